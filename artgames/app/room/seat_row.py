"""One person on the console: who it is, what they are doing, and what the host can do for them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from artgames.app.table.chip import Chip
from artgames.engine.numerals import numeral
from artgames.scene.drawing.player_marks import mark_icon
from artgames.scene.drawing.theme import Theme
from artgames.scene.plain_text import PlainLabel, tip


class SeatRow(QWidget):
    """Mark, name, state and points, and a button for everything else.

    Signals:
        menu_wanted(QPoint): somebody wants to do something with this seat; the point is where on the screen.
    """

    menu_wanted = Signal(QPoint)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._mark, self._name, self._points = (PlainLabel(parent=self) for _ in range(3))
        self._full = ""
        self._button = QToolButton(self)
        self._button.setText("⋯")
        self._button.clicked.connect(self._want_menu)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for widget, stretch in ((self._mark, 0), (self._name, 1), (self._points, 0), (self._button, 0)):
            row.addWidget(widget, stretch)
        self._name.setMinimumWidth(40)

    def show_chip(self, chip: Chip, state: str, theme: Theme, em: float) -> None:
        """`state` is what this person is doing, in words."""
        side = round(em * 1.6)
        self._mark.setPixmap(mark_icon(chip.mark, theme).pixmap(QSize(side, side)))
        self._full = f"{chip.name} · {state}" if state else chip.name
        self._points.setText("" if chip.points is None else numeral(chip.points))
        self._name.setToolTip(tip(self._full))
        self._button.setAccessibleName(self.tr("Options for {name}").format(name=chip.name))
        self._elide()

    @property
    def text(self) -> str:
        return self._full

    def _elide(self) -> None:
        metrics = self._name.fontMetrics()
        self._name.setText(metrics.elidedText(self._full, Qt.TextElideMode.ElideRight, self._name.width()))

    def _want_menu(self) -> None:
        self.menu_wanted.emit(self._button.mapToGlobal(QPoint(0, self._button.height())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()
