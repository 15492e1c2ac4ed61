"""Sets in the catalogue room: keep what is shown under a name, show it again, rename it, remove it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QPushButton

from artgames.app.catalogue.selection import Selection
from artgames.app.catalogue.set_name_bar import NameBar
from artgames.app.catalogue.sort_order import Column
from artgames.app.catalogue.sort_order import Order as ShownOrder
from artgames.decks import PaintingSet, SavedSets
from artgames.decks.sets import Order
from artgames.engine.words import filled
from artgames.scene.plain_text import button_text

_ORDERS: dict[ShownOrder, Order] = {ShownOrder(Column.DATED): "year", ShownOrder(Column.ARTIST): "artist"}
"""A set keeps the order in which its paintings hang, where that is one that sets have."""


class SetsMenu(QObject):
    """The menu of a button, made anew each time it opens.

    Signals:
        told(str): what was done, for everybody to read.
        removed(PaintingSet): a set is gone, and can still be brought back with `bring_back`.
        print_wanted(str): this set is wanted on paper; the slug of its deck.
        order_wanted(PaintingSet): somebody wants to put it in order.
    """

    told = Signal(str)
    removed = Signal(object)
    print_wanted = Signal(str)
    order_wanted = Signal(object)

    def __init__(self, button: QPushButton, names: NameBar, selection: Selection, data: Path) -> None:
        super().__init__(button)
        self._names, self._selection = names, selection
        self._sets = SavedSets(data / "sets.json")
        self.menu = QMenu(button)
        self.menu.aboutToShow.connect(self.fill)
        button.setMenu(self.menu)

    def fill(self) -> None:
        """Save first, then each set with what can be done with it."""
        self.menu.clear()
        keep = self.menu.addAction(self.tr("Save these paintings as a set…"), self.ask_for_name)
        keep.setEnabled(bool(self._selection.paintings))
        sets = self._sets.all()
        if not sets:
            note = self.menu.addAction(self.tr("You can use a set in every game with paintings."))
            note.setEnabled(False)
        else:
            self.menu.addSeparator()
        for one in sets:
            self._add_set(one)

    def ask_for_name(self) -> None:
        """Keep what is shown now."""
        question = self.tr("Save {count:this painting|these # paintings} as a set called")
        words = self._selection.wanted.filter.words.strip()
        suggested = words[:1].upper() + words[1:]
        text = filled(question, count=len(self._selection.paintings))
        self._names.ask(text, suggested, self.tr("Save"), self._keep)

    def bring_back(self, one: PaintingSet) -> None:
        self._write(lambda: self._sets.keep(one))

    def _add_set(self, one: PaintingSet) -> None:
        menu = self.menu.addMenu(button_text(one.title))
        menu.addAction(self.tr("Show"), lambda: self._selection.use(one))
        menu.addAction(self.tr("Print…"), lambda: self.print_wanted.emit(one.deck_slug))
        menu.addAction(self.tr("Put in order…"), lambda: self.order_wanted.emit(one))
        menu.addAction(self.tr("Rename…"), lambda: self._ask_to_rename(one))
        menu.addAction(self.tr("Remove"), lambda: self._remove(one))

    def _keep(self, name: str) -> None:
        slug, wanted = self._selection.deck_slug(), self._selection.filter_to_keep()
        order = _ORDERS.get(self._selection.order, "number")
        if self._write(lambda: self._sets.save(name, slug, wanted, order)):
            text = self.tr("“{name}” is saved. Find it among the decks when you set up a game.")
            self.told.emit(text.format(name=name))

    def _ask_to_rename(self, one: PaintingSet) -> None:
        question = self.tr("Rename “{name}” to").format(name=one.title)
        self._names.ask(question, one.title, self.tr("Rename"), lambda name: self._rename(one, name))

    def _rename(self, one: PaintingSet, name: str) -> None:
        other = self._sets.titled(name)
        if other is not None and other.slug != one.slug:
            self.told.emit(self.tr("There is already a set called “{name}”.").format(name=other.title))
            return
        self._write(lambda: self._sets.rename(one.slug, name))

    def _remove(self, one: PaintingSet) -> None:
        if self._write(lambda: self._sets.remove(one.slug)):
            self.removed.emit(one)

    def _write(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except OSError:
            self.told.emit(self.tr("The sets could not be saved."))
            return False
        return True
