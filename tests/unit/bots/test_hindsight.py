"""*Show me* of games whose hard bots search: what is told of a match that was thrown away."""

from collections.abc import Sequence
from typing import Any

import pytest

from artgames import games
from artgames.bots import RandomBot, play_match
from artgames.bots.hindsight import LEAST, MOMENTS
from artgames.engine.match import Match
from artgames.engine.review import Moment
from artgames.engine.rng import Rng
from artgames.search import Case, turned
from artgames.testing.plain_setups import plain_setup

NAMES = ("Ada", "Ben")


def case(*chances: float) -> Case:
    def try_all(moves: Sequence[int]) -> list[float]:
        return [chances[move] for move in moves]

    return Case(range(len(chances)), try_all)


def test_what_cost_most_comes_first_and_what_was_right_comes_last() -> None:
    cases = {10: (case(0.5, 0.4), 1), 20: (case(0.9, 0.1), 1), 30: (case(0.2, 0.8), 1)}
    assert turned(cases, 100, 3) == [20, 10, 30]
    assert turned(cases, 1, 1) == [20]


Told = tuple[Match[Any], tuple[Moment, ...]]


@pytest.fixture(scope="module", params=["art_robbery", "art_gallery"])
def told(request: pytest.FixtureRequest) -> Told:
    """The first seat plays at random against a normal bot."""
    game = games.load(request.param)
    match = Match[Any](game.slug, game.rules, plain_setup(game.info, 2, "thrown away"))
    play_match(match, [RandomBot(), game.make_bot("normal")], Rng.from_seed("hindsight"))
    return match, game.review(match)


def test_it_tells_the_moves_that_a_hard_bot_would_not_have_made(told: Told) -> None:
    match, moments = told
    assert 0 < len(moments) <= MOMENTS
    assert [moment.turn for moment in moments] == sorted(moment.turn for moment in moments)
    for moment in moments:
        after, instead = moment.gauges
        assert instead.share - after.share >= LEAST
        place, other = (sentence.render(NAMES) for sentence in moment.says)
        name = NAMES[match.history[moment.turn - 1].entry.seat]
        assert place == f"A hard bot in {name}’s place:"
        assert name in other and other != moment.title.render(NAMES)


def test_random_moves_are_what_turned_the_match(told: Told) -> None:
    match, moments = told
    assert any(match.history[moment.turn - 1].entry.seat == 0 for moment in moments)


def test_a_match_that_goes_on_is_not_told_of(told: Told) -> None:
    match, _ = told
    game, goes_on = games.load(match.slug), Match[Any](match.slug, match.rules, match.setup)
    for played in match.history[:-1]:
        goes_on.submit_data(played.entry.seat, played.entry.action)
    assert game.reviews_the_end and game.review(goes_on) == ()
