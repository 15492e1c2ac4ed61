"""The app as a real program on a real X server, driven from outside by mouse and keyboard."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        shutil.which("Xvfb") is None or shutil.which("xdotool") is None, reason="needs Xvfb and xdotool"
    ),
]

PATIENCE = 60.0


class Screen:
    """A virtual screen and the hands before it."""

    def __init__(self, display: str) -> None:
        self.environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        self.environment.pop("WAYLAND_DISPLAY", None)

    def do(self, *words: str) -> str:
        command = ["xdotool", *words]
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        return done.stdout.strip()

    def window(self) -> str:
        """The app's window, as soon as it can be seen."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            found = self.do("search", "--onlyvisible", "--name", "^Artgames$").split()
            if found:
                return found[-1]
            time.sleep(0.2)
        raise AssertionError("no window appeared")

    def press(self, window: str, *keys: str) -> None:
        self.do("windowfocus", "--sync", window)
        for key in keys:
            self.do("key", key)
            time.sleep(0.4)


@pytest.fixture
def screen() -> Iterator[Screen]:
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1366x768x24", "-nolisten", "tcp"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        display = f":{told.readline().strip()}"
    yield Screen(display)
    server.terminate()
    server.wait(10)


def start(screen: Screen, data: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "artgames", "--data", str(data)]
    return subprocess.Popen(command, env=screen.environment, stderr=subprocess.PIPE, text=True)


def test_a_table_is_set_up_left_and_continued(screen: Screen, tmp_path: Path) -> None:
    with start(screen, tmp_path) as app:
        try:
            window = screen.window()
            time.sleep(1.5)
            screen.press(window, "Return")  # set up a table
            screen.press(window, "ctrl+Return")  # start it
            time.sleep(1.5)
            screen.press(window, "ctrl+q")
            assert app.wait(PATIENCE) == 0
            assert app.stderr is not None and "Traceback" not in app.stderr.read()
        finally:
            app.kill()
    from artgames import games
    from artgames.store import Store

    with Store.open(tmp_path) as store:
        (unfinished,) = store.unfinished()
        assert unfinished.table.game in games.names()
        assert len(unfinished.table.players) >= 2
