"""The heart beside a favourite."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from artgames.scene.drawing.symbols import unit_square
from artgames.scene.drawing.theme import Theme


def draw_heart(painter: QPainter, rect: QRectF, colour: str, *, filled: bool) -> None:
    """Full for a favourite, an outline for what could be one."""
    heart = QPainterPath(QPointF(0, 0.86))
    heart.cubicTo(-0.5, 0.46, -0.94, 0.1, -0.94, -0.3)
    heart.cubicTo(-0.94, -0.62, -0.7, -0.82, -0.46, -0.82)
    heart.cubicTo(-0.24, -0.82, -0.08, -0.7, 0, -0.52)
    heart.cubicTo(0.08, -0.7, 0.24, -0.82, 0.46, -0.82)
    heart.cubicTo(0.7, -0.82, 0.94, -0.62, 0.94, -0.3)
    heart.cubicTo(0.94, 0.1, 0.5, 0.46, 0, 0.86)
    with unit_square(painter, rect):
        painter.setPen(QPen(QColor(colour), 0.17, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(QColor(colour) if filled else Qt.BrushStyle.NoBrush)
        painter.drawPath(heart)


def heart_icon(theme: Theme, side: int, ratio: float, *, filled: bool) -> QIcon:
    """The heart for a button."""
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        inset = side * 0.08
        draw_heart(painter, QRectF(inset, inset, side - 2 * inset, side - 2 * inset), theme.ink, filled=filled)
    return QIcon(pixmap)
