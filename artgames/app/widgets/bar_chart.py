"""Bars with their numbers above them and their names below."""

from __future__ import annotations

from collections.abc import Sequence

import pyqtgraph
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from artgames.app.widgets.line_chart import QuietChart
from artgames.scene.drawing.fonts import Role, desk_px, figures
from artgames.scene.drawing.theme import Theme

_NAME = 2.4
"""Room for a name of usual length, in sizes of the menu text."""


class BarChart(QuietChart):
    """A bar each, with its number where there is anything. One may be lit."""

    def __init__(self, theme: Theme, em: float, parent: QWidget | None = None) -> None:
        super().__init__(theme, em, parent)
        self._bars: tuple[tuple[str, int], ...] = ()
        self._lit: int | None = None
        self._is_series = True

    def show_bars(self, bars: Sequence[tuple[str, int]], lit: int | None = None, *, is_series: bool = True) -> None:
        """In a series names may be left out, since who reads one knows the next; elsewhere they stand in two lines."""
        self._bars, self._lit, self._is_series = tuple(bars), lit, is_series
        self.draw()

    def draw(self) -> None:
        self.clear()
        if not self._bars:
            return
        high = max(4, *(count for _, count in self._bars)) * 1.18
        self.dress_axes([])
        names = [(place, name) for place, (name, _) in enumerate(self._bars)]
        longest = max(len(name) for name, _ in self._bars)
        room = max(1.0, self.width() / len(names))
        step = int(max(1, -(-self._em * max(_NAME, longest * 0.62) // room)))
        in_two = step > 1 and not self._is_series
        axis = self.getAxis("bottom")
        axis.setTicks(
            [[(place, f"\n{name}" if place % 2 else name) for place, name in names] if in_two else names[::step]]
        )
        if in_two:
            axis.setHeight(round(self._em * 3.2))
        axis.setStyle(tickLength=0, hideOverlappingLabels=not in_two)
        self.getAxis("left").setTicks([])
        self.getAxis("left").setWidth(round(0.5 * self._em))
        self.setRange(xRange=(-0.6, len(names) - 0.4), yRange=(0, high), padding=0, disableAutoRange=True)
        for place, (_, count) in enumerate(self._bars):
            if count:
                self._draw_bar(place, count)

    def _draw_bar(self, place: int, count: int) -> None:
        brush = self._theme.accent if place == self._lit else self._theme.line
        pen = pyqtgraph.mkPen(self._theme.ink, width=1)
        self.addItem(pyqtgraph.BarGraphItem(x=[place], height=[count], width=0.62, brush=brush, pen=pen))
        text = pyqtgraph.TextItem(str(count), color=self._theme.ink, anchor=(0.5, 1))
        text.setFont(figures(desk_px(Role.SMALL, self._em)))
        text.setPos(place, count)
        self.addItem(text, ignoreBounds=True)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if getattr(self, "_bars", ()):
            self.draw()
