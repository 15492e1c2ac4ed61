"""The exhibit's timer.

A thin line at the lower edge that shrinks from both sides, and digits for the last ten seconds.
"""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from artgames.scene.clock import Clock
from artgames.scene.drawing.fonts import figures
from artgames.scene.drawing.theme import Theme

_DIGITS_FROM = 10.0
_FADE = 0.6  # seconds in which the digits appear


class EdgeTimer(QGraphicsObject):
    """Draws how much time is left; colour is never alone, since the line's length and then the digits say the same."""

    def __init__(self, theme: Theme, digits_px: int = 84, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._theme, self._digits_px = theme, digits_px
        self._area = QRectF()
        self._remaining = self._fraction = 0.0
        self.setZValue(50)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_area(self, area: QRectF, digits_px: int | None = None) -> None:
        """The whole picture, whose lower edge the line runs along."""
        self.prepareGeometryChange()
        self._area = QRectF(area)
        self._digits_px = digits_px or self._digits_px

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self.update()

    def set_time(self, remaining: float, total: float) -> None:
        """Show a moment."""
        before = (self._line_rect(), self._digits())
        self._remaining = max(0.0, remaining)
        self._fraction = min(1.0, self._remaining / total) if total > 0 else 0.0
        if before != (self._line_rect(), self._digits()) or 0 < _DIGITS_FROM - self._remaining < _FADE + 0.2:
            self.update()

    def follow(self, clock: Clock) -> None:
        """Draw a clock."""
        clock.tick.connect(lambda remaining: self.set_time(remaining, clock.total))
        clock.expired.connect(lambda: self.set_time(0.0, 1.0))
        self.set_time(clock.remaining, clock.total)

    def accessible_text(self) -> str:
        """The time in words."""
        return self.tr("Seconds left: {seconds}").format(seconds=ceil(self._remaining))

    def _line_rect(self) -> QRectF:
        thickness = max(4, round(self._area.height() / 150))
        half = round(self._area.width() * self._fraction / 2)
        middle = self._area.center().x()
        return QRectF(middle - half, self._area.bottom() - thickness, 2 * half, thickness)

    def _digits(self) -> str:
        return str(ceil(self._remaining)) if self._digits_px and 0 < self._remaining <= _DIGITS_FROM else ""

    def _digits_rect(self) -> QRectF:
        high = self._digits_px * 1.1
        wide = self._digits_px * 1.7
        low = self._area.bottom() - max(4, round(self._area.height() / 150))
        return QRectF(self._area.center().x() - wide / 2, low - high, wide, high)

    def _draw_digits(self, painter: QPainter) -> None:
        painter.save()
        painter.setOpacity(painter.opacity() * min(1.0, (_DIGITS_FROM - self._remaining) / _FADE + 0.15))
        place = self._digits_rect()
        painter.setPen(QColor(self._theme.edge))
        painter.setBrush(QColor(self._theme.wall))
        painter.drawRoundedRect(
            place.adjusted(0.5, 0.5, -0.5, place.height() / 4), place.height() / 4, place.height() / 4
        )
        painter.setPen(QColor(self._theme.ink))
        painter.setFont(figures(self._digits_px))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._digits())
        painter.restore()

    def boundingRect(self) -> QRectF:
        thickness = max(4, round(self._area.height() / 150))
        edge = QRectF(self._area.left(), self._area.bottom() - thickness, self._area.width(), thickness)
        return edge | self._digits_rect()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None, /) -> None:
        if self._digits():
            self._draw_digits(painter)
        line = self._line_rect()
        if not self._theme.is_dark:
            painter.fillRect(line.adjusted(-2, -2, 2, 0), QColor(self._theme.ink))
        painter.fillRect(line, QColor(self._theme.accent))
