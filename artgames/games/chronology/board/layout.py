"""Where everything hangs: pure functions from an area to rectangles."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from artgames.scene.wall_layout import hang

_HIGHEST = 1.5
"""How much higher than wide the place of a painting in the time line is at most."""

AXIS, AXIS_LARGE = 2.95, 3.5
"""Height of the years with the words below them, in one line and in two."""

BAND = 1.5
"""Height of a line of words, in sizes of its letters."""


@dataclass(frozen=True, slots=True)
class OrderPlan:
    """Two rows of paintings; above the first and below the second an arrow says in which direction time runs."""

    cells: tuple[QRectF, ...]
    columns: int
    oldest: QRectF
    latest: QRectF


@dataclass(frozen=True, slots=True)
class TimeLinePlan:
    """The time line in one row, its years below it, and below those everybody's lists. Until they are written down,
    the paintings that have not found their places yet wait there."""

    row: tuple[QRectF, ...]
    axis: QRectF
    waiting: tuple[QRectF, ...]
    sheets: QRectF


def plan_order(area: QRectF, count: int, token: float, letters: float) -> OrderPlan:
    """Tokens stand out over the upper left corners and need room there. `letters` is the size of the words beside the
    arrows; 0 where there are none."""
    side = area.width() * 0.02
    band = letters * BAND
    oldest = QRectF(area.left() + side, area.top(), area.width() - 2 * side, band)
    latest = QRectF(oldest.left(), area.bottom() - band, oldest.width(), band)
    wall = QRectF(area.left(), oldest.bottom(), area.width(), latest.top() - oldest.bottom())
    hung = hang(count, wall.adjusted(token * 0.3, token * 0.3, 0, 0), 0.012, gap=round(token * 0.3))
    return OrderPlan(hung.cells, hung.columns, oldest, latest)


def plan_time_line(
    area: QRectF, count: int, letters: float, lists_high: float, axis_high: float = AXIS
) -> TimeLinePlan:
    """The lists get the height they want, the paintings what is left, but no more than they can fill; what then is
    left over goes between. `axis_high` is in sizes of letters."""
    margin = area.width() * 0.012
    over = letters * 0.6  # tokens stand out over the paintings
    axis_high *= letters
    lists_high = min(lists_high, area.height() * 0.46)
    width = (area.width() - margin * (count + 2)) / count
    row_high = min(width * _HIGHEST, area.height() - over - axis_high - lists_high - 2 * margin)
    space = (area.height() - over - row_high - axis_high - lists_high) / 3
    row_area = QRectF(area.left() + margin * 2, area.top() + over + space, area.width() - margin * 3, row_high)
    axis = QRectF(area.left(), row_area.bottom(), area.width(), axis_high)
    sheets = QRectF(area.left() + margin, axis.bottom() + space * 0.7, area.width() - 2 * margin, lists_high)
    below = QRectF(row_area.left(), sheets.top(), row_area.width(), area.bottom() - sheets.top() - margin)
    return TimeLinePlan(slices(row_area, count, margin), axis, slices(below, count, margin), sheets)


def slices(area: QRectF, count: int, gap: float) -> tuple[QRectF, ...]:
    """Cells of equal width side by side."""
    width = (area.width() - gap * (count - 1)) / count
    return tuple(
        QRectF(area.left() + place * (width + gap), area.top(), width, area.height()) for place in range(count)
    )
