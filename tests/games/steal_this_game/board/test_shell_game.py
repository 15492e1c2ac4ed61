"""Boxes that are dragged past each other, pressed two by two, or moved by keys, against the clock."""

from typing import Any

import msgspec
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from artgames.app.table.surface import Surface
from artgames.games.steal_this_game.rules.actions import Answer, Claim, Look, RemoveBox, Stay, Swap
from artgames.store.seating import Player
from tests.app.table.conftest import Sit, Sitting
from tests.games.steal_this_game.board.hands import (
    ANI,
    BERND,
    at_a_shell_game,
    at_the_fair,
    board_of,
    do,
    drag,
    hidden,
    pressable,
    spoken,
    spot_of,
    stall_of,
    swaps_of,
    true_stop,
)


def test_st07_a_box_that_is_dragged_past_another_changes_places_with_it(sit: Sit) -> None:
    table = at_a_shell_game(sit)
    drag(table, 0, (1.2, 0.3))
    assert swaps_of(table) == [(0, 1)]
    drag(table, 0, (1.2, -0.3), (2.5, -0.3))
    assert swaps_of(table) == [(0, 1), (0, 1), (1, 2)]
    assert table.view_of(ANI).money == 2
    table.settle()
    assert len(stall_of(table).boxes) == 3


def test_st07_there_and_back_is_two_swaps(sit: Sit) -> None:
    table = at_a_shell_game(sit)
    drag(table, 1, (1.2, 0.2), (0.0, 0.2))
    assert swaps_of(table) == [(1, 2), (1, 2)]


def test_a_box_that_is_hardly_moved_is_pressed(sit: Sit) -> None:
    table = at_a_shell_game(sit)
    table.click(stall_of(table).boxes[0])
    assert stall_of(table).boxes[0].look.chosen and swaps_of(table) == []
    table.click(stall_of(table).boxes[0])
    assert not stall_of(table).boxes[0].look.chosen
    table.click(stall_of(table).boxes[0])
    table.click(stall_of(table).boxes[2])
    table.settle()
    assert swaps_of(table) == [(0, 2)]


def test_st07_boxes_move_by_two_number_keys(sit: Sit) -> None:
    table = at_a_shell_game(sit)
    for key in (Qt.Key.Key_3, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3):
        table.key(key)
        table.settle()
    assert swaps_of(table) == [(0, 2), (1, 2)]


def test_st07_time_that_is_up_ends_a_drag_in_the_middle(sit: Sit) -> None:
    table = at_a_shell_game(sit)
    view, box = table.page.ui.boardView, stall_of(table).boxes[0]
    start = spot_of(table, box)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view.viewport(), start + QPoint(40, 10))
    assert board_of(table).shells.is_dragging
    table.flow.session.clock.finish()
    table.settle()
    assert table.view.phase == "place" and not board_of(table).shells.is_dragging
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    assert swaps_of(table) == []


def test_st07_the_clock_of_the_shell_game_runs_and_is_seen(sit: Sit) -> None:
    table = at_a_shell_game(sit)
    assert 9 < table.flow.session.clock.remaining <= 10
    seconds = stall_of(table).asking.seconds
    assert seconds is not None
    board_of(table).tick(4.0, 10.0)
    assert seconds.accessible_text() == "Seconds left: 4"


def test_st07_that_will_do_ends_it_early(sit: Sit) -> None:
    table = at_a_shell_game(sit)
    table.click(stall_of(table).asking.buttons[0])
    table.settle()
    assert table.view.phase == "place" and table.flow.session.clock.total == 0


def test_st07_hidden_there_are_two_buttons_and_no_clock(sit: Sit) -> None:
    table = at_a_shell_game(sit, shuffle_visibility="hidden")
    assert pressable(table) == {"button ShuffleHidden", "button EndShuffle", "eye"}
    assert stall_of(table).asking.seconds is None
    table.key(Qt.Key.Key_1)
    table.settle()
    assert table.view.phase == "place" and table.view.history[-1].what == "mixed"


def test_st07_what_the_thief_saw_is_no_longer_marked_once_something_moved(sit: Sit) -> None:
    table = hidden(sit)
    do(table, BERND, Claim(0))
    do(table, ANI, Answer(1))
    do(table, BERND, Look(0))
    do(table, ANI, Stay())
    do(table, BERND, Claim(true_stop(table, above=0)))
    do(table, ANI, Answer(0), RemoveBox(3))
    assert "the thief has looked here" in spoken(table)
    do(table, ANI, Swap(1, 2))
    assert "the thief has looked here" not in spoken(table)


def removed_behind_the_curtain(sit: Sit, **more: Any) -> Sitting:
    """Ani takes a box away on her own page, while Bernd looks elsewhere."""
    table = hidden(sit, hands="curtain", **more)
    do(table, BERND, Claim(true_stop(table)))
    do(table, ANI, Answer(0))
    table.press_button()
    table.open_curtain()
    table.click(stall_of(table).boxes[3])
    table.press_button()
    return table


def test_the_seconds_run_only_once_the_thief_looks(sit: Sit) -> None:
    table = removed_behind_the_curtain(sit)
    assert table.match.view(None).phase == "shuffle"
    assert table.at(Surface.CURTAIN, BERND) and "Ben, look now" in table.page.covers.curtain.accessibleName()
    assert not table.flow.session.clock.is_running and board_of(table).view.phase == "remove", "nothing is shown yet"
    table.open_curtain()
    table.settle()
    assert table.at(Surface.ROOM, None) and table.view.phase == "shuffle" and table.flow.session.clock.is_running


def test_the_call_outlives_another_size_and_a_key_that_takes_back(sit: Sit) -> None:
    table = removed_behind_the_curtain(sit)
    table.flow.undo()
    table.flow.refresh()
    table.page.resize(1024, 768)
    assert table.at(Surface.CURTAIN, BERND) and table.flow.call and not table.flow.session.clock.is_running


def test_nobody_is_called_to_a_shuffle_that_nobody_may_see(sit: Sit) -> None:
    table = removed_behind_the_curtain(sit, shuffle_visibility="hidden")
    table.settle()
    assert not table.flow.call


def test_a_bot_that_steals_needs_no_call(sit: Sit) -> None:
    table = at_the_fair(sit, (Player("Ani", 0), Player("Bo", 1, "bot")))
    assert board_of(table).call(msgspec.structs.replace(table.view, phase="shuffle")) is None
