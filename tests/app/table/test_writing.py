"""Whoever writes gives no commands: in every game with a sheet, on the real page."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from artgames.app.table.overlays.pause_overlay import PauseCover
from artgames.scene.picture_board.writing_sheet import WritingSheet
from tests.app.table.conftest import Sit, Sitting, people

GAMES = ("art_and_music", "dialogue", "picture_code", "title_teller")
SENTENCE = "plump-lemons,l&p?"


def to_the_curtain(sit: Sit, game: str) -> Sitting:
    table = sit(people(4), game=game)
    if not table.page.covers.curtain.isVisible():
        table.press_button()
    return table


def sheet(table: Sitting) -> WritingSheet:
    return next(item for item in table.page.ui.boardView.focusable_items() if isinstance(item, WritingSheet))


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_is_no_row_of_commands_wherever_somebody_clicked_before(sit: Sit, game: str) -> None:
    table = to_the_curtain(sit, game)
    table.open_curtain()
    view = table.page.ui.boardView
    assert sheet(table).hasFocus()
    for spot in (QPoint(3, 3), view.mapFromScene(table.paintings()[-1].sceneBoundingRect().center())):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        QTest.keyClicks(table.page.window().focusWidget(), SENTENCE)
    assert sheet(table).text() == (SENTENCE * 2)
    assert not table.page.ui.logPanel.isVisible()
    assert not any(pause.isVisible() for pause in table.page.findChildren(PauseCover))


@pytest.mark.parametrize("game", GAMES)
def test_the_key_that_opens_the_curtain_writes_nothing(sit: Sit, game: str) -> None:
    table = to_the_curtain(sit, game)
    curtain = table.page.covers.curtain
    QTest.keyPress(curtain, Qt.Key.Key_Space)
    assert not curtain.isVisible()
    for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress) * 8:
        held = QKeyEvent(kind, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", autorep=True)
        QApplication.sendEvent(table.page.window().focusWidget(), held)
    QTest.keyRelease(table.page.window().focusWidget(), Qt.Key.Key_Space)
    assert sheet(table).text() == ""
    QTest.keyClicks(table.page.window().focusWidget(), "a")
    assert sheet(table).text() == "a"
