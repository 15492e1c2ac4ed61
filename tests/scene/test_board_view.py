from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsScene
from pytestqt.qtbot import QtBot

from artgames.scene.accessibility import BoardAccessibility
from artgames.scene.board_view import LONG_PRESS_MS, BoardView
from artgames.scene.items.painting import PaintingItem
from artgames.scene.items.spoken_items import spoken_items
from artgames.scene.keyboard import typing_keys
from artgames.scene.keyboard.typing_keys import HeldKeys
from artgames.scene.sound.announcing import announce
from artgames.scene.wall_layout import hang

SHAPES = ("wide", "high", "square")


class Table:
    """A view onto a wall of eight paintings."""

    def __init__(self, view: BoardView, paintings: list[PaintingItem]) -> None:
        self.view, self.paintings = view, paintings

    def focused(self) -> int | None:
        item = self.view.scene().focusItem()
        return self.paintings.index(item) if isinstance(item, PaintingItem) else None

    def middle_of(self, index: int) -> QPoint:
        return self.view.mapFromScene(self.paintings[index].cell.center())


@pytest.fixture
def table(qtbot: QtBot, hung: Callable[..., PaintingItem]) -> Iterator[Table]:
    view = BoardView()
    qtbot.addWidget(view)
    scene = QGraphicsScene()
    view.setScene(scene)
    view.resize(1000, 600)
    view.show()
    view.activateWindow()
    view.setFocus()
    paintings = [hung(SHAPES[i % 3], cell) for i, cell in enumerate(hang(8, view.area).cells)]
    for painting in paintings:
        painting.set_interactive(True)
        scene.addItem(painting)
    yield Table(view, paintings)
    view.setScene(None)


def test_one_scene_pixel_is_one_window_pixel(qtbot: QtBot, table: Table) -> None:
    assert table.view.area == QRectF(0, 0, 1000, 600)
    assert table.view.mapFromScene(123, 45) == QPoint(123, 45)
    with qtbot.waitSignal(table.view.area_changed) as signal:
        table.view.resize(800, 500)
    assert signal.args == [QRectF(0, 0, 800, 500)]
    assert table.view.mapFromScene(123, 45) == QPoint(123, 45)


def test_arrows_reach_every_painting(qtbot: QtBot, table: Table) -> None:
    walked = []
    for key in (Qt.Key.Key_Right, *[Qt.Key.Key_Right] * 3, Qt.Key.Key_Down, *[Qt.Key.Key_Left] * 4, Qt.Key.Key_Up):
        QTest.keyClick(table.view, key)
        walked.append(table.focused())
    assert walked == [0, 1, 2, 3, 7, 6, 5, 4, 4, 0]


def test_space_activates_enter_confirms_numbers_pick(qtbot: QtBot, table: Table) -> None:
    said: list[object] = []
    table.paintings[0].activated.connect(lambda: said.append("painting"))
    table.view.item_activated.connect(said.append)
    table.view.confirmed.connect(lambda: said.append("enter"))
    table.view.number_pressed.connect(said.append)
    QTest.keyClick(table.view, Qt.Key.Key_Space)
    assert said == [] and table.focused() == 0, "it shows where the keyboard is, and presses nothing unseen"
    QTest.keyClick(table.view, Qt.Key.Key_Space)
    assert said == ["painting", table.paintings[0]]
    said.clear()
    QTest.keyClick(table.view, Qt.Key.Key_Return)
    for key in (Qt.Key.Key_1, Qt.Key.Key_9, Qt.Key.Key_0, Qt.Key.Key_Minus, Qt.Key.Key_Equal):
        QTest.keyClick(table.view, key)
    assert said == ["enter", 1, 9, 10, 11, 12]


def test_shortcuts_of_the_window_are_left_alone(qtbot: QtBot, table: Table) -> None:
    said: list[int] = []
    table.view.number_pressed.connect(said.append)
    QTest.keyClick(table.view, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert said == []


def test_a_click_activates_and_shows_no_focus_ring(qtbot: QtBot, table: Table) -> None:
    clicks: list[int] = []
    table.paintings[5].activated.connect(lambda: clicks.append(5))
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.middle_of(5))
    assert clicks == [5]
    assert not table.paintings[5].look.focused
    QTest.keyClick(table.view, Qt.Key.Key_Left)
    assert table.focused() == 4
    assert table.paintings[4].look.focused


@pytest.mark.parametrize("held", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier])
def test_enter_confirms_with_ctrl_too_wherever_the_keyboard_is(table: Table, held: Qt.KeyboardModifier) -> None:
    """As it does on a sheet that is written on."""
    said: list[str] = []
    table.view.confirmed.connect(lambda: said.append("enter"))
    QTest.keyClick(table.view, Qt.Key.Key_Down)
    QTest.keyClick(table.view, Qt.Key.Key_Return, held)
    assert said == ["enter"]


def double_click(table: Table, index: int) -> None:
    """As a window gets it: the second press comes as a double click."""
    viewport, where = table.view.viewport(), table.middle_of(index)
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=where)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=where)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=where)


def test_a_double_click_does_not_take_back_what_it_has_chosen(table: Table) -> None:
    chosen, pressed = table.paintings[2], []
    chosen.activated.connect(lambda: chosen.set_marked(not chosen.is_marked))
    table.paintings[3].activated.connect(lambda: pressed.append(True))
    double_click(table, 2)
    assert chosen.is_marked
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.middle_of(2))
    assert not chosen.is_marked, "a click of its own does"
    double_click(table, 3)
    assert len(pressed) == 2, "what is not chosen by a click is pressed as often as somebody presses"


def test_zoom_by_key_by_right_click_and_by_long_press(qtbot: QtBot, table: Table) -> None:
    wanted: list[object] = []
    clicks: list[object] = []
    table.view.zoom_wanted.connect(wanted.append)
    table.paintings[2].activated.connect(lambda: clicks.append(2))
    QTest.keyClick(table.view, Qt.Key.Key_Down)
    QTest.keyClick(table.view, Qt.Key.Key_Z)
    assert wanted == [table.paintings[0]]
    place = table.middle_of(1)
    QApplication.sendEvent(
        table.view.viewport(),
        QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, table.view.viewport().mapToGlobal(place)),
    )
    assert wanted[-1] is table.paintings[1]
    viewport = table.view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=table.middle_of(2))
    qtbot.waitUntil(lambda: wanted[-1] is table.paintings[2], timeout=LONG_PRESS_MS + 1000)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=table.middle_of(2))
    assert clicks == []
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=table.middle_of(2))
    assert clicks == [2]


def test_a_back_keeps_its_secret_from_zoom(qtbot: QtBot, table: Table) -> None:
    wanted: list[object] = []
    table.view.zoom_wanted.connect(wanted.append)
    table.paintings[0].set_face_down(True)
    QTest.keyClick(table.view, Qt.Key.Key_Down)
    QTest.keyClick(table.view, Qt.Key.Key_Z)
    assert wanted == []


def test_describe_reads_like_a_page(table: Table) -> None:
    table.paintings[3].set_token(4)
    lines = table.view.describe().splitlines()
    assert [line.split()[1] for line in lines] == [SHAPES[i % 3] for i in range(8)]
    assert lines[3].endswith("token=4")
    table.paintings[3].hide()
    assert len(table.view.describe().splitlines()) == 7


@pytest.fixture(scope="module")
def spoken_boards() -> BoardAccessibility:
    made = BoardAccessibility(BoardView)
    made.install()
    return made


def test_a_screen_reader_finds_every_painting_by_name(spoken_boards: BoardAccessibility, table: Table) -> None:
    board = QAccessible.queryAccessibleInterface(table.view)
    assert board.childCount() == 8
    table.paintings[2].set_marked(True)
    names = []
    for index in range(board.childCount()):
        child = board.child(index)
        names.append(child.text(QAccessible.Text.Name))
        assert child.role() == QAccessible.Role.Button
        assert board.indexOfChild(child) == index
        assert child.parent().object() is table.view
        assert not child.rect().isEmpty()
    assert all(names)
    assert names[2] == "a square painting, marked"
    assert board.child(2).state().checked
    assert board.text(QAccessible.Text.Name) == "Board"
    assert spoken_items(table.view) == table.paintings
    announce(table.view, "Round 2.")


def test_a_hidden_painting_is_not_spoken_of(spoken_boards: BoardAccessibility, table: Table) -> None:
    table.paintings[0].hide()
    board = QAccessible.queryAccessibleInterface(table.view)
    assert board.childCount() == 7
    assert board.child(0).text(QAccessible.Text.Name) == "a high painting"


def test_tab_shows_where_the_keyboard_is_before_it_leaves_the_board(table: Table) -> None:
    assert table.focused() is None
    QTest.keyClick(table.view, Qt.Key.Key_Tab)
    assert table.focused() == 0


def test_tab_backwards_shows_the_last_one(table: Table) -> None:
    QTest.keyClick(table.view, Qt.Key.Key_Backtab)
    assert table.focused() == 7


# Keys that were pressed elsewhere

PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease


def space(kind: QEvent.Type, when: int) -> QKeyEvent:
    event = QKeyEvent(kind, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ")
    event.setTimestamp(when)
    return event


def means_something(keys: HeldKeys, when: int) -> bool:
    pressed = space(PRESS, when)
    keys.press(pressed)
    return not keys.come_from_elsewhere(pressed)


@pytest.fixture
def screen_reader(qapp: QApplication) -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.usefixtures("screen_reader")
@pytest.mark.parametrize("times", [(0, 0, 0), (500, 550, 600)], ids=["without their time", "with it"])
def test_a_held_key_that_is_told_as_let_go_and_pressed_again(times: tuple[int, ...]) -> None:
    keys = HeldKeys()
    for when in times:
        keys.release(space(RELEASE, when))
        assert not means_something(keys, when)


@pytest.mark.usefixtures("screen_reader")
def test_a_key_that_was_really_let_go_counts_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [10.0]
    monkeypatch.setattr(typing_keys, "monotonic", lambda: now[0])
    keys = HeldKeys()
    keys.release(space(RELEASE, 0))
    now[0] += 0.2
    assert means_something(keys, 0)


def test_whoever_presses_fast_here_is_heard_every_time() -> None:
    keys = HeldKeys()
    for when, later in pairwise((0, 0, 0)):
        assert means_something(keys, when)
        keys.release(space(RELEASE, later))


def test_the_board_gets_its_new_room_when_what_is_held_was_let_go(table: Table) -> None:
    """The button in the foot may become a pixel higher with the first move: the drag goes on."""
    told: list[QRectF] = []
    table.view.area_changed.connect(told.append)
    QTest.mousePress(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.middle_of(2))
    table.view.resize(1000, 599)
    QApplication.processEvents()
    assert told == [] and table.view.mapFromScene(123, 45) == QPoint(123, 45)
    QTest.mouseRelease(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.middle_of(2))
    assert told == [QRectF(0, 0, 1000, 599)]
