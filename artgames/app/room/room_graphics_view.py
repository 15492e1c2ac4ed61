"""The room's view onto a board: on a plain wall, and out of everybody's reach."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from artgames.scene.board_view import BoardView
from artgames.scene.drawing.theme import GALLERY, Theme


class RoomView(BoardView):
    """A board that is only looked at. The shaded edges of a table's wall would show where the safe margin begins."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wall = GALLERY.wall
        self.setInteractive(False)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.viewport().setCursor(Qt.CursorShape.BlankCursor)

    def set_theme(self, theme: Theme) -> None:
        self._wall = theme.wall
        super().set_theme(theme)

    # Qt

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:  # type: ignore[override]
        painter.fillRect(rect, QColor(self._wall))
