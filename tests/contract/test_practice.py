"""What is true of every practice round."""

import re
from itertools import pairwise, takewhile
from typing import Any

import pytest

from artgames import games
from artgames.engine.api import Refused
from artgames.engine.practice import ACTING, LEARNER, READING, PracticeMatch, rehearse
from artgames.testing.plain_setups import CARDS, PlainCards

GAMES = [game for game in map(games.load, games.names()) if game.has_practice]
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")

each_game = pytest.mark.parametrize("taught", GAMES, ids=lambda game: game.slug)


def rehearsal(taught: games.Game) -> PracticeMatch[Any]:
    plain = PlainCards(taught.info)
    years, facts = tuple(map(plain.year_of, CARDS)), tuple(map(plain.facts_of, CARDS))
    return PracticeMatch(taught.info, taught.rules, taught.practice, CARDS, years=years, facts=facts)


def test_every_game_has_one() -> None:
    assert [game.slug for game in GAMES] == list(games.names())


@each_game
def test_it_runs_to_its_end_by_the_rules(taught: games.Game) -> None:
    assert rehearse(rehearsal(taught)) == []


@each_game
def test_it_takes_about_ninety_seconds(taught: games.Game) -> None:
    """Putting ten paintings in order is one move, and takes longer than most."""
    assert 45 <= taught.practice.seconds() <= 110


@each_game
def test_the_learner_acts_and_is_never_left_to_read_twice_in_a_row(taught: games.Game) -> None:
    by_hand = [any(move.is_by_hand for move in line.moves) for line in taught.practice.lines]
    assert sum(by_hand) >= 3
    assert all(acts or follows for acts, follows in pairwise(by_hand))


@each_game
def test_the_learner_does_something_within_half_a_minute(taught: games.Game) -> None:
    before = takewhile(lambda line: not line.moves, taught.practice.lines)
    assert sum(len(line.says.text.split()) for line in before) * READING + ACTING < 30


@each_game
def test_a_line_that_the_learner_acts_on_begins_with_the_learner(taught: games.Game) -> None:
    """The coach says what to do: nobody else moves before it is done."""
    for line in taught.practice.lines:
        assert not line.moves or line.moves[0].is_by_hand


@each_game
def test_every_sentence_can_be_said(taught: games.Game) -> None:
    names = NAMES[: taught.practice.seats]
    for line in taught.practice.lines:
        for sentence in (line.says, line.astray):
            said = sentence.render(names)
            assert not re.search(r"[{}]", said)
            assert said.endswith((".", "!", "?"))
        assert len(line.says.render(names).split()) <= 45


@each_game
def test_something_else_may_be_tried_and_is_answered(taught: games.Game) -> None:
    """Wherever the lesson expects one action of several, the others get a sentence and change nothing."""
    match = rehearsal(taught)
    tried = 0
    while not match.is_over:
        due = match.due()
        if due is None:
            match.go_on()
            continue
        if due.seat == LEARNER:
            for choice in match.choices(LEARNER):
                if not choice.fields and not due.fits(match.state, choice.make()):
                    with pytest.raises(Refused) as refusal:
                        match.submit(LEARNER, choice.make())
                    assert refusal.value.code == "astray"
                    tried += 1
        match.submit(due.seat, due.plan(match.state))
    assert tried > 0 or taught.slug in (
        "chronology",
        "chronology_solo",
        "dialogue",
        "forgers",
        "group_quiz",
        "likeness",
        "schools",
        "sitters",
        "stolen_paintings",
        "trivia",
    )  # whose choices all have fields
