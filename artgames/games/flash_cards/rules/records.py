"""The records of the game: what is done, what happens, how things stand and what the learner sees of it."""

from typing import Literal, TypeAlias

import msgspec

from artgames.engine.api import Outcome, PublicEvent, View
from artgames.engine.choices import Action
from artgames.engine.facts import Asked, Element, Facts
from artgames.engine.rng import Rng

Form: TypeAlias = Literal["choice", "typed", "turn"]
Phase: TypeAlias = Literal["asked", "turned", "told", "ended"]
"""`turned`: the card was turned, and the learner says whether it was known. `told`: the answer was judged."""

Worth: TypeAlias = Literal["right", "nearly", "wrong"]
LONGEST = 120
"""Letters of an answer."""


# What is done


class Choose(Action, frozen=True):
    """One of the answers, by its number from 1 on."""

    number: int


class Write(Action, frozen=True):
    text: str


class GiveUp(Action, frozen=True):
    """The learner does not know it."""


class Turn(Action, frozen=True):
    """The card is turned over."""


class KnewIt(Action, frozen=True):
    pass


class NotYet(Action, frozen=True):
    pass


class NextCard(Action, frozen=True):
    pass


# The cards


class Flash(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card and what is asked about it. `true` is what the label says."""

    card: int
    element: Element
    form: Form
    true: str
    answers: tuple[str, ...] = ()
    right: int = 0
    """The number of the right answer, where there are some to choose from."""

    label: Facts | None = None
    """What a written answer is judged by."""

    homage: bool = False
    """Whether it is asked about the original of what is shown."""


class Result(msgspec.Struct, frozen=True):
    """What came of a card. `again`: it came for the second time."""

    card: int
    element: Element
    worth: Worth
    again: bool = False

    @property
    def knew(self) -> bool:
        return self.worth != "wrong"


# What happens


class CardAsked(PublicEvent, frozen=True):
    number: int
    asked: Asked
    again: bool


class CardTurned(PublicEvent, frozen=True):
    true: str


class AnswerTold(PublicEvent, frozen=True):
    result: Result
    said: str
    true: str


class MatchEnded(PublicEvent, frozen=True):
    outcome: Outcome
    cards: int


# How things stand


class House(msgspec.Struct, frozen=True):
    """What was settled before the first card and never changes."""

    tolerance: int
    cards: int
    """How many are asked, not counting those that come once more."""

    again: bool
    others: dict[Element, tuple[str, ...]]
    """What else the labels of the deck say, where answers are written: none of it is a slip of the finger."""


class State(msgspec.Struct, frozen=True):
    """`coming` and `missed` are cards, next first; the missed ones come when no others are left."""

    house: House
    rng: Rng
    phase: Phase
    flash: Flash
    is_again: bool
    coming: tuple[Flash, ...]
    missed: tuple[Flash, ...] = ()
    said: str = ""
    done: tuple[Result, ...] = ()


class TableView(View, frozen=True):
    """What the learner sees. No answer is in it before it was given."""

    phase: Phase
    number: int
    """Of the card; those that come once more are counted anew."""

    count: int
    seats: int
    seat: int | None
    form: Form
    tolerance: int
    asked: Asked
    is_again: bool
    totals: tuple[int, ...]
    """How many were known at first."""

    true: str
    """Empty until the card is turned or answered."""

    right: int
    """The number of the right answer, as soon as it was given; 0 before."""

    said: str
    worth: Worth | None
    done: tuple[Result, ...]
