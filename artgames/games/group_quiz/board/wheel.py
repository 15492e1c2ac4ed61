"""The wheel of categories: as many fields as there are categories, and a pointer that stays."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from PySide6.QtCore import QAbstractAnimation, QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from artgames.scene.animations import around, one_after_another, pause
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import figures
from artgames.scene.drawing.line_width import thick
from artgames.scene.tempo import Beat

_TURNS = 3
_HUB, _RIM = 0.16, 0.7
"""How large the middle is, and how far out the numbers stand, in shares of the radius."""


class _Disc(QGraphicsObject):
    """What turns: a field for each category, with its number; one that nobody can be asked about is empty."""

    def __init__(self, count: int, known: tuple[int, ...], radius: float, style: BoardStyle) -> None:
        super().__init__()
        self._count, self._known, self._radius, self._style = count, known, radius, style.paper
        self._wall = style.theme
        self.lit: int | None = None

    def boundingRect(self) -> QRectF:
        far = self._radius + 4
        return QRectF(-far, -far, 2 * far, 2 * far)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(1, self._count + 1):
            self._draw_field(painter, number)
        theme, hub = self._style.theme, self._radius * _HUB
        painter.setPen(QPen(QColor(theme.line), thick(self._style, 2)))
        painter.setBrush(QColor(theme.panel))
        painter.drawEllipse(QPointF(), hub, hub)

    def _draw_field(self, painter: QPainter, number: int) -> None:
        theme, step = self._style.theme, 360 / self._count
        is_known, is_lit = number in self._known, number == self.lit
        whole = QRectF(-self._radius, -self._radius, 2 * self._radius, 2 * self._radius)
        painter.setPen(QPen(QColor(theme.line), thick(self._style, 2)))
        plain = (theme.raised, theme.hover)[number % 2] if is_known else self._wall.wall
        painter.setBrush(QColor(theme.accent if is_lit else plain))
        painter.drawPie(whole, round(16 * (90 - step * (number - 0.5))), round(16 * step))
        if not is_known:
            return
        painter.setPen(QColor(theme.on_accent if is_lit else theme.ink))
        painter.setFont(figures(self._radius * 0.2))
        angle, side = 2 * pi * (number - 1) / self._count, self._radius * 0.4
        middle = QPointF(sin(angle), -cos(angle)) * self._radius * _RIM
        painter.save()
        painter.translate(middle)
        painter.rotate(360 * (number - 1) / self._count)
        painter.drawText(QRectF(-side / 2, -side / 2, side, side), Qt.AlignmentFlag.AlignCenter, str(number))
        painter.restore()


class Wheel(QGraphicsObject):
    """A disc that turns below a pointer."""

    def __init__(self, count: int, known: tuple[int, ...], room: QRectF, style: BoardStyle) -> None:
        """`known` are the numbers at which it may stop."""
        super().__init__()
        self._style, self._count = style, count
        self._radius = min(room.width(), room.height()) * 0.42
        self.setPos(room.center() + QPointF(0, self._radius * 0.06))
        self.disc = _Disc(count, known, self._radius, style)
        self.disc.setParentItem(self)
        self.disc.setFlag(self.GraphicsItemFlag.ItemStacksBehindParent)

    def stop_at(self, number: int, then: Callable[[], None]) -> QAbstractAnimation:
        """A few turns, slower and slower, until this number stands below the pointer; at once with reduced motion."""
        tempo, rest = self._style.tempo, -360.0 * (number - 1) / self._count

        def light() -> None:
            self.disc.setRotation(rest)
            self.disc.lit = number
            self.disc.update()
            then()

        if tempo.reduced:
            light()
            return pause(Beat.REVEAL_REST, tempo)
        spin = QPropertyAnimation(self.disc, b"rotation")
        spin.setStartValue(rest - 360.0 * _TURNS)
        spin.setEndValue(rest)
        spin.setDuration(tempo.ms(Beat.PODIUM_STEP))
        spin.setEasingCurve(tempo.curve(Beat.PODIUM_STEP))
        return one_after_another([around(spin, after=light), pause(Beat.REVEAL_REST, tempo)])

    def describe(self) -> str:
        return f"wheel of {self._count}, stopped at {self.disc.lit}"

    # Qt

    def boundingRect(self) -> QRectF:
        far = self._radius * 1.15
        return QRectF(-far, -far, 2 * far, 2 * far)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, tip = self._style.theme, QPointF(0, -self._radius * 0.93)
        wide, high = self._radius * 0.08, self._radius * 0.17
        painter.setPen(QPen(QColor(theme.wall), thick(self._style, 3)))
        painter.setBrush(QColor(theme.ink))
        painter.drawPolygon(QPolygonF([tip, tip + QPointF(-wide, -high), tip + QPointF(wide, -high)]))
