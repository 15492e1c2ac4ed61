"""What a board shows at one moment, as plain data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from artgames.engine.api import Seat
from artgames.engine.choices import Action, Choice


@dataclass(frozen=True, slots=True)
class PaintingSpec:
    """A painting and what lies on it."""

    card: int
    token: int | None = None
    seats: tuple[Seat, ...] = ()
    """Whose marks stand at its lower edge."""

    marked: bool = False
    dimmed: bool = False
    tag: str = ""
    verdict: bool | None = None
    """The token turned over: a tick or a cross."""

    face_down: bool = False
    """Then `card` may be any number: nobody sees it."""

    sideways: bool = False
    caption: str = ""
    """Words below it."""

    name: str = ""
    """What a screen reader says, if it must not be what one sees on the painting."""


@dataclass(frozen=True, slots=True)
class Note:
    """Words for everybody. `title` says what they are; `seat` is whose they are, if that may be known."""

    text: str
    title: str = ""
    seat: Seat | None = None
    about: tuple[int, ...] = ()
    """The paintings that they turned out to be about; their labels stand below."""

    by_turns: bool = False
    """It is a conversation: one says a line, and the other the next."""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A line of the score sheet. Points and total are left out as long as they are None."""

    seat: Seat
    said: str = ""
    """What this seat answered, in a few letters: "3 · 7"."""

    right: bool | None = None
    reason: str = ""
    points: int | None = None
    total: int | None = None


@dataclass(frozen=True, slots=True)
class Bar:
    """An answer in words that can be pressed, with its number; 0 for one that has no number and no key."""

    number: int
    text: str
    verdict: bool | None = None
    """A tick or a cross, once it is told."""

    dimmed: bool = False
    """It cannot be chosen any more, or was not what was asked for."""

    seats: tuple[Seat, ...] = ()
    """Who gave this answer."""

    count: int | None = None
    """How many of a whole class gave it; None where nobody counts."""

    share: float = 0.0
    """Of all of them."""


@dataclass(frozen=True, slots=True)
class Buzzer:
    """Somebody's mark with the key to press. Whoever is out cannot press it."""

    seat: Seat
    key: str
    out: bool = False
    first: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """A text in the album, with the paintings it was about."""

    seat: Seat
    text: str
    cards: tuple[int, ...]
    told: str = ""
    """What came of it, in a few letters: "+2"."""

    by_turns: bool = False


@dataclass(frozen=True, slots=True)
class AnswerOption:
    """One thing that may be done. `lock` is what the large button says; "{chosen}" in it becomes what was picked."""

    choice: Choice
    lock: str
    label: str = ""
    """On the button that chooses this way, where there are several."""

    hint: str = ""
    """What is done this way, in one line; empty if the question's hint says it."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, and how to answer it."""

    ways: tuple[AnswerOption, ...]
    hint: str
    """What is still to be done, in one line."""

    prompt: str = ""
    """What the empty sheet of paper says."""

    lines: int = 1
    """How many lines may be written; with one, Enter locks in."""

    number: str = ""
    """What the number is called."""


@dataclass(frozen=True, slots=True)
class Signing:
    """An answer on the shared screen that counts when all of these have signed it."""

    seats: tuple[Seat, ...]
    signed: tuple[Seat, ...] = ()
    answer: Action | None = None
    """What those who signed stand behind."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Everything on the board."""

    wall: tuple[PaintingSpec, ...] = ()
    hand: tuple[PaintingSpec, ...] = ()
    note: Note | None = None
    lines: tuple[ScoreRow, ...] = ()
    entries: tuple[Entry, ...] = ()
    headline: str = ""
    beside: tuple[PaintingSpec, ...] = ()
    """Paintings in the column, above all words."""

    bars: tuple[Bar, ...] = ()
    buzzers: tuple[Buzzer, ...] = ()
    label: int | None = None
    """The card whose label stands in the column."""

    question: Question | None = None
    signing: Signing | None = None
    closed: str = ""
    moving: str = ""


def corrected(picture: Picture, added: Callable[[Seat], int]) -> Picture:
    """With totals as everybody's chip shows them: `added` is what was given or taken by hand."""
    lines = (
        line if line.total is None else replace(line, total=line.total + added(line.seat)) for line in picture.lines
    )
    return replace(picture, lines=tuple(lines))
