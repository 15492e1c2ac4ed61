"""The four itineraries as plain shapes that nobody takes for one another or for a player's mark, in any colour."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPainterPathStroker, QPolygonF

from artgames.scene.drawing.fonts import figures
from artgames.scene.drawing.symbols import unit_square
from artgames.scene.drawing.theme import Theme

_ON_DARK = ("#9CC3E4", "#E0BC78", "#93CDAE", "#E0A9BE")
_ON_LIGHT = ("#1F5E8C", "#7A5200", "#1E6B4A", "#8A2F55")
_ON_BLACK = ("#FFFFFF",) * 4


def tint(symbol: int, theme: Theme) -> str:
    """A quiet colour beside the shape: it helps the eye along a row, and nothing depends on it."""
    if not theme.frames:
        return _ON_BLACK[symbol]
    return (_ON_DARK if theme.is_dark else _ON_LIGHT)[symbol]


def draw_shape(painter: QPainter, rect: QRectF, symbol: int, colour: str | QColor) -> None:
    """The shape alone, as large as fits."""
    with unit_square(painter, rect):
        painter.fillPath(_shape(symbol), QColor(colour))


def draw_symbol(painter: QPainter, rect: QRectF, symbol: int, value: int, theme: Theme, *, letter: float = 0.0) -> None:
    """Shape and value side by side in the middle of a rectangle; `letter` is the least size of the value."""
    high = min(rect.height(), rect.width() / 1.75)
    left = rect.center().x() - high * 0.82
    colour = tint(symbol, theme)
    draw_shape(painter, QRectF(left, rect.center().y() - high * 0.4, high * 0.8, high * 0.8), symbol, colour)
    painter.setPen(QColor(theme.ink))
    painter.setFont(figures(max(high * 0.98, letter), QFont.Weight.Bold))
    room = QRectF(left + high * 0.9, rect.center().y() - high, high * 0.75, 2 * high)
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(value))


def draw_missing(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A dot where a painting has no symbol in this row: it breaks a chain there (AG-21)."""
    radius = max(1.0, min(rect.height(), rect.width()) * 0.07)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.line))
    painter.drawEllipse(rect.center(), radius, radius)


@lru_cache
def _shape(symbol: int) -> QPainterPath:
    return (_drop, _arch, _waves, _hourglass)[symbol]()


def _drop() -> QPainterPath:
    path = QPainterPath(QPointF(0, -1))
    path.cubicTo(0.24, -0.5, 0.76, -0.16, 0.76, 0.3)
    path.cubicTo(0.76, 0.72, 0.42, 1, 0, 1)
    path.cubicTo(-0.42, 1, -0.76, 0.72, -0.76, 0.3)
    path.cubicTo(-0.76, -0.16, -0.24, -0.5, 0, -1)
    return path


def _arch() -> QPainterPath:
    """A doorway."""
    path = QPainterPath(QPointF(-0.86, 0.95))
    path.lineTo(-0.86, -0.1)
    path.arcTo(QRectF(-0.86, -0.95, 1.72, 1.7), 180, -180)
    path.lineTo(0.86, 0.95)
    path.lineTo(0.36, 0.95)
    path.lineTo(0.36, -0.05)
    path.arcTo(QRectF(-0.36, -0.42, 0.72, 0.74), 0, 180)
    path.lineTo(-0.36, 0.95)
    path.closeSubpath()
    return path


def _waves() -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(0.4)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    made = QPainterPath()
    for y in (-0.42, 0.42):
        line = QPainterPath(QPointF(-0.82, y + 0.14))
        line.cubicTo(-0.42, y - 0.66, -0.16, y - 0.3, 0, y)
        line.cubicTo(0.16, y + 0.3, 0.42, y + 0.66, 0.82, y - 0.14)
        made.addPath(stroker.createStroke(line))
    made.setFillRule(Qt.FillRule.WindingFill)
    return made


def _hourglass() -> QPainterPath:
    corners = ((-0.82, -0.95), (0.82, -0.95), (0.16, 0), (0.82, 0.95), (-0.82, 0.95), (-0.16, 0))
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    path.closeSubpath()
    return path
