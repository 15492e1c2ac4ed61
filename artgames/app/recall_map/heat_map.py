"""The wall memory map: the wall as it hung, each place as bright as it was remembered."""

from __future__ import annotations

import pyqtgraph
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QResizeEvent
from PySide6.QtWidgets import QGraphicsRectItem, QWidget

from artgames.app.widgets.line_chart import QuietChart
from artgames.scene.drawing.fonts import figures, sans
from artgames.scene.drawing.theme import Theme, contrast
from artgames.scene.wall_layout import hang
from artgames.store.recall_rounds import Remembered

_WALL = QRectF(0, 0, 1600, 900)
"""The wall in units of its own; the chart shows all of it."""

_LOW_ROOM = 2.1
"""A cell less high than so many lines has the share alone."""


class WallMap(QuietChart):
    """A heat map. Brightness never stands alone: each place also says its share and the numbers behind it."""

    def __init__(self, theme: Theme, em: float, parent: QWidget | None = None) -> None:
        super().__init__(theme, em, parent)
        self._shown: Remembered | None = None
        for side in ("left", "bottom"):
            self.hideAxis(side)

    def show_wall(self, remembered: Remembered | None) -> None:
        """None where nothing is known yet."""
        self._shown = remembered
        self.setAccessibleName(self._told())
        self.draw()

    def _told(self) -> str:
        if self._shown is None:
            return str(self.tr("Nothing stolen yet."))
        text = self.tr("Place {place}: {found} of {asked}.")
        told = [
            text.format(place=place, found=found, asked=asked)
            for place, (found, asked) in enumerate(self._shown.places, 1)
            if asked
        ]
        return " ".join(told)

    def draw(self) -> None:
        self.clear()
        shown = self._shown
        if shown is None:
            return
        rows = -(-shown.size // shown.columns)
        cells = hang(shown.size, _WALL, 0.01, gap=14, shape=(shown.columns, rows)).cells
        self.setRange(xRange=(0, _WALL.width()), yRange=(0, _WALL.height()), padding=0, disableAutoRange=True)
        for cell, (found, asked) in zip(cells, shown.places, strict=True):
            upright = QRectF(cell.left(), _WALL.height() - cell.bottom(), cell.width(), cell.height())
            self._draw_place(upright, found, asked)

    def _draw_place(self, cell: QRectF, found: int, asked: int) -> None:
        place = QGraphicsRectItem(cell)
        place.setPen(pyqtgraph.mkPen(self._theme.line if asked else self._theme.hair, width=1))
        self.addItem(place, ignoreBounds=True)
        if not asked:
            return
        colour = warmth(found / asked, self._theme)
        place.setBrush(QColor(colour))
        ink = max(("#000000", "#FFFFFF"), key=lambda one: contrast(one, colour))
        share, lines = f"{round(100 * found / asked)}%", self.height() / _WALL.height() * cell.height() / self._em
        if lines < _LOW_ROOM:
            self._write(share, ink, cell.center().y(), cell, large=True)
            return
        self._write(share, ink, cell.center().y() + 0.12 * cell.height(), cell, large=True)
        told = self.tr("{found} of {asked}").format(found=found, asked=asked)
        self._write(told, ink, cell.center().y() - 0.24 * cell.height(), cell, large=False)

    def _write(self, words: str, ink: str, y: float, cell: QRectF, *, large: bool) -> None:
        text = pyqtgraph.TextItem(words, color=ink, anchor=(0.5, 0.5))
        per_unit = self.width() / _WALL.width()
        size = min((1.2 if large else 0.8) * self._em, cell.width() * per_unit / (3.2 if large else 4.6))
        text.setFont(figures(size, QFont.Weight.Bold) if large else sans(size))
        text.setPos(cell.center().x(), y)
        self.addItem(text, ignoreBounds=True)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if getattr(self, "_shown", None) is not None:
            self.draw()


def warmth(share: float, theme: Theme) -> str:
    """From the colour of the wall to the brightest of the theme; on a light wall, to the darkest."""
    low, high = QColor(theme.panel), QColor(theme.accent if theme.is_dark else theme.right)
    share = 0.12 + 0.88 * min(1.0, max(0.0, share))
    mixed = [round(a + (b - a) * share) for a, b in zip(low.getRgb()[:3], high.getRgb()[:3], strict=True)]  # type: ignore[index]
    return QColor(*mixed).name()
