"""*Add to set*: the menu by which a painting joins sets or leaves them, wherever paintings are shown. A label with
something wrong on it can be corrected from there, too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPoint, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QMenu, QWidgetAction

from artgames.app.context import AppContext
from artgames.app.page_base import Page
from artgames.decks import PaintingSet, SavedSets
from artgames.decks.sets import LONGEST_TITLE
from artgames.decks.sets_by_hand import SetsByHand
from artgames.scene.plain_text import button_text

AnyIndex = QModelIndex | QPersistentModelIndex

T = TypeVar("T")

KEY = "S"

_LETTERS = 34
"""How wide the line for a name is."""


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
        """Every set, with a tick at those that have all of these; and a line for the name of a new one, where the
        keyboard is: nobody has to leave the painting for it."""
        line = self._fill(tuple(cards))
        self.menu.popup(place)
        self.menu.setActiveAction(line)  # from here the arrow up leads to the sets
        line.defaultWidget().setFocus(Qt.FocusReason.PopupFocusReason)

    def _fill(self, cards: tuple[int, ...]) -> QWidgetAction:
        self.menu.clear()
        self.menu.addAction(self.tr("Add to set")).setEnabled(False)
        for one in self._sets.all():
            action = self.menu.addAction(button_text(one.title))
            action.setCheckable(True)
            action.setChecked(set(cards) <= set(self._sets.cards(one)))
            action.triggered.connect(lambda wanted, one=one: self._put(one, cards, wanted=wanted))
        name = QLineEdit()
        name.setMaxLength(LONGEST_TITLE)
        name.setPlaceholderText(self.tr("Name of a new set, then Enter"))
        name.setAccessibleName(self.tr("Name of a new set"))
        name.setMinimumWidth(_LETTERS * name.fontMetrics().averageCharWidth())
        name.returnPressed.connect(lambda: self._begin(name.text().strip(), cards))
        line = QWidgetAction(self.menu)
        line.setDefaultWidget(name)
        self.menu.addAction(line)
        if len(cards) == 1:
            self.menu.addSeparator()
            self.menu.addAction(
                self.tr("Something wrong on the label?"), lambda: self._page.label_wanted.emit(cards[0])
            )
        return line

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
