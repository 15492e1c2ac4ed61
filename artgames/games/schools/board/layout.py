"""Where everything goes: walls side by side, and below them what is still to be hung. Pure functions."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from math import ceil

from PySide6.QtCore import QRectF

from artgames.scene.wall_layout import hang

_MARGIN = 0.012
_STRIP, _MORE_STRIP = 0.28, 0.24
_IN_A_ROW = 8
_LEAST_SHARE = 0.16
"""Shares: margins of the area's width, the strip of its height and
what it has more of it while most is still to be hung,
the narrowest wall of all. A row holds so many paintings before there are two."""


@dataclass(frozen=True, slots=True)
class Plan:
    panels: tuple[QRectF, ...]
    hung: tuple[tuple[QRectF, ...], ...]
    """The cells on each wall."""

    captions: tuple[tuple[QRectF, ...], ...]
    left: tuple[QRectF, ...]
    """The cells of what is still to be hung."""


def plan(area: QRectF, counts: tuple[int, ...], left: int, head: float, *, caption: float) -> Plan:
    """`counts` are paintings on each wall; `head` is the height of what stands above them, `caption` the share of a
    cell that words below its painting have, if there are any."""
    margin = area.width() * _MARGIN
    strip = area.height() * (_STRIP + _MORE_STRIP * left / (left + sum(counts))) if left else 0.0
    above = area.adjusted(margin, margin, -margin, -strip - margin)
    panels = _panels(above, counts if caption else (1,) * len(counts), margin)
    whole = tuple(_on_wall(panel.adjusted(0, head, 0, 0), count) for panel, count in zip(panels, counts, strict=True))
    below = QRectF(area.left(), area.bottom() - strip, area.width(), strip)
    return Plan(
        panels,
        tuple(tuple(cell.adjusted(0, 0, 0, -cell.height() * caption) for cell in cells) for cells in whole),
        tuple(tuple(cell.adjusted(0, cell.height() * (1 - caption), 0, 0) for cell in cells) for cells in whole),
        _row(left, below.adjusted(margin, 0, -margin, -margin)),
    )


def _panels(room: QRectF, counts: tuple[int, ...], margin: float) -> tuple[QRectF, ...]:
    """Side by side; a wall with more on it may be wider, but none is narrow."""
    shares = [max(count, _LEAST_SHARE * sum(counts)) for count in counts]
    free = room.width() - margin * (len(counts) - 1)
    widths = [free * share / sum(shares) for share in shares]
    lefts = accumulate([wide + margin for wide in widths[:-1]], initial=room.left())
    return tuple(QRectF(left, room.top(), wide, room.height()) for left, wide in zip(lefts, widths, strict=True))


def _on_wall(room: QRectF, count: int) -> tuple[QRectF, ...]:
    return hang(count, room, 0.03, gap=round(room.width() * 0.03)).cells if count else ()


def _row(count: int, room: QRectF) -> tuple[QRectF, ...]:
    """One row, or two where there are many, each in the middle."""
    rows = 1 if count <= _IN_A_ROW else 2
    columns = ceil(count / rows) if count else 1
    gap = room.height() * 0.05
    high = (room.height() - gap * (rows - 1)) / rows
    wide = min((room.width() - gap * (columns - 1)) / columns, high * 1.5)
    cells = []
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        left = room.center().x() - (in_row * (wide + gap) - gap) / 2
        cells.append(QRectF(left + column * (wide + gap), room.top() + row * (high + gap), wide, high))
    return tuple(cells)
