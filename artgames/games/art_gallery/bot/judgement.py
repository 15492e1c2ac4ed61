"""What a turn is worth at first sight, in points: the whole wisdom of a normal bot, and the habits of everybody in a
hard bot's imagination."""

from collections.abc import Sequence
from math import exp, inf
from typing import TypeAlias

import msgspec

from artgames.games.art_gallery.bot.wants import Taste, Wants, bought
from artgames.games.art_gallery.rules.records import HAND_SIZE, SHOP, TURNS
from artgames.games.art_gallery.simulator import BUY, LEAVE, PICK, TAKE, TARGETS, VISIT, GallerySimulator

CARDS = range(HAND_SIZE)
HELD = [[card for card in CARDS if mask >> card & 1] for mask in range(1 << HAND_SIZE)]
"""By mask: the different cards of a hand."""

ZERO_IN_COMPANY = 10
WIDEST = 80
"""No two bids differ by so much."""

Turn: TypeAlias = tuple[float, int, int]
"""A score, a walk, and the card that is laid at its end as a move."""


Visits: TypeAlias = list[tuple[float, int]]
"""Scores of cards."""

NO_BID = 0, 0, 0


class Weights(msgspec.Struct, frozen=True):
    """How much things matter, in points or in pips. Tuned by matches of one set of weights against another."""

    taste: Taste
    marker: float
    """What somebody else's marker stands for, in pips."""
    coming: float
    """By how many pips others may still raise their bids, for each turn that is left."""
    doubt: float
    """By how many pips all this may be wrong."""
    pip: float
    """A pip of an action card that is one's own."""
    zero: float
    """A zero that is one's own."""
    risk: float
    """How much of a card is lost by laying it."""
    stroll: float
    """To walk with a card instead of laying it, a pip."""
    stroll_zero: float
    """The same for a zero."""
    last: float
    """To keep a card to the end, a pip: whoever keeps the highest is first."""
    crowd: float
    """What is left of a purchase, for each marker that is in the Shop already."""


class Judgement:
    """Looks one turn ahead with a set of weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.worths = [weights.zero] + [weights.pip * card for card in CARDS[1:]]
        """By action card: what it is worth to own it."""
        self._chances = [1 / (1 + exp((WIDEST - lead) / weights.doubt)) for lead in range(2 * WIDEST)]
        """By lead in pips, plus WIDEST: how likely a bid wins."""
        laying = [weights.risk * worth for worth in self.worths]
        walking = [weights.stroll_zero] + [weights.stroll * card for card in CARDS[1:]]
        self._laying = laying, [cost + weights.last * card for card, cost in enumerate(laying)]
        """By card, what it costs to lay it: before the last turn, and in it, when the third card is kept."""
        self._walking = walking, [cost + weights.last * card for card, cost in enumerate(walking)]

    def wants(self, table: GallerySimulator) -> Wants:
        return Wants(table, self.weights.taste)

    def best_move(self, table: GallerySimulator, wants: Wants) -> int:
        """Whatever is asked."""
        if table.area >= 0:
            return self.best_answer(table, wants)
        return self.best_turn(table, wants)[0] if table.walking else self.best_visit(table, wants)

    # A turn

    def best_turn(self, table: GallerySimulator, wants: Wants) -> tuple[int, int]:
        """A walk and a visit. Play-outs spend most of their time here."""
        seat, full = table.to_move, table.full
        counts, targets = table.cards[seat], TARGETS[table.loop][table.pawns[seat]]
        costs = self._walking[table.turn == TURNS - 1]
        pairs: dict[int, Visits] = {}
        best, best_walk, best_visit = -inf, 0, 0
        for walk in table.moves():
            area, card = targets[walk], walk >> 1
            if full:
                area = table.end(area)
            if area not in pairs:
                pairs[area] = self._best_two(table, wants, area)
            gain, visit = pairs[area][-1]
            if visit == card and counts[card] == 1:
                gain, visit = pairs[area][0]
            if gain - costs[card] > best:
                best, best_walk, best_visit = gain - costs[card], walk, visit
        return best_walk, VISIT + best_visit

    def _best_two(self, table: GallerySimulator, wants: Wants, area: int) -> Visits:
        """The better one last. The same question comes up again and again, so the answers are kept."""
        seat, markers = table.to_move, table.markers[area]
        mask = table.masks[seat]
        own = _own_bid(table, area) if seat in markers else NO_BID
        question = seat, area, table.turn, mask, tuple(markers), own
        found = wants.answers.get(question)
        if found is None:
            found = wants.answers[question] = sorted(self.visits(table, wants, area, HELD[mask]))[-2:]
        return found

    def visits_here(self, table: GallerySimulator, wants: Wants) -> Visits:
        """By card: what laying it is worth where the pawn is."""
        seat = table.to_move
        return self.visits(table, wants, table.pawns[seat], HELD[table.masks[seat]])

    def best_visit(self, table: GallerySimulator, wants: Wants) -> int:
        return VISIT + max(self.visits_here(table, wants))[1]

    def visits(self, table: GallerySimulator, wants: Wants, area: int, held: Sequence[int]) -> Visits:
        """By card: what laying it here is worth."""
        seat, markers, weights = table.to_move, table.markers[area], self.weights
        costs = self._laying[table.turn == TURNS - 1]
        if area == SHOP:
            left, shop = weights.crowd ** len(markers), wants.shop[seat]
            return [(shop[card] * left - costs[card], card) for card in held]
        pips, zeros, count = _own_bid(table, area)
        rival = max([markers.count(other) for other in markers if other != seat], default=0)
        threat = int(weights.marker * rival + weights.coming * (TURNS - 1 - table.turn))
        prize, chances, floor = wants.prizes[seat][area], self._chances, WIDEST - threat + pips
        if not count:
            return [(prize * chances[floor + card] - costs[card], card) for card in held]
        before = chances[floor + (ZERO_IN_COMPANY * zeros if count > 1 else 0)]
        floor += ZERO_IN_COMPANY * zeros
        return [(prize * (chances[floor + (card or ZERO_IN_COMPANY)] - before) - costs[card], card) for card in held]

    # The settlement

    def best_answer(self, table: GallerySimulator, wants: Wants) -> int:
        """Of the seat that is asked for a purchase, for a painting or for a card."""
        seat = table.to_move
        if table.step == PICK:
            return PICK + max(table.lying, key=self.worths.__getitem__)
        if table.step == BUY:
            return _best_purchase(table, wants)
        return TAKE if wants.gains[seat][table.area] > 0 else LEAVE


def _best_purchase(table: GallerySimulator, wants: Wants) -> int:
    """Kept like the answers about visits: the piles never change, so their heights say what can be bought."""
    seat = table.to_move
    one, two, three, four = table.heights
    question = seat, table.laid[SHOP][table.queue[0]], one, two, three, four
    found = wants.purchases.get(question)
    if found is None:
        worths = wants.tiles[seat]
        found = wants.purchases[question] = max(table.moves(), key=lambda move: bought(table, worths, move))
    return found


def _own_bid(table: GallerySimulator, area: int) -> tuple[int, int, int]:
    """What `to_move` has laid here: pips, zeros and cards."""
    seat, markers = table.to_move, table.markers[area]
    if seat not in markers:
        return NO_BID
    laid = [card for marker, card in zip(markers, table.laid[area], strict=True) if marker == seat]
    return sum(laid), laid.count(0), len(laid)
