"""Esc takes away the topmost thing only, and nobody ends a match or a show by a slip of the hand."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from artgames.app.exhibit.editor_page import ExhibitEditor
from artgames.app.table.page import TablePage
from artgames.scene.overlays.zoom import ZoomOverlay
from artgames.store import Table
from tests.app.conftest import App
from tests.app.exhibit.test_editor import editor
from tests.app.room.conftest import Room, room, table_for
from tests.support.hands import play_to_the_end, table_page

__all__ = ["editor", "room"]

MakeTable = Callable[..., Table]


def esc(app: App) -> None:
    QTest.keyClick(app.window.focusWidget() or app.window, Qt.Key.Key_Escape)


@pytest.fixture
def playing(app: App, make_table: MakeTable) -> TablePage:
    app.flow.start(make_table("Ruth", "Jonas"))
    page = table_page(app)
    page.lock_out = 0.0
    return page


def test_esc_takes_away_one_thing_after_the_other_and_then_asks(app: App, playing: TablePage) -> None:
    playing.ui.logButton.setChecked(True)
    zoom = playing.findChild(ZoomOverlay)
    assert zoom is not None
    zoom.open("1001", QRect(0, 0, 50, 50), "", "")
    esc(app)
    app.bot.waitUntil(lambda: not zoom.isVisible())
    assert playing.ui.logPanel.isVisible(), "the painting lies above the log"
    esc(app)
    assert not playing.ui.logPanel.isVisible() and not playing.ui.logButton.isChecked()
    assert app.window.page() is playing and not playing.covers.pause.isVisible()
    esc(app)
    assert app.window.page() is playing and playing.covers.pause.isVisible(), "the pause asks: go on, or leave"
    playing.covers.pause.ui.leaveButton.click()
    assert app.window.page() is app.home


def test_esc_in_the_middle_of_a_movement_brings_it_to_its_end(app: App, playing: TablePage) -> None:
    app.context.settings.update(motion="full")
    playing.press()
    assert playing.flow is not None and playing.flow.is_moving
    esc(app)
    assert app.window.page() is playing and not playing.flow.is_moving
    playing.flow.finish_moving()


def place(app: App, button: QWidget) -> QRect:
    assert button.isVisible()
    return QRect(button.mapTo(app.window, QPoint()), button.size())


@pytest.mark.parametrize(
    ("size", "text"), [((1024, 768), 100), ((1024, 768), 200), ((1366, 768), 150), ((1920, 1080), 80)]
)
def test_quit_lies_where_no_other_page_is_left(
    app: App, make_table: MakeTable, size: tuple[int, int], text: int
) -> None:
    """The second half of a double click on *Leave*, *Back* or *Home* meets nothing that ends the program."""
    app.window.resize(*size)
    app.context.settings.update(text_scale=text)
    app.window.apply_style()
    app.flow.start(make_table("Ruth", "Jonas"))
    left = [place(app, table_page(app).ui.leaveButton)]
    opened = app.flow.opened
    assert opened is not None
    play_to_the_end(opened)
    app.flow.show_result_of(opened)
    result = app.navigator.page("result")
    left.append(place(app, result.ui.home))
    app.navigator.open("setup", "stolen_paintings")
    left.append(place(app, app.navigator.page("setup").ui.back))
    app.navigator.open("settings")
    left.append(place(app, app.navigator.page("settings").ui.back))
    app.navigator.open("home")
    app.bot.wait(1)
    quits = place(app, app.home.ui.quit)
    assert not [one for one in left if one.intersects(quits)]


def test_quitting_asks_while_a_room_looks_on(room: Room) -> None:
    room.open(table_for("chronology"))
    window = room.app.window
    window.close()
    assert window.isVisible() and "room" in window.notices.text()
    window.close()
    assert window.isVisible(), "a double press is one"
    window.haste = 0.0
    window.close()
    assert not window.isVisible()


def test_leaving_asks_while_a_room_looks_on(room: Room) -> None:
    room.open(table_for("chronology"))
    room.page.ui.leaveButton.click()
    assert room.page.evening is not None and "room" in room.app.window.notices.text()
    room.app.window.notices.ui.act.click()
    assert room.page.evening is None and room.app.window.page() is room.app.home


def test_quitting_asks_while_a_timed_exhibit_runs(app: App, editor: ExhibitEditor) -> None:
    editor.ui.emptyExample.click()
    editor.ui.start.click()
    app.window.close()
    assert app.window.isVisible() and app.show.window is not None
    app.window.notices.ui.act.click()
    assert not app.window.isVisible()


def test_esc_asks_before_it_ends_a_timed_exhibit(app: App, editor: ExhibitEditor) -> None:
    editor.ui.emptyExample.click()
    editor.ui.start.click()
    shown = app.show.window
    assert shown is not None
    app.bot.waitUntil(shown.isActiveWindow)
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    leave = shown.host_strip.ui.leaveButton
    assert app.show.window is shown and leave.isVisible() and leave.text().startswith("Press again")
    QTest.keyClick(shown, Qt.Key.Key_Space)
    assert leave.text().startswith("End show"), "any other key takes the question back"
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert app.show.window is None
