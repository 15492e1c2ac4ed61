"""The records of the game: what is done, how things stand and what an audience sees of it; `events` has what happens.

A painting is its card number; a token is the number 1–8 that lies before a painting at the auction; a place is where
a painting hangs on the wall, counted from 0 in reading order.
"""

from typing import Literal, TypeAlias

import msgspec

from artgames.engine.api import Seat, View
from artgames.engine.capabilities import ScoreRow, Sign, ticks
from artgames.engine.choices import Action, ClockAction
from artgames.engine.rng import Rng

Paintings: TypeAlias = tuple[int, ...]
Tokens: TypeAlias = tuple[int, ...]
Marks: TypeAlias = tuple[Tokens | None, ...]
"""By seat; None for the thief and for whoever has not locked in."""

Wagers: TypeAlias = tuple[int, ...]
"""By seat; the token that a wager lies on, 0 for none. Empty where nobody wagers."""

Phase: TypeAlias = Literal["gather", "exhibit", "theft", "arrange", "guess", "scored", "ended"]

Decoys: TypeAlias = Literal["easy", "fair", "fiendish"]

AUCTION_SIZE = 8
MAX_STOLEN = 3
ALL_TOKENS: Tokens = tuple(range(1, AUCTION_SIZE + 1))


# What is done


class OpenExhibit(Action, frozen=True):
    """The house hangs the paintings and turns the hourglass."""


class Ready(Action, frozen=True):
    """A detective has seen enough."""


class TimeUp(ClockAction, frozen=True):
    """The hourglass has run out."""


class Steal(Action, frozen=True):
    paintings: Paintings


class Hang(Action, frozen=True):
    """The thief's order of the eight paintings at the auction, token 1 first."""

    paintings: Paintings


class Mark(Action, frozen=True):
    """A detective locks in what seems stolen; nothing at all is a legal answer."""

    tokens: Tokens


class Wager(Action, frozen=True):
    """The same, with a wager token on one of the marks (SP-35)."""

    token: int
    """The painting that it lies on, which is marked by that."""

    others: Tokens
    """What is marked besides."""


class Confirm(Action, frozen=True):
    """A detective of the cooperative game stands behind this sheet. Another one than that on the table takes its place,
    and all others have to confirm anew (SP-24)."""

    tokens: Tokens


class Decide(Action, frozen=True):
    """The detectives cannot agree, and the house lets the majority decide."""


class NextRound(Action, frozen=True):
    """The house clears the table for the next thief."""


# How a round is scored


class Row(ScoreRow, frozen=True, omit_defaults=True):
    """One line of the score pad: the points of one seat in one round, and what they are made of."""

    seat: Seat
    thief: bool
    marks: Tokens
    hits: int
    wrong: int
    exact: bool
    points: int
    missed: int
    """Stolen paintings not marked: by this detective, or by all detectives together in the thief's row."""

    wager: int = 0
    """The mark that a wager token lay on, if one did."""

    gain: int = 0
    """What the wager brought or cost; it is part of the points."""

    @property
    def signs(self) -> tuple[Sign, ...]:
        return (Sign.MASK,) if self.thief else ticks(self.hits, self.wrong) + (Sign.COIN,) * bool(self.wager)


class PadRound(msgspec.Struct, frozen=True, omit_defaults=True):
    """One round on the score pad, rows in seat order."""

    round: int
    thief: Seat
    stolen: Tokens
    rows: tuple[Row, ...]
    paintings: Paintings = ()
    """The stolen ones, in the order of their tokens, so that the result can show them once more."""

    found: bool | None = None
    """In the cooperative game whether the detectives won; points are won rounds then."""

    agreed: tuple[Seat, ...] = ()
    """Who stood behind the shared sheet."""


# How things stand


class House(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was settled before the first round and never changes. A rule that was added later is only written down
    where somebody chose it, so that older matches stay as they were."""

    seats: int
    cards: int
    rounds: int
    exhibit: int
    timer_seconds: int
    thief_arranges: bool
    announce_count: bool
    max_marks: int
    guess_seconds: int
    decoys: Decoys = "fair"
    alike: tuple[Paintings, ...] = ()
    """Rows of the set-up: a painting, then those most like it, nearest first. Empty where chance decides alone."""

    wager_tokens: int = 0
    adv_return: int = 0
    adv_top: int = 30
    cooperative: bool = False
    coop_rotate: bool = False
    coop_majority: bool = False
    audience: tuple[Seat, ...] = ()
    """Seats that are never the thief: nobody there could steal anything."""


class Stakes(msgspec.Struct, frozen=True):
    """The wager tokens (SP-35)."""

    laid: Wagers
    purses: Wagers
    """How many tokens each seat has left; those that were laid in a round are gone from the reveal on."""


class Team(msgspec.Struct, frozen=True):
    """The one sheet of all detectives (SP-24)."""

    sheet: Tokens = ()
    agreed: tuple[Seat, ...] = ()
    """Who stands behind it as it is."""


class State(msgspec.Struct, frozen=True):
    """The table. The exhibit and the auction stay on it until the next round, when both go into the box (SP-16)."""

    house: House
    rng: Rng
    phase: Phase
    round: int
    thief: Seat
    marks: Marks
    totals: tuple[int, ...]
    deck: Paintings
    """Top card first."""

    box: Paintings = ()
    exhibit: Paintings = ()
    """In wall order; the stolen ones are still listed, so that they find their way home."""

    ready: tuple[Seat, ...] = ()
    stolen: Paintings = ()
    """In the order in which they hung, never in the order of choosing."""

    auction: Paintings = ()
    pad: tuple[PadRound, ...] = ()
    stakes: Stakes | msgspec.UnsetType = msgspec.UNSET
    """Only where wagers are played; like every rule that was added later it leaves older matches as they were."""

    team: Team | msgspec.UnsetType = msgspec.UNSET
    """Only in the cooperative game."""

    @property
    def sheet(self) -> Tokens:
        return self.team.sheet if isinstance(self.team, Team) else ()

    @property
    def agreed(self) -> tuple[Seat, ...]:
        return self.team.agreed if isinstance(self.team, Team) else ()

    @property
    def wagers(self) -> Wagers:
        return self.stakes.laid if isinstance(self.stakes, Stakes) else ()

    @property
    def purses(self) -> Wagers:
        return self.stakes.purses if isinstance(self.stakes, Stakes) else ()


class TableView(View, frozen=True):
    """What one audience sees. Whatever is hidden from it is empty, or None where empty would mean something."""

    phase: Phase
    round: int
    rounds: int
    thief: Seat
    seats: int
    seat: Seat | None
    """Whose view this is; None for the room."""

    totals: tuple[int, ...]
    exhibit: Paintings
    ready: tuple[Seat, ...]
    auction: Paintings
    locked: tuple[Seat, ...]
    my_marks: Tokens | None
    stolen: Tokens
    stolen_count: int | None
    """How many were stolen, when the house rules let it be said."""

    marks: Marks
    rows: tuple[Row, ...]
    pad: tuple[PadRound, ...]
    timer_seconds: int
    guess_seconds: int
    max_marks: int
    wagers: Wagers
    my_wager: int
    purses: Wagers
    """Wager tokens left; what was laid in this round counts from the reveal on, since it is a secret before."""

    returning: int
    """How many paintings of earlier rounds are mixed into the deck before this round's exhibit."""

    cooperative: bool
    sheet: Tokens
    agreed: tuple[Seat, ...]
    """Who has confirmed the shared sheet as it is."""

    @property
    def points(self) -> tuple[int, ...]:
        """SP-23: none at all where one round is a game and all detectives play together."""
        return () if self.cooperative and self.rounds == 1 else self.totals
