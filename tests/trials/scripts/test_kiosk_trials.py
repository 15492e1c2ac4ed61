"""The trials of kiosks work. What they measure on a busy machine is no test: only that nothing is lost."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.trials.exhibit_trial import SETTLED, settled, slope
from scripts.trials.kiosk_display import NEEDED
from scripts.trials.kiosk_kill_trial import Came, tell

PROJECT = Path(__file__).resolve().parents[3]
PATIENCE = 240


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", *words]
    return subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_growth_is_that_of_a_line_after_the_first_hour() -> None:
    steady = [300.0] * 12
    assert slope([*range(SETTLED), *steady]) == 0
    assert slope([*[0.0] * SETTLED, *(300 + 0.5 * look for look in range(12))]) == pytest.approx(3)  # six looks an hour
    assert slope(steady[:SETTLED]) == 0


def test_what_is_held_is_counted_when_the_store_of_pictures_is_full() -> None:
    assert settled([20.0] * 9) == SETTLED
    filling = [20.0 + 8 * look for look in range(10)]
    assert settled([*filling, *[95.0, 96.0] * 3]) == 10
    assert settled(filling) == SETTLED


@pytest.mark.parametrize("more", [(), ("--kiosk",)])
def test_an_hour_of_a_show_runs_at_speed(more: tuple[str, ...]) -> None:
    done = run("scripts.trials.exhibit_trial", "--hours", "0.5", "--speed", "200", *more)
    assert done.returncode == 0, done.stderr
    assert len(re.findall(r"^ +\d+ minutes ", done.stdout, re.MULTILINE)) == 3
    assert "MB an hour after" in done.stdout
    assert "Traceback" not in done.stderr


def test_who_comes_too_late_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert tell([Came("window", 2.0), Came("window", 4.0)]) == 0
    assert tell([Came("window", 2.0), Came("watcher", 5.1)]) == 1
    assert (
        "the watcher: 1 kills, half of them back within 5.1 s, the last after 5.1 s; 1 later" in capsys.readouterr().out
    )


@pytest.mark.skipif(not all(map(shutil.which, NEEDED)), reason="needs an X server with two screens")
def test_a_kiosk_that_is_killed_comes_back_on_its_screen_and_loses_nothing() -> None:
    done = run("scripts.trials.kiosk_kill_trial", "--times", "3", "--longest", "2", "--seed", "5")
    assert "rounds begun" in done.stdout, done.stdout + done.stderr
    assert "none of them lost; no process left over" in done.stdout
    assert done.stdout.count("back after") == 3
