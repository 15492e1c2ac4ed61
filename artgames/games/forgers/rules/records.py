"""The records of the game: what is done, what happens, how things stand and what an audience sees of it.

A painting is its card number; a place is where a painting hangs on the wall, counted from 0 in reading order.
"""

from typing import Literal, TypeAlias

import msgspec

from artgames.engine.api import Event, Outcome, PublicEvent, Seat, SecretEvent, View
from artgames.engine.capabilities import ScoreRow, Sign, ticks
from artgames.engine.choices import Action, ClockAction
from artgames.engine.rng import Rng

Paintings: TypeAlias = tuple[int, ...]
Places: TypeAlias = tuple[int, ...]
Wall: TypeAlias = tuple[int | None, ...]
"""What hangs at each place; None where a forgery was found and taken down."""

Phase: TypeAlias = Literal["gather", "look", "forge", "guess", "revealed", "ended"]

ROWS, COLUMNS = 4, 6
WALL_SIZE = ROWS * COLUMNS
HAND_SIZE = 5
ALL_PLACES: Places = tuple(range(WALL_SIZE))


# What is done


class OpenWall(Action, frozen=True):
    """The house fills the gaps of the wall, shows it and turns the hourglass."""


class Ready(Action, frozen=True):
    """Somebody has seen enough."""


class TimeUp(ClockAction, frozen=True):
    """The hourglass has run out."""


class Forge(Action, frozen=True):
    """The forger's whole work, locked in at once.

    First the paintings at `swapped` change places, the first with the second and so on. Then `cards` from the hand
    are hung, each at the place in `places` that stands where it does, and what hung there is stolen.
    """

    cards: Paintings
    places: Places
    swapped: Places = ()


class Guess(Action, frozen=True):
    """Somebody points at the one painting that seems to be a forgery."""

    places: Places


class NextRound(Action, frozen=True):
    """The house hands the brush to the next forger."""


# How a round is told


class Forgery(msgspec.Struct, frozen=True):
    """One forged place: what was stolen there and what hangs instead."""

    place: int
    original: int
    forgery: int


class Pointed(msgspec.Struct, frozen=True):
    """A guess and what came of it."""

    seat: Seat
    place: int
    painting: int
    found: bool


class Row(ScoreRow, frozen=True):
    """What one seat got in one round, and for what."""

    seat: Seat
    thief: bool
    """The forger of the round."""

    hits: int
    wrong: int
    missed: int
    """Wrong guesses of others that paid for the forger."""

    points: int

    @property
    def signs(self) -> tuple[Sign, ...]:
        return (Sign.MASK,) if self.thief else ticks(self.hits, self.wrong)


class PadRound(msgspec.Struct, frozen=True):
    """A round that is over, with nothing left to hide; rows in seat order."""

    round: int
    forger: Seat
    forged: tuple[Forgery, ...]
    swapped: Places
    guesses: tuple[Pointed, ...]
    rows: tuple[Row, ...]


# What happens


class HandDealt(SecretEvent, frozen=True):
    """Somebody takes cards from the deck; only they know which."""

    seat: Seat
    paintings: Paintings | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else HandDealt(self.seat, None)


class RoundStarted(PublicEvent, frozen=True):
    round: int
    forger: Seat


class WallOpened(PublicEvent, frozen=True):
    """The wall to be remembered; `filled` are the places where something new hangs."""

    paintings: Paintings
    filled: Places


class LookerReady(PublicEvent, frozen=True):
    seat: Seat


class WallClosed(PublicEvent, frozen=True):
    by_time: bool


class ForgeriesHung(SecretEvent, frozen=True):
    """The forger is done, and only the forger knows with what."""

    forger: Seat
    forged: tuple[Forgery, ...] | None
    swapped: Places | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.forger else ForgeriesHung(self.forger, None, None)


class WallReopened(PublicEvent, frozen=True):
    paintings: Paintings


class GuessMade(PublicEvent, frozen=True):
    guess: Pointed
    taker: Seat
    """Who gets a stolen painting for it: the guesser, or the forger."""


class ForgeriesRevealed(PublicEvent, frozen=True):
    """Before and after of every forged place, what else changed places, and who got which stolen painting."""

    forged: tuple[Forgery, ...]
    swapped: Places
    taken: tuple[tuple[Seat, int], ...]


class MatchEnded(PublicEvent, frozen=True):
    outcome: Outcome


# How things stand


class House(msgspec.Struct, frozen=True):
    """What was agreed before the match."""

    seats: int
    cards: int
    timer_seconds: int
    extra_swaps: int
    goal: int
    stop_immediately: bool

    @property
    def forgeries(self) -> int:
        """SP-41: one for each other player."""
        return self.seats - 1


class State(msgspec.Struct, frozen=True):
    """The table."""

    house: House
    rng: Rng
    phase: Phase
    round: int
    forger: Seat
    points: tuple[int, ...]
    deck: Paintings
    """Top card first."""

    hands: tuple[Paintings, ...]
    loot: tuple[Paintings, ...]
    """What each seat has got away with, as far as its round is over."""

    wall: Wall = ()
    box: Paintings = ()
    """Forgeries that were found, and what was left over when a match stopped at once."""

    ready: tuple[Seat, ...] = ()
    forged: tuple[Forgery, ...] = ()
    """In the order of their places, never in the order of hanging."""

    swapped: Places = ()
    guesses: tuple[Pointed, ...] = ()
    pad: tuple[PadRound, ...] = ()


class TableView(View, frozen=True):
    """What one audience sees. Whatever is hidden from it is empty."""

    phase: Phase
    round: int
    forger: Seat
    seats: int
    seat: Seat | None
    """Whose view this is; None for the room."""

    points: tuple[int, ...]
    goal: int
    forgeries: int
    timer_seconds: int
    extra_swaps: int
    wall: Wall
    hand: Paintings
    ready: tuple[Seat, ...]
    guesser: Seat | None
    guesses: tuple[Pointed, ...]
    forged: tuple[Forgery, ...]
    swapped: Places
    before: Paintings
    """The wall as it was remembered, once it is no secret any more."""

    loot: tuple[Paintings, ...]
    pad: tuple[PadRound, ...]
