"""How learning goes: what was kept in mind on each day, and how many cards come on the next ones."""

from __future__ import annotations

from collections.abc import Sequence

import pyqtgraph
from PySide6.QtCore import QDate, QLocale
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from artgames.app.widgets.bar_chart import BarChart
from artgames.app.widgets.line_chart import QuietChart
from artgames.learning.curve import Day
from artgames.scene.drawing.theme import Theme

_MOST_DAYS = 60
_LEAST_DAYS = 7
"""So many days the curve shows at most, and is wide at least."""


def date_of(day: int) -> QDate:
    """Days are counted as the calendar of Qt counts them."""
    return QDate.fromJulianDay(day)


class CurveChart(QuietChart):
    """A dot a day, as high as the share of what was still known; the larger, the more was asked."""

    def __init__(self, theme: Theme, em: float, parent: QWidget | None = None) -> None:
        super().__init__(theme, em, parent)
        self._days: tuple[Day, ...] = ()

    def show_days(self, days: Sequence[Day]) -> None:
        """The oldest first."""
        self._days = tuple(days[-_MOST_DAYS:])
        told = ", ".join(
            self.tr("{date}: {known} of {asked}").format(date=_day_name(one.number), known=one.known, asked=one.asked)
            for one in self._days
        )
        self.setAccessibleName(self.tr("Remembered, by day. {told}.").format(told=told))
        self.draw()

    def draw(self) -> None:
        self.clear()
        if not self._days:
            return
        last = self._days[-1].number
        first = min(self._days[0].number, last - _LEAST_DAYS + 1)
        self.dress_axes([])
        step = max(1, -(-(last - first) // 5))
        self.getAxis("bottom").setTicks([[(day, _day_name(day)) for day in range(last, first - 1, -step)]])
        self.getAxis("left").setTicks([[(share, f"{share}%") for share in (0, 25, 50, 75, 100)]])
        self.getAxis("left").setWidth(round(3.4 * self._em))
        room = (last - first) * 0.06 + 0.3  # half of the last date stands to the right of its day
        self.setRange(xRange=(first - 0.5, last + room), yRange=(0, 104), padding=0.02, disableAutoRange=True)
        numbers = [one.number for one in self._days]
        shares = [100 * one.share for one in self._days]
        self.plot(numbers, shares, pen=pyqtgraph.mkPen(self._theme.ink2, width=2), antialias=True)
        sizes = [self._em * min(1.0, 0.5 + one.asked / 40) for one in self._days]
        brush, pen = self._theme.accent, pyqtgraph.mkPen(self._theme.ink, width=2)
        self.plot(numbers, shares, pen=None, symbol="o", symbolSize=sizes, symbolBrush=brush, symbolPen=pen)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if getattr(self, "_days", ()):
            self.draw()


class ForecastChart(BarChart):
    """A bar a day with its number above it, today first."""

    def show_counts(self, counts: Sequence[int], today: int) -> None:
        told = ", ".join(f"{_day_name(today + place)}: {count}" for place, count in enumerate(counts) if count)
        self.setAccessibleName(self.tr("Cards due, by day. {told}.").format(told=told))
        self.show_bars([(_weekday(today + place), count) for place, count in enumerate(counts)], lit=0)


def _day_name(day: int) -> str:
    return QLocale().toString(date_of(day), "d MMM")


def _weekday(day: int) -> str:
    return QLocale().toString(date_of(day), "ddd")
