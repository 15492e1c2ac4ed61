"""Three hundred people without a seat vote at the real window, and every vote counts. How long the window stood still
meanwhile is told, not judged: that depends on the machine."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from scripts.benchmarks.phone_stalls import Stalls
from tests.app.phones.conftest import PhoneTable
from tests.app.phones.test_audience import asked

pytestmark = [pytest.mark.slow, pytest.mark.timeout(180)]

VISITORS = 299
"""And one more, who is here already."""


@contextmanager
def hall(table: PhoneTable) -> Iterator[subprocess.Popen[str]]:
    host = table.controller.host
    assert host is not None
    command = [
        sys.executable,
        "-m",
        "scripts.benchmarks.phone_visitors",
        str(host.port),
        host.record.secret,
        str(VISITORS),
    ]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def test_a_full_hall_votes(phone_table: PhoneTable) -> None:
    table = phone_table
    (first,) = asked(table, 1)
    with hall(table) as process:
        assert process.stdout is not None and process.stdin is not None

        def all_are_in() -> bool:
            assert process.poll() is None, "the hall is closed"
            return table.controller.visitors == VISITORS + 1

        table.app.bot.waitUntil(all_are_in, timeout=400_000)
        assert process.stdout.readline() == "in\n"
        idle = Stalls()
        table.app.bot.wait(1500)
        idle.stop()
        busy = Stalls()
        process.stdin.write("vote\n")
        process.stdin.flush()
        first.answer(tokens=[1])
        table.app.bot.waitUntil(lambda: table.evening.covers.ballot.voters == VISITORS + 1)
        busy.stop()
        told = json.loads(process.stdout.readline())
    for name, one in (("idle", idle), ("busy", busy)):  # pytest -s shows it
        longest, most = max(one.gaps), max(one.work)
        sys.stdout.write(f"{name}: {longest:.1f} ms by the clock, {most:.1f} ms of work, {one.long} above 16 ms\n")
    sys.stdout.write(f"slowest answer: {told['slowest'] * 1000:.1f} ms\n")
    assert told["counted"] == VISITORS
    counts = dict(table.evening.covers.ballot.counts)
    assert counts == {1: 76, 2: 75, 3: 75, 4: 74}
    assert "300 votes so far." in table.page.ui.sentenceLabel.text()
