"""Seeded matches as text, beside each game's own tests. When a change of the rules is meant, write them anew and read
the difference:

pytest tests/contract/test_playthroughs.py --regenerate-playthroughs
"""

from pathlib import Path

import pytest

from artgames import games
from artgames.engine.api import Setup
from artgames.games import Game
from artgames.testing.plain_setups import plain_setup
from artgames.testing.playthrough import playthrough

GAMES = Path(__file__).parents[1] / "games"


def file_of(slug: str, seats: int) -> Path:
    return GAMES / slug / "playthroughs" / f"{seats}_seats.txt"


def setup_for(game: Game, seats: int) -> Setup:
    """The presets take turns, so that the texts are of every kind; the default house rules come first."""
    presets: list[dict[str, bool | int | str]] = [{}, *(preset.options for preset in game.info.presets)]
    options = presets[(seats - game.info.min_seats) % len(presets)]
    return plain_setup(game.info, seats, f"playthrough/{seats}", options)


def test_the_match_reads_as_it_did(game: Game, seats: int, request: pytest.FixtureRequest) -> None:
    file = file_of(game.slug, seats)
    text = playthrough(game.slug, game.rules, setup_for(game, seats))
    if request.config.getoption("--regenerate-playthroughs"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.is_file(), f"no game without a playthrough: {file} is missing"
    assert text.splitlines() == file.read_text(encoding="utf-8").splitlines()


def test_no_playthrough_is_of_a_game_that_is_gone() -> None:
    wanted = set()
    for slug in games.names():
        info = games.load(slug).info
        wanted |= {file_of(slug, seats) for seats in range(info.min_seats, info.max_seats + 1)}
    assert set(GAMES.glob("*/playthroughs/*")) == wanted


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
