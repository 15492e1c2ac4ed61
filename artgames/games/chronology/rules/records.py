"""The records of the game: what is done, what happens, how things stand and what an audience sees of it.

A painting is its card number; its token is its number on the table, from 1 on; a list is tokens from the oldest
painting to the latest, as somebody thinks it is.
"""

from typing import Literal, TypeAlias

import msgspec

from artgames.engine.api import Event, Outcome, PublicEvent, Seat, SecretEvent, View
from artgames.engine.capabilities import ScoreRow
from artgames.engine.choices import Action
from artgames.engine.rng import Rng

Paintings: TypeAlias = tuple[int, ...]
Tokens: TypeAlias = tuple[int, ...]
Years: TypeAlias = tuple[int, ...]
Lists: TypeAlias = tuple[Tokens | None, ...]
"""By seat; None for whoever has not locked in."""

Phase: TypeAlias = Literal["order", "told", "scored", "ended"]
"""`told`: all lists are in, and the time line is built painting by painting."""


class Dated(msgspec.Struct, frozen=True, array_like=True):
    """A painting and the year in which it was completed (SP-31)."""

    card: int
    year: int


# What is done


class Arrange(Action, frozen=True):
    """Somebody locks in a list: every token once (SP-30)."""

    tokens: Tokens


class NextRound(Action, frozen=True):
    """The house deals new paintings."""


class ShowNext(Action, frozen=True):
    """The house hangs the next painting on the time line, where it is built one by one."""


# How a round is scored


class Row(ScoreRow, frozen=True):
    """One line of the score pad: a list, what is left of it when as little as possible is struck out, the points."""

    seat: Seat
    tokens: Tokens
    kept: Tokens
    points: int


class PadRound(msgspec.Struct, frozen=True):
    """One round on the score pad, rows in seat order; the paintings in the order of their tokens."""

    round: int
    paintings: Paintings
    years: Years
    rows: tuple[Row, ...]


# What happens


class RowDealt(PublicEvent, frozen=True):
    """Paintings lie on the table, with tokens from 1 on."""

    round: int
    paintings: Paintings


class ListLocked(SecretEvent, frozen=True):
    seat: Seat
    tokens: Tokens | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else ListLocked(self.seat, None)


class ListsShown(PublicEvent, frozen=True):
    """All lists are in; the time line is still empty."""

    lists: Lists


class PaintingDated(PublicEvent, frozen=True):
    """The next painting of the time line, and when it was completed."""

    token: int
    year: int


class TimeLineBuilt(PublicEvent, frozen=True):
    """The catalogue is opened: all tokens from the oldest painting to the latest, with their years."""

    tokens: Tokens
    years: Years


class RoundScored(PublicEvent, frozen=True):
    rows: tuple[Row, ...]


class MatchEnded(PublicEvent, frozen=True):
    outcome: Outcome


# How things stand


class House(msgspec.Struct, frozen=True):
    """What was settled before the first deal and never changes. The game for one differs in nothing but this."""

    seats: int
    size: int
    """How many paintings are dealt at once."""

    rounds: int
    neighbours: bool
    """Whether only paintings that stand next to each other in a list count (SP-33), instead of all that are left when
    others are struck out (SP-30)."""

    solo: bool
    """One plays for a title: more in a row count for more, and points make a title (SP-34)."""

    by_card: bool = False
    """Whether the time line is built painting by painting."""


class State(msgspec.Struct, frozen=True):
    """The table."""

    house: House
    rng: Rng
    phase: Phase
    round: int
    deck: tuple[Dated, ...]
    """What will be dealt, next first."""

    row: tuple[Dated, ...]
    """On the table, in the order of the tokens."""

    lists: Lists
    totals: tuple[int, ...]
    used: tuple[Dated, ...] = ()
    told: int = 0
    """How many paintings hang on the time line, while it is built one by one."""

    pad: tuple[PadRound, ...] = ()


class TableView(View, frozen=True):
    """What one audience sees. No year is in it before everybody has locked in."""

    phase: Phase
    round: int
    rounds: int
    seats: int
    seat: Seat | None
    """Whose view this is; None for the room."""

    solo: bool
    totals: tuple[int, ...]
    row: Paintings
    locked: tuple[Seat, ...]
    my_list: Tokens | None
    lists: Lists
    """Empty until everybody has locked in."""

    time_line: Tokens
    """Tokens from the oldest painting to the latest, as far as they are told; empty until everybody has locked in."""

    years: Years
    """In the order of the time line."""

    rows: tuple[Row, ...]
    pad: tuple[PadRound, ...]
