"""One question to everybody who looks on: it is invited to, asked, answered by all together or by nobody, and told.

A game that has such a question says only how it is posed. Nobody plays for points, and there is one question a match.
"""

from collections.abc import Callable
from functools import partial
from typing import Literal, TypeAlias

import msgspec

from artgames.engine.api import HOUSE, Outcome, PublicEvent, Seat, Setup, Step, View
from artgames.engine.assessment import Element
from artgames.engine.choices import Action, Choice, ClockAction, Pick
from artgames.engine.game_rules import GameRules
from artgames.engine.rng import Rng
from artgames.engine.words import Sentence

VISITORS: Seat = 0
SEATS = 2
"""The house has a seat of its own, as in every round of an exhibit."""

Phase: TypeAlias = Literal["gather", "ask", "told"]

COUNT_IN = 3
"""Seconds between the invitation and what comes."""

LETTERS_A_SECOND = 13
"""How fast words are read from afar, by somebody who looks at a painting besides."""


def reading_seconds(*texts: str) -> int:
    """How long these words take to read."""
    return -(-sum(map(len, texts)) // LETTERS_A_SECOND)


class Posed(msgspec.Struct, frozen=True):
    """A question with its answer. Answers are numbered from 1 on: in words or, where there are none, the paintings."""

    cards: tuple[int, ...]
    """What hangs to be looked at; where they are the answers, number 1 first."""

    asked: Sentence
    right: int
    told: Sentence
    """What is right, in a sentence."""

    answers: tuple[str, ...] = ()
    beside: tuple[int, ...] = ()
    """What the others are compared with."""

    captions: tuple[str, ...] = ()
    """What is said of each of the paintings once it is told."""

    labels: tuple[int, ...] = ()
    """The paintings whose labels are worth reading afterwards."""

    element: Element = "other"
    """What is asked for, as results call it."""

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(range(1, len(self.answers or self.cards) + 1))


Pose: TypeAlias = Callable[[Setup, Rng], Posed]
"""A question about cards of this box: about the first ones that something can be asked about. Raises Refused."""


class Begin(Action, frozen=True):
    """The house asks."""


class Answer(Action, frozen=True):
    """What visitors think is right, by its number."""

    numbers: tuple[int, ...]


class TimeUp(ClockAction, frozen=True):
    """The house tells the answer, though nobody has given one."""


class Asked(PublicEvent, frozen=True):
    """The question is before everybody."""


class Told(PublicEvent, frozen=True):
    """Everybody learns what is right."""

    right: int
    given: int | None


class State(msgspec.Struct, frozen=True):
    rng: Rng
    posed: Posed
    seconds: int
    phase: Phase = "gather"
    given: int | None = None


class AudienceView(View, frozen=True):
    """What everybody sees; nothing of the answer before it is told."""

    phase: Phase
    seconds: int
    """In which to read and to decide; 0 for as long as it takes."""

    cards: tuple[int, ...]
    """Known from the beginning, though they hang only when it is asked: a show remembers what it has shown."""

    beside: tuple[int, ...]
    asked: Sentence | None
    answers: tuple[str, ...]
    given: int | None
    right: int | None = None
    told: Sentence | None = None
    captions: tuple[str, ...] = ()
    labels: tuple[int, ...] = ()
    element: Element = "other"


def start(pose: Pose, setup: Setup) -> Step[State]:
    """Time to think, and to read on top of it, where time is limited at all."""
    rng = Rng.from_seed(setup.seed)
    posed = pose(setup, rng)
    think = setup.options["seconds"]
    assert isinstance(think, int)
    reading = reading_seconds(posed.asked.render(()), *posed.answers)
    return Step(State(rng, posed, think + reading if think else 0), ())


def to_act(state: State) -> tuple[Seat, ...]:
    if state.phase == "ask":
        return (HOUSE, VISITORS) if state.seconds else (VISITORS,)
    return (HOUSE,) if state.phase == "gather" else ()


def choices(state: State, seat: Seat) -> tuple[Choice, ...]:
    if seat not in to_act(state):
        return ()
    if seat == HOUSE:
        return (Choice(Begin if state.phase == "gather" else TimeUp),)
    return (Choice(Answer, (Pick("numbers", state.posed.numbers, 1, 1, what_is_picked(state.posed.answers)),)),)


def what_is_picked(answers: tuple[str, ...]) -> Literal["number", "token"]:
    """Answers in words have numbers, paintings have tokens."""
    return "number" if answers else "token"


def view(state: State, seat: Seat | None) -> AudienceView:
    posed = state.posed
    seen = AudienceView(state.phase, state.seconds, posed.cards, posed.beside, None, (), state.given)
    if state.phase == "gather":
        return seen
    seen = msgspec.structs.replace(seen, asked=posed.asked, answers=posed.answers)
    if state.phase == "ask":
        return seen
    told = {"right": posed.right, "told": posed.told, "element": posed.element}
    return msgspec.structs.replace(seen, captions=posed.captions, labels=posed.labels, **told)


def audience_rules(pose: Pose) -> GameRules[State]:
    """The rules of a match that is one question."""
    return GameRules(
        state_type=State,
        start=partial(start, pose),
        to_act=to_act,
        choices=choices,
        do={Begin: _begin, Answer: _answer, TimeUp: _time_up},
        view=view,
        outcome=_outcome,
        timed=lambda state: state.seconds or None if state.phase == "ask" else None,
        invariants=_invariants,
        resample_hidden=_resample_hidden,
    )


def _begin(state: State, seat: Seat, action: Begin) -> Step[State]:
    return Step(msgspec.structs.replace(state, phase="ask"), (Asked(),), reveals=True)


def _answer(state: State, seat: Seat, action: Answer) -> Step[State]:
    (number,) = action.numbers
    return _tell(state, number)


def _time_up(state: State, seat: Seat, action: TimeUp) -> Step[State]:
    return _tell(state, None)


def _tell(state: State, given: int | None) -> Step[State]:
    told = msgspec.structs.replace(state, phase="told", given=given)
    return Step(told, (Told(state.posed.right, given),), reveals=True)


def _outcome(state: State) -> Outcome | None:
    """All know it together, or nobody does."""
    if state.phase != "told":
        return None
    knew = state.given == state.posed.right
    return Outcome((VISITORS,) if knew else (), (int(knew), 0), "known" if knew else "told", counted=False)


def _invariants(state: State) -> dict[str, bool]:
    posed = state.posed
    return {
        "something_is_right": posed.right in posed.numbers,
        "nothing_hangs_twice": len({*posed.cards, *posed.beside}) == len(posed.cards) + len(posed.beside),
        "no_answer_is_there_twice": len(set(posed.answers)) == len(posed.answers),
        "an_answer_ends_it": state.given is None or state.phase == "told",
        "every_painting_has_its_caption": len(posed.captions) in (0, len(posed.cards)),
    }


def _resample_hidden(state: State, seat: Seat | None, rng: Rng) -> State:
    """Before it is told, anything could be right."""
    if state.phase == "told":
        return state
    which, _ = rng.below(len(state.posed.numbers))
    return msgspec.structs.replace(state, posed=msgspec.structs.replace(state.posed, right=which + 1))
