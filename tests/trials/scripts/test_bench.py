"""The benchmark program works. What it measures is no test: numbers belong to a machine."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from scripts.benchmarks import Measure, deal, decode, start, steps, table, wall
from scripts.benchmarks.strengths import Pairing, measure_strengths

PROJECT = Path(__file__).resolve().parents[3]


def test_a_limit_is_kept_or_missed() -> None:
    assert Measure("time", 5, "ms").verdict == ""
    assert Measure("time", 5, "ms", 5).verdict == "kept"
    assert Measure("time", 6, "ms", 5).verdict == "MISSED"
    assert Measure("speed", 6, "steps/s", 5, at_least=True).verdict == "kept"
    assert Measure("speed", 4, "steps/s", 5, at_least=True).verdict == "MISSED"


def test_a_measure_is_one_line() -> None:
    assert Measure("engine", 41028.9, "steps/s", 25_000, at_least=True).line().split() == [
        "engine",
        "41,028.90",
        "steps/s",
        "≥",
        "25,000",
        "kept",
    ]


def test_every_column_has_its_heading_above_it() -> None:
    line, header = Measure("time", 5, "ms", 33).line(), Measure.header()
    for heading, found in (("unit", "ms"), ("limit", "≤"), ("verdict", "kept")):
        assert header.index(heading) == line.index(found)


def test_steps_are_counted_for_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    from artgames import games

    monkeypatch.setattr(steps, "SECONDS", 0.02)
    assert len(steps.measure()) == len(games.names())
    assert all(one.value > 0 for one in steps.measure())


def test_a_window_is_timed_until_it_is_painted_and_filled(tmp_path: Path) -> None:
    environment = start.environment_of(tmp_path)
    assert 0 < start.words_after(start.BARE, environment)["first-paint"] < 60_000
    said = start.words_after(start.APP, environment)
    assert 0 < said["first-paint"] < said["filled"]


def test_a_window_that_is_never_painted_is_told(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="never painted"):
        start.words_after([sys.executable, "-c", "print('no window')"], start.environment_of(tmp_path))


def test_the_wall_is_painted(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wall, "BLOCKS", 1)
    monkeypatch.setattr(wall, "FRAMES", 1)
    assert [one.unit for one in wall.measure()] == ["ms/frame", "ms/frame", "times"] * 2


def test_cards_are_decoded(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decode, "RUNS", 1)
    monkeypatch.setattr(decode, "WALL", 3)
    assert all(one.value > 0 for one in decode.measure())


def test_everything_that_moves_in_a_round_has_frames(qtbot: QtBot, tmp_path: Path) -> None:
    deck = table.open_deck(tmp_path)
    with deal.Thinker(deck):
        frames = deal.round_frames(deck, (640, 360))
    assert set(frames) == set(deal.SCENES.values())
    assert all(len(found) > 5 and min(found) >= (0, 0) for found in frames.values())


def test_the_program_prints_json() -> None:
    command = [sys.executable, "scripts/bench.py", "--json", "--only", "steal_this_game"]
    result = subprocess.run(command, capture_output=True, text=True, cwd=PROJECT, check=True, timeout=120)
    measures = json.loads(result.stdout)["measures"]
    assert all(one["name"].startswith("steal_this_game") for one in measures)
    assert "kept" in {one["verdict"] for one in measures}


def test_a_sample_that_is_too_small_leaves_a_limit_open() -> None:
    assert Measure("share", 90, "%", 85, True, (86.0, 93.0)).verdict == "kept"
    assert Measure("share", 90, "%", 85, True, (70.0, 97.0)).verdict == "open"
    assert Measure("share", 80, "%", 85, True, (76.0, 84.0)).verdict == "MISSED"
    assert Measure("share", 90, "%", 85, True, (86.0, 93.0)).line().endswith("kept     86.0–93.0")


def test_contests_between_bots_are_measured() -> None:
    pairings = (Pairing("normal", "random", 2, 97.0), Pairing("hard", "normal", 3, None))
    first, second = measure_strengths("art_robbery", pairings, 4, 4)
    assert first.name == "art_robbery: normal against random, 4 matches"
    assert second.name == "art_robbery: hard against 2 normal, 3 matches"
    assert first.interval is not None and 0 <= first.interval[0] <= first.value <= first.interval[1] + 1e-9
