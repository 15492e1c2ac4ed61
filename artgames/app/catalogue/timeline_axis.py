"""Years along the time line: crowded ones get more of it than those in which little was painted."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate

import pyqtgraph
from PySide6.QtGui import QFont

from artgames.scene.drawing.theme import Theme

_BIN = 10
"""Years that are stretched alike."""

_EVENLY = 0.3
"""So much of the line is shared out by years, the rest by paintings."""

_STEPS = (1000, 500, 100, 50, 20, 10, 5, 1)
_APART = 5.0
"""Between two years that are written below the line, in sizes of their text."""


class YearScale:
    """Where a year stands on the line. The line is as long as its years, whatever happens on it."""

    def __init__(self, years: Sequence[float] = (0.0,)) -> None:
        self._first = int(years[0] // _BIN) * _BIN
        bins = int(years[-1] // _BIN) - self._first // _BIN + 1
        counts = Counter(int((year - self._first) // _BIN) for year in years)
        # Half of each is shared with its neighbours, so that no decade begins with a jump.
        smooth = [(counts[one - 1] + 2 * counts[one] + counts[one + 1]) / 4 for one in range(bins)]
        total = sum(smooth)
        widths = [_BIN * (_EVENLY + (1 - _EVENLY) * bins * count / total) for count in smooth]
        self._widths = widths
        self._starts = list(accumulate(widths, initial=float(self._first)))

    def place(self, year: float) -> float:
        """Outside the line years are as long as they are."""
        past = (year - self._first) / _BIN
        at = int(past)
        if past < 0:
            return year
        if at >= len(self._widths):
            return self._starts[-1] + (past - len(self._widths)) * _BIN
        return self._starts[at] + (past - at) * self._widths[at]

    def year(self, place: float) -> float:
        if place < self._first:
            return place
        at = bisect_right(self._starts, place) - 1
        if at >= len(self._widths):
            return self._first + len(self._widths) * _BIN + place - self._starts[-1]
        return self._first + _BIN * (at + (place - self._starts[at]) / self._widths[at])


class YearAxis(pyqtgraph.AxisItem):  # type: ignore[misc] # pyqtgraph has no types
    """Writes round years below the line, as many as there is room for."""

    def __init__(self) -> None:
        super().__init__("bottom")
        self.scale_of_years = YearScale()
        self.text_px = 16
        self.enableAutoSIPrefix(False)

    def tickValues(self, first: float, last: float, size: float) -> list[tuple[float, list[float]]]:
        """The roundest years first, then others wherever they do not come too near."""
        scale, pixels = self.scale_of_years, size / max(1e-9, last - first)
        taken: list[float] = []
        for step in _STEPS:
            start, end = scale.year(first), scale.year(last)
            if (end - start) / step > size:
                break
            year = -int(-start // step) * step
            while year <= end:
                place = scale.place(year)
                if all(abs(place - other) * pixels >= _APART * self.text_px for other in taken):
                    taken.append(place)
                year += step
        return [(1.0, sorted(taken))]

    def tickStrings(self, values: Sequence[float], _scale: float, _spacing: float) -> list[str]:
        return [f"{round(self.scale_of_years.year(value))}" for value in values]

    def dress(self, theme: Theme, font: QFont, height: int) -> None:
        self.setPen(pyqtgraph.mkPen(theme.line))
        self.setTextPen(pyqtgraph.mkPen(theme.ink2))
        self.setTickFont(font)
        self.text_px = font.pixelSize()
        self.setHeight(height)
