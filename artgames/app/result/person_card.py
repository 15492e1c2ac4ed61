"""Somebody's face and something about them, on a small sheet of paper; and rows of such cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from artgames.scene.drawing.faces import SeatLook, draw_seat
from artgames.scene.drawing.theme import GALLERY, Theme
from artgames.scene.plain_text import PlainLabel, breakable

_FACE = 3.2
_WIDE = 15.5
"""Of a card at least, in sizes of the menu text."""

_NEXT = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}


class FaceView(QWidget):
    """Face, ring and symbol of a seat."""

    def __init__(self, look: SeatLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._theme, self._em = look, GALLERY, 17.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        self.updateGeometry()
        self.update()

    # Qt

    def sizeHint(self) -> QSize:
        side = max(44, round(_FACE * self._em))
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_seat(painter, QRectF(self.rect()), self._look, self._theme)


class PersonCard(QFrame):
    """A heading and lines beside a face, and a figure at the end of it where there is one. It is read as one.

    Signals:
        entered(QWidget): the keyboard has come here.
        passed(int): it wants to go on, so many cards.
    """

    entered = Signal(object)
    passed = Signal(int)

    def __init__(
        self, look: SeatLook, head: str, lines: Sequence[str], *, said: str, figure: str = "", role: str = "name"
    ) -> None:
        """`said` is what a screen reader says of the whole card."""
        super().__init__()
        for name in ("panel", "card"):
            self.setProperty(name, True)
        self._face = FaceView(look, self)
        self.head, self.lines = PlainLabel(breakable(head), self), PlainLabel(breakable("\n".join(lines)), self)
        self.head.setProperty("role", role)
        self.lines.setProperty("role", "small")
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        for label in (self.head, self.lines):
            label.setWordWrap(True)
            label.setVisible(bool(label.text()))
            words.addWidget(label)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(12)
        row.addWidget(self._face)
        row.addLayout(words, 1)
        if figure:
            points = PlainLabel(figure, self)
            points.setProperty("role", "figure")
            row.addWidget(points)
        self.setAccessibleName(said)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def set_look(self, theme: Theme, em: float) -> None:
        self._face.set_look(theme, em)

    # Qt

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _NEXT.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.passed.emit(step)


class CardRow(QWidget):
    """Cards of one width, in as many columns as there is room for. Tab comes here once; arrows lead from card to card.

    Signals:
        entered(QWidget): the keyboard has come to this card.
    """

    entered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._em = GALLERY, 17.0
        self.cards: list[PersonCard] = []
        self.most_columns = 4
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(12)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def set_cards(self, cards: Sequence[PersonCard]) -> None:
        for card in self.cards:
            card.hide()
            card.deleteLater()
        self.cards = list(cards)
        for number, card in enumerate(self.cards):
            card.setParent(self)
            card.set_look(self._theme, self._em)
            card.setFocusPolicy(Qt.FocusPolicy.TabFocus if number == 0 else Qt.FocusPolicy.ClickFocus)
            card.entered.connect(self.entered)
            card.passed.connect(lambda step, here=number: self._pass(here + step))
            card.show()
        self.setVisible(bool(self.cards))
        self._arrange()

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        for card in self.cards:
            card.set_look(theme, em)
        self._arrange()

    def _pass(self, number: int) -> None:
        if 0 <= number < len(self.cards):
            self.cards[number].setFocus(Qt.FocusReason.TabFocusReason)

    def _columns(self) -> int:
        """As even as can be: five cards are three and two, not four and one."""
        room = max(1, min(self.most_columns, int(self.width() // (_WIDE * self._em))))
        rows = -(-len(self.cards) // room)
        return -(-len(self.cards) // max(1, rows))

    def _arrange(self) -> None:
        if not self.cards:
            return
        columns = self._columns()
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 0)
        for row in range(self._grid.rowCount()):
            self._grid.setRowStretch(row, 0)
        self._grid.setRowStretch(-(-len(self.cards) // columns), 1)  # where a page is long, cards stay as they are
        for number, card in enumerate(self.cards):
            self._grid.addWidget(card, number // columns, number % columns)
        for column in range(columns):
            self._grid.setColumnStretch(column, 1)
            self._grid.setColumnMinimumWidth(column, 0)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
