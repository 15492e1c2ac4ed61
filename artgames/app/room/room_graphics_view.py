"""The room's view onto a board: out of everybody's reach."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from artgames.scene.board_view import BoardView


class RoomView(BoardView):
    """A board that is only looked at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setInteractive(False)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.viewport().setCursor(Qt.CursorShape.BlankCursor)
