from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from artgames.scene.wall_layout import hang, hang_in_rows

FULL_HD = QRectF(0, 0, 1920, 1080)


@pytest.mark.parametrize(
    ("count", "shape"), [(24, (6, 4)), (8, (4, 2)), (12, (4, 3)), (1, (1, 1)), (2, (2, 1)), (6, (3, 2))]
)
@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1024, 768)])
def test_known_walls(count: int, shape: tuple[int, int], size: tuple[int, int]) -> None:
    wall = hang(count, QRectF(0, 0, *size))
    assert (wall.columns, wall.rows) == shape


def test_cells_are_as_large_as_designed() -> None:
    cell = hang(24, FULL_HD).cells[0]
    assert (cell.width(), cell.height()) == pytest.approx((288, 241), abs=4)
    auction = hang(8, FULL_HD).cells[0]
    assert (auction.width(), auction.height()) == pytest.approx((440, 500), abs=10)


@given(st.integers(1, 48), st.integers(320, 4000), st.integers(240, 3000), st.integers(-500, 500))
def test_any_wall_fits_and_nothing_overlaps(count: int, width: int, height: int, left: int) -> None:
    area = QRectF(left, 10, width, height)
    wall = hang(count, area)
    assert len(wall.cells) == count
    assert wall.columns * wall.rows >= count > wall.columns * (wall.rows - 1)
    for index, cell in enumerate(wall.cells):
        assert area.adjusted(-1, -1, 1, 1).contains(cell)
        assert cell.x() == int(cell.x())
        assert cell.width() == int(cell.width())
        assert not any(cell.intersects(other) for other in wall.cells[:index])


def test_a_short_last_row_hangs_in_the_middle() -> None:
    wall = hang(7, FULL_HD)
    last = wall.cells[wall.columns * (wall.rows - 1) :]
    middle = (last[0].left() + last[-1].right()) / 2
    assert middle == pytest.approx(960, abs=1)


def test_a_high_window_gets_more_rows_than_columns() -> None:
    wall = hang(24, QRectF(0, 0, 800, 1600))
    assert wall.rows > wall.columns


def test_distances_are_counted_in_cells() -> None:
    wall = hang(24, FULL_HD)
    assert wall.place(8) == (1, 2)
    assert wall.steps(0, 8) == 3


@pytest.mark.parametrize("count", [0, 49])
def test_no_wall_without_or_with_too_many(count: int) -> None:
    with pytest.raises(ValueError, match="1 to 48"):
        hang(count, FULL_HD)


def test_a_wall_whose_places_have_names_keeps_its_shape_in_any_window() -> None:
    for area in (QRectF(0, 0, 1280, 600), QRectF(0, 0, 500, 700)):
        assert hang(24, area, shape=(6, 4)).columns == 6


def test_a_row_goes_from_edge_to_edge_and_nothing_is_cut() -> None:
    shapes = [0.7, 1.0, 1.4, 2.4, 0.8, 1.3] * 4
    area = QRectF(0, 0, 1366, 690)
    cells = hang_in_rows(shapes, area, 0.02, lambda _place, _high: 10.0)
    for row in range(4):
        found = cells[row * 6 : row * 6 + 6]
        assert found[0].left() == pytest.approx(area.width() * 0.02, abs=2)
        assert found[-1].right() == pytest.approx(area.width() * 0.98, abs=2)
        gaps = [right.left() - left.right() for left, right in pairwise(found)]
        assert max(gaps) - min(gaps) <= 2 and min(gaps) > 0
        assert len({round(cell.center().y()) for cell in found}) <= 2
    for shape, cell in zip(shapes, cells, strict=True):
        assert (cell.width() - 20) / (cell.height() - 20) == pytest.approx(shape, rel=0.03)
        assert area.contains(cell)


def test_a_row_that_is_not_full_hangs_in_the_middle() -> None:
    cells = hang_in_rows([1.0] * 7, QRectF(0, 0, 1000, 600), 0.02, lambda _place, _high: 6.0)
    last = [cell for cell in cells if cell.top() > 300]
    assert (last[0].left() + last[-1].right()) / 2 == pytest.approx(500, abs=2)


def test_an_empty_wall_has_no_cells() -> None:
    assert hang_in_rows([], FULL_HD, 0.02, lambda _place, _high: 6.0) == ()
