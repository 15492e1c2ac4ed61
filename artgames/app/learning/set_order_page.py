"""The order of a set: by year, by artist, by number, shuffled, or painting by painting by hand."""

from __future__ import annotations

import secrets

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QListWidgetItem, QWidget

from artgames.app.context import AppContext
from artgames.app.forms.ui_set_order import Ui_SetOrderPage
from artgames.app.learning.set_row_delegate import CARD, SetRow
from artgames.app.page_base import Page, Topic
from artgames.decks import Deck, Painting, PaintingSet, SavedSets
from artgames.decks.sets import Order
from artgames.engine.api import refuse
from artgames.engine.words import QT_TRANSLATE_NOOP, filled, shortened
from artgames.scene.drawing.theme import Theme
from artgames.scene.labels import label_of

_LONGEST_TITLE = 40


class SetOrderPage(Page):
    """Changes nothing before *Keep this order* is pressed."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_SetOrderPage()
        self.ui.setupUi(self)
        self._context = context
        self._look = SetRow(self._painting, context.pictures, context.theme(), self._em, self.ui.paintings)
        self.ui.paintings.setItemDelegate(self._look)
        self._set: PaintingSet | None = None
        self._deck: Deck | None = None
        self._order: Order = "number"
        self._seed = ""
        self._taken_out = False
        self._connect()

    def _connect(self) -> None:
        ui = self.ui
        ui.paintings.model().rowsMoved.connect(self._by_hand)
        ui.paintings.currentRowChanged.connect(lambda _row: self._tell())
        ui.earlier.clicked.connect(lambda: self._step(-1))
        ui.later.clicked.connect(lambda: self._step(1))
        ui.takeOut.clicked.connect(self._take_out)
        ui.byYear.clicked.connect(lambda: self._arrange("year"))
        ui.byArtist.clicked.connect(lambda: self._arrange("artist"))
        ui.byNumber.clicked.connect(lambda: self._arrange("number"))
        ui.shuffle.clicked.connect(self._shuffle)
        ui.keep.clicked.connect(self._keep)
        ui.cancel.clicked.connect(self.left)
        for keys, step in (("Alt+Up", -1), ("Alt+Down", 1)):
            shortcut = QShortcut(QKeySequence(keys), ui.paintings)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(lambda step=step: self._step(step))
        self._context.pictures.ready.connect(self._repaint)

    def open(self, chosen: PaintingSet) -> None:
        """Raises Refused where nothing can be done, since the paintings are all gone."""
        deck = self._context.library.deck(chosen.deck_slug)
        if deck is None:
            raise refuse("option", QT_TRANSLATE_NOOP("App", "None of these paintings is available now."), "App")
        self._set, self._deck, self._taken_out = chosen, deck, False
        self._order, self._seed = chosen.order, chosen.seed
        self.ui.title.setText(self.tr("Order of “{name}”").format(name=shortened(chosen.title, _LONGEST_TITLE)))
        self._fill(deck.ids)

    def cards(self) -> tuple[int, ...]:
        """As they stand in the list."""
        rows = range(self.ui.paintings.count())
        return tuple(self.ui.paintings.item(row).data(CARD) for row in rows)

    def focus_first(self) -> None:
        self.ui.paintings.setFocus()

    # What is done

    def _arrange(self, order: Order) -> None:
        """By a rule, of what is left in the list."""
        assert self._set is not None and self._deck is not None
        self._order = order
        rule = msgspec.structs.replace(self._set, order=order, seed=self._seed)
        left = set(self.cards())
        self._fill(tuple(card for card in rule.arranged(map(self._deck.painting, self._deck.ids)) if card in left))

    def _shuffle(self) -> None:
        self._seed = secrets.token_hex(4)
        self._arrange("shuffled")

    def _step(self, step: int) -> None:
        paintings = self.ui.paintings
        row = paintings.currentRow()
        if row >= 0 and 0 <= row + step < paintings.count():
            paintings.insertItem(row + step, paintings.takeItem(row))
            paintings.setCurrentRow(row + step)
            self._by_hand()

    def _take_out(self) -> None:
        """The last one stays: a set is never empty."""
        paintings = self.ui.paintings
        if paintings.currentRow() >= 0 and paintings.count() > 1:
            paintings.takeItem(paintings.currentRow())
            self._taken_out = True
            self._tell()

    def _by_hand(self) -> None:
        self._order = "hand"
        self._tell()

    def _keep(self) -> None:
        assert self._set is not None
        made = msgspec.structs.replace(self._set, order=self._order, seed=self._seed)
        if self._order == "hand" or self._taken_out:  # from now on just these, whatever the collection grows to
            listed = msgspec.structs.replace(made.filter, cards=self.cards())
            made = msgspec.structs.replace(made, filter=listed)
        try:
            SavedSets(self._context.data / "sets.json").keep(made)
        except OSError:
            self.told.emit(self.tr("The sets could not be saved."))
        self.left.emit()

    # What is shown

    def _fill(self, cards: tuple[int, ...]) -> None:
        assert self._deck is not None
        paintings = self.ui.paintings
        paintings.clear()
        for card in cards:
            paintings.addItem(self._row(self._deck.painting(card)))
        paintings.setCurrentRow(0)
        self._tell()

    def _painting(self, card: int) -> Painting:
        assert self._deck is not None
        return self._deck.painting(card)

    def _row(self, painting: Painting) -> QListWidgetItem:
        item = QListWidgetItem()
        item.setData(CARD, painting.id)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, label_of(painting).line)
        return item

    def _tell(self) -> None:
        ui, row, count = self.ui, self.ui.paintings.currentRow(), self.ui.paintings.count()
        ui.earlier.setEnabled(row > 0)
        ui.later.setEnabled(0 <= row < count - 1)
        ui.takeOut.setEnabled(row >= 0 and count > 1)
        orders = {
            "number": self.tr("In number order."),
            "year": self.tr("Oldest first. New paintings are slotted in automatically."),
            "artist": self.tr("By artist. New paintings are slotted in automatically."),
            "shuffled": self.tr("Shuffled; the order stays the same."),
            "hand": self.tr("In your own order: only {count:this painting|these # paintings}."),
        }
        ui.told.setText(filled(orders[self._order], count=count))

    def _repaint(self) -> None:
        self.ui.paintings.viewport().update()

    # Page

    def set_look(self, theme: Theme, em: float) -> None:
        self._look.set_look(theme, em)
        self.ui.paintings.scheduleDelayedItemsLayout()

    def help_topic(self) -> Topic:
        return Topic("", "collection")
