"""What a host needs at every moment: the time, the keys, which screen it is, and a hand on the room's picture."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from artgames.app.room.console_keys import HOST_KEYS
from artgames.app.room.slide_priority import Cover, Seen
from artgames.app.screens.screen_assignment import ScreenFacts
from artgames.app.table.surface import Surface
from tests.app.room.conftest import PROJECTOR, Room, people


def behind_the_curtain(room: Room) -> None:
    """A thief steals at the laptop, and the room waits."""
    room.open(people())
    room.host.next()
    room.settle()
    room.flow.session.clock.finish()
    room.settle()
    assert room.on_table()
    room.flow.open_private()
    assert room.flow.surface is Surface.PRIVATE


def test_the_time_is_to_be_seen_on_every_tab(room: Room) -> None:
    room.open(people())
    assert room.console.ui.clock.text() == ""
    room.host.next()
    room.settle()
    for tab in range(room.console.ui.tabs.count()):
        room.console.ui.tabs.setCurrentIndex(tab)
        assert room.console.ui.clock.isVisible() and re.fullmatch(r"\d:\d\d", room.console.ui.clock.text())


def test_the_keyboard_stays_at_the_console_while_the_match_goes_on(room: Room) -> None:
    room.open(people())
    QTest.keyClick(room.console.ui.nextButton, Qt.Key.Key_Space)
    room.settle()
    assert room.view.phase == "exhibit" and room.on_console()
    assert room.app.window.focusWidget() is room.console.ui.nextButton


def test_every_key_is_written_on_its_button(room: Room) -> None:
    room.open(people())
    written = [button.text() for button in room.console.findChildren(QAbstractButton)]
    names = {"PgDown": "", "PgUp": "Page Up", "=": "", ".": ""}
    for one in HOST_KEYS:
        for key in filter(None, (names.get(key, key) for key in one.keys)):
            assert any(text.endswith(f"({key})") for text in written), key


def test_large_letters_need_the_room_of_the_keys(room: Room) -> None:
    room.app.context.settings.update(text_scale=200)
    room.open(people())
    row = room.console.ui.bigRow
    buttons = [room.console.ui.backButton, room.console.ui.nextButton, room.console.ui.zoomButton]
    assert [button.text() for button in buttons] == ["Back", "Next", "Zoom"] and row.count() == 5


def test_the_screen_has_a_name_that_people_know(room: Room) -> None:
    room.open(people())
    assert room.console.ui.where.text() == "Room screen: projector, 1280×800"
    room.plug_in(ScreenFacts("HDMI-2", "Other", "O1", "2", (3200, 0, 800, 600), ratio=2.0))
    assert room.console.ui.where.text() == "Room screen: projector, 1280×800 (Beamworks B2)"
    assert ScreenFacts("HDMI-2", place=(0, 0, 800, 600), ratio=2.0).dots == "1600×1200"


def test_a_painting_that_is_shown_large_keeps_its_number(room: Room) -> None:
    behind_the_curtain(room)
    room.flow.back_to_room()
    room.steal(room.view.thief)
    plain = picture_of(room, "")
    room.host.zoom(str(room.view.auction[2]))
    assert room.window.slide.accessibleName().startswith("3. ")
    assert picture_of(room, str(room.view.auction[2])) != plain, "its token hangs beside it"


def picture_of(room: Room, card: str) -> QImage:
    """What the room sees of a painting: as it hangs at the auction, or as if nobody had numbered it."""
    number = 3 if card else 0
    painting = room.evening.deck.painting(room.view.auction[2])
    room.window.slide.show_seen(Seen(zoomed=str(painting.id)), painting, with_label=False, number=number)
    room.window.slide.grab()  # asks for the picture
    assert room.app.context.pictures.wait()
    QApplication.sendPostedEvents()
    return room.window.slide.grab().toImage()


@pytest.mark.parametrize(("key", "cover"), [(Qt.Key.Key_B, Cover.BLACK), (Qt.Key.Key_Period, Cover.BLACK)])
def test_the_host_keeps_the_picture_while_a_player_has_the_laptop(room: Room, key: Qt.Key, cover: Cover) -> None:
    behind_the_curtain(room)
    room.press(key)
    assert room.host.shown.cover is cover and room.flow.surface is Surface.PRIVATE
    room.press(Qt.Key.Key_PageDown)
    assert room.host.shown.cover is None and room.flow.surface is Surface.PRIVATE, "a clicker shows the match again"


def test_the_host_keeps_the_pause_while_a_player_has_the_laptop(room: Room) -> None:
    behind_the_curtain(room)
    room.press(Qt.Key.Key_P)
    assert room.host.shown.is_paused and room.flow.surface is not Surface.PRIVATE, "nobody sees the page meanwhile"
    assert room.evening.covers.pause.isVisible()


def test_a_plain_table_knows_none_of_these_keys(room: Room) -> None:
    behind_the_curtain(room)
    room.app.window.toggle_room()
    before = room.host.shown.cover
    QTest.keyClick(room.app.window.focusWidget() or room.app.window, Qt.Key.Key_B)
    assert room.host.shown.cover is before is None
    assert PROJECTOR in room.screens
