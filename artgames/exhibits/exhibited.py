"""What a game declares that can be shown to a room by itself: the house plays, and all visitors together answer."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Any, NamedTuple

from artgames.engine.api import OptionValue, Rules, Seat
from artgames.engine.assessment import Element
from artgames.engine.capabilities import OnPhone
from artgames.engine.words import Sentence
from artgames.exhibits.counts import Answer
from artgames.exhibits.playlist import Round


class Step(Enum):
    """Where a round is."""

    INTRO = auto()
    LOOK = auto()
    DARK = auto()
    THINK = auto()
    REVEAL = auto()
    LABELS = auto()
    OVER = auto()


class Told(NamedTuple):
    """What a round came to."""

    answer: Answer | None
    """None where nobody gave one."""

    cards: tuple[int, ...]
    """What it was about, to be shown with labels."""

    said: Sentence | None = None
    """What is right, in words."""

    right: tuple[tuple[int, int], ...] = ()
    """The numbers that are right, each with the painting that was asked about."""

    element: Element = "other"
    answers: tuple[str, ...] = ()
    """Where answers are words, number 1 first."""


class Exhibited(NamedTuple):
    """`EXHIBIT` in a game's ``exhibit.py``. Its ``exhibit_board`` draws it; where it asks a question, there is a board
    already (see `questions`). Views are the room's."""

    title: str
    """What visitors are to do, in a few words that the game marks for translation."""

    decoys: int
    """So many cards at least a round takes beside those that hang."""

    house_rules: Callable[[Round, int], dict[str, OptionValue]]
    """By which a round is played, with so many seconds to think; 0 for as long as it takes."""

    house: Callable[[Any], Seat]
    """Where the house sits; visitors have the other one of two seats."""

    step: Callable[[Any], Step]
    """What is to be seen: from looking to the reveal."""

    question: Callable[[Any], Sentence]
    """What visitors are asked, on the wall and on their phones."""

    wanted: Callable[[Any], int]
    """How many numbers are to be found; 0 where nobody says."""

    told: Callable[[Any], Told]
    """At the reveal."""

    rules: Rules[Any] | None = None
    """None: those of the game."""

    phone: OnPhone | None = None
    """How it is read on visitors' phones; None: as the game is."""

    needs: tuple[str, ...] = ()
    """What must be known of its cards, though the game does not ask for that."""

    compares: bool = False
    """Whether it must be known which paintings look alike, though the game does not ask for that."""

    @property
    def hangs_wall(self) -> bool:
        """Whether a wall hangs that has to be remembered, with all that a playlist says about walls."""
        return self.rules is None
