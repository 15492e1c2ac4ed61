"""What the board shows to whom: cups and eyes that are held, pages behind the curtain, a person alone with a bot."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.games.steal_this_game.rules.actions import Answer, Claim, EndShuffle, Hide, Look, PlaceCashier
from artgames.games.steal_this_game.rules.track import holds
from artgames.store import Player
from tests.app.table.conftest import Sit
from tests.games.steal_this_game.board.hands import (
    ANI,
    BERND,
    BOT,
    at_a_shell_game,
    at_the_fair,
    board_of,
    do,
    hidden,
    pressable,
    spoken,
    spot_of,
    stall_of,
    waits_for,
)


def test_money_and_cashier_are_hidden_behind_the_curtain(sit: Sit) -> None:
    table = at_the_fair(sit)
    assert table.flow.next().task is Task.HAND_OVER and "cashier" not in board_of(table).describe()
    table.press_button()
    table.open_curtain()
    stall = stall_of(table)
    assert pressable(table) == {f"{what} {n}" for what in ("box", "spot") for n in range(4)}
    assert not table.page.ui.primaryButton.isEnabled()
    table.click(stall.boxes[1])
    table.click(stall_of(table).spots[2])
    assert board_of(table).draft() == Hide(1, 2)
    assert "the money is here" in spoken(table)
    table.press_button()
    table.settle()
    assert table.view.phase == "claim" and table.view_of(ANI).money == 1
    assert "money is here" not in spoken(table) and "die" not in spoken(table)


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_the_cup_lifts_only_while_it_is_held(sit: Sit, by: str) -> None:
    table = hidden(sit)
    board, cup = board_of(table), stall_of(table).cup
    before = board.describe()
    assert cup is not None and "showing" not in before
    view = table.page.ui.boardView
    if by == "mouse":
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(table, cup))
    else:
        cup.setFocus()
        QTest.keyPress(view, Qt.Key.Key_Space)
    first, second = table.view_of(BERND).dice
    assert f"die 0 showing {first}" in board.describe() and f"die 1 showing {second}" in board.describe()
    if by == "mouse":
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    else:
        QTest.keyRelease(view, Qt.Key.Key_Space)
    assert board.describe() == before


def test_losing_the_keyboard_covers_the_dice_again(sit: Sit) -> None:
    table = hidden(sit)
    cup, eye = stall_of(table).cup, stall_of(table).eye
    assert cup is not None and eye is not None
    cup.setFocus()
    QTest.keyPress(table.page.ui.boardView, Qt.Key.Key_Space)
    assert "showing" in board_of(table).describe()
    eye.setFocus()
    assert "showing" not in board_of(table).describe()


def test_the_exhibitor_holds_the_eye_to_see_the_money(sit: Sit) -> None:
    table = hidden(sit)
    eye = stall_of(table).eye
    assert eye is not None
    view = table.page.ui.boardView
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(table, eye))
    assert "the money is here" in stall_of(table).boxes[1].accessible_text()
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(table, eye))
    assert "money" not in stall_of(table).boxes[1].accessible_text()


def test_a_look_opens_for_who_holds_the_box_and_only_there(sit: Sit) -> None:
    table = hidden(sit)
    do(table, BERND, Claim(0))
    do(table, ANI, Answer(1))
    table.click(stall_of(table).boxes[1])
    table.settle()
    assert table.view.phase == "reply" and table.view_of(BERND).seen[1] is True
    boxes = stall_of(table).boxes
    assert "the thief has looked here" in boxes[1].accessible_text()
    assert "the money is here" not in spoken(table)
    view = table.page.ui.boardView
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(table, boxes[1]))
    assert "the money is here" in boxes[1].accessible_text()
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(table, boxes[1]))
    assert "the money is here" not in spoken(table)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(table, boxes[0]))
    assert "open" not in boxes[0].accessible_text(), "nobody has looked there"
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(table, boxes[0]))


def test_behind_the_curtain_nothing_can_be_held(sit: Sit) -> None:
    table = hidden(sit, hands="curtain")
    assert table.flow.next().task is Task.HAND_OVER
    assert pressable(table) == set()
    table.press_button()
    table.open_curtain()
    first = table.view_of(BERND).dice[0]
    assert f"die 0 showing {first}" in board_of(table).describe()
    table.click(stall_of(table).stops[4])
    table.press_button()
    table.settle()
    assert table.view.token == 4 and table.at(Surface.ROOM, None)
    assert "showing" not in board_of(table).describe()


def test_behind_the_curtain_the_thief_sees_a_look_at_the_next_claim(sit: Sit) -> None:
    table = hidden(sit, hands="curtain")
    do(table, BERND, Claim(0))
    do(table, ANI, Answer(1))
    do(table, BERND, Look(0))
    table.key(Qt.Key.Key_2)
    table.settle()
    assert table.view.phase == "claim" and "empty" not in spoken(table)
    table.press_button()
    table.open_curtain()
    assert "empty" in stall_of(table).boxes[0].accessible_text()


def test_what_is_said_of_a_claim_in_the_making_gives_no_dice_away(sit: Sit) -> None:
    table = hidden(sit)
    hints = set()
    for stop in range(10):
        board_of(table).draft_stop(stop)
        hints.add(table.page.ui.hintLabel.text())
    assert hints == {"Claim it, or choose another."}


def test_alone_the_exhibitor_always_sees_where_the_money_is(sit: Sit) -> None:
    table = at_the_fair(sit, (Player("Ani", 0), BOT), hands="curtain")
    assert table.at(Surface.PRIVATE, ANI)
    for key in (Qt.Key.Key_2, Qt.Key.Key_7, Qt.Key.Key_Return):
        table.key(key)
    table.bot.waitUntil(lambda: waits_for(table, ANI))
    assert "the money is here" in stall_of(table).boxes[1].accessible_text()
    assert "showing" not in board_of(table).describe()


def test_alone_the_thief_always_sees_the_dice(sit: Sit) -> None:
    table = at_the_fair(sit, (Player("Ani", 0), BOT), hands="curtain", thief_seat="first")
    table.bot.waitUntil(lambda: waits_for(table, ANI))
    first, second = table.view_of(ANI).dice
    assert f"die 0 showing {first}" in board_of(table).describe()
    assert f"die 1 showing {second}" in board_of(table).describe()
    true = {piece.stop for piece in stall_of(table).stops if "true" in piece.told()}
    assert true == {stop for stop in range(10) if holds(stop, (first, second))}


def test_on_a_private_page_nothing_of_the_other_player_can_be_held(sit: Sit) -> None:
    table = at_a_shell_game(sit)
    do(table, ANI, EndShuffle(), PlaceCashier(0))
    table.press_button()
    table.open_curtain()
    assert table.at(Surface.PRIVATE, BERND) and stall_of(table).eye is None
    board_of(table).peek("money")
    assert "the money is here" not in spoken(table)
