"""Where cards are on a sheet."""

import pytest

from artgames.printing.layout import CROP_LENGTH, GRIDS, PAPERS, PRINTERS_MARGIN, Box, Grid, Sheet, crop_marks, parts

SHEETS = [(sheet, grid) for sheet in PAPERS.values() for grid in GRIDS.values()]

each_sheet = pytest.mark.parametrize(("sheet", "grid"), SHEETS)


def turned(sheet: Sheet, box: Box) -> Box:
    """Where a place is when one looks at the other side of a sheet that was turned over its long edge."""
    return box._replace(left=sheet.width - box.right)


@each_sheet
def test_every_back_is_behind_its_front(sheet: Sheet, grid: Grid) -> None:
    for place in range(grid.cards):
        assert turned(sheet, grid.front(sheet, place)) == pytest.approx(grid.back(sheet, place))


@each_sheet
def test_fronts_stand_in_reading_order_without_gaps(sheet: Sheet, grid: Grid) -> None:
    for place in range(1, grid.cards):
        before, box = grid.front(sheet, place - 1), grid.front(sheet, place)
        in_row = place % grid.columns != 0
        assert box.left == pytest.approx(before.right if in_row else grid.area(sheet).left)
        assert box.top == pytest.approx(before.top if in_row else before.bottom)


@each_sheet
def test_cards_and_crop_marks_are_where_printers_print(sheet: Sheet, grid: Grid) -> None:
    for stroke in crop_marks(grid, sheet):
        left, right = sorted((stroke.x1, stroke.x2))
        top, bottom = sorted((stroke.y1, stroke.y2))
        assert left >= PRINTERS_MARGIN - 1e-9 and right <= sheet.width - PRINTERS_MARGIN + 1e-9
        assert top >= PRINTERS_MARGIN - 1e-9 and bottom <= sheet.height - PRINTERS_MARGIN + 1e-9


@each_sheet
def test_there_is_a_mark_at_both_ends_of_every_cut_and_none_on_a_card(sheet: Sheet, grid: Grid) -> None:
    area, marks = grid.area(sheet), list(crop_marks(grid, sheet))
    assert len(marks) == 2 * (grid.columns + 1) + 2 * (grid.rows + 1)
    for x1, y1, x2, y2 in marks:
        assert 1.0 <= abs(x2 - x1) + abs(y2 - y1) <= CROP_LENGTH + 1e-9
        assert x2 < area.left or x1 > area.right or y2 < area.top or y1 > area.bottom


def test_nine_cards_fit_sleeves_for_playing_cards() -> None:
    assert GRIDS[9].card == (63, 88) and GRIDS[9].cards == 9


def test_a_card_is_the_same_on_every_paper() -> None:
    for grid in GRIDS.values():
        sizes = {(grid.front(sheet, 0).width, grid.front(sheet, 0).height) for sheet in PAPERS.values()}
        assert len(sizes) == 1


@pytest.mark.parametrize(("wide", "high"), [(300, 200), (200, 300), (1000, 30), (30, 1000), (7, 7)])
def test_a_painting_is_whole_and_keeps_its_proportions(wide: int, high: int) -> None:
    room = Box(10, 20, 56, 70)
    box = room.fitted(wide, high)
    assert box.width / box.height == pytest.approx(wide / high)
    assert box.left >= room.left - 1e-9 and box.right <= room.right + 1e-9
    assert box.top >= room.top - 1e-9 and box.bottom <= room.bottom + 1e-9
    assert box.width == pytest.approx(room.width) or box.height == pytest.approx(room.height)


def test_the_last_sheet_has_what_is_left() -> None:
    assert [len(part) for part in parts(range(20), 9)] == [9, 9, 2]
    assert parts((), 9) == []
