"""The order of a set: by year, by artist, by number, shuffled, or painting by painting by hand."""

from __future__ import annotations

import secrets

import msgspec
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import QListWidgetItem, QWidget

from artgames.app.context import AppContext
from artgames.app.forms.ui_set_order import Ui_SetOrderPage
from artgames.app.page import Page, Topic
from artgames.decks import Deck, PaintingSet
from artgames.decks.sets import Order
from artgames.engine.words import shortened
from artgames.stage.theme import Theme

_CARD = Qt.ItemDataRole.UserRole
_ROW, _WIDE = 3.0, 4.2
"""The height of a row and the width of its picture, in sizes of the menu text."""

_LONGEST_TITLE = 40


class SetOrderPage(Page):
    """Changes nothing before *Keep this order* is pressed.

    Signals:
        kept(PaintingSet): the set with its new order.
        left(): away, with or without that.
    """

    kept = Signal(object)
    left = Signal()

    def __init__(self, context: AppContext, em: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_SetOrderPage()
        self.ui.setupUi(self)
        self._context, self._em = context, em
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
        self._context.pictures.ready.connect(self._show_pictures)

    def open(self, chosen: PaintingSet, deck: Deck) -> None:
        """`deck` is the set as a deck, in its present order."""
        self._set, self._deck, self._taken_out = chosen, deck, False
        self._order, self._seed = chosen.order, chosen.seed
        self.ui.title.setText(self.tr("Order of “{name}”").format(name=shortened(chosen.title, _LONGEST_TITLE)))
        self._fill(deck.ids)

    def cards(self) -> tuple[int, ...]:
        """As they stand in the list."""
        rows = range(self.ui.paintings.count())
        return tuple(int(self.ui.paintings.item(row).data(_CARD)) for row in rows)

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
            self._number()

    def _by_hand(self) -> None:
        self._order = "hand"
        self._number()

    def _keep(self) -> None:
        assert self._set is not None
        made = msgspec.structs.replace(self._set, order=self._order, seed=self._seed)
        if self._order == "hand" or self._taken_out:  # from now on just these, whatever the collection grows to
            listed = msgspec.structs.replace(made.filter, cards=self.cards())
            made = msgspec.structs.replace(made, filter=listed)
        self.kept.emit(made)
        self.left.emit()

    # What is shown

    def _fill(self, cards: tuple[int, ...]) -> None:
        assert self._deck is not None
        paintings = self.ui.paintings
        paintings.clear()
        for card in cards:
            item = QListWidgetItem()
            item.setData(_CARD, card)
            paintings.addItem(item)
        paintings.setCurrentRow(0)
        self._fit()
        self._number()

    def _number(self) -> None:
        """Every painting says its place."""
        assert self._deck is not None
        for row, card in enumerate(self.cards()):
            one = self._deck.painting(card)
            facts = ", ".join(part for part in (one.artist, one.dated) if part)
            text = f"{row + 1}.  {one.title}" + (f"\n      {facts}" if facts else "")
            self.ui.paintings.item(row).setText(text)
        self._show_pictures()
        self._tell()

    def _tell(self) -> None:
        ui, row, count = self.ui, self.ui.paintings.currentRow(), self.ui.paintings.count()
        ui.earlier.setEnabled(row > 0)
        ui.later.setEnabled(0 <= row < count - 1)
        ui.takeOut.setEnabled(row >= 0 and count > 1)
        orders = {
            "number": self.tr("In the order of the numbers."),
            "year": self.tr("The oldest first. Paintings that come later find their places."),
            "artist": self.tr("By artist. Paintings that come later find their places."),
            "shuffled": self.tr("Shuffled, and always the same way."),
            "hand": self.tr("In an order of your own: {count} paintings, and no others."),
        }
        ui.told.setText(orders[self._order].format(count=count))

    def _show_pictures(self) -> None:
        if not self.isVisible() and self._deck is None:
            return
        size, ratio = self.ui.paintings.iconSize(), self.devicePixelRatioF()
        for row, card in enumerate(self.cards()):
            pixmap = self._context.pictures.pixmap(str(card), size, ratio)
            if pixmap is not None:
                self.ui.paintings.item(row).setIcon(QIcon(pixmap))

    def _fit(self) -> None:
        size = QSize(round(_WIDE * self._em), round(_ROW * self._em))
        self.ui.paintings.setIconSize(size)
        for row in range(self.ui.paintings.count()):
            self.ui.paintings.item(row).setSizeHint(QSize(1, size.height() + 10))

    # Page

    def set_look(self, theme: Theme, em: float) -> None:
        self._em = em
        self._fit()
        self._show_pictures()

    def help_topic(self) -> Topic:
        return Topic("", "catalogue")

    def step_back(self) -> bool:
        self.left.emit()
        return True
