"""The back of every card: a quiet lattice in old gold on deep blue-green, with an empty frame in the middle."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from artgames.scene.drawing.frames import picture_box
from artgames.scene.drawing.symbols import cached_pixmap
from artgames.scene.drawing.theme import Theme

ASPECT = 0.8
"""Width ÷ height, the same for all cards, so that a back does not tell portrait from landscape."""


def draw_card_back(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Draw the back over the whole rectangle."""
    plain = not theme.frames
    ground = QColor("#000000" if plain else "#24353A")
    gold = QColor("#FFFFFF" if plain else "#B79C66")
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(rect, ground)
    side = min(rect.width(), rect.height())
    inner = rect.adjusted(*(share * side for share in (0.075, 0.075, -0.075, -0.075)))
    painter.setPen(QPen(gold, max(1.0, side / 90)))
    painter.drawRect(inner)
    field = inner.adjusted(*(share * side for share in (0.03, 0.03, -0.03, -0.03)))
    painter.setPen(QPen(gold, max(0.6, side / 260)))
    painter.drawRect(field)
    if not plain:
        _draw_lattice(painter, field, gold, side / 8)
    _draw_medallion(painter, field.center(), side * 0.2, ground, gold)
    painter.restore()


def _draw_lattice(painter: QPainter, field: QRectF, gold: QColor, step: float) -> None:
    """Crossing diagonals with a dot at each crossing, laid out from the middle so that all four corners are alike."""
    faint = QColor(gold)
    faint.setAlpha(120)
    painter.save()
    painter.setClipRect(field)
    painter.translate(field.center())
    reach = int((field.width() + field.height()) / step) + 1
    painter.setPen(QPen(faint, max(0.6, step / 26)))
    far = reach * step
    for index in range(-reach, reach + 1):
        at = index * step
        painter.drawLine(QPointF(at - far, -far), QPointF(at + far, far))
        painter.drawLine(QPointF(at - far, far), QPointF(at + far, -far))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gold)
    dot = max(0.7, step / 14)
    columns, rows = int(field.width() / step) + 2, int(field.height() / step) + 2  # no dot where nobody sees it
    for across in range(-columns, columns + 1):
        for down in range(-rows, rows + 1):
            if (across + down) % 2 == 0:
                painter.drawEllipse(QPointF(across * step / 2, down * step / 2), dot, dot)
    painter.restore()


def _draw_medallion(painter: QPainter, middle: QPointF, radius: float, ground: QColor, gold: QColor) -> None:
    """A disc with an empty picture frame hanging from its nail."""
    painter.setPen(QPen(gold, max(1.0, radius / 16)))
    painter.setBrush(ground)
    painter.drawEllipse(middle, radius, radius)
    painter.drawEllipse(middle, radius * 0.88, radius * 0.88)
    frame = QRectF(0, 0, radius * 0.78, radius * 0.62)
    frame.moveCenter(middle + QPointF(0, radius * 0.18))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(frame)
    painter.drawRect(frame.adjusted(radius * 0.1, radius * 0.1, -radius * 0.1, -radius * 0.1))
    wire = QPainterPath(frame.topLeft() + QPointF(radius * 0.1, 0))
    wire.lineTo(middle - QPointF(0, radius * 0.5))
    wire.lineTo(frame.topRight() - QPointF(radius * 0.1, 0))
    painter.drawPath(wire)
    painter.setBrush(gold)
    painter.drawEllipse(middle - QPointF(0, radius * 0.52), radius * 0.05, radius * 0.05)


def back_pixmap(cell: QSize, theme: Theme, ratio: float) -> QPixmap:
    """The back of a painting that hangs in this cell: the same for all, whatever their shape."""
    box = picture_box(cell, theme, None)
    high = min(box.height(), box.width() / ASPECT)
    area = QRectF(0, 0, round(high * ASPECT), round(high))
    key = f"back{theme.key}"
    return cached_pixmap(key, area.width(), area.height(), ratio, lambda painter: draw_card_back(painter, area, theme))
