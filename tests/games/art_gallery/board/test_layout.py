"""Where things are: nothing leaves its place, and nothing lies over anything else."""

import pytest
from PySide6.QtCore import QRectF

from artgames.games.art_gallery.board.layout import (
    Needs,
    enlarged,
    fields,
    plan_table,
    row_of_cards,
    seam_px,
    seat_on,
)
from tests.games.art_gallery.board.conftest import SIZES

GALLERIES = {2: 4, 3: 4, 4: 6, 5: 8, 6: 8}


def apart(rects: list[QRectF]) -> bool:
    inner = [rect.adjusted(0.5, 0.5, -0.5, -0.5) for rect in rects]
    return not any(one.intersects(other) for n, one in enumerate(inner) for other in inner[n + 1 :])


@pytest.mark.parametrize("size", [*SIZES, (3840, 1814)])
@pytest.mark.parametrize("seats", GALLERIES)
@pytest.mark.parametrize("desk", [False, True])
def test_every_room_and_everything_in_it_has_its_own_place(seats: int, size: tuple[int, int], desk: bool) -> None:
    area, galleries = QRectF(0, 0, *size), GALLERIES[seats]
    for text in (1.0, 1.5):
        plan = plan_table(area, Needs(seats, galleries, desk, text=text))
        assert len(plan.rooms) == galleries + 1 and apart([room.rect for room in plan.rooms])
        assert apart([plan.museum, plan.people, *([plan.desk] if desk else [])])
        assert apart([room.bench for room in plan.rooms])
        assert all(area.contains(rect) for rect in (plan.museum, plan.people))
        for room in plan.rooms:
            inside = [room.title, *room.slots, *room.wares]
            inside += [room.painting, room.symbols] if not room.painting.isEmpty() else []
            assert all(room.rect.contains(rect) for rect in inside)
            assert apart(inside)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1366, 640), (1920, 907), (1024, 645)])
def test_no_bench_covers_the_name_of_a_part_of_the_board(size: tuple[int, int], text: float) -> None:
    for grown in (None, *range(9)):
        needs = Needs(6, 8, True, grown, text=text, least=size[1] / 64)
        plan = plan_table(QRectF(0, 0, *size), needs)
        high = plan.corridor.height()
        letter = seam_px(high, text, needs.least) * 0.7  # wider than any capital from A to D
        for x in (plan.museum.left(), *plan.seams):
            following = min(room.bench.left() for room in plan.rooms if room.bench.left() > x)
            assert x + high * 0.07 + letter <= following


@pytest.mark.parametrize("seats", GALLERIES)
def test_ag02_the_walk_goes_clockwise_round_the_corridor(seats: int) -> None:
    """From the Shop along the upper galleries to the right, and back along the lower ones."""
    galleries = GALLERIES[seats]
    middles = [room.bench.center() for room in plan_table(QRectF(0, 0, 1280, 640), Needs(seats, galleries)).rooms]
    upper, lower = middles[1 : galleries // 2 + 1], middles[galleries // 2 + 1 :]
    assert [point.x() for point in upper] == sorted(point.x() for point in upper)
    assert [point.x() for point in lower] == sorted((point.x() for point in lower), reverse=True)
    assert max(point.y() for point in upper) < min(point.y() for point in lower)
    assert middles[0].x() < min(point.x() for point in middles[1:])


@pytest.mark.parametrize("seats", [2, 6])
def test_all_pawns_find_room_on_one_bench(seats: int) -> None:
    bench = QRectF(10, 10, 110, 14)
    places = [seat_on(bench, seat, seats) for seat in range(seats)]
    assert apart(places)
    assert places[0].left() >= bench.left() and places[-1].right() <= bench.right()


@pytest.mark.parametrize("seats", [3, 6])
def test_a_collection_that_is_looked_at_closely_lies_over_its_own_place(seats: int) -> None:
    column = QRectF(0, 0, 300, 620)
    for field in fields(column, seats):
        large = enlarged(column, field)
        assert large.adjusted(-0.1, -0.1, 0.1, 0.1).contains(field)
        assert column.adjusted(-0.1, -0.1, 0.1, 0.1).contains(large)


def test_nine_cards_lie_side_by_side() -> None:
    area = QRectF(0, 0, 680, 150)
    cards = list(row_of_cards(area, 9))
    assert apart(cards) and all(area.contains(card) for card in cards)
    assert row_of_cards(area, 0) == ()
