"""The room sees what everybody may see, whatever the laptop shows at the same time."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from artgames.app.room.console_texts import secrets
from artgames.app.table.speech_bubble import Speech
from artgames.app.table.surface import Surface
from artgames.scene.items.painting import PaintingItem
from artgames.scene.items.spoken_items import spoken_items
from tests.app.room.conftest import Room, people


def everything_readable(window: QWidget) -> Iterator[str]:
    """All texts and accessible names of a window that anybody could come across."""
    yield window.windowTitle()
    for widget in (window, *window.findChildren(QWidget)):
        if widget.isVisible():
            yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
            if isinstance(widget, QLabel):
                yield widget.text()


def spoken_in_room(room: Room) -> list[str]:
    view = room.window.ui.boardView
    items = [item for item in spoken_items(view) if isinstance(item, PaintingItem)]
    interface = QAccessible.queryAccessibleInterface(view)
    children = [interface.child(at) for at in range(interface.childCount())] if interface is not None else []
    names = [child.text(QAccessible.Text.Name) for child in children if child is not None]
    return [*(item.accessible_text() for item in items), *names]


def in_room(room: Room) -> str:
    return "\n".join([*everything_readable(room.window), *spoken_in_room(room), room.window.ui.boardView.describe()])


def paintings_in_room(room: Room) -> set[int]:
    items = room.window.ui.boardView.scene().items()
    return {int(item.card_id) for item in items if isinstance(item, PaintingItem) and not item.is_face_down}


def assert_room_sees_only_its_view(room: Room) -> None:
    assert room.window.flow is not None
    board = room.window.flow.board
    assert board.seat is None and board.choices == () and board.own_views == {}
    assert board.view == room.match.view(None) or room.window.flow.is_moving
    assert not any(isinstance(item, PaintingItem) and item.is_marked for item in board.scene.items())
    assert "marked" not in in_room(room)


@pytest.fixture
def watched(room: Room) -> Room:
    """A room with three people, before the exhibit."""
    room.open(people(3))
    return room


def open_page(room: Room) -> None:
    QTest.mouseClick(room.page.covers.curtain, Qt.MouseButton.LeftButton)
    assert room.flow.surface is Surface.PRIVATE


def paintings_on_laptop(room: Room) -> list[PaintingItem]:
    return [item for item in room.page.ui.boardView.focusable_items() if isinstance(item, PaintingItem)]


def click(room: Room, item: PaintingItem) -> None:
    view = room.page.ui.boardView
    spot = view.mapFromScene(item.mapToScene(item.boundingRect().center()))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def test_sp_60_the_room_never_sees_a_page(watched: Room) -> None:
    room = watched
    shown: list[Any] = []
    board = room.window.flow.board  # type: ignore[union-attr]
    show = board.show

    def note(view: Any, seat: int | None, choices: tuple[Any, ...]) -> None:
        shown.append((view, seat, choices))
        show(view, seat, choices)

    board.show = note  # type: ignore[method-assign]
    room.press(Qt.Key.Key_Space)
    room.settle()
    wall = paintings_in_room(room)
    assert len(wall) == 24
    room.host.finish_time()
    room.settle()
    open_page(room)
    assert len(paintings_on_laptop(room)) == 24, "the thief sees the wall"
    assert not paintings_in_room(room), "and nobody else does"
    stolen = paintings_on_laptop(room)[:2]
    for item in stolen:
        click(room, item)
        assert_room_sees_only_its_view(room)
    taken = [int(item.card_id) for item in stolen]
    room.page.press()
    while room.view.phase != "guess":
        room.page.press()
        room.settle()
    assert_room_sees_only_its_view(room)
    titles = [room.page.deck.painting(card).title for card in taken]
    assert not any(title in in_room(room) for title in titles)
    for _ in range(2):
        room.host.next()
        open_page(room)
        click(room, paintings_on_laptop(room)[3])
        assert "marked" in "\n".join(item.accessible_text() for item in paintings_on_laptop(room))
        assert_room_sees_only_its_view(room)
        room.page.press()
        room.settle()
        if room.flow.surface is not Surface.ROOM:
            room.press(Qt.Key.Key_Escape)
    assert shown and all(seat is None and choices == () for _, seat, choices in shown)
    views = {seat: type(room.match.view(seat)) for seat in range(3)}
    assert all(isinstance(view, views[0]) for view, _, _ in shown)


def test_the_secret_is_covered_until_the_eye_is_held(watched: Room) -> None:
    room = watched
    console = room.console
    assert console.secret is None and not console.ui.secret.text()
    QTest.mousePress(console.ui.eyeButton, Qt.MouseButton.LeftButton)
    assert console.secret is not None and console.secret.isVisible()
    assert console.secret not in room.window.findChildren(QWidget)
    QTest.mouseRelease(console.ui.eyeButton, Qt.MouseButton.LeftButton)
    assert console.secret is None and not console.ui.secret.text()


def test_the_secret_is_gone_when_the_console_is(watched: Room) -> None:
    room = watched
    room.console.look()
    room.app.window.toggle_room()
    assert room.on_table() and room.console.secret is None


def test_what_was_stolen_is_told_to_the_host_until_everybody_knows(watched: Room) -> None:
    room = watched
    room.press(Qt.Key.Key_Space)
    room.settle()
    room.host.finish_time()
    room.settle()
    assert room.page.evening is not None and not secrets(room.page.evening)
    (thief,) = room.match.to_act()
    open_page(room)
    click(room, paintings_on_laptop(room)[0])
    card = int(paintings_on_laptop(room)[0].card_id)
    room.page.press()
    lines = "\n".join(secrets(room.page.evening))
    assert room.page.deck.painting(card).title in lines and room.flow.session.table.names[thief] in lines


def test_the_rooms_window_says_nothing_about_the_match_in_its_title(watched: Room) -> None:
    assert watched.window.windowTitle() == "Artgames: room screen"


def test_what_a_bot_says_is_not_told_before_the_room_has_seen_it(
    watched: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    flow, evening = watched.window.flow, watched.window._evening
    assert flow is not None and evening is not None
    with monkeypatch.context() as patch:
        patch.setattr(type(flow), "is_moving", True)
        evening.talk.tell([Speech(1, "One is enough.")])
        assert evening.talk.now is not None
        assert "One is enough." not in in_room(watched)
    flow.changed.emit()
    assert "One is enough." in in_room(watched)
    evening.talk.hush()
    assert "One is enough." not in in_room(watched)
