"""How things stand, and what an audience sees of it. What is done is in ``actions``, what happens in ``events``.

Areas are numbers: 0 is the Shop, galleries follow clockwise from 1 (AG-02). A work is the number 1-48 of a painting
and of its tile; `House.pictures` says which card of the deck shows it. An action card is its value, 0-8.
"""

from typing import Literal, TypeAlias

import msgspec

from artgames.engine.api import Outcome, Seat, View
from artgames.engine.rng import Rng
from artgames.games.art_gallery.rules.chains import Chain, open_points

Area: TypeAlias = int
Work: TypeAlias = int
Card: TypeAlias = int
Works: TypeAlias = tuple[Work, ...]
Cards: TypeAlias = tuple[Card, ...]

Phase: TypeAlias = Literal["walk", "visit", "all_placed", "buy", "award", "pick", "round_over", "ended"]
"""walk and visit are a turn; all_placed waits until the house opens the cards; buy, award and pick settle one area;
award is only asked where a painting may be refused (AG-11)."""

AwardedBy: TypeAlias = Literal["alone", "highest", "tile", "marker"]
EndReason: TypeAlias = Literal["paintings", "cards", "tiles", "no_awards"]
ReturnOrder: TypeAlias = Literal["reverse", "forward"]

SHOP: Area = 0
NOTHING = 0  # no painting hangs, no tile is left: works are counted from 1
CLOCKWISE = 1
ANTICLOCKWISE = -1
HAND_SIZE = 9
TURNS = 4
BAR = 6
"""Spaces of a marker bar (AG-06)."""


# Parts of the table


class Bid(msgspec.Struct, frozen=True):
    """A marker and the card under it. The card is None for those who must not see it."""

    seat: Seat
    card: Card | None


class Total(msgspec.Struct, frozen=True):
    """What one player's cards in a gallery are worth together (AG-09)."""

    seat: Seat
    value: int


class Settling(msgspec.Struct, frozen=True):
    """The area that is being settled. `bids` are those laid there, in marker order, all open."""

    area: Area
    bids: tuple[Bid, ...]
    cursor: int
    """Which marker is asked, as an index of `bids`; for an award, the winner's first one."""

    lying: Cards
    """Action cards that nobody has taken back yet, in the order in which they lie."""

    markers: tuple[int, ...]
    """Markers that have not been served yet, as indexes of `bids`, in the order of the present step."""


class Row(msgspec.Struct, frozen=True):
    """One line of the score sheet: points = chains + 3 x matching + 1 x other + card_points + first_points."""

    seat: Seat
    chains: tuple[Chain, ...]
    matching: Works
    other: Works
    hand: Cards
    card_points: int
    first_points: int
    points: int


# How things stand


class House(msgspec.Struct, frozen=True):
    """What was settled before the first card. Everybody knows it."""

    seats: int
    galleries: int
    pictures: tuple[int, ...]
    """By work, from work 1 on: the card of the deck that shows it."""

    return_order: ReturnOrder = "reverse"
    zero_any_card: bool = False
    start_tie_literal: bool = False
    may_refuse: bool = False
    show_known_hands: bool = False
    starter: int = 0
    """AG-01: who begins, as the number of a seat counted from 1; by lot for 0 and where nobody sits."""


class State(msgspec.Struct, frozen=True):
    """The table. The fields that most steps change stand first."""

    rng: Rng
    phase: Phase
    active: Seat
    """Who is asked; where the house is asked, who acted last."""

    hands: tuple[Cards, ...]
    """By seat, in rising order. From the fourth visit on it is the last card, until the next round begins; so it is
    in the end."""

    pawns: tuple[Area, ...]
    moved: tuple[Cards, ...]
    """By seat: the cards laid open for walking in this round."""

    bids: tuple[tuple[Bid, ...], ...]
    """By area, in marker order; emptied when the area has been settled."""

    turn: int
    """Which of the four turns, counted from 0."""

    settling: Settling | None
    taken: tuple[Cards, ...]
    """By seat: action cards taken back in this settlement, in the open."""

    house: House
    round: int
    first: Seat
    """Who holds the first player card."""

    hanging: Works
    """By area: the painting there, or nothing; always nothing in the Shop."""

    deck: Works
    """Top card last, as in the piles."""

    piles: tuple[Works, ...]
    collections: tuple[Works, ...]
    """By seat, in the order in which they came, which never changes."""

    tiles: tuple[Works, ...]
    awards: int
    """Paintings awarded in this round."""

    rounds_without: int
    """AG-11: rounds in a row without an award."""

    last_cards: Cards = ()
    """From the moment they are compared until the next round begins."""

    closed: tuple[EndReason, ...] = ()
    rows: tuple[Row, ...] = ()
    outcome: Outcome | None = None


class TableView(View, frozen=True):
    """What one audience sees. Whatever is hidden from it, or only comes with the end of the match, is empty or None."""

    phase: Phase
    seats: int
    seat: Seat | None
    """Whose view this is; None for the room."""

    active: Seat
    round: int
    turn: int
    first: Seat
    pawns: tuple[Area, ...]
    hand: Cards
    pools: tuple[Cards, ...]
    """AG-04: by seat, what it has in hand or face down, as anybody can work it out who remembers everything; only shown
    with the house rule `show_known_hands`."""

    hand_sizes: tuple[int, ...]
    moved: tuple[Cards, ...]
    bids: tuple[tuple[Bid, ...], ...]
    settling: Settling | None
    taken: tuple[Cards, ...]
    last_cards: Cards
    hanging: Works
    pile_tops: Works
    """The tile that shows, or nothing for an empty pile (AG-05)."""

    pile_sizes: tuple[int, ...]
    deck_size: int
    collections: tuple[Works, ...]
    tiles: tuple[Works, ...]
    closed: tuple[EndReason, ...]
    rows: tuple[Row, ...]
    outcome: Outcome | None
    house: House

    @property
    def points(self) -> tuple[int, ...]:
        """As far as they lie open; in the end all of them."""
        if self.rows:
            return tuple(row.points for row in self.rows)
        return tuple(
            open_points(works, tiles, is_first=seat == self.first)
            for seat, (works, tiles) in enumerate(zip(self.collections, self.tiles, strict=True))
        )
