"""Worlds that a seat could be living in: the others' cards are dealt to hands and areas as it seems likely."""

from collections.abc import Mapping, Sequence
from math import exp
from typing import NamedTuple

from artgames.engine.api import Event, Seat, SeatKnowledge
from artgames.games.art_gallery.bot.judgement import CARDS, Judgement
from artgames.games.art_gallery.bot.memory import Memory
from artgames.games.art_gallery.bot.wants import Wants
from artgames.games.art_gallery.rules import events
from artgames.games.art_gallery.rules.records import Area, TableView
from artgames.games.art_gallery.simulator import GallerySimulator, hold

TYPICAL = 5
"""What a card of others is taken for while it lies face down."""

ANY = (1.0,) * len(CARDS)


class Hidden(NamedTuple):
    """A card that somebody else laid face down: where it lies, and by model and card how likely it is."""

    seat: Seat
    area: Area
    place: int
    likely: Sequence[Sequence[float]]


class Model(NamedTuple):
    """How somebody else may play: by this judgement, more or less."""

    judgement: Judgement
    wants: Wants
    temper: float
    """By how many points they may misjudge a card; the smaller, the more can be read into where they lay it."""

    def likely(self, table: GallerySimulator, area: Area) -> list[float]:
        """By card: how readily `to_move` lays it here."""
        scores = [score for score, _ in self.judgement.visits(table, self.wants, area, CARDS)]
        best = max(scores)
        return [exp((score - best) / self.temper) for score in scores]


class Worlds:
    """Deals the cards that are not seen again and again, to each seat as it would play by one of some models."""

    def __init__(self, memory: Memory, seen: SeatKnowledge, models: Sequence[Model]) -> None:
        view: TableView = seen.view
        self._table, self._heaps = memory.table, memory.heaps
        self._random = memory.table.chance.random
        read = [_read(memory.table, seen.events, model) for model in models]
        self._hidden = [
            Hidden(bid.seat, area, place, [likely.get((area, place), ANY) for likely in read])
            for area, bids in enumerate(view.bids)
            for place, bid in enumerate(bids)
            if bid.card is None
        ]

    def imagine(self, models: Sequence[int]) -> GallerySimulator:
        """One of these worlds, where everybody plays by the model of this number."""
        world = self._table.copy()
        heaps = [heap[:] for heap in self._heaps]
        for seat, area, place, likely in self._hidden:
            world.laid[area][place] = self._draw(heaps[seat], likely[models[seat]])
        for seat, heap in enumerate(heaps):
            hold(world, seat, heap)
        return world

    def _draw(self, heap: list[int], likely: Sequence[float]) -> int:
        """A card of the heap, more likely ones more often."""
        luck = self._random() * sum([likely[card] for card in heap])
        drawn = heap[-1]
        for card in heap:
            luck -= likely[card]
            if luck < 0:
                drawn = card
                break
        heap.remove(drawn)
        return drawn


def _read(now: GallerySimulator, happened: Sequence[Event], model: Model) -> Mapping[tuple[Area, int], Sequence[float]]:
    """By area and place: what can be read into the visits of the round."""
    table = now.copy()
    table.markers, table.laid = [[] for _ in now.markers], [[] for _ in now.laid]
    visits = [0] * table.seats
    found: dict[tuple[Area, int], Sequence[float]] = {}
    for event in _of_this_round(happened):
        seat, area = event.seat, event.area
        table.to_move, table.turn = seat, visits[seat]
        visits[seat] += 1
        found[area, event.marker - 1] = model.likely(table, area)
        table.markers[area].append(seat)
        table.laid[area].append(TYPICAL if event.card is None else event.card)
    return found


def _of_this_round(happened: Sequence[Event]) -> list[events.Visited]:
    visits: list[events.Visited] = []
    for event in reversed(happened):
        if isinstance(event, events.RoundStarted):
            break
        if isinstance(event, events.Visited):
            visits.append(event)
    return visits[::-1]
