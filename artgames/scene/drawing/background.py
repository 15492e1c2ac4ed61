"""The wall behind everything: one colour, a shade darker towards the edges of the window.

Only the edges are pictures, the middle is a plain fill: copying a picture of the whole window would cost more than all
paintings together.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPixmap

from artgames.scene.drawing.theme import Theme

_BAND = 0.04  # of width and height
_DARKEST = {True: 0.30, False: 0.055}  # by darkness of the theme


class WallBackground:
    """Paints the wall; its edges are drawn once for each size and theme."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._size = QSize()
        self._ratio = 1.0
        self._middle = QRect()
        self._edges: list[tuple[QRect, QPixmap]] = []

    def set_theme(self, theme: Theme) -> None:
        """Paint another wall."""
        self._theme = theme
        self._size = QSize()

    def paint(self, painter: QPainter, exposed: QRectF, size: QSize, ratio: float) -> None:
        """Paint the part of a wall of ``size`` that is to be seen."""
        wall = QColor(self._theme.wall)
        if not self._theme.frames:
            painter.fillRect(exposed, wall)
            return
        if (size, ratio) != (self._size, self._ratio):
            self._draw_edges(size, ratio)
        painter.fillRect(QRectF(self._middle) & exposed, wall)
        for place, pixmap in self._edges:
            if exposed.intersects(QRectF(place)):
                painter.drawPixmap(place.topLeft(), pixmap)

    def _draw_edges(self, size: QSize, ratio: float) -> None:
        self._size, self._ratio = size, ratio
        across, down = max(1, round(size.width() * _BAND)), max(1, round(size.height() * _BAND))
        whole = QRect(0, 0, size.width(), size.height())
        self._middle = whole.adjusted(across, down, -across, -down)
        inner = self._middle
        places = [
            QRect(0, 0, whole.width(), down),
            QRect(0, inner.bottom() + 1, whole.width(), down),
            QRect(0, down, across, inner.height()),
            QRect(inner.right() + 1, down, across, inner.height()),
        ]
        self._edges = [(place, self._edge(place, whole, ratio)) for place in places]

    def _edge(self, place: QRect, whole: QRect, ratio: float) -> QPixmap:
        pixmap = QPixmap(place.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(QColor(self._theme.wall))
        with QPainter(pixmap) as painter:
            painter.translate(-place.topLeft())
            across, down = whole.width() - self._middle.width(), whole.height() - self._middle.height()
            right, bottom = whole.width(), whole.height()
            for gradient in (
                QLinearGradient(0, 0, across / 2, 0),
                QLinearGradient(right, 0, right - across / 2, 0),
                QLinearGradient(0, 0, 0, down / 2),
                QLinearGradient(0, bottom, 0, bottom - down / 2),
            ):
                for at, share in ((0.0, 1.0), (0.35, 0.42), (0.7, 0.1), (1.0, 0.0)):
                    shade = QColor(0, 0, 0)
                    shade.setAlphaF(share * _DARKEST[self._theme.is_dark])
                    gradient.setColorAt(at, shade)
                painter.fillRect(whole, gradient)
        return pixmap
