"""Where the room sees the host's own screen: a strip below the picture, as in a match."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from artgames.app.exhibit.show import Show
from artgames.app.room.slide_priority import Cover
from artgames.app.screens.screen_assignment import ScreenFacts
from artgames.app.screens.screen_director import Mode
from artgames.exhibits.exhibited import Step
from artgames.exhibits.playlist import Playlist
from tests.app.exhibit.desk import LAPTOP, MIRROR, PROJECTOR, ROUNDS, Desk


@pytest.mark.parametrize("screens", [[LAPTOP], [LAPTOP, MIRROR]], ids=["alone", "mirrored"])
def test_where_the_room_sees_the_hosts_screen_a_strip_leads_the_show(desk: Desk, screens: list[ScreenFacts]) -> None:
    desk.screens = screens
    desk.begin()
    window, strip = desk.window, desk.window.host_strip
    assert desk.mode() is Mode.STRIP and strip.isVisible() and strip.height() < window.height() / 8
    assert strip.cursor().shape() is Qt.CursorShape.ArrowCursor is window.cursor().shape()
    desk.step_to(Step.LOOK)
    desk.host.told.emit("There is no clock.")
    assert strip.ui.told.isVisible() and strip.ui.told.text() == "There is no clock."
    QTest.mouseClick(strip.ui.blackButton, Qt.MouseButton.LeftButton)
    assert window.shown.cover is Cover.BLACK and window.slide.geometry().bottom() < strip.geometry().top()
    assert strip.ui.time.text(), "the wall's own clock is covered"
    QTest.mouseClick(strip.ui.nextButton, Qt.MouseButton.LeftButton)
    assert window.shown.cover is None and not strip.ui.time.text()
    QTest.keyClick(window, Qt.Key.Key_P)
    assert strip.ui.pauseButton.isChecked() and not desk.goes_on()
    desk.host.pause()
    desk.host._count_in.finish()
    QTest.mouseClick(strip.ui.leaveButton, Qt.MouseButton.LeftButton)
    assert strip.ui.leaveButton.text().startswith("Press again") and not window.question.isVisible()
    QTest.mouseClick(strip.ui.nextButton, Qt.MouseButton.LeftButton)
    assert not desk.host.is_asked, "somebody thought better of it"
    desk.screens = [LAPTOP, PROJECTOR]
    desk._watch().changed.emit()
    assert desk.mode() is Mode.SPLIT and not strip.isVisible()
    assert window.cursor().shape() is Qt.CursorShape.BlankCursor


def test_a_show_that_runs_by_itself_on_one_screen_has_nothing_to_press(desk: Desk) -> None:
    desk.screens = [LAPTOP]
    show = Show(desk.app.context, Playlist(rounds=ROUNDS), desk.app.window)
    show.begin()
    assert show.mode is Mode.STRIP and not show.window.host_strip.isVisible()
    assert show.window.cursor().shape() is Qt.CursorShape.BlankCursor
    desk.screens = [LAPTOP, MIRROR]
    show.screens.watch.changed.emit()
    assert show.window.host_strip.isVisible(), "the console's picture is the room's"
    show.end()
