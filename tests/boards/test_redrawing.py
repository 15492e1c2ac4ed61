"""No board is hurt by being drawn anew, whatever somebody does with one of its items meanwhile."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from artgames import games

PROJECT = Path(__file__).resolve().parents[2]
REDRAWS = 200
GROUPS = 4
"""Programs to be started: to start one takes longer than to try a game."""


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("slugs", [games.names()[group::GROUPS] for group in range(GROUPS)], ids=" ".join)
def test_every_board_stands_being_drawn_anew_two_hundred_times(slugs: tuple[str, ...]) -> None:
    """Focused, written into, dragged, pressed, hovered and moved; in a program of its own, which may crash.

    Memory that was given back is overwritten at once, so that whoever still uses it is found out.
    """
    command = [sys.executable, "-X", "faulthandler", "-m", "tests.boards.redrawing", "--redraws", str(REDRAWS), *slugs]
    done = subprocess.run(
        command,
        cwd=PROJECT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "MALLOC_PERTURB_": "165", "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout.splitlines()[-1:]}\n{done.stderr[-6000:]}"
