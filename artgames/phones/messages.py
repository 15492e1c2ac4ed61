"""What the table and the phones tell each other. Nothing else passes between their threads."""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import msgspec

from artgames.engine.api import Seat
from artgames.engine.capabilities import Pictured
from artgames.engine.choices import Action, Choice

AUDIENCE: Seat = -2
"""Stands for everyone in the room without a seat, who vote as one more player."""

RemoteKey: TypeAlias = Literal["next", "back", "pause", "black", "more_time"]
REMOTE_KEYS: tuple[RemoteKey, ...] = ("back", "next", "pause", "black", "more_time")

# From the table


class SeatInfo(msgspec.Struct, frozen=True):
    """A place at the table as the join page shows it."""

    seat: Seat
    name: str
    mark: int
    """Which of the eight symbols this player has."""

    open: bool = True
    """Whether a phone may sit here; not where a bot, the laptop or paper answers."""

    face: str = ""
    """The sitter that is drawn for this player."""

    named: bool = True
    """Whether somebody is meant by it. A seat that is only being laid is nobody's: whoever is new gets it."""


class SeatState(msgspec.Struct, frozen=True, kw_only=True):
    """All that one seat may know at this moment, in the words of the table. Whatever is not in here, no phone gets."""

    seat: Seat
    turn: int
    question: int
    """Counts what this seat has been asked. It stays while others answer, so that nobody's answer comes too late
    because somebody else was quicker."""

    run: int = 0
    """Questions are counted anew in every run of the program, and by every bridge."""

    view: Any
    room: Any
    """What everyone may see: what is the same in both is left to the shared screen."""

    choices: tuple[Choice, ...] = ()
    status: str = ""
    progress: str = ""
    lines: tuple[str, ...] = ()
    """What happened, as far as this seat saw it, in words; the newest last."""

    waiting: str = ""
    """Who else is being waited for, as a sentence."""

    names: tuple[str, ...] = ()
    points: int | None = None
    pictured: Pictured | None = None
    labels: Mapping[str, str] = {}
    """Words for what the rules call ``action``, ``field`` or ``field=value``; the rules' own names where there are
    none."""

    over: bool = False


# To the table


class Joined(msgspec.Struct, frozen=True):
    """A phone speaks for this seat; `again` if that seat has had one before."""

    seat: Seat
    again: bool = False


class Left(msgspec.Struct, frozen=True):
    """The phone of this seat is gone, perhaps only asleep."""

    seat: Seat


class Submitted(msgspec.Struct, frozen=True):
    """An answer. The table says whether it counts: see `PhoneHost.confirm`."""

    seat: Seat
    question: int
    action: Action


class SecondPhone(msgspec.Struct, frozen=True):
    """Somebody wants a seat that has a phone, or one behind a locked door: the host decides."""

    seat: Seat
    request: int


class Newcomer(msgspec.Struct, frozen=True):
    """Somebody wants a seat at a table that is being laid: see `PhoneHost.seat`."""

    request: int
    name: str
    face: str


class NameWished(msgspec.Struct, frozen=True):
    """Somebody would like to be called so. Nothing changes until the host renames the seat."""

    seat: Seat
    name: str


class Voted(msgspec.Struct, frozen=True):
    """How the audience stands: numbers and how often each was named, and how many people have voted."""

    question: int
    counts: tuple[tuple[int, int], ...]
    voters: int
    left: int = 0
    """How many who are here have not voted."""


class Marked(msgspec.Struct, frozen=True):
    """A question is told: what everybody with a name has said to it, and nothing where somebody has not."""

    answers: tuple[tuple[str, tuple[int, ...]], ...]


class RemotePressed(msgspec.Struct, frozen=True):
    """The host's remote."""

    seat: Seat
    key: RemoteKey


class VisitorsChanged(msgspec.Struct, frozen=True):
    """So many people without a seat are here."""

    count: int


class NotKept(msgspec.Struct, frozen=True):
    """The record could not be written; phones go on, but after a restart they have to join again."""

    reason: str


class Failed(msgspec.Struct, frozen=True):
    """The server has stopped by a fault of ours; the table goes on without phones."""

    reason: str


ToTable: TypeAlias = (
    Joined
    | Left
    | Submitted
    | SecondPhone
    | Newcomer
    | NameWished
    | Voted
    | Marked
    | RemotePressed
    | VisitorsChanged
    | NotKept
    | Failed
)


STANDINGS = (Voted, VisitorsChanged)
"""Of these only the newest says anything."""


class Presence(msgspec.Struct, frozen=True):
    """Where a seat's phone is, for the host's list."""

    seat: Seat
    name: str
    has_phone: bool
    connected: bool
    last_seen: float
    """Seconds since 1970; 0 for never."""

    remote: bool
