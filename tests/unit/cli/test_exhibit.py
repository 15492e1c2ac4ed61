"""`artgames exhibit`: refusals in one sentence, a whole exhibit, counts as CSV, and a kiosk that survives kill -9."""

import csv
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from artgames.__main__ import main
from artgames.cli.exhibit import HEART
from artgames.exhibits.heartbeat import Pulse, read_pulse
from artgames.exhibits.kiosk_status import NAME, read_status
from artgames.exhibits.pin import opens
from artgames.exhibits.playlist import Playlist, Round
from artgames.exhibits.playlist_file import as_text, write_playlist

PATIENCE = 60.0
"""Seconds after which something is surely broken; how long it takes on a busy machine is no matter."""


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ([], "name a playlist"),
        (["nowhere.artexhibit"], "there is no playlist “nowhere.artexhibit”; ours are"),
        (["memory-of-the-wall", "--screen", "0"], "screens are counted from 1"),
        (["memory-of-the-wall", "--rounds", "0"], "--rounds is a number from 1 on"),
        (["memory-of-the-wall", "--speed", "1000"], "--speed is a number from"),
        (["memory-of-the-wall", "--kiosk", "--rounds", "3"], "visitors decide"),
        (["--pin", "12a4"], "a PIN has four to eight digits"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_sentence(
    given: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["exhibit", *given]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert told in line


def test_a_wrong_file_is_refused_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "foyer.artexhibit"
    file.write_text('{"kind": "artgames exhibit",\n"rounds": [\n{"paintings": 7}]}', encoding="utf-8")
    assert main(["exhibit", str(file)]) == 2
    assert capsys.readouterr().err == ("artgames: foyer.artexhibit, line 3: “paintings” must be 12, 16, 20 or 24.\n")


def test_a_pin_is_printed_as_it_stands_in_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["exhibit", "--pin", "2468"]) == 0
    printed = re.fullmatch(r'"pin": "(.+)"\n', capsys.readouterr().out)
    assert printed is not None
    assert opens("2468", printed[1])


def artgames(*given: str) -> list[str]:
    return [sys.executable, "-m", "artgames", "exhibit", *given]


def test_a_whole_exhibit_runs_and_is_counted(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "quick.artexhibit"
    quick = Round(title="Blue", paintings=12, look_seconds=5, think_seconds=5, label_seconds=2, stolen=1)
    write_playlist(Playlist(title="Quick", rounds=(quick,), sound=0), file)
    command = artgames(str(file), "--rounds", "2", "--speed", "100", "--data", str(data))
    done = subprocess.run(command, capture_output=True, timeout=PATIENCE * 2, check=False)
    assert done.returncode == 0, done.stderr
    assert main(["exhibit", "--counts", str(tmp_path / "counts.csv"), "--data", str(data)]) == 0
    (row,) = csv.DictReader((tmp_path / "counts.csv").read_text(encoding="utf-8-sig").splitlines())
    assert (row["exhibit"], row["title"], row["started"], row["finished"]) == ("Quick", "Blue", "2", "2")


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"deck": "set:nowhere"}, "Round 1: There is no deck called “set:nowhere” on this computer."),
        ({"screen": 9}, "there is no screen 9; this machine has 1"),
    ],
)
def test_what_this_machine_cannot_show_is_refused(tmp_path: Path, more: dict[str, object], told: str) -> None:
    file = tmp_path / "foyer.artexhibit"
    deck = str(more.get("deck", "collection"))
    screen = int(str(more.get("screen", 0)))
    write_playlist(Playlist(rounds=(Round(deck=deck),), screen=screen), file)
    done = subprocess.run(artgames(str(file)), capture_output=True, timeout=PATIENCE, check=False, encoding="utf-8")
    assert done.returncode == 2
    assert f"artgames: {told}" in done.stderr


def test_one_bad_round_is_left_out_and_the_log_says_so(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "half.artexhibit"
    quick = Round(title="Blue", paintings=12, look_seconds=5, think_seconds=5, label_seconds=2, stolen=1)
    write_playlist(Playlist(rounds=(Round(deck="set:nowhere"), quick), sound=0), file)
    command = artgames(str(file), "--rounds", "2", "--speed", "100", "--data", str(data))
    done = subprocess.run(command, capture_output=True, timeout=PATIENCE * 2, check=False)
    assert done.returncode == 0, done.stderr
    log = (data / "kiosk.log").read_text(encoding="utf-8")
    assert "left out: Round 1: There is no deck called “set:nowhere” on this computer." in log
    assert main(["exhibit", "--counts", str(tmp_path / "counts.csv"), "--data", str(data)]) == 0
    (row,) = csv.DictReader((tmp_path / "counts.csv").read_text(encoding="utf-8-sig").splitlines())
    assert (row["round"], row["title"], row["finished"]) == ("2", "Blue", "1")


# The kiosk


class Kiosk:
    """A kiosk that really runs, and what its technician can see of it."""

    def __init__(self, data: Path, file: str = "memory-of-the-wall") -> None:
        self.data = data
        command = artgames(file, "--kiosk", "--data", str(data))
        self.program = subprocess.Popen(command, stderr=subprocess.DEVNULL)

    def log(self) -> str:
        file = self.data / "kiosk.log"
        return file.read_text(encoding="utf-8") if file.exists() else ""

    def windows(self) -> list[int]:
        """The processes of all windows so far."""
        return [int(number) for number in re.findall(r"was started \(process (\d+)\)", self.log())]

    def shows(self, count: int) -> bool:
        """Whether the window was started so often and is well."""
        return len(self.windows()) == count and self.pulse() is not None

    def pulse(self) -> Pulse | None:
        """Of the window that was started last."""
        heart = self.data / HEART
        return read_pulse(heart) if heart.exists() and heart.stat().st_mtime > 0 else None


def wait_until(what: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, "this never happened"
        time.sleep(0.02)


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[Kiosk]:
    made = Kiosk(tmp_path / "data")
    yield made
    made.program.terminate()
    assert made.program.wait(PATIENCE) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_kiosk_comes_back_after_kill_9(kiosk: Kiosk) -> None:
    wait_until(lambda: kiosk.shows(1))
    os.kill(kiosk.windows()[0], signal.SIGKILL)
    wait_until(lambda: kiosk.shows(2))
    first, second = kiosk.windows()
    assert first != second
    assert "ended by a fault (exit code -9); again in 0.25 s" in kiosk.log()
    assert kiosk.program.poll() is None


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (as_text(Playlist(rounds=(Round(deck="set:nowhere"),))), "Round 1: There is no deck called “set:nowhere”"),
        ('{"kind": "artgames exhibit",\n"rounds": [', "foyer.artexhibit, line 2: there is a mistake."),
        (None, "foyer.artexhibit cannot be read"),
    ],
)
def test_a_kiosk_that_cannot_be_shown_says_so_on_its_screen_and_in_its_log(
    tmp_path: Path, text: str | None, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "foyer.artexhibit"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    kiosk = Kiosk(tmp_path / "data", str(file))
    try:
        wait_until(lambda: (pulse := kiosk.pulse()) is not None and pulse.shows == "fault")
        assert told in kiosk.log()
        wait_until(lambda: (known := read_status(kiosk.data / NAME)) is not None and known.shows == "fault")
        assert main(["exhibit", "--status", "--data", str(kiosk.data)]) == 1
        assert "on the screen: a fault card" in capsys.readouterr().out
    finally:
        kiosk.program.terminate()
        kiosk.program.wait(PATIENCE)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_window_whose_watcher_was_killed_while_it_began_ends_too(tmp_path: Path) -> None:
    kiosk = Kiosk(tmp_path / "data")
    wait_until(lambda: len(kiosk.windows()) == 1)
    (window,) = kiosk.windows()
    kiosk.program.kill()
    kiosk.program.wait()
    wait_until(lambda: not _lives(window))


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_window_that_nobody_watches_over_ends(kiosk: Kiosk, tmp_path: Path) -> None:
    """Otherwise a new kiosk would be started beside the old one."""
    wait_until(lambda: kiosk.shows(1))
    (window,) = kiosk.windows()
    kiosk.program.kill()
    kiosk.program.wait()
    wait_until(lambda: not _lives(window))
    kiosk.program = subprocess.Popen([sys.executable, "-c", ""])  # for the fixture to end
    kiosk.program.wait()


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return not Path(f"/proc/{pid}").exists() or "Z" not in Path(f"/proc/{pid}/stat").read_text().split(")")[1][:3]
