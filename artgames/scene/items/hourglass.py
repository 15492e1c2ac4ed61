"""The hourglass, as a drawing for any moment and as an item that follows a clock."""

from __future__ import annotations

from math import sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from artgames.scene.clock import Clock
from artgames.scene.drawing.theme import Theme

_TOP, _NECK, _WIDE, _WAIST = -0.78, 0.0, 0.5, 0.035
_FILLED = 0.86  # a full glass leaves some air


def draw_hourglass(painter: QPainter, rect: QRectF, fraction: float, theme: Theme, running: bool = True) -> None:
    """Draw the glass with ``fraction`` (1 full … 0 run out) of the sand still above."""
    left = min(1.0, max(0.0, fraction))
    side = min(rect.width() / 0.66, rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(side / 2, side / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.accent))
    painter.drawPath(_upper_sand(left))
    painter.drawPath(_lower_sand(1 - left))
    if running and 0 < left < 1:
        painter.drawRect(QRectF(-0.016, _NECK - 0.02, 0.032, 0.78))
    pen = QPen(QColor(theme.ink), 0.05, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(_glass(), pen)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.ink))
    for y in (-0.96, 0.8):
        painter.drawRoundedRect(QRectF(-0.62, y, 1.24, 0.16), 0.05, 0.05)
    painter.restore()


class HourglassItem(QGraphicsObject):
    """An hourglass on the board whose sand runs with the clock; it costs nothing while the clock stands."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._theme, self._rect, self._fraction, self._running = theme, QRectF(0, 0, 66, 100), 1.0, False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def fraction(self) -> float:
        """How much of the sand is still above."""
        return self._fraction

    def set_rect(self, rect: QRectF) -> None:
        """Where the glass stands; it keeps its shape and takes the middle."""
        self.prepareGeometryChange()
        self._rect = QRectF(rect)

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self.update()

    def set_fraction(self, fraction: float, running: bool = True) -> None:
        """Show a moment: 1 full … 0 run out."""
        self._fraction, self._running = min(1.0, max(0.0, fraction)), running
        self.update()

    def follow(self, clock: Clock) -> None:
        """Let the sand run with a clock."""
        clock.tick.connect(lambda _remaining: self.set_fraction(clock.fraction, clock.is_running))
        clock.expired.connect(lambda: self.set_fraction(0.0, False))
        self.set_fraction(clock.fraction, clock.is_running)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None, /) -> None:
        draw_hourglass(painter, self._rect, self._fraction, self._theme, self._running)


def _half_width(height: float) -> float:
    """Half the inner width of a bulb at a height above the neck (0) up to the cap (1)."""
    return _WAIST + (_WIDE - _WAIST) * min(1.0, 1.25 * height / sqrt(0.2 + height * height))


def _bulb(sign: int, top: float, bottom: float) -> QPainterPath:
    """The part of a bulb between two heights above (sign −1) or below (sign 1) the neck."""
    steps = [bottom + (top - bottom) * index / 24 for index in range(25)]
    path = QPainterPath()
    points = [QPointF(_half_width(h), sign * h * -_TOP) for h in steps]
    points += [QPointF(-_half_width(h), sign * h * -_TOP) for h in reversed(steps)]
    path.moveTo(points[0])
    for point in points[1:]:
        path.lineTo(point)
    path.closeSubpath()
    return path


def _upper_sand(share: float) -> QPainterPath:
    """Sand sinks faster at the neck, where the glass is narrow: the height goes with the square root."""
    return _bulb(-1, _FILLED * sqrt(share), 0.0) if share > 0 else QPainterPath()


def _lower_sand(share: float) -> QPainterPath:
    """A heap that grows from the bottom, a little higher in the middle."""
    if share <= 0:
        return QPainterPath()
    level = _FILLED * (1 - sqrt(1 - share * 0.93))
    heap = _bulb(1, 1.0, 1.0 - level)
    y = (1.0 - level) * -_TOP
    half = _half_width(1.0 - level)
    heap.moveTo(-half, y)
    heap.quadTo(0, y - 0.12 * min(1.0, 3 * share), half, y)
    heap.closeSubpath()
    return heap


def _glass() -> QPainterPath:
    path = _bulb(-1, 1.0, 0.0)
    path.addPath(_bulb(1, 1.0, 0.0))
    return path.simplified()
