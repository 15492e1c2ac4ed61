"""How often a painting was named, as a bar that a whole room can read."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from artgames.engine.numerals import numeral
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Role, figures
from artgames.scene.drawing.symbols import draw_tick
from artgames.scene.items.drawn_item import DrawnItem
from artgames.scene.tempo import Beat

_HIGH = 1.3
"""Height of a bar in letters."""


def bar_height(style: BoardStyle) -> float:
    return style.px(Role.SMALL) * _HIGH


class VoteBar(DrawnItem):
    """A dark track below the painting, the number at its right end, a dashed line at one half where that decides. What
    counts has the colour of brass, and a tick."""

    def __init__(self, style: BoardStyle, rect: QRectF, *, half: bool) -> None:
        super().__init__(style, rect)
        self._half = half
        self._shown: tuple[int, float, bool] = (0, 0.0, False)
        self._share = 0.0  # grows to what is shown
        self._growth = QVariantAnimation(self)
        self._growth.valueChanged.connect(self._grow)

    @property
    def count(self) -> int:
        return self._shown[0]

    @property
    def is_chosen(self) -> bool:
        return self._shown[2]

    def show_votes(self, count: int, share: float, *, chosen: bool) -> None:
        """Grow, or shrink where somebody has counted wrongly."""
        shown = (count, share, chosen)
        if shown == self._shown:
            return
        self._shown = shown
        self._growth.stop()
        self._growth.setStartValue(self._share)
        self._growth.setEndValue(min(1.0, share))
        self._growth.setDuration(self._style.tempo.ms(Beat.VOTE))
        self._growth.setEasingCurve(QEasingCurve(self._style.tempo.curve(Beat.VOTE)))
        self._growth.start()
        self.update()

    def accessible_text(self) -> str:
        return numeral(self.count)

    def describe(self) -> str:
        return f"votes {self.count}{' chosen' if self.is_chosen else ''}"

    def _grow(self, share: float) -> None:
        self._share = share
        self.update()

    def draw(self, painter: QPainter) -> None:
        theme, rect = self._style.theme, self._rect
        painter.setPen(QPen(QColor(theme.edge), 1))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        px = self._style.px(Role.SMALL)
        font = figures(px)
        last = QFontMetricsF(font).horizontalAdvance("00") + px * 0.5
        track = rect.adjusted(2, 2, -last - (px * 0.8), -2)
        self._draw_fill(painter, track)
        if self.is_chosen:
            tick = QRectF(track.right() + px * 0.1, rect.center().y() - px * 0.3, px * 0.8, px * 0.6)
            draw_tick(painter, tick, theme.right)
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        ends = rect.adjusted(0, 0, -px * 0.25, 0)
        painter.drawText(ends, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, numeral(self.count))

    def _draw_fill(self, painter: QPainter, track: QRectF) -> None:
        theme = self._style.theme
        colour = theme.accent if self.is_chosen else theme.ink
        painter.setPen(QPen(QColor(theme.ink), 1) if self.is_chosen and not theme.is_dark else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(QRectF(track.left(), track.top(), track.width() * self._share, track.height()), 4, 4)
        if self._half:
            dashes = QPen(QColor(self._dash_colour()))
            dashes.setWidthF(max(2.0, track.height() * 0.06))
            dashes.setDashPattern([1.6, 1.2])
            painter.setPen(dashes)
            middle = track.center().x()
            painter.drawLine(QPointF(middle, track.top()), QPointF(middle, track.bottom()))

    def _dash_colour(self) -> str:
        theme = self._style.theme
        if self._share <= 0.5:
            return theme.ink
        return theme.on_accent if self.is_chosen else theme.panel
