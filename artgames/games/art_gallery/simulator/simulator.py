"""The table that a search plays on: walks and visits. What follows them is in `settlement`."""

from collections.abc import Iterable

from artgames.games.art_gallery.rules.records import BAR, TURNS
from artgames.games.art_gallery.simulator.moves import (
    BUY,
    LEAVE,
    PICK,
    PICKS,
    PURCHASES,
    TAKE,
    TARGETS,
    VISIT,
    VISITS,
    WALKS,
)
from artgames.games.art_gallery.simulator.settlement import Settlement


class GallerySimulator(Settlement):
    """A table that is changed by `make`; a search plays on with a `copy`."""

    __slots__ = ()

    # What can be done

    def moves(self) -> list[int]:
        """The lists are shared: nobody may change them."""
        seat = self.to_move
        if self.area < 0:
            if self.walking:
                walks = WALKS[self.loop][self.masks[seat]]
                return self._free(walks) if self.full else walks
            return VISITS[self.masks[seat]]
        if self.step == PICK:
            return PICKS[_mask_of(self.lying)]
        if self.step == BUY:
            return PURCHASES[self.laid[0][self.queue[0]]][self.stocked()]
        return [LEAVE, TAKE]

    def _free(self, walks: list[int]) -> list[int]:
        """AG-06: those that end where there is a free space. When there is none such all are diverted, and of two ways
        that then end in the same area only the clockwise one counts."""
        targets, full = TARGETS[self.loop][self.pawns[self.to_move]], self.full
        free = [walk for walk in walks if not full >> targets[walk] & 1]
        if free:
            return free
        return [walk for walk in walks if not walk & 1 or self.end(targets[walk]) != self.end(targets[walk - 1])]

    def end(self, area: int) -> int:
        """AG-06: this area or the next one clockwise with a free space."""
        while self.full >> area & 1:
            area = area + 1 if area + 1 < self.loop else 0
        return area

    # Doing it

    def make(self, move: int) -> None:
        if self.area >= 0:
            self.settle(move)
            return
        seat = self.to_move
        if self.walking:
            self.walking = False
            card = move >> 1
            self.moved[seat].append(card)
            area = TARGETS[self.loop][self.pawns[seat]][move]
            self.pawns[seat] = self.end(area) if self.full else area
        else:
            card = move - VISIT
            self.lay(seat, self.pawns[seat], card)
        held = self.cards[seat]
        held[card] -= 1
        if not held[card]:
            self.masks[seat] ^= 1 << card
        if move >= VISIT:
            self._pass_on(seat)

    def lay(self, seat: int, area: int, card: int) -> None:
        """A marker, and the card under it; it is still in the hand."""
        markers = self.markers[area]
        markers.append(seat)
        self.laid[area].append(card)
        if len(markers) == BAR:
            self.full |= 1 << area

    def _pass_on(self, seat: int) -> None:
        self.walking = True
        self.to_move = seat = seat + 1 if seat + 1 < self.seats else 0
        if seat == self.first:
            if self.turn == TURNS - 1:
                self.open()
            else:
                self.turn += 1


def _mask_of(cards: Iterable[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
