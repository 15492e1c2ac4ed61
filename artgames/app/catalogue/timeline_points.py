"""The points of the time line as they are painted: small pictures where there is room for them, dots where not."""

from __future__ import annotations

import pyqtgraph
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from artgames.app.catalogue.timeline_layout import MOST, NOTHING
from artgames.decks import Painting
from artgames.scene.drawing.theme import Theme
from artgames.scene.pictures.picture_store import PictureStore

_PICTURES_FROM = 14
"""A point of at least so many pixels is a small picture."""


class Points(pyqtgraph.GraphicsObject):  # type: ignore[misc] # pyqtgraph has no types
    """Painted in pixels: points keep their size while the line is stretched."""

    def __init__(self, pictures: PictureStore, theme: Theme, line: QWidget) -> None:
        super().__init__()
        self._pictures, self._line = pictures, line
        self.theme = theme
        self.paintings: tuple[Painting, ...] = ()
        self.plot = NOTHING
        self.current = self.hot = -1
        """Where the keyboard and the pointer are; −1: nowhere."""

    def area(self, place: int) -> QRectF:
        """A point in pixels of the widget."""
        return QRectF(*self.plot.area(place))

    def has(self, place: int) -> bool:
        return 0 <= place < len(self.paintings)

    def _draw_dots(self, painter: QPainter, seen: list[tuple[int, QRectF]]) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.ink2))
        painter.drawRects([area.adjusted(0.5, 0.5, -0.5, -0.5) for _, area in seen])

    def _draw_pictures(self, painter: QPainter, seen: list[tuple[int, QRectF]]) -> None:
        """Always decoded in one size, whatever points have: nothing comes anew while the line is stretched."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ratio, empty = self._line.devicePixelRatioF(), QColor(self.theme.raised)
        for place, area in seen:
            inner = area.adjusted(1, 1, -1, -1)
            pixmap = self._pictures.pixmap(str(self.paintings[place].id), QSize(MOST, MOST), ratio)
            if pixmap is None:
                painter.fillRect(inner.adjusted(2, 2, -2, -2), empty)
                continue
            size = pixmap.deviceIndependentSize().scaled(inner.size(), Qt.AspectRatioMode.KeepAspectRatio)
            spot = QRectF(QPointF(inner.center().x() - size.width() / 2, inner.bottom() - size.height()), size)
            painter.drawPixmap(spot, pixmap, QRectF(pixmap.rect()))

    def _draw_rings(self, painter: QPainter) -> None:
        rings = ((self.hot, self.theme.ink2, 2), (self.current if self._line.hasFocus() else -1, self.theme.focus, 4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for place, colour, width in rings:
            if self.has(place):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawRect(self.area(place).adjusted(-2, -2, 2, 2))

    # Qt

    def boundingRect(self) -> QRectF:
        view = self.getViewBox()
        return QRectF(view.viewRect()) if view is not None else QRectF()

    def paint(self, painter: QPainter, *_more: object) -> None:
        painter.resetTransform()
        side = self.plot.swarm.side
        visible = QRectF(self._line.rect()).adjusted(-side, -side, side, side)
        areas = ((place, self.area(place)) for place in range(min(len(self.plot.swarm), len(self.paintings))))
        seen = [(place, area) for place, area in areas if visible.intersects(area)]
        (self._draw_pictures if side >= _PICTURES_FROM else self._draw_dots)(painter, seen)
        self._draw_rings(painter)
