"""One's own results, match by match, with the titles that they reach."""

from __future__ import annotations

from collections.abc import Sequence

import pyqtgraph
from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from artgames.app.widgets.line_chart import QuietChart, spread
from artgames.engine.numerals import numeral
from artgames.scene.drawing.fonts import Role, desk_px, sans
from artgames.scene.drawing.theme import Theme

_DASHES, _PLAIN = Qt.PenStyle.DashLine, Qt.PenStyle.SolidLine

_LABELS = 8.5
"""Room for the names of the titles, in sizes of the menu text."""

_LEAST_ROOM = 4
"""So many matches wide at least, so that the first ones do not fill the chart."""


class HistoryChart(QuietChart):
    """A dot for each match, the oldest on the left; the best one and the last one stand out."""

    def __init__(self, theme: Theme, em: float, parent: QWidget | None = None) -> None:
        super().__init__(theme, em, parent)
        self._points: tuple[int, ...] = ()
        self._titles: tuple[tuple[int, str], ...] = ()

    def show_results(self, points: Sequence[int], titles: Sequence[tuple[int, str]]) -> None:
        """`points` from the oldest match on; `titles` from how many points on somebody has which."""
        self._points, self._titles = tuple(points), tuple(titles)
        told = self.tr("Your results, oldest first: {points}.")
        self.setAccessibleName(told.format(points=", ".join(map(numeral, points))))
        self.draw()

    def draw(self) -> None:
        self.clear()
        if not self._points:
            return
        count, high = len(self._points), self._top()
        last = max(count, _LEAST_ROOM)
        width = (last - 0.2) / max(0.3, 1 - _LABELS * self._em / max(1, self.width()))
        self.dress_axes(range(1, last + 1))
        self.setRange(xRange=(0.6, 0.6 + width), yRange=(0, high), padding=0.02, disableAutoRange=True)
        self._draw_titles(last + 0.4, high)
        numbers = list(range(1, count + 1))
        self.plot(numbers, self._points, pen=pyqtgraph.mkPen(self._theme.ink2, width=2), antialias=True)
        self._draw_dots(numbers)

    def _top(self) -> int:
        """Up to the next title above the best result, so that there is something to aim at."""
        best = max(self._points)
        above = [least for least, _ in self._titles if least > best]
        return round(max(best, min(above, default=best)) * 1.12) + 2

    def _draw_titles(self, end: float, high: float) -> None:
        """A line for each title, with its name at the end; names that would touch are moved apart."""
        shown = [(least, title) for least, title in self._titles if 0 < least <= high]
        line = 1.15 * self._em / max(1.0, self.height() - 3 * self._em) * high
        places = spread([least for least, _ in shown], line)
        pen, leader = (pyqtgraph.mkPen(self._theme.line, width=1, style=style) for style in (_DASHES, _PLAIN))
        for (least, title), place in zip(shown, places, strict=True):
            self.plot([0.6, end], [least, least], pen=pen)
            self.plot([end, end * 1.015], [least, place], pen=leader, antialias=True)
            text = pyqtgraph.TextItem(title, color=self._theme.ink, anchor=(0, 0.5))
            text.setFont(sans(desk_px(Role.SMALL, self._em)))
            text.setPos(end * 1.015, place)
            self.addItem(text, ignoreBounds=True)

    def _draw_dots(self, numbers: list[int]) -> None:
        """The last match is a large dot, the best one has the accent's colour."""
        best, last = max(self._points), len(self._points)
        brushes = [self._theme.accent if points == best else self._theme.panel for points in self._points]
        sizes = [self._em * (0.95 if number == last else 0.65) for number in numbers]
        pen = pyqtgraph.mkPen(self._theme.ink, width=2)
        self.plot(numbers, self._points, pen=None, symbol="o", symbolSize=sizes, symbolBrush=brushes, symbolPen=pen)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if getattr(self, "_points", ()):
            self.draw()
