"""The trial that plays at a real window sits down at every game, and gets to the end of a short one."""

import shutil
from argparse import Namespace
from pathlib import Path

import pytest

from artgames import games
from scripts.trials.window_player import table_for
from scripts.trials.window_trial import play_apart, screen


@pytest.mark.parametrize("slug", games.names())
def test_people_sit_at_every_game(slug: str) -> None:
    info = games.load(slug).info
    table = table_for(info)
    assert info.min_seats <= len(table.players) <= info.max_seats
    assert len({player.name for player in table.players}) == len(table.players)
    assert sum(player.kind == "person" for player in table.players) >= min(2, info.max_seats)
    info.complete(table.options)  # raises where a house rule does not exist


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs Xvfb")
@pytest.mark.parametrize("hands", ["mouse", "keys"])
def test_a_match_is_played_to_its_end(tmp_path: Path, hands: str) -> None:
    given = Namespace(text=150, pictures=tmp_path, hands=hands)
    with screen("1366x768") as display:
        report, complaints = play_apart(display, "chronology_solo", given)
    assert not report.stuck and not complaints
    assert report.moves >= 3 and report.presses >= 3
    shown = {file.name for file in tmp_path.iterdir()}
    assert len(shown) == report.pictures
    assert any("ResultPage" in name for name in shown) and any("scored" in name for name in shown)
