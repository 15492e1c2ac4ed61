"""Bots find what looks alike, talk without end to nobody, and win more often the better they see."""

import pytest

from artgames import paths
from artgames.bots import play_match
from artgames.decks import Likeness
from artgames.engine.api import Setup
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games.likeness.bot import make_bot
from artgames.games.likeness.rules import RULES
from artgames.games.likeness.rules.records import GiveClue, Remove, Way
from tests.games.likeness.conftest import LikenessTable


class Pairs(Likeness):
    """A world in which two paintings are alike if their numbers are both even or both odd."""

    def likeness(self, one: int, other: int) -> float:
        return 1.0 if one % 2 == other % 2 else 0.0


def test_a_hard_clue_giver_tells_the_truth(table: LikenessTable) -> None:
    secret = table.state.grid[table.state.secret - 1]
    action = make_bot("hard", Pairs()).choose(table.match.seen(table.giver), Rng(1)).action
    assert isinstance(action, GiveClue)
    assert (action.cards[0] % 2 == secret % 2) == (action.way == "upright")


@pytest.mark.parametrize("way", ["upright", "sideways"])
def test_a_hard_guesser_removes_what_contradicts_the_clue(table: LikenessTable, way: Way) -> None:
    card = table.state.hand[0]
    table.clue(0, way)
    action = make_bot("hard", Pairs()).choose(table.match.seen(table.guessers[0]), Rng(1)).action
    assert isinstance(action, Remove)
    gone = table.state.grid[action.tokens[0] - 1]
    assert (gone % 2 == card % 2) == (way == "sideways")


def test_a_bot_that_has_spoken_goes_along(table: LikenessTable) -> None:
    table.clue()
    first, second, _ = table.guessers
    bot = make_bot("hard", Pairs())
    own = bot.choose(table.match.seen(first), Rng(1)).action
    assert isinstance(own, Remove)
    table.match.submit(first, own)
    card = table.state.clues[0].card
    alike = next(token for token, one in enumerate(table.state.grid, 1) if one % 2 == card % 2)
    table.match.submit(second, Remove((alike,)))
    assert bot.choose(table.match.seen(first), Rng(1)).action == Remove((alike,))
    third = make_bot("hard", Pairs()).choose(table.match.seen(table.guessers[2]), Rng(1)).action
    assert third == own, "who has not spoken yet does so against a blunder"


def test_the_better_they_see_the_more_often_they_win() -> None:
    table = Likeness.read(paths.resources() / "decks" / "met" / "likeness.json")
    cards = tuple(sorted(table.known()))

    def won(level: str) -> int:
        bots = [make_bot(level, table)] * 3
        seeds = [f"{number}" for number in range(60)]
        matches = [Match("likeness", RULES, Setup(3, {}, seed, cards)) for seed in seeds]
        return sum(
            bool(play_match(match, bots, Rng.from_seed(seed)).winners)
            for match, seed in zip(matches, seeds, strict=True)
        )

    easy, hard = won("easy"), won("hard")
    assert hard > easy + 10, (easy, hard)
