"""What a seat knows that has watched from the beginning: which action cards everybody has (AG-04).

Everybody begins with the same nine. Cards walked with, the last cards and the cards taken back lie open, so what the
others hold or have laid face down is known as a heap; which of them lies where is not.
"""

from itertools import chain

from artgames.engine.api import Event, Seat, SeatKnowledge
from artgames.games.art_gallery.data import FACES
from artgames.games.art_gallery.rules import events
from artgames.games.art_gallery.rules.records import HAND_SIZE, TableView
from artgames.games.art_gallery.simulator import GallerySimulator, from_shown, hold
from artgames.search import Chance


class Memory:
    """Follows a match through the events that one seat has witnessed."""

    def __init__(self, seen: SeatKnowledge, chance: Chance) -> None:
        view: TableView = seen.view
        seats = range(view.seats)
        self.seat = seen.seat
        self._hands: list[list[int]] = [[] for _ in seats]
        """By seat: the nine cards at the beginning of the round, less those that have been seen in it."""
        self._back: list[list[int]] = [[] for _ in seats]
        """By seat: the cards of the next round that are known already."""
        self._rounds_without = 0
        for event in seen.events:
            self._follow(event)
        self._hands[self.seat] = []
        self.table = self._lay_out(view, chance)
        """The table as everybody sees it, with the own hand alone."""
        self.heaps = self._heaps(view)
        """By seat: what is in hand or face down. Nothing for the own seat, and no last card that was shown."""

    def _follow(self, event: Event) -> None:
        match event:
            case events.RoundStarted():
                again = self._back if event.round > 1 else [list(range(HAND_SIZE)) for _ in self._back]
                self._hands, self._back = again, [[] for _ in self._back]
            case events.Walked():
                self._seen(event.seat, event.card)
                self._back[event.seat].append(event.card)
            case events.LastCardsShown():
                for seat, card in enumerate(event.cards):
                    self._seen(seat, card)
                    self._back[seat].append(card)
            case events.AreaOpened():
                for bid in event.bids:
                    if bid.card is not None:
                        self._seen(bid.seat, bid.card)
            case events.CardPickedUp():
                self._back[event.seat].append(event.card)
            case events.RoundEnded():
                self._rounds_without = 0 if event.paintings else self._rounds_without + 1

    def _seen(self, seat: Seat, card: int) -> None:
        if card in self._hands[seat]:
            self._hands[seat].remove(card)
        else:  # somebody who came late does not know what the others had
            self._hands[seat] = []

    def _lay_out(self, view: TableView, chance: Chance) -> GallerySimulator:
        table = from_shown(view, chance)
        hold(table, self.seat, view.hand)
        for seat, card in enumerate(view.last_cards):
            if seat != self.seat:
                hold(table, seat, (card,))
        table.rounds_without = self._rounds_without
        table.heights = list(view.pile_sizes)
        gone = {*view.pile_tops, *(tile for tiles in view.tiles for tile in tiles)}
        covered = table.shuffled(tile for tile in FACES.works if tile not in gone)
        table.piles = [
            [*(covered.pop() for _ in range(size - 1)), top]
            for size, top in zip(view.pile_sizes, view.pile_tops, strict=True)
        ]
        out = {*view.hanging, *(work for works in view.collections for work in works)}
        table.deck = table.shuffled(work for work in FACES.works if work not in out)
        table.deck_left = view.deck_size
        return table

    def _heaps(self, view: TableView) -> list[list[int]]:
        """Of the others. Somebody who came late takes the cards that nobody is known to have, as the lot falls."""
        sizes = [0 if seat == self.seat else _unseen_cards(view, seat) for seat in range(view.seats)]
        known = [len(hand) == size for hand, size in zip(self._hands, sizes, strict=True)]
        if all(known):
            return self._hands
        rest = self.table.shuffled(_unaccounted(view))
        return [[rest.pop() for _ in range(size)] for size in sizes]


def _unseen_cards(view: TableView, seat: Seat) -> int:
    """How many cards somebody has in hand or face down that were not shown yet."""
    laid = sum(bid.seat == seat and bid.card is None for bids in view.bids for bid in bids)
    return laid if view.last_cards else laid + view.hand_sizes[seat]


def _unaccounted(view: TableView) -> list[int]:
    """All action cards in the match that cannot be seen."""
    settled = view.settling.area if view.settling else None
    open_bids = [bid.card for area, bids in enumerate(view.bids) if area != settled for bid in bids]
    lying = view.settling.lying if view.settling else ()
    lasts = [card for seat, card in enumerate(view.last_cards) if seat != view.seat]
    seen = [*view.hand, *lasts, *lying, *open_bids, *chain(*view.moved), *chain(*view.taken)]
    return [card for card in range(HAND_SIZE) for _ in range(view.seats - seen.count(card))]
