"""What a game may offer beyond its rules to screens that know no game: typed here, declared in the game's folder."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

import msgspec

from artgames.engine.words import Sentence

if TYPE_CHECKING:
    from artgames.engine.api import Event, Seat


class Sign(Enum):
    """What is drawn beside points: a role, something right, something wrong, a wager."""

    MASK = auto()
    TICK = auto()
    CROSS = auto()
    COIN = auto()


def ticks(right: int, wrong: int) -> tuple[Sign, ...]:
    return (Sign.TICK,) * right + (Sign.CROSS,) * wrong


class ScoreRow(msgspec.Struct, frozen=True):
    """Base of one line of a score pad: what one seat got in one round."""

    @property
    def seat(self) -> Seat:
        raise NotImplementedError

    @property
    def points(self) -> int:
        raise NotImplementedError

    @property
    def signs(self) -> tuple[Sign, ...]:
        """What the points are made of; a mask stands alone."""
        return ()


class ScoreRound(Protocol):
    """One column of a score pad: a `View` that has a `pad` of them offers it to every screen."""

    @property
    def round(self) -> int: ...

    @property
    def rows(self) -> Sequence[ScoreRow]: ...


Reasons: TypeAlias = Callable[[Any], tuple[Sentence, ...]]
"""`reasons` in a game's words: where the points of one of its rows come from."""


class Taken(NamedTuple):
    """A painting that somebody has got away with."""

    round: int
    taker: Seat
    card: int


class Recalled(NamedTuple):
    """A wall that had to be remembered, once everybody knows what is true of it."""

    round: int
    wall: tuple[int, ...]
    """What hung, in reading order."""

    asked: tuple[int, ...]
    """The cards that people were asked about, number 1 first."""

    hung: tuple[int, ...]
    """The numbers of those that had hung."""

    marks: dict[Seat, tuple[int, ...]]
    """The numbers that everybody named who was asked."""

    shared: bool
    """Whether it is one answer of all of them."""


class Recap(NamedTuple):
    """What a match was about besides points: `RECAP` in a game's ``recap.py``, told from the room's view."""

    taken: Callable[[Any, Sequence[Event]], Iterable[Taken]] = lambda _view, _events: ()
    """From all that the room has seen, too; in the order of the match."""

    recall: Callable[[Any], Recalled | None] | None = None
    """The answer is None while anything is still open."""
