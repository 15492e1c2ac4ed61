"""Where n paintings hang in a rectangle: a pure function, so that every screen and every test agrees."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRectF

_TRIED = {24: (6, 4), 8: (4, 2), 10: (5, 2), 12: (4, 3)}
"""Walls that people meet most, settled by eye (columns, rows) for areas wider than high."""

_SHAPES_OF_PAINTINGS = (0.78, 1.28)
"""A portrait and a landscape: what an average painting must find room for."""


@dataclass(frozen=True, slots=True)
class Wall:
    """A hung wall: ``cells`` in reading order, whole pixels, the last row centred when it is not full."""

    columns: int
    rows: int
    gap: int
    cells: tuple[QRectF, ...]

    def place(self, index: int) -> tuple[int, int]:
        """Row and column (from 0) of a cell."""
        return divmod(index, self.columns)

    def steps(self, one: int, other: int) -> int:
        """Distance of two cells, counted in cells along rows and columns."""
        (row_a, column_a), (row_b, column_b) = self.place(one), self.place(other)
        return abs(row_a - row_b) + abs(column_a - column_b)


def hang(
    count: int, area: QRectF, margin: float = 0.03, gap: int | None = None, shape: tuple[int, int] | None = None
) -> Wall:
    """Lay out ``count`` (1–48) cells in an area; ``margin`` is the share of each side that stays empty. ``shape``,
    columns and rows, is for walls whose places have names."""
    if not 1 <= count <= 48:
        raise ValueError(f"a wall holds 1 to 48 paintings, not {count}")
    space = gap if gap is not None else max(4, round(8 * area.width() / 1000))
    side, top = area.width() * margin, area.height() * margin
    inner = area.adjusted(side, top, -side, -top)
    columns, rows = shape or _shape(count, inner, space)
    width = max(1, int((inner.width() - (columns - 1) * space) / columns))
    height = max(1, int((inner.height() - (rows - 1) * space) / rows))
    top = round(inner.center().y() - (rows * height + (rows - 1) * space) / 2)
    cells = []
    for index in range(count):
        row, column = divmod(index, columns)
        in_row = min(columns, count - row * columns)
        left = round(inner.center().x() - (in_row * width + (in_row - 1) * space) / 2)
        cells.append(QRectF(left + column * (width + space), top + row * (height + space), width, height))
    return Wall(columns, rows, space, tuple(cells))


_SQUARISH = 1.3
"""Wider paintings than this are tempered, or they would swallow their row."""


def hang_in_rows(
    shapes: Sequence[float], area: QRectF, margin: float, rim: Callable[[int, float], float]
) -> tuple[QRectF, ...]:
    """Cells for paintings of these shapes, width ÷ height: one height for all, each row from edge to edge on a common
    centre line, with even gaps. ``rim`` says how much frame is round one in a cell of some height."""
    if not shapes:
        return ()
    side, top = area.width() * margin, area.height() * margin
    inner = area.adjusted(side, top, -side, -top)
    gap = max(4, round(8 * area.width() / 1000))
    columns, rows = _shape(len(shapes), inner, gap)
    high = (inner.height() - (rows - 1) * gap) / rows
    cells: list[QRectF] = []
    for row in range(rows):
        places = range(row * columns, min((row + 1) * columns, len(shapes)))
        sizes = _row_sizes([(shapes[place], rim(place, high)) for place in places], high, inner.width(), gap)
        band = QRectF(inner.left(), inner.top() + row * (high + gap), inner.width(), high)
        cells += _spread(sizes, band, gap, is_full=len(places) == columns)
    return tuple(cells)


def _row_sizes(
    paintings: Sequence[tuple[float, float]], high: float, wide: float, gap: float
) -> list[tuple[float, float]]:
    """Width and height with their frames, none higher than the row, all together no wider than it."""
    free = wide - gap * (len(paintings) - 1) - sum(2 * rim for _, rim in paintings)
    common = min(high - 2 * max(rim for _, rim in paintings), free / sum(shape for shape, _ in paintings))
    heights = [common * min(1.0, (_SQUARISH / shape) ** 0.5) for shape, _ in paintings]
    return [(shape * tall + 2 * rim, tall + 2 * rim) for (shape, rim), tall in zip(paintings, heights, strict=True)]


def _spread(sizes: Sequence[tuple[float, float]], band: QRectF, gap: float, *, is_full: bool) -> Iterator[QRectF]:
    """Side by side in their row: the first and the last at its ends, or in the middle where some are missing."""
    taken = sum(wide for wide, _ in sizes)
    between = (band.width() - taken) / max(1, len(sizes) - 1)
    if not is_full or len(sizes) == 1:
        between = min(between, 4 * gap)
    left = band.center().x() - (taken + between * (len(sizes) - 1)) / 2
    for wide, tall in sizes:
        yield QRectF(round(left), round(band.center().y() - tall / 2), round(wide), round(tall))
        left += wide + between


def _shape(count: int, inner: QRectF, gap: int) -> tuple[int, int]:
    """Columns and rows. Full rows break a tie in size of the pictures, and a settled shape beats both."""
    if count in _TRIED and inner.width() > inner.height():
        return _TRIED[count]
    shapes = {(columns, ceil(count / columns)) for columns in range(1, count + 1)}
    return max(sorted(shapes), key=lambda shape: _worth(count, shape, inner, gap))


def _worth(count: int, shape: tuple[int, int], inner: QRectF, gap: int) -> float:
    columns, rows = shape
    width = (inner.width() - (columns - 1) * gap) / columns
    height = (inner.height() - (rows - 1) * gap) / rows
    if width <= 0 or height <= 0:
        return min(width, height)
    size = sum(min(width, height * aspect) * min(height, width / aspect) for aspect in _SHAPES_OF_PAINTINGS)
    return size * (0.8 + 0.2 * count / (columns * rows))
