"""What is true of the answers of every game: they tell of what everybody has seen, and of cards in the box."""

from collections import Counter
from typing import Any

import pytest

from artgames import games
from artgames.engine.api import HOUSE
from artgames.engine.assessment import Answered
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.testing.plain_setups import plain_setup

GAMES = [game for game in map(games.load, games.names()) if game.has_answers]

each_game = pytest.mark.parametrize("asking", GAMES, ids=lambda game: game.slug)


def begin(game: games.Game, seed: str) -> Match[Any]:
    return Match(game.slug, game.rules, plain_setup(game.info, game.info.min_seats, seed))


def play_on(match: Match[Any], rng: Rng) -> Rng:
    seat = match.to_act()[0]
    which, rng = rng.below(len(match.choices(seat)))
    action, rng = match.choices(seat)[which].sample(rng)
    match.submit(seat, action)
    return rng


def told(game: games.Game, match: Match[Any]) -> list[Answered]:
    return list(game.answers(match))


def counted(answers: list[Answered]) -> Counter[tuple[Any, ...]]:
    """Who knew what; in which words, and when, is proved below."""
    return Counter((one.seat, one.card, one.element, one.right) for one in answers)


def test_these_games_tell() -> None:
    assert {game.slug for game in GAMES} >= {"stolen_paintings", "chronology", "chronology_solo"}


@each_game
def test_an_answer_is_told_once_and_stays_as_it_was(asking: games.Game) -> None:
    rng, match = Rng.from_seed(asking.slug), begin(asking, "answers")
    before: list[Answered] = []
    for _ in range(400):
        if match.outcome() is not None:
            break
        rng = play_on(match, rng)
        now = told(asking, match)
        assert not counted(before) - counted(now)
        before = now
    assert before, "there is something to tell of every match"
    assert {one.seat for one in before} <= set(range(match.setup.seats))
    assert {one.card for one in before} <= set(match.setup.deck)


@each_game
def test_a_match_that_goes_on_from_a_snapshot_still_tells(asking: games.Game) -> None:
    rng, match = Rng.from_seed("snapshot"), begin(asking, "snapshot")
    while match.outcome() is None and match.turn < 400:
        rng = play_on(match, rng)
    from_snapshot = Match._continue_from(asking.rules, match.save())
    assert not counted(told(asking, from_snapshot)) - counted(told(asking, match))


@each_game
def test_every_answer_says_what_was_answered_and_by_which_action(asking: games.Game) -> None:
    rng, match = Rng.from_seed("given"), begin(asking, "given")
    while match.outcome() is None and match.turn < 400:
        rng = play_on(match, rng)
    for one in told(asking, match):
        assert one.given is not None and one.given.render(()).strip(), one
        assert one.turn is not None
        assert match.history[one.turn].entry.seat in (one.seat, HOUSE), "it was that seat, or time was up"
