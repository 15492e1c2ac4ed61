"""Which way time runs: a word and a long arrow."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from artgames.scene.drawing.fonts import sans
from artgames.scene.drawing.theme import Theme


class TimeArrow(QGraphicsItem):
    """The word stands at the start of its arrow, or at the point."""

    def __init__(self, word: str, rect: QRectF, px: int, theme: Theme, *, at_start: bool) -> None:
        super().__init__()
        self._word, self._rect, self._theme, self._at_start = word, rect, theme, at_start
        self._font = sans(px, QFont.Weight.DemiBold)

    def describe(self) -> str:
        return f"arrow {self._word!r}"

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap = self._font.pixelSize() * 0.6
        room = QFontMetricsF(self._font).horizontalAdvance(self._word) + gap
        align = Qt.AlignmentFlag.AlignLeft if self._at_start else Qt.AlignmentFlag.AlignRight
        painter.setFont(self._font)
        painter.setPen(QColor(self._theme.ink))
        painter.drawText(self._rect, align | Qt.AlignmentFlag.AlignVCenter, self._word)
        line = self._rect.adjusted(room, 0, 0, 0) if self._at_start else self._rect.adjusted(0, 0, -room, 0)
        self._draw_arrow(painter, line)

    def _draw_arrow(self, painter: QPainter, room: QRectF) -> None:
        head = self._font.pixelSize() * 0.28
        middle = room.center().y()
        colour = QColor(self._theme.line)
        painter.setPen(QPen(colour, max(1.5, head * 0.22)))
        painter.drawLine(QPointF(room.left(), middle), QPointF(room.right() - head, middle))
        point = QPainterPath(QPointF(room.right(), middle))
        point.lineTo(room.right() - head * 1.7, middle - head)
        point.lineTo(room.right() - head * 1.7, middle + head)
        point.closeSubpath()
        painter.fillPath(point, colour)
