"""A hint that is said aloud, through the real widgets: one sheet takes the numbers of all."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from artgames.app.table.turn_order import Task
from artgames.scene.picture_board.answer_bar import AnswerBar
from tests.app.table.conftest import Sit, people


def test_the_laptop_stays_where_it_is(sit: Sit) -> None:
    players = people(4, Ada="paper", Ben="paper", Cleo="paper", Dario="paper")
    table = sit(players, game="art_and_music", aloud=True)
    assert table.page.ui.primaryButton.text() == "Everyone has heard it"
    table.press_button()
    table.settle()
    assert table.flow.next().task is Task.TYPE_IN
    table.press_button()
    for _ in range(4):
        for key in (Qt.Key.Key_3, Qt.Key.Key_Return):
            focused = table.page.window().focusWidget()
            assert focused is not None
            QTest.keyClick(focused, key)
    QTest.mouseClick(table.page.covers.paper.ui.lockButton, Qt.MouseButton.LeftButton)
    table.settle()
    assert table.view.phase == "scored" and table.view.token == 3


def test_whoever_has_no_idea_passes_before_everybody(sit: Sit) -> None:
    table = sit(people(4, Ada="paper", Ben="paper", Cleo="paper", Dario="paper"), game="art_and_music", aloud=True)
    lover = table.view.lover
    (bar,) = (item for item in table.flow.board.scene.items() if isinstance(item, AnswerBar))
    assert bar.bar.text == "Pass this turn"
    bar.activated.emit()
    table.settle()
    assert table.view.phase == "love" and table.view.lover != lover


def test_the_number_of_a_painting_passes_nothing(sit: Sit) -> None:
    table = sit(people(4, Ada="paper", Ben="paper", Cleo="paper", Dario="paper"), game="art_and_music", aloud=True)
    lover = table.view.lover
    for number in (0, 1):
        table.flow.board.number_key(number)
    table.settle()
    assert (table.view.phase, table.view.lover) == ("love", lover)
