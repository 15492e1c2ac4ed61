"""A window that ends by a fault comes back; one that was left does not. The windows here are tiny real programs."""

import os
import sys
import time
from collections.abc import Iterator
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path

import pytest

from artgames.exhibits.heartbeat import FAULTS, Pulse, beat, lay_down, read_pulse
from artgames.exhibits.process_memory import resident_mb
from artgames.exhibits.supervisor import RENEW, SILENCE, STARTING, Supervisor
from artgames.exhibits.technician_log import LARGEST, TechnicianLog


@pytest.fixture
def log(tmp_path: Path) -> TechnicianLog:
    return TechnicianLog(tmp_path / "kiosk.log")


class Time:
    """Passes only when it is told to; programs still run in real time, so each step yields a little."""

    def __init__(self, hour: int = 12) -> None:
        self.now = datetime(2026, 11, 16, hour, 0)

    def sleep(self, seconds: float) -> None:
        time.sleep(0.001)


def program(tmp_path: Path, *codes: int) -> list[str]:
    """Ends with these codes, one after the other; the last one for ever."""
    script = (
        "import sys, pathlib\n"
        f"file = pathlib.Path({str(tmp_path / 'runs')!r})\n"
        "runs = len(file.read_text()) if file.exists() else 0\n"
        "file.write_text('x' * (runs + 1))\n"
        f"codes = {list(codes)}\n"
        "sys.exit(codes[min(runs, len(codes) - 1)])\n"
    )
    return [sys.executable, "-I", "-S", "-c", script]


def lines(log: TechnicianLog) -> list[str]:
    return [line[21:] for line in log.file.read_text(encoding="utf-8").splitlines()]


def test_faults_are_followed_by_a_new_start_until_the_window_is_left(tmp_path: Path, log: TechnicianLog) -> None:
    passing = Time()
    code = Supervisor(program(tmp_path, 1, 70, 0), log, now=lambda: passing.now, sleep=passing.sleep).run()
    assert code == 0
    told = lines(log)
    assert [line for line in told if "fault" in line] == [
        "the window ended by a fault (exit code 1); again in 0.25 s",
        "the window ended by a fault (exit code 70); again in 0.25 s",
    ]
    assert told[-1] == "the window was left"


def test_what_is_refused_is_not_tried_again(tmp_path: Path, log: TechnicianLog) -> None:
    passing = Time()
    assert Supervisor(program(tmp_path, 2), log, now=lambda: passing.now, sleep=passing.sleep).run() == 2
    assert len((tmp_path / "runs").read_text()) == 1
    assert lines(log)[-1] == "the window cannot be opened; nothing is tried again"


def test_a_window_that_dies_at_once_again_and_again_waits_longer(tmp_path: Path, log: TechnicianLog) -> None:
    passing = Time()
    Supervisor(program(tmp_path, *[1] * 11, 0), log, now=lambda: passing.now, sleep=passing.sleep).run()
    waits = [line.rsplit(" ", 2)[1] for line in lines(log) if "fault" in line]
    assert waits == ["0.25", "0.25", "0.25", "0.5", "1", "2", "4", "8", "16", "32", "60"]


WAITS = [sys.executable, "-I", "-S", "-c", "import time; time.sleep(60)"]


def stop_after(starts: int, supervisor: list[Supervisor], passing: Time, log: TechnicianLog) -> Iterator[None]:
    """Let time pass until the window was started so often."""
    for _ in count():
        passing.now += timedelta(seconds=20)
        if log.file.read_text(encoding="utf-8").count("was started") >= starts:
            supervisor[0].end()
        yield


def run_until(starts: int, passing: Time, log: TechnicianLog, **how: object) -> list[str]:
    made: list[Supervisor] = []
    steps = stop_after(starts, made, passing, log)

    def sleep(seconds: float) -> None:
        next(steps)
        time.sleep(0.001)

    made.append(Supervisor(WAITS, log, now=lambda: passing.now, sleep=sleep, **how))  # type: ignore[arg-type]
    made[0].run()
    return lines(log)


def test_every_day_at_its_hour_the_window_is_started_anew(log: TechnicianLog) -> None:
    told = run_until(2, Time(hour=3), log, restart_hour=4)
    assert "the window is started anew: it is 4:00, as every day" in told


def test_a_window_that_holds_too_much_memory_is_started_anew(log: TechnicianLog) -> None:
    told = run_until(2, Time(), log, memory_mb=500, measure=lambda _pid: 501.0)
    assert "the window is started anew: it holds 501 MB; 500 are allowed" in told


def test_a_window_that_hangs_is_started_anew(tmp_path: Path, log: TechnicianLog) -> None:
    told = run_until(2, Time(), log, heart=tmp_path / "heart")
    assert f"the window is started anew: it has shown no sign of life for {STARTING:.0f} s" in told


def test_a_window_that_was_well_and_hangs_is_noticed_within_fifteen_seconds(tmp_path: Path, log: TechnicianLog) -> None:
    heart, begun = tmp_path / "heart", datetime.now()
    script = f"import pathlib, time; pathlib.Path({str(heart)!r}).touch(); time.sleep(60)"
    passed = [0.0]

    def sleep(seconds: float) -> None:
        time.sleep(0.002)
        passed[0] += seconds if heart.exists() else 0.0

    def now() -> datetime:
        return begun + timedelta(seconds=passed[0])

    supervisor = Supervisor([sys.executable, "-I", "-S", "-c", script], log, heart=heart, now=now, sleep=sleep)
    assert supervisor._watch()[1]
    assert lines(log)[-1] == f"the window is started anew: it has shown no sign of life for {SILENCE:.0f} s"
    assert SILENCE < passed[0] <= 15 + 1  # the touch itself came a moment after the beginning


def test_the_log_stays_small(log: TechnicianLog) -> None:
    log.file.write_text("x" * (LARGEST + 1), encoding="utf-8")
    log.write("a new day")
    assert log.file.stat().st_size < 100
    assert len(list(log.file.parent.glob("kiosk*.log"))) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="not measured there")
def test_memory_is_measured() -> None:
    mine = resident_mb()
    assert mine is not None
    assert 5 < mine < 10_000
    assert resident_mb(os.getpid()) == pytest.approx(mine, rel=0.5)


def playing(heart: Path, shows: str) -> list[str]:
    """A window that says what it shows, and stays."""
    words = f'import pathlib, time; pathlib.Path({str(heart)!r}).write_text(\'{{"shows": "{shows}"}}\'); time.sleep(60)'
    return [sys.executable, "-I", "-S", "-c", words]


def watched(tmp_path: Path, log: TechnicianLog, shows: str, hours: float, **how: object) -> str:
    """Let a window stand for so many hours from three o'clock on; why it was started anew, if it was."""
    heart, passed, begun = tmp_path / "heart", [0.0], datetime(2026, 11, 16, 3, 0)
    saw: list[str] = []

    def now() -> datetime:
        if heart.exists() and heart.stat().st_size:  # the window lives as long as the clock goes
            moment = (begun + timedelta(seconds=passed[0])).timestamp()
            os.utime(heart, (moment, moment))
        return begun + timedelta(seconds=passed[0])

    def sleep(seconds: float) -> None:
        time.sleep(0.001)
        if heart.exists() and heart.stat().st_size:
            passed[0] += 600
        if passed[0] > hours * 3600:
            supervisor.end()

    supervisor = Supervisor(
        playing(heart, shows),
        log,
        heart=heart,
        now=now,
        sleep=sleep,
        **how,  # type: ignore[arg-type]
    )
    supervisor._watch()
    saw += [line.removeprefix("the window is started anew: ") for line in lines(log) if "anew" in line]
    return saw[0] if saw else ""


@pytest.mark.parametrize(("shows", "told"), [("invitation", "it is 4:00, as every day"), ("round", "")])
def test_nobody_who_plays_is_thrown_out_for_the_daily_start(
    tmp_path: Path, log: TechnicianLog, shows: str, told: str
) -> None:
    assert watched(tmp_path, log, shows, 5, restart_hour=4) == told


@pytest.mark.parametrize(
    ("shows", "used", "is_ended"), [("round", 600, False), ("round", 1100, True), ("fault", 600, True)]
)
def test_memory_waits_for_visitors_to_go_unless_it_is_far_too_much(
    tmp_path: Path, log: TechnicianLog, shows: str, used: float, is_ended: bool
) -> None:
    told = watched(tmp_path, log, shows, 20, memory_mb=500, measure=lambda _pid: used)
    assert told == (f"it holds {used} MB; 500 are allowed" if is_ended else "")


def test_a_machine_that_slept_through_the_hour_starts_anew_when_it_wakes(log: TechnicianLog) -> None:
    watcher = Supervisor(WAITS, log, restart_hour=4)
    evening = datetime(2026, 11, 15, 22, 0)
    assert not watcher._is_due(evening, datetime(2026, 11, 16, 3, 59))
    assert watcher._is_due(evening, datetime(2026, 11, 16, 9, 0))
    assert not watcher._is_due(datetime(2026, 11, 16, 4, 0, 1), datetime(2026, 11, 16, 9, 0))


def test_a_window_that_asks_for_it_is_started_anew_at_once_and_that_is_no_fault(
    tmp_path: Path, log: TechnicianLog
) -> None:
    passing = Time()
    command = program(tmp_path, 1, 1, RENEW, 1, 0)
    watcher = Supervisor(command, log, now=lambda: passing.now, sleep=passing.sleep)
    assert watcher.run() == 0
    assert watcher._all_faults == 3 and watcher._faults == 1


def test_a_window_knows_how_many_before_it_have_failed(tmp_path: Path, log: TechnicianLog) -> None:
    said = tmp_path / "said"
    script = f"import os, sys; file = open({str(said)!r}, 'a'); told = os.environ[{FAULTS!r}]; file.write(told)"
    command = [sys.executable, "-I", "-S", "-c", script + "; file.close(); sys.exit(told != '2')"]
    passing = Time()
    assert Supervisor(command, log, now=lambda: passing.now, sleep=passing.sleep).run() == 0
    assert said.read_text() == "012"


def test_a_full_disk_is_no_silence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heart = tmp_path / "heart"
    lay_down(heart)
    assert heart.stat().st_mtime == 0

    def full(_path: Path, _words: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    beat(heart, Pulse(), None)
    assert heart.stat().st_mtime > 0
    assert read_pulse(heart) is None
