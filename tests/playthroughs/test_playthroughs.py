"""Seeded matches as text. When a change of the rules is meant, write them anew and read the difference:

pytest tests/playthroughs --regenerate-playthroughs
"""

from pathlib import Path

import pytest

from artgames import games
from artgames.engine.api import Setup
from artgames.games import Game
from artgames.testing.contract import plain_setup
from artgames.testing.playthrough import playthrough

FOLDER = Path(__file__).parent


def setup_for(game: Game, seats: int) -> Setup:
    """The presets take turns, so that the texts are of every kind; the default house rules come first."""
    presets: list[dict[str, bool | int | str]] = [{}, *(preset.options for preset in game.info.presets)]
    options = presets[(seats - game.info.min_seats) % len(presets)]
    return plain_setup(game.info, seats, f"playthrough/{seats}", options)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    found = [games.load(slug) for slug in games.names()]
    if "seats" in metafunc.fixturenames:
        pairs = [(game, seats) for game in found for seats in range(game.info.min_seats, game.info.max_seats + 1)]
        metafunc.parametrize(("game", "seats"), pairs, ids=[f"{game.slug}-{seats}" for game, seats in pairs])


def test_the_match_reads_as_it_did(game: Game, seats: int, request: pytest.FixtureRequest) -> None:
    file = FOLDER / f"{game.slug}-{seats}.txt"
    text = playthrough(game.slug, game.rules, setup_for(game, seats))
    if request.config.getoption("--regenerate-playthroughs"):
        file.write_text(text, encoding="utf-8")
    assert file.is_file(), f"no game without a playthrough: {file.name} is missing"
    assert text.splitlines() == file.read_text(encoding="utf-8").splitlines()


def test_no_playthrough_is_of_a_game_that_is_gone() -> None:
    wanted = set()
    for slug in games.names():
        info = games.load(slug).info
        wanted |= {f"{slug}-{seats}.txt" for seats in range(info.min_seats, info.max_seats + 1)}
    assert {file.name for file in FOLDER.glob("*.txt")} == wanted


def test_the_text_tells_everything_and_the_room_less() -> None:
    from scripts.game_template import GAME
    from tests.support.highest_card import HighestCard

    setup = Setup(2, GAME.complete({"rounds": 2}), "text", tuple(range(1, 9)))
    text = playthrough("highest_card", HighestCard(), setup)
    assert text.startswith("highest_card, rules version 1, 2 seats, seed text, 8 cards\noptions: rounds=2\n")
    assert "may: play cards (1–1 of 2)" in text
    assert "\n        > play cards=" in text
    assert "room hears: card_played seat=0 card=–" in text
    assert "room sees: have_played" in text
    assert "\noutcome: winners=" in text
