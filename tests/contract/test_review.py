"""What is true of every review: it tells of what is over, and of nothing else."""

import re
from typing import Any

import pytest

from artgames import games
from artgames.engine.match import Match
from artgames.engine.review import Moment
from artgames.engine.rng import Rng
from artgames.testing.plain_setups import plain_setup

GAMES = [game for game in map(games.load, games.names()) if game.has_review]
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")

each_game = pytest.mark.parametrize("told", GAMES, ids=lambda game: game.slug)


def begin(game: games.Game, seed: str) -> Match[Any]:
    seats = game.info.min_seats
    return Match(game.slug, game.rules, plain_setup(game.info, seats, seed))


def play_on(match: Match[Any], rng: Rng) -> Rng:
    seat = match.to_act()[0]
    which, rng = rng.below(len(match.choices(seat)))
    action, rng = match.choices(seat)[which].sample(rng)
    match.submit(seat, action)
    return rng


def test_there_is_one() -> None:
    assert {"art_gallery", "art_robbery", "steal_this_game"} <= {game.slug for game in GAMES}


@each_game
def test_nothing_is_told_before_everybody_has_seen_an_end(told: games.Game) -> None:
    """Whatever could differ in secret, the review is the same: it changes only with a step that shows an end."""
    rng = Rng.from_seed(told.slug)
    for seed in map(str, range(1 if told.reviews_the_end else 20)):  # those think, and look at nothing before the end
        match = begin(told, seed)
        before: tuple[Moment, ...] = ()
        while match.outcome() is None:
            assert told.review(match) == before
            rng = play_on(match, rng)
            ended = any(type(event).__name__.endswith("Ended") for event in match.history[-1].step.events)
            now = told.review(match)
            assert now[: len(before)] == before and (ended or now == before)
            before = now
        assert before, "there is something to say of every match"


@each_game
def test_every_sentence_can_be_said(told: games.Game) -> None:
    rng, match = Rng.from_seed("say"), begin(told, "say")
    while match.outcome() is None:
        rng = play_on(match, rng)
    for moment in told.review(match):
        gauges = [gauge.says for gauge in moment.gauges]
        for sentence in (moment.part, moment.title, *moment.says, *gauges):
            said = sentence.render(NAMES)
            assert said and not re.search(r"[{}]", said)
        assert all(0 <= gauge.share <= 1 for gauge in moment.gauges)
        assert 0 < moment.turn <= match.turn
