"""*Add to set*: the menu by which a painting joins sets or leaves them, wherever paintings are shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QMenu, QVBoxLayout, QWidget, QWidgetAction

from artgames.app.context import AppContext
from artgames.app.page_base import Page
from artgames.decks import PaintingSet, SavedSets
from artgames.decks.sets import LONGEST_TITLE
from artgames.decks.sets_by_hand import SetsByHand
from artgames.scene.plain_text import PlainLabel, button_text

AnyIndex = QModelIndex | QPersistentModelIndex

T = TypeVar("T")

KEY = "S"


class AddToSet(QObject):
    """One for a page: its lists and buttons open the menu, and what was done is told by the page, with a way back."""

    def __init__(self, page: Page, context: AppContext) -> None:
        super().__init__(page)
        self._page = page
        self._sets = SetsByHand(context.library, SavedSets(context.data / "sets.json"))
        self.menu = QMenu(page)

    def serve(self, view: QAbstractItemView, cards_of: Callable[[AnyIndex], Sequence[int]]) -> None:
        """Open at a row of this list by a right click, by the menu key, and by S."""

        def offer(index: AnyIndex, place: QPoint) -> None:
            if cards := cards_of(index):
                self.offer(cards, view.viewport().mapToGlobal(place))

        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.customContextMenuRequested.connect(lambda place: offer(view.indexAt(place), place))
        shortcut = QShortcut(QKeySequence(KEY), view)
        shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
        shortcut.activated.connect(lambda: offer(view.currentIndex(), view.visualRect(view.currentIndex()).center()))

    def offer(self, cards: Sequence[int], place: QPoint) -> None:
        """Every set, with a tick at those that have all of these; and a new one."""
        self._fill(tuple(cards))
        self.menu.popup(place)

    def _fill(self, cards: tuple[int, ...]) -> None:
        self.menu.clear()
        self.menu.addSection(self.tr("Add to set"))
        for one in self._sets.all():
            action = self.menu.addAction(button_text(one.title))
            action.setCheckable(True)
            action.setChecked(set(cards) <= set(self._sets.cards(one)))
            action.triggered.connect(lambda wanted, one=one: self._put(one, cards, wanted=wanted))
        self.menu.addAction(self._new_set(cards))

    def _new_set(self, cards: tuple[int, ...]) -> QAction:
        """A line to write a name on: nobody has to leave the painting for it."""
        box = QWidget(self.menu)
        label, name = PlainLabel(self.tr("New set called")), QLineEdit()
        label.setBuddy(name)
        name.setMaxLength(LONGEST_TITLE)
        name.setPlaceholderText(self.tr("Name, then Enter"))
        name.setAccessibleName(self.tr("Name of a new set"))
        layout = QVBoxLayout(box)
        layout.addWidget(label)
        layout.addWidget(name)
        box.setFocusProxy(name)
        name.returnPressed.connect(lambda: self._begin(name.text().strip(), cards))
        action = QWidgetAction(self.menu)
        action.setDefaultWidget(box)
        return action

    # What is done

    def _begin(self, title: str, cards: tuple[int, ...]) -> None:
        if not title:
            return
        self.menu.close()
        before = next((one for one in self._sets.all() if one.title.casefold() == title.casefold()), None)
        made = self._try(lambda: self._sets.begin(title, cards))
        if made is not None:
            back = (lambda: self._sets.remove(made)) if before is None else (lambda: self._sets.put_back(before))
            self._tell(self.tr("Added to “{name}”."), made, back)

    def _put(self, one: PaintingSet, cards: tuple[int, ...], *, wanted: bool) -> None:
        def act() -> bool:
            if wanted:
                self._sets.add(one, cards)
            else:
                self._sets.take_out(one, cards)
            return True

        if self._try(act):
            text = self.tr("Added to “{name}”.") if wanted else self.tr("Removed from “{name}”.")
            self._tell(text, one, lambda: self._sets.put_back(one))

    def _tell(self, text: str, one: PaintingSet, back: Callable[[], None]) -> None:
        self._page.undoable.emit(text.format(name=one.title), lambda: self._try(back))

    def _try(self, act: Callable[[], T]) -> T | None:
        try:
            return act()
        except OSError:
            self._page.told.emit(self.tr("The sets could not be saved."))
            return None
