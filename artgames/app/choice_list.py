"""A list whose rows are pressed: one click or Enter chooses, Delete removes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Signal
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
        self.setMouseTracking(True)
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)

    # Qt (its name space is loaded late: it takes 20 ms, which the first paint can do without)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        from PySide6.QtCore import Qt  # noqa: PLC0415

        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() != Qt.MouseButton.LeftButton or not index.isValid():
            return
        delegate = self.itemDelegate()
        removes = getattr(delegate, "is_on_remove", None)
        if removes is not None and removes(self.visualRect(index), event.position().toPoint()):
            self.unwanted.emit(index)
        else:
            self.chosen.emit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        from PySide6.QtCore import Qt  # noqa: PLC0415

        index = self.currentIndex()
        if index.isValid() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit(index)
        elif index.isValid() and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.unwanted.emit(index)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever comes by keyboard must see at once which row is meant."""
        super().focusInEvent(event)
        model = self.model()
        if model is not None and model.rowCount() and not self.currentIndex().isValid():
            self.setCurrentIndex(model.index(0, 0))
