"""What a turn comes to if the round were settled right after it: how a normal bot looks ahead, and which turns come to
a hard one's mind. Cards of others that lie face down are taken for high ones; who may still come is not thought of."""

from collections.abc import Iterable

from artgames.games.art_gallery.bot.chances import Chances
from artgames.games.art_gallery.bot.judgement import HELD, Judgement, Turn
from artgames.games.art_gallery.bot.wants import Wants, paintings_to_come
from artgames.games.art_gallery.simulator import TARGETS, VISIT, GallerySimulator

RIVAL_CARD = 7
"""What a card of somebody else is taken for while it lies face down."""

RIVALRY = 0.5
"""Between two, how much a point of the other one counts against one's own; in company there are too many to mind."""


class Foresight:
    """Settles a round in its head, everybody answering by this judgement."""

    def __init__(self, judgement: Judgement, chances: Chances) -> None:
        self._judgement = judgement
        self._chances = chances

    def best_move(self, table: GallerySimulator, wants: Wants) -> int:
        """Whatever is asked."""
        if table.area >= 0:
            return self._judgement.best_answer(table, wants)
        if table.walking:
            return max(self.turns(table, wants))[1]
        return max(self.visits(table, wants))[2]

    def turns(self, table: GallerySimulator, wants: Wants) -> list[Turn]:
        """Every walk with every card that can be laid at its end."""
        seat = table.to_move
        counts, targets = table.cards[seat], TARGETS[table.loop][table.pawns[seat]]
        pairs = [
            (walk, table.end(targets[walk]), card)
            for walk in table.moves()
            for card in HELD[table.masks[seat]]
            if card != walk >> 1 or counts[card] > 1
        ]
        return self._scored(table, wants, pairs)

    def visits(self, table: GallerySimulator, wants: Wants) -> list[Turn]:
        """Every card where the pawn is; the walk is over."""
        seat = table.to_move
        return self._scored(table, wants, [(0, table.pawns[seat], card) for card in HELD[table.masks[seat]]])

    def _scored(self, table: GallerySimulator, wants: Wants, pairs: Iterable[tuple[int, int, int]]) -> list[Turn]:
        base, left = _as_feared(table), paintings_to_come(table)
        known: dict[tuple[int, int], float] = {}
        found: list[Turn] = []
        for walk, area, card in pairs:
            if (area, card) not in known:
                known[area, card] = self._settled(base, wants, (area, card), left)
            found.append((known[area, card], walk, VISIT + card))
        return found

    def _settled(self, base: GallerySimulator, wants: Wants, visit: tuple[int, int], left: int) -> float:
        seat, world = base.to_move, base.copy()
        area, card = visit
        world.lay(seat, area, card)
        world.cards[seat][card] -= 1
        world.settle_now()
        while world.to_move >= 0:
            world.make(self._judgement.best_answer(world, wants))
        values = self._chances.values(world, left)
        return values[seat] - (RIVALRY * values[1 - seat] if world.seats == 2 else 0.0)


def _as_feared(table: GallerySimulator) -> GallerySimulator:
    """The same table, with what lies face down as it is feared to be; it ends with the round."""
    world = table.copy()
    world.horizon = world.round
    for area, markers in enumerate(world.markers):
        cards = zip(markers, world.laid[area], strict=True)
        world.laid[area] = [card if marker == table.to_move else RIVAL_CARD for marker, card in cards]
    return world
