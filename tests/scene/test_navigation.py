from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt

from artgames.scene.keyboard.arrow_navigation import neighbour, reading_order
from artgames.scene.wall_layout import hang

WALL = hang(24, QRectF(0, 0, 1920, 1080)).cells


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        (0, Qt.Key.Key_Right, 1),
        (0, Qt.Key.Key_Down, 6),
        (8, Qt.Key.Key_Up, 2),
        (8, Qt.Key.Key_Left, 7),
        (5, Qt.Key.Key_Right, None),
        (0, Qt.Key.Key_Up, None),
        (23, Qt.Key.Key_Down, None),
        (18, Qt.Key.Key_Left, None),
    ],
)
def test_arrows_walk_the_grid(start: int, key: Qt.Key, end: int | None) -> None:
    assert neighbour(WALL, start, key) == end


def test_a_short_last_row_can_be_reached_and_left() -> None:
    cells = hang(7, QRectF(0, 0, 1920, 1080)).cells
    for index in range(4):
        below = neighbour(cells, index, Qt.Key.Key_Down)
        assert below is not None
        assert below >= 4
        assert neighbour(cells, below, Qt.Key.Key_Up) in range(4)


def test_every_painting_can_be_reached_on_any_wall() -> None:
    arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
    for count in range(1, 49):
        cells = hang(count, QRectF(0, 0, 1366, 768)).cells
        reached, waiting = {0}, [0]
        while waiting:
            here = waiting.pop()
            for key in arrows:
                found = neighbour(cells, here, key)
                if found is not None and found not in reached:
                    reached.add(found)
                    waiting.append(found)
        assert len(reached) == count


def test_reading_order_goes_row_by_row() -> None:
    shuffled = [WALL[index] for index in (5, 7, 0, 23, 6)]
    assert reading_order(shuffled) == [2, 0, 4, 1, 3]
    assert reading_order([]) == []
