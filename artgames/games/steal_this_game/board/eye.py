"""An eye that is held to look."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from artgames.scene.board import BoardStyle
from artgames.scene.items.piece import Piece


class Eye(Piece):
    reading_rank = -1

    def __init__(self, name: str, picture: QPixmap, rect: QRectF, style: BoardStyle) -> None:
        super().__init__("eye", name, rect, style)
        self._picture = picture

    def ring_rect(self) -> QRectF:
        return QRectF(0, self.size.height() * 0.2, self.size.width(), self.size.height() * 0.6)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        painter.drawPixmap(rect, self._picture, QRectF(self._picture.rect()))
