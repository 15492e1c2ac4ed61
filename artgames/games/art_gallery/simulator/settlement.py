"""What follows the four turns: the Shop, the galleries, cards taken back, the end of a round and of the match."""

from artgames.games.art_gallery.data import FACES
from artgames.games.art_gallery.rules.records import SHOP
from artgames.games.art_gallery.simulator.moves import BUY, PICK, PRICES, TAKE
from artgames.games.art_gallery.simulator.pieces import Pieces
from artgames.search.simulator import NOBODY

ZERO_IN_COMPANY = 10
FULL_COLLECTION = 10
PATIENCE = 3
"""AG-11: so many rounds without an award end the match."""
FIRST_POINTS, MATCHING, OTHER, PIPS_A_POINT = 3, 3, 1, 4


class Settlement(Pieces):
    """The second half of a round. `step` is BUY, TAKE (the winner answers) or PICK,
    and `queue` has the markers that are still to be served in it, as places on the bar, counted from 0."""

    __slots__ = ()

    def open(self) -> None:
        """All cards are laid: who begins the next round is settled first, then the Shop."""
        lasts = [mask.bit_length() for mask in self.masks]  # the one card that is left
        highest = max(lasts)
        if lasts.count(highest) == 1:
            self.first = lasts.index(highest)
        elif self.house.start_tie_literal:
            self.first = (self.first + 1) % self.seats
        else:  # AG-07: the first of them clockwise after the old holder
            self.first = next(
                seat % self.seats
                for seat in range(self.first + 1, self.first + 1 + self.seats)
                if lasts[seat % self.seats] == highest
            )
        self.settle_now()

    def settle_now(self) -> None:
        """As if nobody laid any more cards."""
        self.full = 0
        self._settle_from(SHOP)

    def settle(self, move: int) -> None:
        """The answer of the seat that is asked."""
        if self.step == PICK:
            self._pick(move - PICK)
            self._go_on_picking()
        elif self.step == BUY:
            self._buy(move - BUY)
            self._go_on_buying()
        else:
            if move == TAKE:
                self._award(self.to_move)
            self._start_picking()

    def _settle_from(self, area: int) -> None:
        while area < self.loop and not self.markers[area]:  # AG-15
            area += 1
        self.area = area
        if area == self.loop:
            self._end_round()
        elif area == SHOP:
            self.step, self.queue = BUY, list(range(len(self.markers[SHOP])))
            self._go_on_buying()
        else:
            winner = self.winner(area)
            if self.house.may_refuse:  # AG-11
                self.step, self.to_move = TAKE, winner
            else:
                self._award(winner)
                self._start_picking()

    # The Shop

    def stocked(self) -> int:
        """A bit for each pile that is not empty."""
        one, two, three, four = self.heights
        return (one > 0) | (two > 0) << 1 | (three > 0) << 2 | (four > 0) << 3

    def _go_on_buying(self) -> None:
        """Ask the next who can buy anything (AG-14)."""
        queue, heights = self.queue, self.heights
        while queue:
            card = self.laid[SHOP][queue[0]]
            if any(height and price <= card for height, price in zip(heights, PRICES, strict=True)):
                self.to_move = self.markers[SHOP][queue[0]]
                return
            del queue[0]
        self._start_picking()

    def _buy(self, piles: int) -> None:
        seat = self.to_move
        for pile in range(len(PRICES)):
            if piles >> pile & 1:
                self.heights[pile] -= 1
                self.own(seat, self.piles[pile][self.heights[pile]])
        del self.queue[0]

    # The galleries

    def totals(self, area: int) -> dict[int, int]:
        """What everybody's cards are worth together, in the order of their first markers (AG-09)."""
        totals: dict[int, int] = {}
        zeros: list[int] = []
        markers = self.markers[area]
        for seat, card in zip(markers, self.laid[area], strict=True):
            totals[seat] = totals.get(seat, 0) + card
            if not card:
                zeros.append(seat)
        for seat in zeros:
            if len(markers) > 1 and (self.house.zero_any_card or markers.count(seat) > 1):
                totals[seat] += ZERO_IN_COMPANY
        return totals

    def winner(self, area: int) -> int:
        """AG-10."""
        totals = self.totals(area)
        highest = max(totals.values())
        owner = self.owners[self.hanging[area]]
        if totals.get(owner) == highest:
            return owner
        return next(seat for seat, total in totals.items() if total == highest)

    def _award(self, seat: int) -> None:
        self.collect(seat, self.hanging[self.area])
        self.hanging[self.area] = 0

    # Cards taken back

    def _start_picking(self) -> None:
        markers = range(len(self.markers[self.area]))
        self.step = PICK
        self.queue = list(markers if self.house.return_order == "forward" else reversed(markers))  # AG-12
        self.lying = self.laid[self.area][:]
        self._go_on_picking()

    def _go_on_picking(self) -> None:
        """Ask the next who has a choice."""
        lying = self.lying
        while lying and lying.count(lying[0]) == len(lying):
            self.to_move = self.markers[self.area][self.queue[0]]
            self._pick(lying[0])
        if lying:
            self.to_move = self.markers[self.area][self.queue[0]]
        else:
            self.markers[self.area], self.laid[self.area] = [], []
            self._settle_from(self.area + 1)

    def _pick(self, card: int) -> None:
        self.taken[self.to_move].append(card)
        self.lying.remove(card)
        del self.queue[0]

    # The end of a round

    def _end_round(self) -> None:
        for seat, cards in enumerate(self.cards):
            for card in self.moved[seat] + self.taken[seat]:
                cards[card] += 1
                self.masks[seat] |= 1 << card
        self.moved = [[] for _ in self.moved]
        self.taken = [[] for _ in self.taken]
        self.rounds_without = 0 if self.hanging.count(0) > 1 else self.rounds_without + 1  # nothing hangs in the Shop
        self.area, self.turn = NOBODY, 0
        if self.is_over() or self.round == self.horizon:
            self.to_move = NOBODY
        else:
            self.next_round()

    def next_round(self) -> None:
        """After a round that was not the last one; the horizon moves on with whoever plays beyond it."""
        self.refill()
        self.round += 1
        self.to_move = self.first

    def is_over(self) -> bool:
        if max(self.paintings) >= FULL_COLLECTION:  # AG-18
            return True
        if self.heights.count(0) >= FACES.boards[self.seats].empty_piles:  # AG-16
            return True
        if self.house.may_refuse and self.rounds_without >= PATIENCE:
            return True
        return self.hanging.count(0) - 1 > self.deck_left  # AG-17

    # The end of the match

    def points(self) -> list[int]:
        """AG-20."""
        return [self._points_of(seat) for seat in range(self.seats)]

    def _points_of(self, seat: int) -> int:
        tiles = self.tiles[seat]
        matching = (tiles & self.works[seat]).bit_count()
        pips = sum(card * count for card, count in enumerate(self.cards[seat]))
        first = FIRST_POINTS if seat == self.first else 0
        shown = sum(self.bests[seat]) + (MATCHING - OTHER) * matching + OTHER * tiles.bit_count()
        return shown + pips // PIPS_A_POINT + first

    def winners(self) -> list[int]:
        points = self.points()
        best = max((points[seat], self.tiles[seat].bit_count()) for seat in range(self.seats))
        return [seat for seat in range(self.seats) if (points[seat], self.tiles[seat].bit_count()) == best]

    def rewards(self) -> list[float]:
        winners = self.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
