"""A dialogue on paper through the real widgets: one sheet takes the numbers of all."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from artgames.app.table.turn_order import Task
from tests.app.table.conftest import Sit, people


def test_everybody_writes_on_paper_and_one_sheet_takes_all_numbers(sit: Sit) -> None:
    players = people(4, Ada="paper", Ben="paper", Cleo="paper", Dario="paper")
    table = sit(players, game="dialogue", aloud=True)
    assert table.page.ui.primaryButton.text() == "Read the first one"
    table.press_button()
    table.settle()
    assert table.flow.next().task is Task.TYPE_IN, "nobody takes the laptop"
    table.press_button()
    sheet = table.page.covers.paper
    assert sheet.isVisible() and set(table.flow.turns.paper_choices()) == {0, 1, 2, 3}
    assert sheet.strip.isVisible() and sheet.strip.cards() == dict(enumerate(table.view.row, 1))
    for _ in range(4):
        for key in (Qt.Key.Key_2, Qt.Key.Key_7, Qt.Key.Key_Return):
            focused = table.page.window().focusWidget()
            assert focused is not None
            QTest.keyClick(focused, key)
    QTest.mouseClick(sheet.ui.lockButton, Qt.MouseButton.LeftButton)
    table.settle()
    assert table.view.phase == "scored" and table.view.speakers == (2, 7)
    assert all(row.right for row in table.view.pad[-1].rows if not row.writer)
