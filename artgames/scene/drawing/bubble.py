"""A speech bubble: words in white beside a face."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from artgames.scene.drawing.theme import Theme, on_paper

_Wrap = int(Qt.TextFlag.TextWordWrap)


class Bubble(NamedTuple):
    """Where a bubble is, and how its words are set."""

    rect: QRectF
    font: QFont
    tail: QPointF
    """Its point, at the face."""


def draw_bubble(painter: QPainter, bubble: Bubble, text: str, theme: Theme) -> None:
    """White, with dark words; in high contrast the other way round, with a line."""
    sheet, rect = on_paper(theme), bubble.rect
    radius = min(22.0, rect.height() * 0.36)
    side = rect.left() + radius if bubble.tail.x() < rect.left() else rect.right() - radius
    shape, tail = QPainterPath(), QPainterPath()
    shape.addRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    tail.moveTo(bubble.tail)
    tail.lineTo(side, rect.center().y() - rect.height() * 0.14)
    tail.lineTo(side, rect.center().y() + rect.height() * 0.14)
    tail.closeSubpath()
    painter.setPen(QPen(QColor(sheet.line), 1.5))
    painter.setBrush(QColor(sheet.field))
    painter.drawPath(shape.united(tail))
    painter.setPen(QColor(sheet.ink))
    painter.setFont(bubble.font)
    pad = rect.height() * 0.22
    painter.drawText(rect.adjusted(pad, 0, -pad, 0), _Wrap | int(Qt.AlignmentFlag.AlignVCenter), text)
