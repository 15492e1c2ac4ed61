"""The forger's own page: cards of the hand go up on the wall, and two paintings may change places."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from artgames.engine.choices import Action
from artgames.engine.words import filled
from artgames.games.forgers.board.layout import plan_forge
from artgames.games.forgers.board.named import translate
from artgames.games.forgers.board.wall import WallPart, whole_wall
from artgames.games.forgers.rules.records import Forge
from artgames.games.forgers.rules.views import exchanged, pairs
from artgames.scene.animations import fly, together
from artgames.scene.drawing.fonts import Profile, Role, sans
from artgames.scene.items.draggable_painting import CarriedPainting
from artgames.scene.items.painting import PaintingItem
from artgames.scene.items.text import TextItem
from artgames.scene.tempo import Beat


class ForgePart(WallPart):
    """Two things are chosen one after the other, or one is dragged on the other: a card and a place make a forgery, two
    places change what hangs there. Whatever was done is taken back by choosing it once more."""

    def build(self) -> None:
        self._hung: dict[int, int] = {}  # place → card of the hand
        self._swaps: list[tuple[int, int]] = []
        self._held: int | None = None
        plan = plan_forge(self.area, self.letter)
        self._cells = plan.wall.cells
        self._slots = dict(zip(self.view.hand, plan.hand, strict=True))
        self.add_letters(plan.wall)
        self.add_border(plan.table)
        font = sans(self.letter, QFont.Weight.DemiBold)
        self.add(TextItem(translate("forgers", "Your hand"), plan.caption, font, self.style.theme.ink))
        self._items = {card: self._item(card, cell) for card, cell in self._homes().items()}
        self._show()

    def _item(self, card: int, cell: QRectF) -> PaintingItem:
        item = CarriedPainting(
            str(card), self.described(card), self.style.pictures, self.style.theme, on_arrow=lambda _key: False
        )
        self.put_into(item, cell)
        item.set_draggable(True)
        item.dropped.connect(lambda: self._drop(card))
        item.set_interactive(True)
        item.set_choosable(True)
        item.activated.connect(lambda: self._choose(card))
        return item

    # Where things are

    def _swapped(self) -> tuple[int, ...]:
        return tuple(place for pair in self._swaps for place in pair)

    def _wall(self) -> tuple[int, ...]:
        """The paintings of the museum after the exchange, forged ones among them."""
        return exchanged(whole_wall(self.view.wall), self._swapped())

    def _homes(self) -> dict[int, QRectF]:
        """Where each card is to be seen: what is stolen lies in the hand, where its forgery was."""
        homes = dict(zip(self._wall(), self._cells, strict=True)) | self._slots
        for place, card in self._hung.items():
            homes[self._wall()[place]], homes[card] = self._slots[card], self._cells[place]
        return homes

    def _place(self, card: int) -> int | None:
        """Where a card hangs now; None for what lies in the hand."""
        for place, painting in enumerate(self._wall()):
            if self._hung.get(place, painting) == card:
                return place
        return None

    def _forged_with(self, card: int) -> int | None:
        """The forged place that a card has to do with, as its forgery or as what was stolen there."""
        wall = self._wall()
        return next((place for place, hung in self._hung.items() if card in (hung, wall[place])), None)

    # Choosing

    def _choose(self, card: int) -> None:
        held, self._held = self._held, None
        if held is None or held == card:
            if not self._take_back(card) and held is None:
                self._hold(card)
        elif not self._combine(held, card):
            self._held = held
        self._show()
        self.board.draft_changed.emit()

    def _drop(self, card: int) -> None:
        """Dragged on something else it is the same as both of them chosen; anything else goes back home."""
        self._held = None
        middle = self._items[card].cell.center()
        target = next((one for one, home in self._homes().items() if one != card and home.contains(middle)), None)
        if target is not None and self._place(target) is not None:
            self._combine(card, target)
        elif not (card in self._hung.values() and self._take_back(card)):
            self._refuse(translate("forgers", "Drop it on a painting on the wall."))
        self._show()
        self.board.draft_changed.emit()

    def _hold(self, card: int) -> None:
        """Whatever something can still be done with."""
        if card in self.view.hand or not self._is_full() or self._may_exchange():
            self._held = card
        else:
            self._refuse(self._no_more_swaps())

    def _is_full(self) -> bool:
        return bool(len(self._hung) == self.view.forgeries)

    def _may_exchange(self) -> bool:
        return bool(len(self._swaps) < self.view.extra_swaps)

    def _take_back(self, card: int) -> bool:
        forged, place = self._forged_with(card), self._place(card)
        if forged is not None:
            del self._hung[forged]
        elif place in self._swapped():
            self._swaps = [pair for pair in self._swaps if place not in pair]
        else:
            return False
        return True

    def _combine(self, one: int, other: int) -> bool:
        """Whether something came of it; else why not is told."""
        if other in self.view.hand and one not in self.view.hand:
            one, other = other, one
        place = self._place(other)
        if one not in self.view.hand:
            return self._exchange(self._place(one), place)
        if place is None:  # another card of the hand, or what was stolen
            self._held = other if other in self.view.hand else one
            return True
        return self._forge(one, place)

    def _forge(self, card: int, place: int) -> bool:
        """Also from another place, and in the place of another forgery."""
        others = {where: hung for where, hung in self._hung.items() if where != place and hung != card}
        if place in self._swapped():
            return self._refuse(translate("forgers", "This one has been swapped. Choose it to undo that first."))
        if len(others) == self.view.forgeries:
            return self._refuse(translate("forgers", "That’s one forgery too many. Take one back first."))
        self._hung = others | {place: card}
        return True

    def _exchange(self, one: int | None, other: int | None) -> bool:
        if one is None or other is None or {one, other} & self._hung.keys():
            return self._refuse(translate("forgers", "Only paintings on the wall can be swapped."))
        if {one, other} & set(self._swapped()):
            return self._refuse(translate("forgers", "This one has been swapped. Choose it to undo that first."))
        if not self._may_exchange():
            return self._refuse(self._no_more_swaps())
        self._swaps.append((one, other))
        return True

    def _no_more_swaps(self) -> str:
        if not self.view.extra_swaps:
            return translate("forgers", "These house rules allow no swaps. Choose a card from your hand.")
        return translate("forgers", "Only one pair may be swapped. Choose it to undo that first.")

    def _refuse(self, why: str) -> bool:
        self.board.refused.emit(why)
        return False

    def let_go(self) -> bool:
        held, self._held = self._held, None
        self._show()
        self.board.draft_changed.emit()
        return held is not None

    def number_key(self, number: int) -> None:
        if number <= len(self.view.hand):
            self._choose(self.view.hand[number - 1])

    # Showing

    def _show(self, *, at_once: bool = False) -> None:
        self.board.finish_running()
        swapped, wall = self._swapped(), self._wall()
        stolen = {wall[place] for place in self._hung}
        for card, item in self._items.items():
            place = self._place(card)
            self.call(item, place)
            item.set_marked(card == self._held)
            item.set_seats((self.style.marks[self.view.forger],) if card in self._hung.values() else ())
            item.set_dimmed(card in stolen)
            item.set_tag(self._tag(card in stolen, place in swapped), self.px(Role.LABEL, Profile.DESK))
        self._move(at_once)

    def _tag(self, is_stolen: bool, has_moved: bool) -> str:
        if is_stolen:
            return translate("forgers", "Stolen")
        return translate("forgers", "Swapped") if has_moved else ""

    def _move(self, at_once: bool) -> None:
        homes = self._homes()
        away = [(item, homes[card]) for card, item in self._items.items() if not _is_at(item, homes[card])]
        if at_once:
            for item, cell in away:
                item.set_cell(cell, self.style.ratio)
        elif away:
            moves = [fly(item, cell, Beat.MOVE, self.style.tempo, self.style.ratio) for item, cell in away]
            self.board.run(together(moves))

    # Answering

    def partial_draft(self) -> Action | None:
        if not self._hung and not self._swaps:
            return None
        return Forge(tuple(self._hung.values()), tuple(self._hung), self._swapped())

    def draft(self) -> Action | None:
        return self.partial_draft() if self._is_full() else None

    def restore_draft(self, action: Action) -> None:
        if isinstance(action, Forge):
            self._hung = dict(zip(action.places, action.cards, strict=True))
            self._swaps = pairs(action.swapped)
            self._held = None
            self._show(at_once=True)
            self.board.draft_changed.emit()

    def aside(self) -> int | None:
        return self._held

    def take_up(self, aside: int) -> None:
        self._held = aside
        self._show(at_once=True)
        self.board.draft_changed.emit()

    def answer_text(self) -> str:
        left = self.view.forgeries - len(self._hung)
        if left == 0:
            return translate("forgers", "Lights on")
        return filled(translate("forgers", "{count:One forgery|# forgeries} to hang"), count=left)

    def hint(self) -> str:
        if self._held in self.view.hand:
            if self._is_full():
                return translate("forgers", "Choose the forgery this card should replace.")
            return translate("forgers", "Choose where to hang this card.")
        if self._held is not None:
            return self._hint_for_place()
        if not self._is_full():
            return translate("forgers", "Drag a card from your hand to the wall, or choose it and a place.")
        return translate("forgers", "Choose a forgery to take it back, or turn the lights on.")

    def _hint_for_place(self) -> str:
        if self._is_full():
            return translate("forgers", "Choose the painting to swap with this one.")
        if self._may_exchange():
            return translate("forgers", "Choose a card to hang here, or a painting to swap with.")
        return translate("forgers", "Choose a card from your hand to hang here.")


def _is_at(item: PaintingItem, cell: QRectF) -> bool:
    return item.pos().toPoint() == cell.topLeft().toPoint() and item.cell.size().toSize() == cell.size().toSize()
