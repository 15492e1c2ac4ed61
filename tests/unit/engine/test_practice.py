"""Practice rounds: a match that only goes as its lesson goes."""

from typing import Any

import msgspec
import pytest

from artgames.engine.api import HOUSE, Event, Refused
from artgames.engine.choices import Action
from artgames.engine.practice import LEARNER, Lesson, Line, Move, PracticeMatch, Scripted, rehearse
from artgames.engine.rng import Rng
from artgames.engine.words import Sentence
from artgames.games.art_robbery import GAME
from artgames.games.art_robbery.rules import RULES
from artgames.games.art_robbery.rules.actions import PlayCard
from artgames.games.art_robbery.rules.records import State


def first_choice(seat: int) -> Move:
    """Whatever the rules list first for whoever is active."""
    return Move(seat, lambda state: RULES.choices(state, RULES.to_act(state)[0])[0].make())


def any_card(_state: State, action: Action) -> bool:
    return isinstance(action, PlayCard)


READ = Line(Sentence("toy", "Look round."))
PLAY = Line(Sentence("toy", "Play the first."), (first_choice(0), first_choice(1)), Sentence("toy", "Not that one."))
LESSON = Lesson(seats=2, options={"starter": 1}, lines=(READ, PLAY, READ))


def practise(lesson: Lesson = LESSON) -> PracticeMatch[State]:
    return PracticeMatch(GAME, RULES, lesson)


def planned(match: PracticeMatch[State]) -> Action:
    due = match.due()
    assert due is not None
    return due.plan(match.state)


def test_nothing_happens_before_the_coach_is_read() -> None:
    match = practise()
    assert match.is_reading
    assert match.to_act() == ()
    assert match.choices(LEARNER) == ()
    with pytest.raises(Refused, match="Read what the coach says"):
        match.submit(LEARNER, RULES.choices(match.state, 0)[0].make())


def test_a_line_is_done_when_all_its_moves_are() -> None:
    match = practise()
    match.go_on()
    assert (match.line, match.to_act()) == (1, (0,))
    match.submit(LEARNER, planned(match))
    assert (match.line, match.to_act()) == (1, (1,))
    match.submit(1, planned(match))
    assert match.line == 2
    assert match.is_reading
    match.go_on()
    assert match.is_over
    assert match.due() is None
    assert match.to_act() == ()


def test_listeners_hear_that_the_coach_was_read() -> None:
    match = practise()
    heard: list[tuple[int, tuple[Event, ...]]] = []
    match.listen(lambda turn, events: heard.append((turn, events)))
    match.go_on()
    match.go_on()  # there is a move to be made now: nothing to be read on
    assert heard == [(0, ())]
    assert match.line == 1


def test_what_is_allowed_but_not_in_the_lesson_is_answered_kindly() -> None:
    match = practise()
    match.go_on()
    other = next(choice.make() for choice in match.choices(0) if choice.make() != planned(match))
    with pytest.raises(Refused, match="Not that one") as refusal:
        match.submit(LEARNER, other)
    assert refusal.value.code == "astray"
    assert match.turn == 0


def test_what_is_against_the_rules_is_told_as_the_rules_tell_it() -> None:
    match = practise()
    match.go_on()
    with pytest.raises(Refused) as refusal:
        match.submit(LEARNER, PlayCard(54, 3, 1))
    assert refusal.value.code == "illegal"


def test_a_line_may_accept_more_than_its_plan() -> None:
    free = Line(Sentence("toy", "Play any card."), (msgspec.structs.replace(first_choice(0), accepts=any_card),))
    match = practise(Lesson(seats=2, options={"starter": 1}, lines=(free,)))
    match.submit(LEARNER, match.choices(0)[-1].make())
    assert match.is_over


def test_others_play_their_part() -> None:
    match = practise()
    match.go_on()
    match.submit(LEARNER, planned(match))
    decision = Scripted(match).choose(match.seen(1), Rng(0))
    assert decision.action == planned(match)
    match.submit(1, decision.action)


def test_there_is_no_way_back_no_clock_and_no_result() -> None:
    match = practise()
    match.go_on()
    match.submit(LEARNER, planned(match))
    assert not match.can_undo(LEARNER)
    assert match.timed() is None
    assert match.outcome() is None


def test_a_rehearsal_finds_what_is_wrong() -> None:
    assert rehearse(practise()) == []
    wrong_seat = Lesson(seats=2, options={"starter": 2}, lines=(READ, PLAY))
    assert rehearse(practise(wrong_seat)) == ["line 2: It is not this player’s turn."]
    too_early = Lesson(seats=2, lines=(Line(READ.says, (Move(HOUSE, lambda _: PlayCard(0)),)),))
    assert rehearse(practise(too_early))[0].startswith("line 1: ")

    def torn(setup: Any) -> Any:
        step = RULES.start(setup)
        return msgspec.structs.replace(step, state=msgspec.structs.replace(step.state, deck=()))

    assert "before line 1: deck_is_never_empty" in rehearse(practise(Lesson(seats=2, lines=(READ,), opening=torn)))
