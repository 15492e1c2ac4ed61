"""A class that a crash has cut off goes on where it was; another one, or the next day's, begins with nobody."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec

from artgames.phones import record as records
from artgames.phones.host import PhoneHost
from artgames.phones.record import CLASS_LASTS, Pupil, RoomRecord, new_record
from tests.support.phone_client import phone, until
from tests.unit.phones.class_of_pupils import FACES

Hosts = Callable[..., PhoneHost]
ROOT = Path(__file__).parents[3]


class _Program:
    """The class in a process of its own."""

    def __init__(self, file: Path) -> None:
        command = [sys.executable, "-m", "tests.support.class_program", str(file)]
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        port, secret, right = self._process.stdout.readline().split()
        self.right = int(right)
        self.host: Any = SimpleNamespace(port=int(port), record=SimpleNamespace(secret=secret))

    def tell(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate()


def _is_in(file: Path, text: str) -> bool:
    return text in file.read_text("utf-8")


def test_a_killed_program_goes_on_with_names_and_points(tmp_path: Path) -> None:
    """Three times in a row, so that points add up over crashes."""

    async def run() -> None:
        file, token = tmp_path / "exhibit-phones.json", ""
        for crashes in range(3):
            program = await asyncio.to_thread(_Program, file)
            try:
                async with phone(program.host, token=token) as one:
                    if not token:
                        await one.hear("seats")
                        await one.say("visit", name="Frida", face="fox")
                    me = await one.hear("me")
                    while not me.get("name"):  # here before the names were asked for
                        me = await one.hear("me")
                    token = token or one.token
                    assert (me["name"], me["points"]) == ("Frida", str(crashes))
                    while "ways" not in one.sheet:
                        await one.hear("sheet")
                    said = {"numbers": [program.right]}
                    await one.say("answer", question=one.sheet["question"], way=0, answers=said)
                    await one.hear("vote")
                    program.tell()
                    assert (await one.hear("result"))["points"] == str(crashes + 1)
                    await until(partial(_is_in, file, f'"points":{crashes + 1}'), "it is on disk")
            finally:
                await asyncio.to_thread(program.kill)

    asyncio.run(run())


def left_by_a_crash(seconds_ago: float = 0.0) -> RoomRecord:
    return msgspec.structs.replace(
        new_record(0),
        visitors=("a digest",),
        pupils=(Pupil("a digest", "Frida", "fox", 3),),
        lesson="Class",
        class_seen=time.time() - seconds_ago,
    )


def test_another_class_begins_with_nobody(hosts: Hosts) -> None:
    async def run() -> None:
        host = hosts(left_by_a_crash(), seats=0)
        assert [one.points for one in host.pupils()] == [3]
        host.ask_names(FACES, "Another class")
        await until(lambda: host.pupils() == (), "names of another class are gone")

    asyncio.run(run())


def test_what_a_crash_has_left_is_forgotten_in_time(hosts: Hosts, tmp_path: Path) -> None:
    """Whoever opens phones next, whether for a class or not, leaves no old name on the disk."""
    file = tmp_path / "exhibit-phones.json"
    hosts(left_by_a_crash(CLASS_LASTS - 60), seats=0, keep=lambda record: records.save(record, file))
    assert "Frida" in file.read_text()
    hosts(left_by_a_crash(CLASS_LASTS + 60), seats=0, keep=lambda record: records.save(record, file))
    assert "Frida" not in file.read_text()
