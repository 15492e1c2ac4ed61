"""Two roads, one picture; every size; movements at their usual pace."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF

from artgames.games.steal_this_game.rules.actions import Claim, EndShuffle, PlaceCashier, Reroll, Swap
from artgames.scene.items.piece import Piece
from tests.app.table.conftest import Sit, Sitting
from tests.games.steal_this_game.board.hands import (
    ANI,
    BERND,
    at_a_shell_game,
    board_of,
    compare_with_a_fresh_look,
    do,
    hidden,
    spoken,
    stall_of,
)


def played_to_the_end(table: Sitting) -> None:
    """Everybody does what comes first, or last in every third turn, and the picture is compared at every rest."""
    while table.match.outcome() is None:
        seat = table.match.to_act()[0]
        choices = table.match.choices(seat)
        choice = choices[-1 if table.match.turn % 3 else 0]
        table.flow.session.submit(seat, choice.sample(table.match.state.rng)[0])
        table.settle()
        compare_with_a_fresh_look(table)


def test_playing_events_and_building_from_the_view_give_the_same_picture(sit: Sit) -> None:
    played_to_the_end(hidden(sit))


def test_at_the_end_everybody_sees_the_money_the_dice_and_who_has_won(sit: Sit) -> None:
    table = hidden(sit, games=1)
    do(table, BERND, Claim(10))
    table.click(stall_of(table).boxes[1])
    table.settle()
    assert table.view.phase == "ended"
    assert "the money is here" in stall_of(table).boxes[1].accessible_text()
    assert "Ben wins this game" in spoken(table)
    assert len(stall_of(table).dice) == 2
    with table.bot.waitSignal(table.page.finished):
        table.press_button()


@pytest.mark.parametrize("size", [(1024, 768), (1366, 768), (1920, 1080), (2560, 1440)])
def test_nothing_leaves_the_board_at_any_size(sit: Sit, size: tuple[int, int]) -> None:
    table = at_a_shell_game(sit, size=size)
    area = table.page.ui.boardView.area
    for item in board_of(table).scene.items():
        if isinstance(item, Piece):
            assert area.contains(item.ring_rect().translated(item.pos()).adjusted(1, 1, -1, -1)), item.describe()


def test_lines_grow_with_the_window_and_are_never_thinner_than_designed(sit: Sit) -> None:
    def rim(size: tuple[int, int]) -> float:
        box = stall_of(at_a_shell_game(sit, size=size)).boxes[0]
        return -box.boundingRect().left()

    small, usual, large = (rim(size) for size in ((1024, 768), (1920, 1080), (3840, 2160)))
    assert small == usual and large == pytest.approx(2 * usual, rel=0.02)


@pytest.mark.parametrize("size", [(1024, 768), (1366, 768), (1920, 1080)])
def test_a_lifted_cup_leaves_the_numbers_of_the_boxes_free(sit: Sit, size: tuple[int, int]) -> None:
    table = hidden(sit, size=size)
    board_of(table).peek("dice")
    cup = stall_of(table).cup
    assert cup is not None
    lifted = cup.mapRectToScene(QRectF(QPointF(), cup.size))
    assert not any(lifted.intersects(plaque) for plaque in stall_of(table).plan.plaques)


def test_moves_are_seen_at_their_usual_pace_as_well(sit: Sit, context: Any) -> None:
    """Without reduced motion: every movement runs, and ends where the view says."""
    context.settings.update(motion="full")
    table = at_a_shell_game(sit, seed="pace")
    do(table, ANI, Swap(0, 1, 2), Swap(0, 2, 0), EndShuffle(), PlaceCashier(0))
    do(table, BERND, Reroll(0), Claim(10))
    compare_with_a_fresh_look(table)


def stop_half_way(table: Sitting) -> None:
    """What moves stands still in its middle, however busy the machine is."""
    move = table.flow._director._current
    assert move is not None
    move.pause()
    move.setCurrentTime(move.totalDuration() // 2)


def test_a_half_finished_swap_follows_two_boxes(sit: Sit, context: Any) -> None:
    context.settings.update(motion="full", pace=1.0)
    table = at_a_shell_game(sit)
    homes = [box.pos() for box in stall_of(table).boxes]
    table.flow.session.submit(ANI, Swap(0, 2, 0))
    stop_half_way(table)
    boxes = stall_of(table).boxes
    assert boxes[0].x() > homes[0].x() + 20 and boxes[2].x() < homes[2].x() - 20
    assert boxes[0].y() > homes[0].y() and boxes[2].y() < homes[2].y(), "one in front, one behind"
    assert boxes[0].zValue() > boxes[1].zValue() > boxes[2].zValue()
    assert boxes[1].pos() == homes[1]
    table.settle()
