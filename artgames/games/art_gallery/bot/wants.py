"""What paintings and tiles are worth to everybody, in points."""

from collections.abc import Hashable, Sequence

import msgspec

from artgames.games.art_gallery.bot.prospects import expected_gain
from artgames.games.art_gallery.data import FACES
from artgames.games.art_gallery.rules.records import HAND_SIZE
from artgames.games.art_gallery.simulator import BUY, PURCHASES, GallerySimulator

LARGE_COLLECTION = 10
SPEED = 0.8
"""How many paintings others get while the largest collection gets one."""

STILL_TO_COME = 0.1
"""How likely a painting that does not hang yet will be one's own."""


class Taste(msgspec.Struct, frozen=True):
    """How much things matter, in points."""

    deny: float
    """That the rival who wants a painting most does not get it, as a share of what it is worth to them."""

    hope: float
    """How likely somebody thinks to win a painting that hangs, when buying its tile."""


class Wants:
    """Worths in one round. They are made once for a search: while cards are laid they do not change."""

    __slots__ = ("answers", "gains", "prizes", "purchases", "shop", "tiles")

    def __init__(self, table: GallerySimulator, taste: Taste) -> None:
        seats = range(table.seats)
        left = paintings_to_come(table)
        self.gains = [[_gain(table, seat, work, left) for work in table.hanging] for seat in seats]
        """By seat and area: what the painting there adds to the own points. Nothing for the Shop."""
        self.prizes = [_prizes(self.gains, seat, taste.deny) for seat in seats]
        """The same, and what it is worth that nobody else gets it."""
        works = range(FACES.count + 1)
        self.tiles = [[tile_worth(table, seat, work, taste.hope) for work in works] for seat in seats]
        """By seat and work: its tile."""
        self.shop = [[_best_purchase(table, worths, card) for card in range(HAND_SIZE)] for worths in self.tiles]
        """By seat and card: what it buys now."""
        self.answers: dict[Hashable, list[tuple[float, int]]] = {}
        """What a judgement has already found out about visits, and about purchases in `purchases`."""
        self.purchases: dict[Hashable, int] = {}


def paintings_to_come(table: GallerySimulator) -> int:
    """How many a seat may get after the present round, on average."""
    galleries = table.loop - 1
    rate = galleries / table.seats
    until_full = SPEED * (LARGE_COLLECTION - max(table.paintings) - rate)
    until_empty = table.deck_left // galleries * rate
    return max(0, round(min(until_full, until_empty)))


def _gain(table: GallerySimulator, seat: int, work: int, left: int) -> float:
    if not work:
        return 0.0
    match = 2 if table.tiles[seat] >> work & 1 else 0
    return expected_gain(table.runs[seat], table.bests[seat], work, left) + match


def _prizes(gains: Sequence[Sequence[float]], seat: int, deny: float) -> list[float]:
    others = [row for other, row in enumerate(gains) if other != seat]
    return [mine + deny * max(0.0, *theirs) for mine, *theirs in zip(gains[seat], *others, strict=True)]


def tile_worth(table: GallerySimulator, seat: int, work: int, hope: float) -> float:
    """One point, and two more with the painting."""
    if table.works[seat] >> work & 1:
        return 3.0
    if work in table.hanging:
        return 1 + 2 * hope
    is_gone = any(works >> work & 1 for works in table.works)
    return 1.0 if is_gone else 1 + 2 * STILL_TO_COME


def _best_purchase(table: GallerySimulator, worths: Sequence[float], card: int) -> float:
    return max(bought(table, worths, move) for move in PURCHASES[card][table.stocked()])


def bought(table: GallerySimulator, worths: Sequence[float], move: int) -> float:
    """What a purchase is worth, by the worths of all works."""
    total = 0.0
    for pile, height in enumerate(table.heights):
        if (move - BUY) >> pile & 1:
            total += worths[table.piles[pile][height - 1]]
    return total
