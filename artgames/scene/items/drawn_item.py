"""What is only looked at: the base of everything on a board that nobody can press."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from artgames.scene.board_style import BoardStyle


class DrawnItem(QGraphicsObject):
    """Something drawn in a rectangle of the board, and up to `rim` pixels beyond it."""

    rim = 0.0
    is_paper = False
    """Whether it is a sheet: drawn with dark ink, whatever the wall is painted in."""

    reading_rank: float = 0
    """When it is heard: before what has more, and among equals by where it is."""

    def __init__(self, style: BoardStyle, rect: QRectF) -> None:
        super().__init__()
        # Drawn once, and again only when it says so: not at every frame of what moves before it.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._style, self._rect = style.paper if self.is_paper else style, rect
        self._wall = style.theme

    def draw(self, painter: QPainter) -> None:
        """The thing itself, where it is on the board."""
        raise NotImplementedError

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-self.rim, -self.rim, self.rim, self.rim)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.draw(painter)
