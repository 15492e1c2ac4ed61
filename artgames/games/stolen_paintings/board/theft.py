"""The heist: the wall by night, for the thief alone. What is taken goes into the bag and leaves its nail."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from artgames.engine.choices import Action, Pick
from artgames.games.stolen_paintings.board.bag import ShelfItem, plan_shelf
from artgames.games.stolen_paintings.board.part import Part, translate
from artgames.games.stolen_paintings.rules.records import Steal, TableView
from artgames.scene.animations import fly
from artgames.scene.hanging import fitted, hang_cards
from artgames.scene.items.painting import PaintingItem
from artgames.scene.items.torch import TorchItem
from artgames.scene.tempo import Beat

_REACH = 1.35
"""Of the torch, in heights of a painting's cell."""


class TheftPart(Part[TableView]):
    """The thief's own wall: one to three paintings are taken down."""

    def build(self) -> None:
        self._taken: list[int] = []
        self._loot: dict[int, PaintingItem] = {}
        plan = self._plan = plan_shelf(self.area, self.style, self._most())
        for card, cell in zip(self.view.exhibit, hang_cards(self.view.exhibit, plan.wall, self.style), strict=True):
            item = self.hang(card, cell)
            item.set_interactive(True)
            item.set_choosable(True)
            item.activated.connect(lambda card=card: self._toggle(card))
        reach = round(_REACH * max(item.cell.height() for item in self.paintings))
        torch = TorchItem(self.style, reach, plan.wall.center())
        torch.follow(self.board.scene)
        self.add(torch)
        self._shelf = ShelfItem(self.style, plan, self.style.look(self.view.thief, masked=True))
        self.add(self._shelf)

    def _most(self) -> int:
        field = self.board.choices[0].fields[0] if self.board.choices else None
        return field.max if isinstance(field, Pick) else 3

    def _toggle(self, card: int) -> None:
        self.board.finish_running()
        if card in self._taken:
            self._taken.remove(card)
        elif len(self._taken) == len(self._plan.places):
            self.board.refused.emit(translate("stolen_paintings", "Three is all you can carry. Put one back first."))
            return
        else:
            self._taken.append(card)
        self._show_taken()
        if card in self._taken:
            self._put_into_bag(card)
        self.board.draft_changed.emit()  # last: the board may be drawn anew by whoever hears it

    def _show_taken(self) -> None:
        for item, hung in zip(self.paintings, self.view.exhibit, strict=True):
            item.set_gone(hung in self._taken)
        for card in self._loot.keys() - set(self._taken):
            self.board.remove_items(self._loot.pop(card))
        for card in self._taken:
            self._in_bag(card).set_cell(self._place(card), self.style.ratio)
        self._shelf.fill(len(self._taken))

    def _place(self, card: int) -> QRectF:
        return fitted(card, self._plan.places[self._taken.index(card)], self.style)

    def _in_bag(self, card: int) -> PaintingItem:
        """The painting as it lies in the bag. A press puts it back; the keyboard does so at its nail."""
        if card not in self._loot:
            item = PaintingItem(str(card), self.described(card), self.style.pictures, self.style.theme)
            item.reading_rank = 2
            item.set_interactive(True)
            item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, False)
            item.activated.connect(lambda: self._toggle(card))
            self.add(item)
            self._loot[card] = item
        return self._loot[card]

    def _put_into_bag(self, card: int) -> None:
        """It leaves the wall and shrinks on its way."""
        item, place = self._loot[card], self._place(card)
        hung = self.paintings[self.view.exhibit.index(card)]
        item.set_cell(hung.cell, self.style.ratio)
        self.board.run(fly(item, place, Beat.INTO_BAG, self.style.tempo, self.style.ratio))

    def restore_draft(self, action: Action) -> None:
        if isinstance(action, Steal):
            self._taken = list(action.paintings)
            self._show_taken()
            self.board.draft_changed.emit()

    def draft(self) -> Action | None:
        return Steal(tuple(self._taken)) if self._taken else None

    def answer_text(self) -> str:
        texts = (
            translate("stolen_paintings", "Steal"),
            translate("stolen_paintings", "Steal this painting"),
            translate("stolen_paintings", "Steal these two"),
            translate("stolen_paintings", "Steal these three"),
        )
        return texts[len(self._taken)]

    def hint(self) -> str:
        if self._taken:
            return translate("stolen_paintings", "Changed your mind? Press the nail to put a painting back.")
        return translate("stolen_paintings", "Take one, two or three.")
