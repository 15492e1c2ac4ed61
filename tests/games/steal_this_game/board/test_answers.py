"""What can be pressed in each phase, by mouse and by keyboard."""

import pytest
from PySide6.QtCore import Qt

from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.games.steal_this_game.rules.actions import (
    Answer,
    Claim,
    Decline,
    EndShuffle,
    PlaceCashier,
    RemoveBox,
    Stay,
)
from artgames.games.steal_this_game.rules.track import STEAL
from artgames.scene.items.piece import Piece
from tests.app.table.conftest import Sit
from tests.games.steal_this_game.board.hands import (
    ANI,
    BERND,
    at_a_shell_game,
    board_of,
    do,
    hidden,
    pressable,
    stall_of,
    true_stop,
)


def test_a_claim_is_chosen_on_the_track_and_made_by_the_large_button(sit: Sit) -> None:
    table = hidden(sit)
    assert table.flow.next().task is Task.ANSWER
    table.click(stall_of(table).stops[2])
    assert table.page.ui.primaryButton.text() == "Claim Prepare 3"
    table.press_button()
    table.settle()
    assert (table.view.phase, table.view.token) == ("answer", 2)


def test_where_only_steal_is_left_no_other_claim_is_asked_for(sit: Sit) -> None:
    table = hidden(sit)
    do(table, BERND, Claim(STEAL - 1))
    do(table, ANI, Answer(1))
    do(table, BERND, Decline())
    do(table, ANI, Stay())
    assert table.view.phase == "claim"
    assert (table.page.ui.primaryButton.text(), table.page.ui.hintLabel.text()) == (
        "Steal!",
        "Choose Steal, at the end of the track.",
    )


@pytest.mark.parametrize(("key", "stop"), [(Qt.Key.Key_3, 2), (Qt.Key.Key_0, 9), (Qt.Key.Key_Minus, 10)])
def test_number_keys_choose_stops(sit: Sit, key: Qt.Key, stop: int) -> None:
    table = hidden(sit)
    table.key(key)
    assert board_of(table).draft() == Claim(stop)
    table.key(Qt.Key.Key_Return)
    table.settle()
    assert table.view.token == stop


@pytest.mark.parametrize(("button", "phase"), [(0, "action"), (1, "remove")])
def test_the_exhibitor_answers_with_one_of_two_buttons(sit: Sit, button: int, phase: str) -> None:
    table = hidden(sit)
    do(table, BERND, Claim(true_stop(table)))
    table.click(stall_of(table).asking.buttons[button])
    table.settle()
    assert table.view.phase == phase


def test_a_believed_thief_presses_a_box_a_place_or_the_button(sit: Sit) -> None:
    table = hidden(sit)
    do(table, BERND, Claim(0))
    do(table, ANI, Answer(1))
    assert pressable(table) == {"box 0", "box 1", "box 3", "spot 1", "spot 3", "button Decline", "cup", "eye"}
    table.click(stall_of(table).spots[3])
    table.settle()
    assert table.view.cashier == 3 and table.view.phase == "reply"
    assert {"spot 0", "button Stay"} <= pressable(table) and "spot 2" not in pressable(table)
    table.click(stall_of(table).asking.buttons[0])
    table.settle()
    assert table.view.phase == "claim"


def test_the_whole_turn_by_keyboard(sit: Sit) -> None:
    table = hidden(sit)
    for key in (Qt.Key.Key_1, Qt.Key.Key_Return):
        table.key(key)
    table.settle()
    table.key(Qt.Key.Key_1)
    table.settle()
    assert table.view.phase == "action"
    table.key(Qt.Key.Key_1)
    table.settle()
    assert table.view.looked == (0,)
    table.key(Qt.Key.Key_2)
    table.settle()
    assert (table.view.cashier, table.view.phase) == (1, "claim")


def test_the_0_key_presses_the_button_beside_boxes_and_places(sit: Sit) -> None:
    table = hidden(sit)
    do(table, BERND, Claim(true_stop(table)))
    do(table, ANI, Answer(1))
    for what in ("decline", "stay"):
        table.key(Qt.Key.Key_0)
        table.settle()
        assert table.view.history[-1].what == what
    do(table, BERND, Claim(true_stop(table, above=table.view.token)))
    do(table, ANI, Answer(0), RemoveBox(0))
    table.key(Qt.Key.Key_0)
    table.settle()
    assert table.view.phase == "place" and table.view.history[-1].what == "enough"


def test_an_empty_box_is_taken_away_and_the_die_rolled_again_in_private(sit: Sit) -> None:
    table = hidden(sit)
    do(table, BERND, Claim(true_stop(table)))
    do(table, ANI, Answer(0))
    table.press_button()
    table.open_curtain()
    assert pressable(table) == {"box 0", "box 2", "box 3"}
    table.click(stall_of(table).boxes[0])
    table.press_button()
    table.open_curtain()  # Bernd is called
    table.settle()
    assert table.view.boxes == 3 and len(stall_of(table).boxes) == 3
    do(table, ANI, EndShuffle())
    table.click(stall_of(table).spots[1])
    table.press_button()
    table.settle()
    assert table.view.phase == "reroll" and table.flow.next().task is Task.HAND_OVER
    table.press_button()
    table.open_curtain()
    assert pressable(table) == {key for key in pressable(table) if key.startswith("die")}
    table.click(stall_of(table).dice[1])
    table.press_button()
    table.settle()
    assert table.view.phase == "claim" and "showing" not in board_of(table).describe()


def test_a_page_that_asks_twice_takes_keys_for_the_second_question(sit: Sit) -> None:
    table = at_a_shell_game(sit, hands="curtain")
    do(table, ANI, EndShuffle(), PlaceCashier(0))
    table.press_button()
    table.open_curtain()
    table.click(stall_of(table).dice[0])
    table.press_button()
    assert table.at(Surface.PRIVATE, BERND) and table.view.phase == "claim"
    table.key(Qt.Key.Key_0)
    assert board_of(table).draft() == Claim(9)


def test_after_the_large_button_is_gone_keys_answer_on_the_board(sit: Sit) -> None:
    table = hidden(sit)
    table.click(stall_of(table).stops[0])
    table.page.ui.primaryButton.setFocus()
    table.press_button()
    table.settle()
    assert table.view.phase == "answer" and not table.page.ui.primaryButton.isVisible()
    table.key(Qt.Key.Key_1)
    table.settle()
    assert table.view.phase == "action"


def test_the_keyboard_stays_on_a_piece_as_long_as_it_can_be_pressed(sit: Sit) -> None:
    table = hidden(sit)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Space):
        table.key(key)
    focused = board_of(table).scene.focusItem()
    assert isinstance(focused, Piece) and focused.look.focused and focused.look.chosen
