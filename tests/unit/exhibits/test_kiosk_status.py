"""What a technician reads about a kiosk, and the unit that starts one."""

import configparser
import shlex
import sys
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from artgames.__main__ import main
from artgames.exhibits import autostart, kiosk_status
from artgames.exhibits.kiosk_status import KioskStatus, in_words, is_well, read_status, write_status
from artgames.exhibits.supervisor import Supervisor
from artgames.exhibits.technician_log import TechnicianLog
from tests.unit.exhibits.test_supervisor import Time, program

NOON = datetime(2026, 11, 16, 12)
STATUS = KioskStatus(exhibit="Foyer", written=NOON, window=7, since=NOON, starts=3, faults=2, memory_mb=310, last="hm")


def test_a_kiosk_that_runs_is_well_until_its_watcher_is_silent() -> None:
    assert is_well(STATUS, NOON + timedelta(seconds=20))
    assert in_words(STATUS, NOON) == [
        "Foyer: running since 2026-11-16 12:00:00 (process 7, 310 MB)",
        "starts: 3, after a fault: 2",
        "last: hm",
    ]
    later = NOON + timedelta(minutes=5)
    assert not is_well(STATUS, later)
    assert in_words(STATUS, later)[0] == "Foyer: not running; last seen at 2026-11-16 12:00:00"
    assert in_words(None, NOON) == ["no kiosk has run here"] and not is_well(None, NOON)


def test_a_status_is_read_as_it_was_written_and_a_damaged_one_is_none(tmp_path: Path) -> None:
    file = tmp_path / "deep" / kiosk_status.NAME
    write_status(file, STATUS)
    assert read_status(file) == STATUS
    file.write_text("{", encoding="utf-8")
    assert read_status(file) is None


def test_the_watcher_writes_how_it_went(tmp_path: Path) -> None:
    passing, file = Time(), tmp_path / kiosk_status.NAME
    log = TechnicianLog(tmp_path / "kiosk.log")
    watcher = Supervisor(
        program(tmp_path, 1, 0), log, now=lambda: passing.now, sleep=passing.sleep, status=file, exhibit="Foyer"
    )
    assert watcher.run() == 0
    status = read_status(file)
    assert status is not None and status.ended
    assert (status.exhibit, status.starts, status.faults, status.last) == ("Foyer", 2, 1, "the window was left")
    assert in_words(status, passing.now)[0].startswith("Foyer: ended at")


def test_a_window_that_crashes_again_and_again_is_not_well(tmp_path: Path) -> None:
    passing, file, told = Time(), tmp_path / kiosk_status.NAME, list[KioskStatus]()

    def sleep(seconds: float) -> None:
        passing.sleep(seconds)
        if watcher.child is not None and watcher.child.poll() is not None:  # however long a real program may take
            passing.now += timedelta(seconds=seconds)
        if (status := read_status(file)) is not None:
            told.append(status)

    log = TechnicianLog(tmp_path / "kiosk.log")
    watcher = Supervisor(program(tmp_path, *[1] * 7, 0), log, now=lambda: passing.now, sleep=sleep, status=file)
    assert watcher.run() == 0
    after = [one for one in told if one.faults]
    assert after and not any(one.window or is_well(one, one.written) for one in after)
    assert (
        "the window ends by a fault; starts: 2, after a fault: 2"
        in in_words(next(one for one in after if one.faults == 2 == one.starts), after[0].written)[0]
    )
    gaps = [later.written - earlier.written for earlier, later in pairwise(after)]
    assert max(gaps) < kiosk_status.FRESH, "somebody watches, also while it waits for the next start"


def test_after_a_fault_it_is_well_again_once_the_next_window_has_stood(tmp_path: Path) -> None:
    passing, file, told = Time(), tmp_path / kiosk_status.NAME, list[KioskStatus]()
    script = "import sys, pathlib, time\nfile = pathlib.Path(sys.argv[1])\n"
    script += "first = not file.exists()\nfile.touch()\nsys.exit(1) if first else time.sleep(3600)\n"
    command = [sys.executable, "-I", "-S", "-c", script, str(tmp_path / "ran")]

    def sleep(seconds: float) -> None:
        passing.sleep(seconds)
        passing.now += timedelta(seconds=1)
        if (status := read_status(file)) is not None:
            told.append(status)
            if status.faults and status.window:
                watcher.end()

    log = TechnicianLog(tmp_path / "kiosk.log")
    watcher = Supervisor(command, log, now=lambda: passing.now, sleep=sleep, status=file)
    assert watcher.run() == 0
    assert not is_well(next(one for one in told if one.faults), passing.now)
    assert is_well(told[-1], told[-1].written) and told[-1].faults == 1


def test_the_command_line_says_whether_all_is_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["exhibit", "--status", "--data", str(tmp_path)]) == 1
    assert capsys.readouterr().out == "no kiosk has run here\n"
    now = datetime.now()
    write_status(tmp_path / kiosk_status.NAME, KioskStatus(exhibit="Foyer", written=now, window=7, since=now))
    assert main(["exhibit", "--status", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("Foyer: running since")


def test_the_unit_starts_the_watcher_with_every_word_as_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    data = tmp_path / 'my "foyer" $1 50%'
    words = ["memory-of-the-wall", "--install-autostart", "--screen", "2", "--data", str(data)]
    assert main(["exhibit", *words]) == 0
    assert f"enable --now {autostart.NAME}" in capsys.readouterr().out
    read = configparser.RawConfigParser()
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read(tmp_path / "systemd" / "user" / autostart.NAME, encoding="utf-8")
    command = shlex.split(read["Service"]["ExecStart"].replace("$$", "$").replace("%%", "%"))
    assert command[-9] == "exhibit" and command[-8].endswith("memory-of-the-wall.artexhibit")
    assert command[-7:] == ["--kiosk", "--speed", "1", "--screen", "2", "--data", str(data)]
    assert read["Unit"]["Description"] == "Artgames kiosk: Memory of the wall"
