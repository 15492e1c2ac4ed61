"""The records of the game: what is done, what happens, how things stand and what an audience sees of it.

A painting is its card number; a token is the number 1–12 of its place in the grid.
"""

from typing import Literal, TypeAlias

import msgspec

from artgames.engine.api import Event, Outcome, PublicEvent, Seat, SecretEvent, View
from artgames.engine.choices import Action
from artgames.engine.rng import Rng

Paintings: TypeAlias = tuple[int, ...]
Tokens: TypeAlias = tuple[int, ...]
Phase: TypeAlias = Literal["clue", "remove", "ended"]
Way: TypeAlias = Literal["upright", "sideways"]
"""How a clue lies: upright says that it is similar to the secret, sideways that it is different."""

GRID_SIZE = 12
ALL_TOKENS = tuple(range(1, GRID_SIZE + 1))
HAND_SIZE = 5
REMOVALS = (1, 2, 3, 4, 1)
"""SP-51: so many paintings go in each round, until one is left."""

ROUNDS = len(REMOVALS)
MOST_CARDS = GRID_SIZE + HAND_SIZE + ROUNDS


class Clue(msgspec.Struct, frozen=True):
    card: int
    way: Way


# What is done


class GiveClue(Action, frozen=True):
    """The clue giver lays a card of the hand upright or sideways."""

    cards: Paintings
    way: Way


class Remove(Action, frozen=True):
    """A guesser stands behind removing these. Others than those on the table take their place, and everybody else has
    to confirm anew."""

    tokens: Tokens


# What happens


class GridHung(PublicEvent, frozen=True):
    giver: Seat
    paintings: Paintings


class SecretDealt(SecretEvent, frozen=True):
    """Only the clue giver learns which painting is the secret, and sees the hand."""

    giver: Seat
    token: int
    hand: Paintings

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.giver else None


class ClueGiven(PublicEvent, frozen=True):
    round: int
    giver: Seat
    clue: Clue


class CardDrawn(SecretEvent, frozen=True):
    giver: Seat
    card: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.giver else None


class SheetConfirmed(PublicEvent, frozen=True):
    seat: Seat
    tokens: Tokens
    is_new: bool
    """Whether nobody stood behind these before."""


class PaintingsRemoved(PublicEvent, frozen=True):
    round: int
    tokens: Tokens


class MatchEnded(PublicEvent, frozen=True):
    token: int
    outcome: Outcome


# How things stand


class House(msgspec.Struct, frozen=True):
    """What was settled before the first clue and never changes."""

    seats: int
    cards: int
    giver: Seat


class State(msgspec.Struct, frozen=True):
    house: House
    rng: Rng
    phase: Phase
    round: int
    deck: Paintings
    """Top card first."""

    grid: Paintings
    secret: int
    """Its token."""

    hand: Paintings
    clues: tuple[Clue, ...] = ()
    removed: tuple[Tokens, ...] = ()
    """What went in each round."""

    sheet: Tokens = ()
    """What those who agree want to remove now."""

    agreed: tuple[Seat, ...] = ()


class TableView(View, frozen=True):
    """What one audience sees. Whatever is hidden from it is empty or None."""

    phase: Phase
    round: int
    rounds: int
    giver: Seat
    seats: int
    seat: Seat | None
    """Whose view this is; None for the room."""

    grid: Paintings
    secret: int | None
    """For the clue giver at once, for all others at the end."""

    hand: Paintings
    clues: tuple[Clue, ...]
    removed: tuple[Tokens, ...]
    to_remove: int
    """How many paintings go in this round."""

    sheet: Tokens
    locked: tuple[Seat, ...]
    """Who stands behind the sheet."""

    found: bool | None
    """Whether all have won; None as long as nobody knows."""
