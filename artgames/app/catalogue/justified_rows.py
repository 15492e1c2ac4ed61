"""How pictures of any shape fill a wall: rows of one height that all end at the same edge."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple

WIDEST, NARROWEST = 2.6, 0.42
"""A long scroll or a tall altar wing gets no more room than this, and hangs smaller in it."""

STRETCH = 1.25
"""A row that cannot be filled is not made higher than so many times what was asked for."""


class Spot(NamedTuple):
    """Where a picture may be: left, top, width and height."""

    left: int
    top: int
    width: int
    height: int

    @property
    def middle(self) -> float:
        return self.left + self.width / 2


class Row(NamedTuple):
    """Pictures `first` to `last` (not included) side by side, so `high`; `height` counts their captions, too."""

    first: int
    last: int
    top: int
    high: int
    height: int


class Wall:
    """A wall of pictures, far higher than what is seen of it at once: where each one is, is found when it is asked."""

    def __init__(self, shapes: Sequence[float] = (), rows: Sequence[Row] = (), gap: int = 0) -> None:
        """`shapes` are width ÷ height of each picture."""
        self._shapes, self.rows, self._gap = shapes, rows, gap
        self.height = rows[-1].top + rows[-1].height if rows else 0
        self._tops = [row.top for row in rows]
        self._firsts = [row.first for row in rows]
        self._spots: dict[int, list[Spot]] = {}

    def __len__(self) -> int:
        return len(self._shapes)

    def spot(self, place: int) -> Spot:
        number = bisect_right(self._firsts, place) - 1
        if number not in self._spots:
            self._spots[number] = self._hang(self.rows[number])
        return self._spots[number][place - self.rows[number].first]

    def row_at(self, height: int) -> int:
        """The number of the row that is at this height of the wall, or above it in a gap; the first for all above."""
        return max(0, bisect_right(self._tops, height) - 1)

    def between(self, top: int, bottom: int) -> Iterator[int]:
        """The pictures between two heights, whole rows at a time."""
        for number in range(self.row_at(top), len(self.rows)):
            row = self.rows[number]
            if row.top > bottom:
                return
            yield from range(row.first, row.last)

    def below(self, place: int, rows: int) -> int:
        """The picture so many rows below another one that hangs most nearly under it; itself if there is no row."""
        number = bisect_right(self._firsts, place) - 1 + rows
        return self._nearest(place, number) if 0 <= number < len(self.rows) else place

    def a_way_below(self, place: int, way: int) -> int:
        """The same for so many pixels, as far as the wall goes."""
        return self._nearest(place, min(len(self.rows) - 1, self.row_at(self.spot(place).top + way)))

    def _nearest(self, place: int, number: int) -> int:
        middle, row = self.spot(place).middle, self.rows[number]
        return min(range(row.first, row.last), key=lambda one: abs(self.spot(one).middle - middle))

    def _hang(self, row: Row) -> list[Spot]:
        spots, left = [], 0.0
        for shape in self._shapes[row.first : row.last]:
            right = left + shape * row.high
            spots.append(Spot(round(left), row.top, max(1, round(right) - round(left)), row.high))
            left = right + self._gap
        return spots


def justified(shapes: Sequence[float], width: int, high: int, gap: int, caption: int) -> Wall:
    """`shapes` are width ÷ height; `high` is how high a picture should be, `caption` what is needed below it."""
    bounded = [min(WIDEST, max(NARROWEST, shape)) for shape in shapes]
    rows: list[Row] = []
    top, first = 0, 0
    while first < len(bounded):
        last, total = _end_of_row(bounded, first, width, high, gap)
        filling = (width - gap * (last - first - 1)) / total
        row_high = max(1, int(high if filling > high * STRETCH else filling))
        rows.append(Row(first, last, top, row_high, row_high + caption))
        top += row_high + caption + gap
        first = last
    return Wall(bounded, rows, gap)


def _end_of_row(shapes: Sequence[float], first: int, width: int, high: int, gap: int) -> tuple[int, float]:
    """As many as come nearest to the wanted height when they fill the width, and the sum of their shapes."""
    total = 0.0
    for place in range(first, len(shapes)):
        before = total
        total += shapes[place]
        room = width - gap * (place - first)
        if total * high >= room:
            lower = room / total
            higher = (room + gap) / before if before else float("inf")
            return (place, before) if before and higher - high < high - lower else (place + 1, total)
    return len(shapes), total
