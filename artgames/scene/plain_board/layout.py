"""Where everything goes on the plain board: pure functions from an area to rectangles and pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

_MARGIN = 0.016
_TOLD = 0.34
_KNOWN = 0.4
_WIDEST_SHEET = 1.4
"""Shares: margins and words of the width, paintings that are only looked at of the height; a sheet that has everything
for itself is so many times wider than high at most."""

_GAP = 0.3
_MOST_COLUMNS = 8
_HIGHEST = 1.5
"""Between two buttons and at most above one another, in shares of something to press."""

_LETTERS = 0.62
_WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
_LONGEST_LINE = 240


class Regions(NamedTuple):
    """An empty one is for what is not there."""

    steps: QRectF
    known: QRectF
    asked: QRectF
    told: QRectF


class Wanted(NamedTuple):
    """What has to find room."""

    steps: bool
    known: bool
    asked: bool
    told: bool


def divide(area: QRectF, wanted: Wanted, target: float) -> Regions:
    """Words to the right, and to the left of them what is done above what is looked at."""
    margin = area.width() * _MARGIN
    left, steps, known, told = area.adjusted(margin, margin, -margin, -margin), QRectF(), QRectF(), QRectF()
    if wanted.told and not (wanted.known or wanted.asked):
        wide = min(left.width(), left.height() * _WIDEST_SHEET)
        return Regions(steps, known, QRectF(), QRectF(left.center().x() - wide / 2, left.top(), wide, left.height()))
    if wanted.told:
        told = QRectF(left)
        told.setLeft(left.right() - left.width() * _TOLD)
        left.setRight(told.left() - margin)
    if wanted.steps:
        steps = QRectF(left.left(), left.top(), left.width(), target)
        left.setTop(steps.bottom() + margin)
    if not wanted.asked:
        return Regions(steps, left, QRectF(), told)
    if wanted.known:
        known = QRectF(left.left(), left.top(), left.width(), left.height() * _KNOWN)
        left.setTop(known.bottom() + margin)
    return Regions(steps, known, left, told)


class Grid(NamedTuple):
    """How many buttons lie side by side and one above the other."""

    columns: int
    rows: int

    @property
    def holds(self) -> int:
        return self.columns * self.rows


def grid_for(labels: Sequence[str], room: QRectF, target: float, px: float) -> Grid:
    """As many columns as the longest label allows."""
    longest = max(map(len, labels))
    wide = max(target, longest * px * _LETTERS + target * 0.5)
    columns = min(_MOST_COLUMNS, len(labels), max(1, int(room.width() / (wide + target * _GAP))))
    return Grid(columns, max(1, int(room.height() / (target * (1 + _GAP)))))


def button_cells(count: int, grid: Grid, room: QRectF, target: float) -> list[QRectF]:
    """From the upper left, in reading order."""
    gap = target * _GAP
    rows = min(grid.rows, -(-count // grid.columns))
    wide = (room.width() - gap * (grid.columns - 1)) / grid.columns
    high = min((room.height() - gap * (rows - 1)) / rows, target * _HIGHEST)
    places = (divmod(number, grid.columns) for number in range(count))
    return [
        QRectF(room.left() + column * (wide + gap), room.top() + row * (high + gap), wide, high)
        for row, column in places
    ]


def row_cells(count: int, room: QRectF, gap: float) -> list[QRectF]:
    """Side by side, of one width."""
    wide = (room.width() - gap * (count - 1)) / count
    return [QRectF(room.left() + number * (wide + gap), room.top(), wide, room.height()) for number in range(count)]


def wrap_flags(text: str, font: QFont, width: float) -> int:
    """A single word that is too long for its line is broken where the line ends."""
    longest = max((QFontMetricsF(font).horizontalAdvance(word) for word in text.split(" ")), default=0.0)
    return _WRAP | int(Qt.TextFlag.TextWrapAnywhere) if longest > width else _WRAP


def line_height(text: str, font: QFont, width: float) -> float:
    """How high a line is that is broken where it has to be."""
    flags = wrap_flags(text, font, width)
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 100_000), flags, text).height()


def text_pages(lines: Sequence[str], font: QFont, room: QRectF) -> list[list[str]]:
    """As many lines on each page as there is room for, in this size and no smaller one."""
    pages: list[list[str]] = [[]]
    free = room.height()
    for line in (part for whole in lines for part in _parts(whole)):
        high = line_height(line, font, room.width())
        if pages[-1] and high > free:
            heading = [pages[-1].pop()] if pages[-1][-1].endswith(":") else []  # it goes with what it is about
            pages.append(heading)
            free = room.height() - sum(line_height(one, font, room.width()) for one in heading)
        pages[-1].append(line)
        free -= high
    return [page for page in pages if page]


def _parts(line: str) -> list[str]:
    """A line that would fill a page by itself is told in several."""
    parts = [""]
    for word in line.split(" "):
        if parts[-1] and len(parts[-1]) + len(word) >= _LONGEST_LINE:
            parts.append("")
        parts[-1] = f"{parts[-1]} {word}".strip()
    return parts
