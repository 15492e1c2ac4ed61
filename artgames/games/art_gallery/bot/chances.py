"""How likely everybody is to win, judged between two rounds."""

from math import exp

import msgspec

from artgames.games.art_gallery.bot.prospects import expected_chains
from artgames.games.art_gallery.bot.wants import paintings_to_come
from artgames.games.art_gallery.rules.records import HAND_SIZE
from artgames.games.art_gallery.simulator import GallerySimulator


class Outlook(msgspec.Struct, frozen=True):
    """What counts between rounds, in points."""

    tile: float
    match: float
    """Besides, for the tile of an own painting."""

    pip: float
    zero: float
    first: float
    """To begin the next round, and perhaps to keep the card for it to the end."""

    spread: float
    """By how many points the rest of the match may still change the difference between two, at its end."""

    spread_a_painting: float
    """Besides, for each painting that is still to come."""


class Chances:
    """Judges tables by an outlook."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._tile, self._match = outlook.tile, outlook.match
        self._worths = [outlook.zero] + [outlook.pip * card for card in range(1, HAND_SIZE)]

    def of(self, table: GallerySimulator) -> list[float]:
        """Everybody's chance to win at the end of a round, or the result."""
        if table.is_over():
            return table.rewards()
        left = paintings_to_come(table)
        values = self.values(table, left)
        spread = self._outlook.spread + left * self._outlook.spread_a_painting
        best = max(values)
        strengths = [exp((value - best) / spread) for value in values]
        total = sum(strengths)
        return [strength / total for strength in strengths]

    def values(self, table: GallerySimulator, left: int) -> list[float]:
        """By seat: what is there, and what may come of it with so many paintings more, in points."""
        return [self._value(table, seat, left) for seat in range(table.seats)]

    def _value(self, table: GallerySimulator, seat: int, left: int) -> float:
        value = expected_chains(table.runs[seat], table.bests[seat], left)
        tiles = table.tiles[seat]
        value += self._tile * tiles.bit_count() + self._match * (tiles & table.works[seat]).bit_count()
        for worth, count in zip(self._worths, table.cards[seat], strict=True):
            value += worth * count
        return value + self._outlook.first if seat == table.first else value
