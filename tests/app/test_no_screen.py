"""Where no window can be shown, one sentence says so, and nothing is dumped."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HOPELESS = {
    "no display": {"QT_QPA_PLATFORM": "xcb"},
    "a display that is not there": {"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":4711"},
    "a platform that nobody knows": {"QT_QPA_PLATFORM": "teapot"},
}


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
@pytest.mark.parametrize("surroundings", HOPELESS.values(), ids=HOPELESS)
def test_no_screen_is_said_in_a_sentence(tmp_path: Path, surroundings: dict[str, str]) -> None:
    unset = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    known = {name: value for name, value in os.environ.items() if name not in unset}
    ended = subprocess.run(
        [sys.executable, "-m", "artgames", "--data", str(tmp_path)],
        env=known | surroundings | {"PYTHONPATH": str(Path.cwd())},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ended.returncode == 3, ended.stderr
    assert len(ended.stderr.splitlines()) == 1 and "no screen" in ended.stderr
