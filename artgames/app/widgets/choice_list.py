"""A list whose rows are pressed: one click or Enter chooses, Delete removes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6 import QtCore, QtWidgets
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, Signal
from PySide6.QtWidgets import QListView, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent


class ChoiceList(QListView):
    """A list view without double clicks.

    Signals:
        chosen(QModelIndex): a row was pressed.
        unwanted(QModelIndex): a row is to be removed.
    """

    chosen = Signal(QModelIndex)
    unwanted = Signal(QModelIndex)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pressed = QPersistentModelIndex()
        self._pressed_at = QPoint()
        self._removes = False
        self.setMouseTracking(True)
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)

    # Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Qt would scroll to a half hidden row in a moment, and whoever is slow would let go over another one."""
        self._pressed_at = event.position().toPoint()
        index = self.indexAt(self._pressed_at)
        self._pressed = QPersistentModelIndex(index)
        removes = getattr(self.itemDelegate(), "is_on_remove", None)
        self._removes = removes is not None and removes(self.visualRect(index), self._pressed_at)
        self.setAutoScroll(False)
        super().mousePressEvent(event)
        self.setAutoScroll(True)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """What was pressed counts, wherever rows have moved to since; not, if the pointer was led away from it."""
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, QPersistentModelIndex()
        spot = event.position().toPoint()
        is_still = (spot - self._pressed_at).manhattanLength() < QtWidgets.QApplication.startDragDistance()
        if event.button() != QtCore.Qt.MouseButton.LeftButton or not pressed.isValid():
            return
        index = self.model().index(pressed.row(), pressed.column())
        if is_still or self.indexAt(spot) == index:
            (self.unwanted if self._removes else self.chosen).emit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if index.isValid() and event.key() in (
            QtCore.Qt.Key.Key_Return,
            QtCore.Qt.Key.Key_Enter,
            QtCore.Qt.Key.Key_Space,
        ):
            self.chosen.emit(index)
        elif index.isValid() and event.key() in (QtCore.Qt.Key.Key_Delete, QtCore.Qt.Key.Key_Backspace):
            self.unwanted.emit(index)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever comes by keyboard must see at once which row is meant. Whoever comes with the mouse has pressed
        something already: the list must not jump to its first row below the pointer."""
        super().focusInEvent(event)
        model, by_mouse = self.model(), event.reason() == QtCore.Qt.FocusReason.MouseFocusReason
        if model is not None and model.rowCount() and not self.currentIndex().isValid() and not by_mouse:
            self.setCurrentIndex(model.index(0, 0))
