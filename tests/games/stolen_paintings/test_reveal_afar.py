"""The reveal for a whole room: points with their reasons, and paintings large enough to be known again."""

import pytest
from PySide6.QtCore import QRectF

from artgames.games.stolen_paintings.board.projector import plan_reveal_afar


@pytest.mark.parametrize(
    ("area", "px", "rows"),
    [
        ((1813, 734), 57, 4),  # eight reasons, two to a line
        ((957, 516), 41, 4),
        ((957, 473), 41, 2),  # on a mirrored screen, with the host's strip below: figures alone
    ],
)
def test_the_points_of_eight_leave_room_for_the_paintings(area: tuple[int, int], px: int, rows: int) -> None:
    wide, high = area
    plan = plan_reveal_afar(QRectF(0, 0, wide, high), 78, 8, px)
    assert rows * px * 1.4 <= plan.pad.height() + 1e-6, "they find room"
    assert plan.wall.height() < high / 2
    assert plan.row[0].height() > high * (0.24 if rows == 2 else 0.17)
