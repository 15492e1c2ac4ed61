"""A stray Enter locks nothing in: what nobody has touched is asked for once more, and what is carried is put down."""

from typing import Any

import pytest
from PySide6.QtCore import Qt

from artgames.app.table.surface import Surface
from artgames.scene.items.painting import PaintingItem
from artgames.scene.picture_board.buttons import WordButton
from artgames.scene.picture_board.writing_sheet import WritingSheet
from tests.app.table.conftest import Sit, Sitting
from tests.support.begun_answers import questions, sit_down, tables


def enter(table: Sitting) -> None:
    table.page.ui.boardView.setFocus()
    table.key(Qt.Key.Key_Return)


@pytest.mark.parametrize(("slug", "options"), tables(), ids=str)
def test_enter_locks_nothing_in_that_nobody_has_touched(sit: Sit, slug: str, options: dict[str, Any]) -> None:
    table = sit_down(sit, slug, options)
    for question, seat in questions(table):
        button, turn = table.page.ui.primaryButton, table.match.turn
        if not any(choice.fields or choice.given for choice in table.match.choices(seat)):
            continue  # there is nothing to choose from
        before, is_complete = button.text(), table.flow.board.draft() is not None
        enter(table)
        assert table.match.turn == turn, question
        if is_complete:
            assert button.property("variant") != "primary" and button.text() != before, question
            enter(table)
            assert table.match.turn == turn + 1, "the second press is meant"
            table.settle()
            table.match.rewind(turn, seat)
            table.flow.back_to_room()


def at_the_order(sit: Sit) -> Sitting:
    table = sit_down(sit, "chronology", {})
    next(questions(table))
    assert table.flow.surface is Surface.PRIVATE
    return table


def test_enter_puts_a_carried_painting_down_and_locks_nothing_in(sit: Sit) -> None:
    table = at_the_order(sit)
    turn, board = table.match.turn, table.flow.board
    table.key(Qt.Key.Key_3)
    table.key(Qt.Key.Key_Left)
    order = board.draft()
    assert board.aside() == 3
    table.key(Qt.Key.Key_Return)
    assert table.match.turn == turn and board.aside() is None and board.draft() == order
    table.key(Qt.Key.Key_Return)
    assert table.match.turn == turn + 1, "it was touched, so it is not asked for again"


def test_a_page_that_asked_asks_again_after_something_was_touched_and_put_back(sit: Sit) -> None:
    table = at_the_order(sit)
    button = table.page.ui.primaryButton
    enter(table)
    assert button.text() == "Press again to confirm"
    items = [item for item in table.paintings() if isinstance(item, PaintingItem)]
    items[0].activated.emit()
    assert button.text() == "Lock in this order"
    items[0].activated.emit()
    turn = table.match.turn
    enter(table)
    assert button.text() == "Press again to confirm" and table.match.turn == turn


@pytest.mark.parametrize("slug", ["art_and_music", "title_teller"])
def test_passing_asks_before_it_drops_what_was_written(sit: Sit, slug: str) -> None:
    table = sit_down(sit, slug, {})
    next(questions(table))
    page, board = table.page, table.flow.board
    words = [item for item in board.scene.items() if isinstance(item, WritingSheet)]
    words[0].set_text("Yesterday")
    words[0].changed.emit("Yesterday")
    ways = {item.accessible_text(): item for item in board.scene.items() if isinstance(item, WordButton)}
    next(item for said, item in ways.items() if said.startswith("Pass")).activated.emit()
    assert page.ui.hintLabel.text() == "You pass: nobody guesses, and nobody scores."
    turn = table.match.turn
    page.ui.primaryButton.click()
    assert table.match.turn == turn and page.ui.primaryButton.text() == "Press again to confirm"
    assert page.ui.hintLabel.text() == "What you wrote will not be used. Press again if you are sure."
    page.ui.primaryButton.click()
    assert table.match.turn == turn + 1
