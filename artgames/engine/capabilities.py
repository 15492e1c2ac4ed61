"""What a game may offer beyond its rules to screens that know no game: typed here, declared in the game's folder."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

import msgspec

from artgames.engine.highlights import Award, Keepsake, Lines, SheetLine
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
    """What a match was about besides points: `RECAP` in a game's ``recap.py``, told from the room's view and, where it
    is asked for, from all that the room has seen. Only `recall` is asked before a match is over."""

    taken: Callable[[Any, Sequence[Event]], Iterable[Taken]] = lambda _view, _events: ()
    """In the order of the match."""

    recall: Callable[[Any], Recalled | None] | None = None
    """The answer is None while anything is still open."""

    awards: Callable[[Any, Sequence[Event]], Iterable[Award]] = lambda _view, _events: ()
    """All that could be given, the best first: `highlights.hand_out` chooses."""

    album: Callable[[Any, Sequence[Event]], Iterable[Keepsake]] = lambda _view, _events: ()
    """What people wrote or chose, in the order of the match."""

    album_title: Sentence | None = None
    sheet: Callable[[Any], Sequence[SheetLine]] = lambda _view: ()
    """A score sheet that is written at the end, in a game without a pad of rounds."""

    history: Callable[[Any, Sequence[Event]], Lines] | None = None
    """How the points grew in a game without a pad of rounds."""

    part: Sentence | None = None
    """What the steps of that are called, with a `{number}`; rounds, where it is not said."""


class Pictured(msgspec.Struct, frozen=True):
    """Which fields of a view are paintings, for a page that is drawn from the view alone."""

    paintings: tuple[str, ...] = ()
    numbered: str = ""
    """The one of them that the tokens or places of a choice number."""

    first: int = 1
    """The number of its first painting."""

    captions: str = ""
    """A field that says something about each of the numbered paintings, in the same order: a secret key, a price."""


def _no_labels(_view: Any) -> Mapping[str, Sentence | str]:
    return {}


class OnPhone(NamedTuple):
    """How a game is read on a player's own page: `PHONE` in a game's ``phone.py``. Where it says nothing, the names of
    the rules stand."""

    pictured: Pictured | None = None
    labels: Mapping[str, str] = {}
    """Marked texts for what the rules call ``action``, ``field`` or ``field=value``. A field with an empty one is not
    told: it says nothing that the shared screen does not."""

    labels_of: Callable[[Any], Mapping[str, Sentence | str]] = _no_labels
    """The same for what depends on a seat's view, such as the answers that can be chosen; texts stay as they are."""
