"""Whole matches through the real widgets: by mouse, by keyboard alone, on paper, and alone."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.engine.match import Match
from artgames.games.chronology.rules import RULES
from artgames.scene.drawing.style_sheet import apply_theme
from artgames.scene.drawing.theme import GALLERY
from artgames.store import Player
from tests.app.table.conftest import Sit, Sitting, people
from tests.games.chronology.board.hands import all_texts, drag, drag_into, order, right_order


def test_by_mouse_with_two_deals(sit: Sit) -> None:
    table = sit(people(3), game="chronology", deals=2, seed="mouse")
    for number in (1, 2):
        assert table.view.round == number
        right = right_order(table)
        table.press_button()
        for wanted in (right, right[::-1], (*right[1:], right[0])):
            table.open_curtain()
            drag_into(table, wanted)
            table.press_button()
        table.settle()
        assert [row.points for row in table.view.rows] == [8, 1, 7]
        if number == 1:
            table.press_button()
            table.settle()
    assert table.view.phase == "ended" and table.view.totals == (16, 2, 14)
    with table.bot.waitSignal(table.page.finished):
        table.press_button()
    assert Match.load(RULES, table.match.save()).state == table.match.state


def carry(table: Sitting, token: int, *keys: Qt.Key) -> None:
    """Take a painting by its number, move it with the arrows, put it down."""
    table.key(Qt.Key(Qt.Key.Key_0.value + token))
    for key in keys:
        table.key(key)
    table.key(Qt.Key.Key_Space)


def test_by_keyboard_alone(sit: Sit) -> None:
    table = sit(people(2), game="chronology", seed="keys")
    key = table.key
    key(Qt.Key.Key_Return)
    key(Qt.Key.Key_Space)  # the curtain
    assert order(table) == (1, 2, 3, 4, 5, 6, 7, 8)
    carry(table, 3, Qt.Key.Key_Left, Qt.Key.Key_Left)
    assert order(table) == (3, 1, 2, 4, 5, 6, 7, 8)
    carry(table, 1, Qt.Key.Key_Down)
    assert order(table) == (3, 2, 4, 5, 6, 1, 7, 8)
    carry(table, 7, Qt.Key.Key_Up, Qt.Key.Key_Right)
    assert order(table) == (3, 2, 4, 7, 5, 6, 1, 8)
    key(Qt.Key.Key_Right)  # nothing is in hand: the focus moves, the list stays
    assert order(table) == (3, 2, 4, 7, 5, 6, 1, 8)
    key(Qt.Key.Key_8)
    key(Qt.Key.Key_3)  # a second number says where it goes
    assert order(table) == (8, 3, 2, 4, 7, 5, 6, 1)
    key(Qt.Key.Key_Return)
    key(Qt.Key.Key_Space)
    key(Qt.Key.Key_Return)  # nothing was moved: that is asked for once more
    key(Qt.Key.Key_Return)
    table.settle()
    assert table.view.lists == ((8, 3, 2, 4, 7, 5, 6, 1), (1, 2, 3, 4, 5, 6, 7, 8))
    with table.bot.waitSignal(table.page.finished):
        key(Qt.Key.Key_Return)


def test_escape_puts_down_what_is_in_hand_before_it_covers_the_page(sit: Sit) -> None:
    table = sit(people(2), game="chronology")
    table.press_button()
    table.open_curtain()
    drag(table, 5, 1)
    table.key(Qt.Key.Key_4)
    assert "4" in table.page.ui.hintLabel.text()
    table.page.step_back()
    assert table.at(Surface.PRIVATE, 0)
    table.page.step_back()
    assert table.at(Surface.CURTAIN, 0)
    table.open_curtain()
    assert order(table) == (5, 1, 2, 3, 4, 6, 7, 8), "the list waits behind the curtain"


def test_two_clicks_move_a_painting_too(sit: Sit) -> None:
    table = sit(people(2), game="chronology")
    table.press_button()
    table.open_curtain()
    table.click(table.paintings()[6])
    assert table.paintings()[6].is_marked
    table.click(table.paintings()[1])
    assert order(table) == (1, 7, 2, 3, 4, 5, 6, 8)
    assert not any(item.is_marked for item in table.paintings())


def test_the_room_cannot_order_but_is_told_how(sit: Sit) -> None:
    table = sit(people(2), game="chronology")
    table.click(table.paintings()[2])
    assert "secret" in table.page.covers.told()
    assert table.flow.board.draft() is None


def test_on_paper(sit: Sit) -> None:
    table = sit(people(3, Ada="paper", Ben="paper", Cleo="paper"), game="chronology")
    assert table.flow.next().task is Task.TYPE_IN
    table.press_button()
    lists = {0: (3, 1, 2, 4, 8, 7, 6, 5), 1: (8, 7, 6, 5, 4, 3, 2, 1), 2: (1, 2, 3, 4, 5, 6, 7, 8)}
    sheet = table.page.covers.paper
    for number in (8, 7, 6):  # somebody begins, and is not done
        table.key(Qt.Key(Qt.Key.Key_0.value + number))
    sheet.ui.lockButton.click()
    assert table.view.phase == "order" and "8" in sheet.ui.explanationLabel.text()
    for number in (8, 7, 6):
        table.key(Qt.Key(Qt.Key.Key_0.value + number))
    for listed in lists.values():
        for number in listed:
            table.key(Qt.Key(Qt.Key.Key_0.value + number))
        table.key(Qt.Key.Key_Return)
    sheet.ui.lockButton.click()
    table.settle()
    assert table.view.lists == tuple(lists.values())


def test_bots_beside_people(sit: Sit) -> None:
    bots = tuple(Player(name, mark, "bot", "hard") for mark, name in ((1, "Ochre"), (2, "Umber")))
    table = sit((*people(1), *bots), game="chronology")
    assert table.at(Surface.PRIVATE, 0), "who plays alone with bots needs no curtain"
    table.bot.waitUntil(lambda: table.view.locked == (1, 2))
    drag_into(table, right_order(table))
    table.press_button()
    table.settle()
    assert table.view.totals[0] == 8
    assert "either way" in all_texts(table) or "fairly sure" in all_texts(table)


def test_alone_to_a_title(sit: Sit) -> None:
    table = sit(people(1), game="chronology_solo")
    for number in (1, 2, 3):
        assert table.at(Surface.PRIVATE, 0)
        assert len(table.paintings()) == 10
        drag_into(table, right_order(table))
        table.press_button()
        table.settle()
        assert table.view.totals == (55 * number,)
        if number < 3:
            table.press_button()
            table.settle()
    assert "master of art" in table.page.ui.sentenceLabel.text()
    with table.bot.waitSignal(table.page.finished):
        table.press_button()


@pytest.mark.parametrize("larger", [1.0, 1.5])
def test_a_painting_is_dragged_past_many_in_the_letters_of_the_program(
    sit: Sit, qapp: QApplication, larger: float
) -> None:
    """The first move makes the button in the foot another one, and the board a little lower."""
    apply_theme(qapp, GALLERY, larger)
    table = sit(people(1), game="chronology_solo")
    assert table.at(Surface.PRIVATE, 0)
    drag(table, 9, 1)
    assert order(table) == (9, 1, 2, 3, 4, 5, 6, 7, 8, 10)
    qapp.setStyleSheet("")
