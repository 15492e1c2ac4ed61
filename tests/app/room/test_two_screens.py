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

PATIENCE = 60.0
MOST_PHASES = 6

CONFIGURATION = """
Section "Device"
  Identifier "outputs"
  Driver "dummy"
  VideoRam 256000
EndSection
Section "Monitor"
  Identifier "any"
  HorizSync 5.0-1000.0
  VertRefresh 5.0-200.0
EndSection
Section "Screen"
  Identifier "desk"
  Device "outputs"
  Monitor "any"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Virtual 3840 1080
  EndSubSection
EndSection
"""

LAPTOP, PROJECTOR = "DUMMY0", "DUMMY1"
MODES = {
    "1024x768": "63.50 1024 1072 1176 1328 768 771 775 798 -hsync +vsync",
    "1280x800": "83.50 1280 1352 1480 1680 800 803 809 831 -hsync +vsync",
    "1920x1080": "173.00 1920 2048 2248 2576 1080 1083 1088 1120 -hsync +vsync",
}


class Desk:
    """An X server, and the hand that plugs cables in."""

    def __init__(self, display: str) -> None:
        self.environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        self.environment.pop("WAYLAND_DISPLAY", None)
        for name, line in MODES.items():
            self.xrandr("--newmode", f"{name}_own", *line.split())
            self.xrandr("--addmode", PROJECTOR, f"{name}_own")
        self.xrandr("--output", LAPTOP, "--mode", "1368x768", "--primary")

    def xrandr(self, *words: str) -> None:
        command = ["xrandr", *words]
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        assert done.returncode == 0, done.stderr

    def plug_in(self, mode: str = "1920x1080", *where: str) -> None:
        place = where or ("--right-of", LAPTOP)
        self.xrandr("--output", PROJECTOR, "--mode", f"{mode}_own", *place)

    def unplug(self) -> None:
        self.xrandr("--output", PROJECTOR, "--off")


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
    folder = tmp_path_factory.mktemp("xorg")
    configuration = folder / "xorg.conf"
    configuration.write_text(CONFIGURATION, encoding="utf-8")
    reading, writing = os.pipe()
    words = ["-noreset", "-nolisten", "tcp", "-novtswitch", "-sharevts", "-logfile", str(folder / "xorg.log")]
    server = subprocess.Popen(
        ["Xorg", "-displayfd", str(writing), "-config", str(configuration), *words],
        pass_fds=(writing,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    try:
        if not number:
            pytest.skip("Xorg cannot be started here")
        yield Desk(f":{number}")
    finally:
        server.terminate()
        server.wait(10)


@pytest.fixture(scope="module")
def playing(desk: Desk, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    desk.unplug()
    app = Running(desk, tmp_path_factory.mktemp("match"), "match")
    app.until("STRIP ALONE", "1368x", "laptop mirror")
    desk.plug_in()
    app.until("SPLIT", "room 1368,0 1920x1080", "laptop console on DUMMY0", "clean")
    yield app
    app.kill()


@pytest.fixture
def showing(desk: Desk, tmp_path: Path) -> Iterator[Running]:
    desk.unplug()
    app = Running(desk, tmp_path, "show")
    yield app
    app.kill()


@pytest.mark.slow
def test_a_show_keeps_to_the_projector_at_every_step(desk: Desk, showing: Running) -> None:
    showing.until("STRIP ALONE", "room 0,0 1368x768", "laptop console", "going, INTRO")
    desk.plug_in("1024x768")
    showing.until("SPLIT", "room 1368,0 1024x768", "laptop console on DUMMY0", "going, INTRO", "clean")
    for step in ("LOOK", "DARK", "THINK", "REVEAL", "LABELS"):
        showing.tell("go_on")
        if step != "LABELS":
            showing.tell("go_on")  # what moves is skipped
        showing.until("SPLIT", "going", step)
        desk.unplug()
        showing.until("FOLDED ALONE", "room hidden", "laptop console on DUMMY0", "still", step)
        desk.plug_in("1280x800")
        showing.until("SPLIT", "room 1368,0 1280x800", "laptop console on DUMMY0", "going", step, "clean")
        if step == "LOOK":
            showing.tell("swap")
            showing.until("SPLIT", "room 0,0 1368x768", "laptop console on DUMMY1", step, "clean")
            for mode in ("1024x768", "1368x768"):  # Qt hears of it from the first output only
                desk.xrandr("--output", LAPTOP, "--mode", mode)
                showing.until("SPLIT", f"room 0,0 {mode}", "laptop console on DUMMY1", step, "clean")
            showing.tell("swap")
            showing.until("SPLIT", "room 1368,0 1280x800", "laptop console on DUMMY0", step, "clean")
        desk.unplug()
        showing.until("FOLDED ALONE", "room hidden")
        desk.plug_in("1024x768", "--same-as", LAPTOP)
        showing.until("FOLDED MIRRORED", "room hidden", "laptop console on DUMMY0", "still", step)
        desk.unplug()
        showing.until("FOLDED ALONE", "room hidden")
        desk.plug_in("1024x768")
        showing.until("SPLIT", "room 1368,0 1024x768", "laptop console on DUMMY0", "going", step, "clean")
    complaints = showing.end()
    assert "Traceback" not in complaints, complaints


@pytest.mark.slow
def test_a_projector_is_plugged_in_and_out(desk: Desk, playing: Running, tmp_path: Path) -> None:
    playing.tell("go_on")  # open the exhibit
    playing.until("going, turn 1")
    desk.unplug()
    playing.until("FOLDED ALONE", "hidden", "laptop table on DUMMY0", "paused, turn 1")
    desk.plug_in("1280x800")
    playing.until("SPLIT", "room 1368,0 1280x800", "laptop console", "paused", "clean")
    playing.tell("swap")
    playing.until("SPLIT", "room 0,0 1368x768", "laptop console on DUMMY1", "clean")
    for mode in ("1024x768", "1368x768"):
        desk.xrandr("--output", LAPTOP, "--mode", mode)
        playing.until("SPLIT", f"room 0,0 {mode}", "laptop console on DUMMY1", "clean")
    playing.tell("swap")
    playing.until("SPLIT", "room 1368,0 1280x800", "laptop console on DUMMY0", "clean")
    desk.unplug()
    playing.until("FOLDED ALONE", "hidden")
    desk.plug_in("1280x800", "--same-as", LAPTOP)
    playing.until("FOLDED MIRRORED", "hidden", "laptop table", "paused, turn 1")
    playing.tell("unfold")
    playing.until("STRIP MIRRORED", "1368x", "laptop mirror", "paused, turn 1", "clean")
    desk.unplug()
    playing.until("FOLDED ALONE", "hidden", "laptop table")
    desk.plug_in("1280x800", "--same-as", LAPTOP)
    playing.until("STRIP MIRRORED", "laptop mirror", "paused, turn 1", "clean")
    desk.unplug()
    playing.until("FOLDED ALONE", "hidden", "laptop table")
    desk.plug_in("1280x800")
    playing.until("SPLIT", "room 1368,0 1280x800", "laptop console on DUMMY0", "paused, turn 1", "clean")
    playing.tell("resume")
    playing.until("SPLIT", "going, turn 1")
    assert "Traceback" not in playing.complaints()


@pytest.mark.slow
@pytest.mark.parametrize("slug", ["stolen_paintings", "art_robbery", "steal_this_game", "art_gallery"])
def test_at_every_phase_nothing_is_lost_and_nothing_private_is_shown(desk: Desk, playing: Running, slug: str) -> None:
    playing.tell(f"start {slug}")
    seen: set[str] = set()
    while (phase := playing.until_any("phase ", "over", after="walk")) != "over" and len(seen) < MOST_PHASES:
        seen.add(phase)
        turn = playing.until("SPLIT", "going, turn", "clean").partition("turn ")[2].partition(",")[0]
        desk.unplug()
        playing.until("FOLDED ALONE", "hidden", f"paused, turn {turn},")
        desk.plug_in("1024x768", "--same-as", LAPTOP)
        playing.until("FOLDED MIRRORED", "hidden", "laptop table", f"paused, turn {turn},")
        desk.unplug()
        playing.until("FOLDED ALONE", "hidden")
        size = "1280x800" if len(seen) % 2 else "1024x768"
        desk.plug_in(size)
        playing.until("SPLIT", f"room 1368,0 {size}", f"paused, turn {turn},", "clean")
        playing.tell("resume")
        playing.until("SPLIT", f"going, turn {turn},")
    assert len(seen) > 2
