"""Three hundred people without a seat vote at the real window, and every vote counts. How long the window stood still
meanwhile is told, not judged: that depends on the machine."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter, thread_time

import pytest
from PySide6.QtCore import Qt, QTimer

from tests.app.phones.conftest import PhoneTable
from tests.app.phones.test_audience import asked

pytestmark = [pytest.mark.slow, pytest.mark.timeout(180)]

VISITORS = 299
"""And one more, who is here already."""

STALL = 0.016
"""What somebody could see, in seconds."""


class Stalls:
    """A timer in the window's own thread that should come every millisecond: how long it was away by the clock, and how
    long that thread has worked meanwhile. On a busy machine only the second says what the program did."""

    def __init__(self) -> None:
        self.gaps: list[float] = []
        self.work: list[float] = []
        self._last, self._worked = perf_counter(), thread_time()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(1)

    def _tick(self) -> None:
        now, worked = perf_counter(), thread_time()
        self.gaps.append(now - self._last)
        self.work.append(worked - self._worked)
        self._last, self._worked = now, worked

    def stop(self) -> None:
        self._timer.stop()

    @property
    def long(self) -> int:
        """How many of them somebody could see."""
        return sum(gap > STALL for gap in self.gaps)


@contextmanager
def hall(table: PhoneTable) -> Iterator[subprocess.Popen[str]]:
    host = table.controller.host
    assert host is not None
    command = [sys.executable, "-m", "tests.support.many_visitors", str(host.port), host.record.secret, str(VISITORS)]
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
        longest, most = max(one.gaps) * 1000, max(one.work) * 1000
        sys.stdout.write(f"{name}: {longest:.1f} ms by the clock, {most:.1f} ms of work, {one.long} above 16 ms\n")
    sys.stdout.write(f"slowest answer: {told['slowest'] * 1000:.1f} ms\n")
    assert told["counted"] == VISITORS
    counts = dict(table.evening.covers.ballot.counts)
    assert counts == {1: 76, 2: 75, 3: 75, 4: 74}
    assert "300 votes so far." in table.page.ui.sentenceLabel.text()
