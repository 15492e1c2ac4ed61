"""How things stand, and what an audience sees of it. What is done is in ``actions``, what happens in ``events``.

Tiles and cards are numbers; `artgames.games.art_robbery.data` knows what is printed on them.
"""

from typing import Literal, TypeAlias

import msgspec

from artgames.engine.api import Outcome, Seat, View
from artgames.engine.rng import Rng
from artgames.games.art_robbery.data import FACES, Card, Tile

Tiles: TypeAlias = tuple[Tile, ...]
Cards: TypeAlias = tuple[Card, ...]

Phase: TypeAlias = Literal["play", "defence", "raid_over", "ended"]
Effect: TypeAlias = Literal["takes", "steals", "dog", "nothing"]
TwoPlayerPenalty: TypeAlias = Literal["discard", "minus_10"]
AllCaught: TypeAlias = Literal["draw", "nobody", "ignore"]

HAND_SIZE = 5
NOTHING = -1  # no tile, no victim, no card
MIDDLE: Seat = -1  # where the dog stands before anybody has called it


# Parts of the table


class Theft(msgspec.Struct, frozen=True):
    """Somebody reaches for a tile of the one who has the dog."""

    thief: Seat
    victim: Seat
    tile: Tile


class Out(msgspec.Struct, frozen=True):
    """A tile that is out of the game: its holder could not keep the Boss (AR-12), or it was left in the middle when
    a raid was broken off (AR-17); then nobody lost it and `seat` is -1."""

    tile: Tile
    seat: Seat


class RaidEnd(msgspec.Struct, frozen=True):
    """How a raid came to its end. `boss` is who held the Boss, -1 when it was left in the middle."""

    stalled: bool
    boss: Seat
    boss_kept: bool


class Row(msgspec.Struct, frozen=True):
    """One line of the score sheet, which explains itself: points = loot - penalty, or nothing for the arrested."""

    seat: Seat
    tiles: Tiles
    loot: int
    """What all these tiles are worth, before anything is taken away."""

    alibis: int
    arrested: bool
    penalised: bool
    lost: Tiles
    """AR-20: tiles that are given back, though `tiles` still lists them; what they were worth is the penalty."""

    penalty: int

    bosses_lost: Tiles
    """AR-12: Boss tiles that this seat held but could not keep. They are not in `tiles`."""

    points: int


# How things stand


class House(msgspec.Struct, frozen=True):
    """What was settled before the first card. Everybody knows it."""

    seats: int
    two_player_penalty: TwoPlayerPenalty
    all_caught: AllCaught
    greedy_no_boss: bool
    open_stacks: bool
    steal_optional: bool
    stall_guard: bool
    browse_discard: bool
    open_hands: bool
    starter: int = 0
    """AR-01: who begins, as the number of a seat counted from 1; by lot for 0 and where nobody sits."""


class State(msgspec.Struct, frozen=True):
    """The table. The fields that most steps change stand first; steps are built from them in this order."""

    rng: Rng
    phase: Phase
    active: Seat
    """Whose turn it is; between raids, whose turn it was."""

    middle: Tiles
    loot: tuple[Tiles, ...]
    """By seat: tiles of this raid, face up, in the order in which they came."""

    dog: Seat
    hands: tuple[Cards, ...]
    """By seat; a new card comes in on the right."""

    deck: Cards
    """Top card last, as in the discard pile. Refilled the moment its last card is drawn (AR-16)."""

    discard: Cards
    last_played: Card  # after a reshuffle it is no longer on the discard pile
    pending: Theft | None
    reshuffles: int  # AR-17: since a tile last left the middle
    house: House
    raid: int
    stacks: tuple[Tiles, ...]
    """By seat: tiles of earlier raids, face down."""

    out: tuple[Out, ...] = ()
    raid_end: RaidEnd | None = None
    rows: tuple[Row, ...] = ()
    outcome: Outcome | None = None


class TableView(View, frozen=True):
    """What one audience sees. Whatever is hidden from it, or only comes with the end of the match, is empty or None."""

    phase: Phase
    raid: int
    seats: int
    seat: Seat | None
    """Whose view this is; None for the room."""

    active: Seat
    middle: Tiles
    loot: tuple[Tiles, ...]
    stack_sizes: tuple[int, ...]
    my_stack: Tiles
    stacks: tuple[Tiles, ...]
    """AR-13: everybody's, when stacks are open or the match is over."""

    dog: Seat
    hand: Cards
    hands: tuple[Cards, ...]
    """Everybody's, when hands are open."""

    hand_sizes: tuple[int, ...]
    discard_top: Card
    discard: Cards
    """AR-23: the whole pile, top card last, when it may be browsed."""

    discard_size: int
    last_played: Card
    deck_size: int
    reshuffles: int
    out: tuple[Out, ...]
    pending: Theft | None
    raid_end: RaidEnd | None
    """Between raids: how this one ended."""

    rows: tuple[Row, ...]
    totals: tuple[int, ...]
    alibis: tuple[int, ...]
    arrested: tuple[Seat, ...]
    outcome: Outcome | None
    house: House

    @property
    def points(self) -> tuple[int, ...]:
        """Nobody knows before the end; with open stacks everybody may count (AR-13)."""
        if self.rows or not self.stacks:
            return self.totals
        piles = zip(self.stacks, self.loot, strict=True)
        return tuple(sum(FACES.values[tile] for tile in (*stack, *loot)) for stack, loot in piles)
