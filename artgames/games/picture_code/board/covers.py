"""What lies over and under paintings: covers on those that were pointed at, tiles of the key under the others."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from artgames.games.picture_code.board.signs import SIGNS, draw_sign
from artgames.games.picture_code.rules.records import Kind
from artgames.scene.drawing.theme import Theme
from artgames.scene.items.painting import PaintingItem

_VEIL = 0.74
"""How much of the painting a cover hides."""

_ROUND = 0.05
_TILE_EDGE = 0.05
"""Of the cell's smaller side: the corners' radius, and how far a tile looks out behind its painting."""


def tile_edge(cell: QRectF) -> float:
    return min(cell.width(), cell.height()) * _TILE_EDGE


class OnPainting(QGraphicsObject):
    """Base of both: as large as the cell, moves with the painting, and leaves presses to it."""

    layer = 0.0

    def __init__(self, kind: Kind, painting: PaintingItem, reach: float, theme: Theme) -> None:
        super().__init__(painting)
        self.kind, self._theme = kind, theme
        self._rect = painting.boundingRect().adjusted(-reach, -reach, reach, reach)
        self.setZValue(self.layer)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def describe(self) -> str:
        corner = self.mapToScene(QPointF())
        place = f"{round(corner.x())},{round(corner.y())}"
        return f"{type(self).__name__.lower()} {self.kind} at {place} opacity={self.opacity():.2f}"

    def _draw_ground(self, painter: QPainter, opacity: float) -> None:
        sign = SIGNS[self.kind]
        ground = QColor(sign.ground)
        ground.setAlphaF(opacity)
        needs_line = self.kind == "alarm" or bool(self._theme.mark_outline)
        line = QColor(sign.ink if self.kind == "alarm" and self._theme.is_dark else self._theme.line)
        painter.setPen(QPen(line, 1.5) if needs_line else QPen(Qt.PenStyle.NoPen))
        painter.setBrush(ground)
        radius = min(self._rect.width(), self._rect.height()) * _ROUND
        painter.drawRoundedRect(self._rect.adjusted(1, 1, -1, -1), radius, radius)

    def boundingRect(self) -> QRectF:
        return self._rect


class Cover(OnPainting):
    """The painting is faintly to be seen under it."""

    layer = 0.5

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_ground(painter, _VEIL)
        side = min(self._rect.width(), self._rect.height()) * 0.58
        sign = QRectF(0, 0, side, side)
        sign.moveCenter(self._rect.center())
        draw_sign(painter, sign, self.kind, self._theme, on_cover=True)


class Tile(OnPainting):
    """The painting hangs before it, whole."""

    layer = -1.0

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_ground(painter, 1.0)


class Badge(OnPainting):
    """The sign in a corner of what hangs before a tile."""

    layer = 4.0
    share = 0.36
    """Of the cell's smaller side."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sign = SIGNS[self.kind]
        side = min(self._rect.width(), self._rect.height()) * self.share
        corner = QRectF(self._rect.left(), self._rect.bottom() - side, side, side)
        painter.setPen(QPen(QColor(sign.ink), 1.5) if self.kind == "alarm" else QPen(Qt.PenStyle.NoPen))
        painter.setBrush(QColor(sign.ground))
        painter.drawRoundedRect(corner.adjusted(1, 1, -1, -1), side * 0.2, side * 0.2)
        pad = side * 0.12
        draw_sign(painter, corner.adjusted(pad, pad, -pad, -pad), self.kind, self._theme, on_cover=True)
