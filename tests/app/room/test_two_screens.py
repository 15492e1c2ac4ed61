"""A projector that is really plugged in and out: the app on an X server with two outputs."""

import os
import queue
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.trials.two_outputs import TwoOutputs

PATIENCE = 60.0

LAPTOP, PROJECTOR = "DUMMY1", "DUMMY0"
"""The first output counts as connected from the beginning, any other one once it has a picture; Qt hears of an output's
mode and place only if it was connected when it came. So the cable is in the first one."""

LAPTOPS = ("1368x768", "1024x768")


class Desk:
    """An X server, and the hand that plugs cables in."""

    def __init__(self, display: str) -> None:
        self.environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        self.environment.pop("WAYLAND_DISPLAY", None)
        for mode in LAPTOPS:
            self.xrandr("--addmode", LAPTOP, mode)
        self.unplug("--primary")
        self.xrandr()  # which looks at all of them again

    def xrandr(self, *words: str) -> None:
        command = ["xrandr", *words]
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        assert done.returncode == 0, done.stderr

    def plug_in(self, mode: str = "1920x1080", where: str = "--right-of") -> None:
        """Or, where it is plugged in already, give it another mode or another place."""
        self.xrandr("--output", PROJECTOR, "--mode", mode, where, LAPTOP)

    def mirror(self, mode: str) -> None:
        self.plug_in(mode, "--same-as")

    def unplug(self, *words: str) -> None:
        """The laptop's own picture stays where everything begins."""
        laptop = ("--output", LAPTOP, "--mode", LAPTOPS[0], "--pos", "0x0", *words)
        self.xrandr("--output", PROJECTOR, "--off", *laptop)


class Running:
    """The app as another program, heard line by line."""

    def __init__(self, desk: Desk, data: Path, what: str) -> None:
        command = [sys.executable, "-m", "tests.support.showing_app", str(data), what]
        self._errors = data / "errors"
        with self._errors.open("w", encoding="utf-8") as errors:
            self.process = subprocess.Popen(
                command,
                env=desk.environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        self._lines: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line.strip())

    def until(self, *parts: str) -> str:
        """The next line with all of these in it."""
        end, heard = time.monotonic() + PATIENCE, []
        while time.monotonic() < end:
            try:
                line = self._lines.get(timeout=0.2)
            except queue.Empty:
                continue
            heard.append(line)
            assert not line.endswith("LEAK"), heard
            if all(part in line for part in parts):
                return line
        raise AssertionError(f"never {parts}; heard {heard}; {self._errors.read_text()}")

    def until_any(self, *starts: str, after: str) -> str:
        """Tell it this word; what it answers, which begins with one of these."""
        self.tell(after)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if (line := self.until("")).startswith(starts):
                return line
        raise AssertionError(f"never {starts}")

    def tell(self, word: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{word}\n")
        self.process.stdin.flush()

    def end(self) -> str:
        """Close the window; what it complained about."""
        self.tell("quit")
        assert self.process.wait(PATIENCE) == 0
        return self._errors.read_text()

    def complaints(self) -> str:
        """So far."""
        return self._errors.read_text()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    if not all(shutil.which(program) for program in ("Xorg", "xrandr")):
        pytest.skip("needs Xorg with its dummy driver, and xrandr")
    server = TwoOutputs(tmp_path_factory.mktemp("xorg"), 3840, 1080)
    try:
        if not server.is_running:
            pytest.skip("Xorg cannot be started here")
        yield Desk(server.display)
    finally:
        server.close()


@pytest.fixture(scope="module")
def playing(desk: Desk, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    desk.unplug()
    app = Running(desk, tmp_path_factory.mktemp("match"), "match")
    app.until("STRIP ALONE", "1368x", "laptop mirror")
    desk.plug_in()
    app.until("SPLIT", "room 1368,0 1920x1080", f"laptop console on {LAPTOP}", "clean")
    yield app
    app.kill()


@pytest.fixture
def showing(desk: Desk, tmp_path: Path) -> Iterator[Running]:
    desk.unplug()
    app = Running(desk, tmp_path, "show")
    yield app
    app.kill()


def go_through(desk: Desk, app: Running, waits: str, after: str) -> None:
    """All that cables and the host's key do to two screens; each time it is seen what belongs there. What is going on
    `waits` while the room has no picture; `after` is said of it when there is one again."""
    here = ("room 1368,0", f"on {LAPTOP}", "clean")
    desk.unplug()
    app.until("FOLDED ALONE", "room hidden", f"on {LAPTOP}", waits)
    desk.plug_in("1280x800")
    app.until("SPLIT", "1280x800", *here, after)
    desk.plug_in("1024x768")
    app.until("SPLIT", "1024x768", *here, after)
    desk.mirror("1024x768")
    app.until("FOLDED MIRRORED", "room hidden", f"on {LAPTOP}", waits)
    desk.plug_in("1920x1080")
    app.until("SPLIT", "1920x1080", *here, after)
    app.tell("swap")
    app.until("SPLIT", "room 0,0 1368x768", f"on {PROJECTOR}", "clean", after)
    app.tell("swap")
    app.until("SPLIT", "1920x1080", *here, after)


def change_the_laptop(desk: Desk, app: Running, after: str) -> None:
    """While the room looks at its screen: another mode of it, and the other cable pulled out."""
    app.tell("swap")
    app.until("SPLIT", "room 0,0 1368x768", f"on {PROJECTOR}", "clean")
    for mode in reversed(LAPTOPS):
        desk.xrandr("--output", LAPTOP, "--mode", mode)
        app.until("SPLIT", f"room 0,0 {mode}", f"on {PROJECTOR}", "clean", after)
    desk.unplug()
    app.until("FOLDED ALONE", "room hidden", f"on {LAPTOP}")
    desk.plug_in()
    app.until("SPLIT", "room 0,0 1368x768", f"on {PROJECTOR}", "clean", after)
    app.tell("swap")
    app.until("SPLIT", "room 1368,0 1920x1080", f"on {LAPTOP}", "clean", after)


@pytest.mark.slow
def test_a_show_keeps_to_the_projector_at_every_step(desk: Desk, showing: Running) -> None:
    showing.until("STRIP ALONE", "room 0,0 1368x768", "laptop console", "going, INTRO")
    desk.plug_in()
    for step in ("INTRO", "LOOK", "DARK", "THINK", "REVEAL", "LABELS"):
        showing.until("SPLIT", "room 1368,0 1920x1080", f"laptop console on {LAPTOP}", "going", step, "clean")
        go_through(desk, showing, f"still, {step}", f"going, {step}")
        if step == "LOOK":
            change_the_laptop(desk, showing, f"going, {step}")
        showing.tell("go_on")
        if step not in ("REVEAL", "LABELS"):
            showing.tell("go_on")  # what moves is skipped
    complaints = showing.end()
    assert "Traceback" not in complaints, complaints


@pytest.mark.slow
def test_a_projector_is_plugged_in_and_out(desk: Desk, playing: Running, tmp_path: Path) -> None:
    playing.tell("go_on")  # open the exhibit
    playing.until("going, turn 1")
    go_through(desk, playing, "paused, turn 1", "paused, turn 1")
    change_the_laptop(desk, playing, "paused, turn 1")
    desk.unplug()
    playing.until("FOLDED ALONE", "hidden")
    desk.mirror("1280x800")
    playing.until("FOLDED MIRRORED", "hidden", "laptop table", "paused, turn 1")
    playing.tell("unfold")
    playing.until("STRIP MIRRORED", "1368x", "laptop mirror", "paused, turn 1", "clean")
    desk.unplug()
    playing.until("FOLDED ALONE", "hidden", "laptop table")
    desk.mirror("1280x800")
    playing.until("STRIP MIRRORED", "laptop mirror", "paused, turn 1", "clean")
    desk.plug_in()
    playing.until("SPLIT", "room 1368,0 1920x1080", f"laptop console on {LAPTOP}", "paused, turn 1", "clean")
    playing.tell("resume")
    playing.until("SPLIT", "going, turn 1")
    assert "Traceback" not in playing.complaints()


@pytest.mark.slow
@pytest.mark.parametrize("slug", ["stolen_paintings", "art_robbery", "steal_this_game", "art_gallery"])
def test_at_every_phase_nothing_is_lost_and_nothing_private_is_shown(desk: Desk, playing: Running, slug: str) -> None:
    playing.tell(f"start {slug}")
    seen: set[str] = set()
    while (phase := playing.until_any("phase ", "over", after="walk")) != "over":
        seen.add(phase)
        turn = playing.until("SPLIT", "going, turn", "clean").partition("turn ")[2].partition(",")[0]
        go_through(desk, playing, f"paused, turn {turn},", f"paused, turn {turn},")
        playing.tell("resume")
        playing.until("SPLIT", f"going, turn {turn},")
    assert len(seen) > 2
