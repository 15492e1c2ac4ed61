"""Where names and numbers stand on the page for the papers: beside each other, or below where the text is large."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

_NAME = 4
"""A name has at least so many times the width of its mark."""


class Line(NamedTuple):
    """What belongs to one person. `tail` shows the answer as it grows."""

    mark: QWidget
    name: QWidget
    numbers: tuple[QWidget, ...]
    tail: QLabel | None

    def widgets(self) -> tuple[QWidget, ...]:
        return (self.mark, self.name, *self.numbers, *((self.tail,) if self.tail is not None else ()))


def lay_out(grid: QGridLayout, lines: Sequence[Line], width: int) -> bool:
    """Put all lines into the grid, so that none is wider than `width`. The result is whether they have room beside
    each other."""
    for line in lines:
        for widget in line.widgets():
            grid.removeWidget(widget)
    for column in range(grid.columnCount()):
        grid.setColumnStretch(column, 0)
    margins = grid.contentsMargins()
    room = width - margins.left() - margins.right()
    has_room = all(_width_beside(line, grid.horizontalSpacing()) <= room for line in lines)
    if has_room:
        _stand_beside(grid, lines)
    else:
        _stand_below(grid, lines, room)
    return has_room


def _width_beside(line: Line, gap: int) -> int:
    mark = line.mark.sizeHint().width()
    wide = [mark, _NAME * mark, *(widget.sizeHint().width() for widget in line.numbers)]
    if line.tail is not None:
        wide.append(max(line.tail.sizeHint().width(), line.tail.minimumWidth()))
    return sum(wide) + gap * (len(wide) - 1)


def _stand_beside(grid: QGridLayout, lines: Sequence[Line]) -> None:
    grid.setColumnStretch(1, 1)
    for row, line in enumerate(lines):
        for column, widget in enumerate(line.widgets()):
            grid.addWidget(widget, row, column)


def _stand_below(grid: QGridLayout, lines: Sequence[Line], room: int) -> None:
    """The name has a row of its own; the numbers below it take as many rows as they need."""
    gap = grid.horizontalSpacing()
    widest = max(widget.sizeHint().width() for line in lines for widget in (line.mark, *line.numbers))
    columns = max(2, (room + gap) // (widest + gap))
    grid.setColumnStretch(columns, 1)
    row = 0
    for line in lines:
        grid.addWidget(line.mark, row, 0)
        grid.addWidget(line.name, row, 1, 1, columns)
        for place, widget in enumerate(line.numbers):
            grid.addWidget(widget, row + 1 + place // columns, place % columns)
        row += 1 + -(-len(line.numbers) // columns)
        if line.tail is not None:
            grid.addWidget(line.tail, row, 0, 1, columns + 1)
            row += 1
