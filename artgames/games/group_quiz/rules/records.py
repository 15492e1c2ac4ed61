"""The records of the quiz: what is done, what happens, how things stand and what an audience sees of it.

A seat is one person or a team that answers as one. Answers are numbered from 1 on.
"""

from typing import Literal, TypeAlias

import msgspec

from artgames.engine.api import Outcome, PublicEvent, Seat, View
from artgames.engine.capabilities import ScoreRow, Sign, ticks
from artgames.engine.choices import Action, ClockAction
from artgames.engine.facts import Asked, Element, Question
from artgames.engine.rng import Rng

Phase: TypeAlias = Literal["choose", "buzz", "ask", "judge", "told", "ended"]
Categories: TypeAlias = Literal["none", "wheel", "choice"]
"""How the category of a question is found: there is none to find, chance turns a wheel, or somebody chooses."""

LONGEST_ANSWER = 120
"""Letters of what somebody says aloud, if it is written down at all."""


# What is done


class Choose(Action, frozen=True):
    """Somebody chooses what the next question is about, by its place among all categories, from 1 on."""

    categories: tuple[int, ...]


class Buzz(Action, frozen=True):
    """Somebody is first: `knows` is 1. With 0 a seat says that it does not know."""

    knows: int


class Answer(Action, frozen=True):
    """One of the answers on the board, by its number."""

    answers: tuple[int, ...]


class Say(Action, frozen=True):
    """What somebody says aloud. People just speak; bots cannot."""

    words: str


class Show(Action, frozen=True):
    """The house shows what is right: everybody has heard the answer, or nobody knows."""


class Judge(Action, frozen=True):
    """The house says whether what was said aloud is right (1) or wrong (0)."""

    right: int


class NextQuestion(Action, frozen=True):
    """The house goes on."""


class TimeUp(ClockAction, frozen=True):
    """The house says that the time for an answer is over."""


# How questions were answered


class Given(msgspec.Struct, frozen=True):
    """An answer that somebody gave: its number, or 0 for what was said aloud or not at all."""

    seat: Seat
    answer: int
    right: bool


class Result(msgspec.Struct, frozen=True):
    """A question that is over: what is right, and who said what, in the order in which it was said."""

    card: int
    element: Element
    answers: tuple[str, ...]
    right: int
    given: tuple[Given, ...]


class PadRow(ScoreRow, frozen=True):
    """One line of the score pad: what somebody knew in a round, and what not."""

    seat: Seat
    points: int
    hits: int
    wrong: int

    @property
    def signs(self) -> tuple[Sign, ...]:
        return ticks(self.hits, self.wrong)


class PadRound(msgspec.Struct, frozen=True):
    """One round on the score pad, rows in seat order: a card for each in turns, or one for all with the buzzer."""

    round: int
    rows: tuple[PadRow, ...]


# What happens


class CardShown(PublicEvent, frozen=True):
    """The next painting; in turns it is this seat's."""

    number: int
    card: int
    seat: Seat | None


class WheelTurned(PublicEvent, frozen=True):
    """Chance has chosen what the question is about."""

    seat: Seat
    category: Element
    open: tuple[Element, ...]
    """What the wheel could have stopped at: what is known about this painting."""


class CategoryChosen(PublicEvent, frozen=True):
    seat: Seat
    category: Element


class QuestionAsked(PublicEvent, frozen=True):
    element: Element


class Buzzed(PublicEvent, frozen=True):
    seat: Seat
    knows: bool


class Said(PublicEvent, frozen=True):
    seat: Seat
    words: str


class Answered(PublicEvent, frozen=True):
    """Somebody has answered, rightly or not. Number 0 is what was said aloud, or nothing in time."""

    seat: Seat
    answer: int
    right: bool


class AnswerShown(PublicEvent, frozen=True, omit_defaults=True):
    """Everybody sees what is right."""

    element: Element
    answer: str
    homage: bool = False


class MatchEnded(PublicEvent, frozen=True):
    outcome: Outcome


# How things stand


class House(msgspec.Struct, frozen=True):
    """What was settled before the first card and never changes."""

    seats: int
    cards: int
    buzzer: bool = False
    aloud: bool = False
    seconds: int = 0
    """For an answer; 0 for as long as it takes."""

    categories: Categories = "none"
    elements: tuple[Element, ...] = ()
    """All categories, where there are some."""


class State(msgspec.Struct, frozen=True):
    """The table."""

    house: House
    rng: Rng
    phase: Phase
    number: int
    """Which card it is, from 1 on."""

    coming: tuple[tuple[Question, ...], ...]
    """The questions of the cards after this one, next first."""

    open: tuple[Question, ...]
    """What may still be asked about this card; the present question first, but for the choice of a category."""

    player: Seat | None
    """Whose turn it is, or who was first; None while everybody may buzz."""

    totals: tuple[int, ...]

    given: tuple[Given, ...] = ()
    """What was answered to the present question."""

    passed: tuple[Seat, ...] = ()
    """Those who have said that they do not know the present one."""

    locked_out: tuple[Seat, ...] = ()
    """SP-61: whoever buzzed and was wrong is out until the next card."""

    said: str = ""
    results: tuple[Result, ...] = ()


class TableView(View, frozen=True):
    """What one audience sees; everybody sees the same. What is right is in it when it is told, not before."""

    phase: Phase
    round: int
    rounds: int
    """In turns a round is a card for everybody, with the buzzer a card."""

    number: int
    cards: int
    """Which card it is, and how many there are."""

    seats: int
    seat: Seat | None
    player: Seat | None
    totals: tuple[int, ...]
    card: int
    asked: Asked | None
    """The question, without answers where they are said aloud; None while a category is chosen."""

    gone: tuple[int, ...]
    """Answers that somebody has given and that were wrong."""

    right: int | None
    """The number of the right answer, and the answer itself, once it is told."""

    right_answer: str
    given: tuple[Given, ...]
    locked_out: tuple[Seat, ...]
    passed: tuple[Seat, ...]
    said: str
    left: int
    """How many more questions about this card will follow."""

    is_label_open: bool
    """Whether everything about this card was asked: then its label may be read."""

    categories: tuple[Element, ...]
    """All that this game asks about; empty where no category is to be found."""

    open_categories: tuple[Element, ...]
    """What may be chosen now."""

    buzzer: bool
    aloud: bool
    pad: tuple[PadRound, ...]
