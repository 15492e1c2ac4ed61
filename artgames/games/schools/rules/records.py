"""The records of the game: what is done, what happens, how things stand and what an audience sees of it.

A painting is its card number; a wall is a group that paintings belong to, numbered from 1 on.
"""

from typing import Literal, TypeAlias

import msgspec

from artgames.engine.api import Outcome, PublicEvent, Seat, View
from artgames.engine.choices import Action
from artgames.engine.rng import Rng

Phase: TypeAlias = Literal["sort", "check", "ended"]
By: TypeAlias = Literal["school", "country", "century"]
Wall: TypeAlias = int


class Sorted(msgspec.Struct, frozen=True, array_like=True):
    """A painting and the wall that it belongs to."""

    card: int
    wall: Wall


class Hung(msgspec.Struct, frozen=True, array_like=True):
    """A painting, the wall that somebody has hung it on, and who."""

    card: int
    wall: Wall
    seat: Seat


# What is done


class Hang(Action, frozen=True):
    """Somebody hangs a painting on a wall."""

    cards: tuple[int, ...]
    walls: tuple[Wall, ...]


class Rehang(Action, frozen=True):
    """The table agrees that a painting hangs better elsewhere. Only where nobody gets points for it."""

    cards: tuple[int, ...]
    walls: tuple[Wall, ...]


class Compare(Action, frozen=True):
    """The house looks at the labels."""


# What happens


class PaintingsDealt(PublicEvent, frozen=True):
    cards: tuple[int, ...]
    walls: tuple[str, ...]


class PaintingHung(PublicEvent, frozen=True):
    seat: Seat
    card: int
    wall: Wall


class PaintingMoved(PublicEvent, frozen=True):
    card: int
    wall: Wall


class LabelsRead(PublicEvent, frozen=True):
    """Where every painting belongs."""

    sorted: tuple[Sorted, ...]
    right: int
    """How many hang there."""


class MatchEnded(PublicEvent, frozen=True):
    outcome: Outcome


# How things stand


class House(msgspec.Struct, frozen=True):
    """What was settled before the first painting and never changes."""

    seats: int
    by: By
    scored: bool
    walls: tuple[str, ...]
    """What the walls are called, as labels say it."""


class State(msgspec.Struct, frozen=True):
    """The table."""

    house: House
    rng: Rng
    phase: Phase
    sorted: tuple[Sorted, ...]
    """All paintings and where they belong: nobody knows that before labels are read."""

    hung: tuple[Hung, ...] = ()
    """In the order in which they came to their places."""


class TableView(View, frozen=True):
    """What one audience sees; everybody sees the same."""

    phase: Phase
    seats: int
    seat: Seat | None
    player: Seat | None
    """Who hangs the next painting."""

    by: By
    scored: bool
    totals: tuple[int, ...]
    walls: tuple[str, ...]
    cards: tuple[int, ...]
    hung: tuple[Hung, ...]
    right: tuple[Sorted, ...]
    """Where they belong, once labels are read."""

    @property
    def points(self) -> tuple[int, ...]:
        return self.totals if self.scored else ()
