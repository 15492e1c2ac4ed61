"""Which item comes next when an arrow key is pressed.

By where things are on the board, so that no board keeps a list.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt

_WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ASIDE = 3.0  # a step to the side counts as much as three steps ahead: rows and columns stay rows and columns


def is_arrow(key: int) -> bool:
    """Whether a key moves the focus."""
    return key in _WAYS


def neighbour(rects: Sequence[QRectF], current: int, key: int) -> int | None:
    """Index of the rectangle next to ``current`` in the direction of an arrow key; None at the edge."""
    across, down = _WAYS[Qt.Key(key)]
    here = rects[current]
    best: tuple[float, int] | None = None
    for index, rect in enumerate(rects):
        way = rect.center() - here.center()
        ahead = way.x() * across + way.y() * down
        aside = abs(way.x() * down) + abs(way.y() * across)
        reach = (here.width() * abs(across) + here.height() * abs(down)) / 2
        if index == current or ahead < reach / 2:
            continue
        found = (ahead + _ASIDE * aside, index)
        best = found if best is None or found < best else best
    return None if best is None else best[1]


def reading_order(rects: Sequence[QRectF]) -> list[int]:
    """Indexes from the upper left to the lower right; what overlaps by half in height is one row."""
    waiting = sorted(range(len(rects)), key=lambda index: rects[index].center().y())
    order: list[int] = []
    while waiting:
        first = rects[waiting[0]]
        row = [index for index in waiting if rects[index].center().y() < first.center().y() + first.height() / 2 + 1e-6]
        order += sorted(row, key=lambda index: rects[index].center().x())
        waiting = [index for index in waiting if index not in row]
    return order
