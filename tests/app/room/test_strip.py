"""One picture for everybody: the host has a strip, and nobody's page opens before the audience."""

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from artgames.app.room.console_strip import HostStrip
from artgames.app.room.private_page_refusal import Refusal
from artgames.app.room.slide_priority import Cover
from artgames.app.screens.screen_assignment import ScreenFacts
from artgames.app.screens.screen_director import Mode
from artgames.app.table.audience_flow import Surface
from artgames.app.table.turn_order import Task
from artgames.store import Player
from tests.app.room.conftest import LAPTOP, PROJECTOR, Room, people

MIRROR = ScreenFacts("HDMI-1", "Beamworks", "B2", "0001", LAPTOP.place)


def strip_of(room: Room) -> HostStrip:
    assert room.rooming.parts is not None
    return room.rooming.parts.strip


def sheet_of(room: Room) -> Refusal:
    assert room.rooming.refusing is not None
    return room.rooming.refusing.sheet


@pytest.fixture(params=["alone", "mirrored"])
def strip(room: Room, request: pytest.FixtureRequest) -> Room:
    """A room with three people on a single picture, before the exhibit."""
    room.screens[:] = [LAPTOP] if request.param == "alone" else [LAPTOP, MIRROR]
    room.open(people(3))
    room.app.window.notices.dismiss()
    assert room.mode() is Mode.STRIP
    return room


def to_theft(room: Room) -> None:
    room.press(Qt.Key.Key_PageDown)
    room.settle()
    room.flow.session.clock.finish()
    room.settle()
    assert room.view.phase == "theft"


def test_the_console_is_a_strip(strip: Room) -> None:
    assert strip.on_table() and strip_of(strip).isVisible() and not strip.window.isVisible()
    strip.app.window.toggle_room()
    assert strip.on_table() and not strip_of(strip).isVisible()


def test_a_page_is_refused_before_the_audience(strip: Room) -> None:
    to_theft(strip)
    assert strip.flow.surface is Surface.ROOM
    refusal = sheet_of(strip)
    assert refusal.isVisible() and "Jonas" in refusal.ui.headline.text()
    strip.flow.press()
    assert strip.flow.surface is Surface.ROOM, "the large button does not open it either"


def test_with_closed_eyes_the_page_opens(strip: Room) -> None:
    to_theft(strip)
    refusal = sheet_of(strip)
    QTest.mouseClick(refusal.ui.eyesButton, Qt.MouseButton.LeftButton)
    assert strip.flow.surface is Surface.CURTAIN and not refusal.isVisible()
    assert "eyes closed" in strip.page.covers.curtain.accessibleName()


def test_whoever_has_a_phone_can_answer_on_it(strip: Room) -> None:
    to_theft(strip)
    with strip.app.bot.waitSignal(strip.page.phones_wanted):
        QTest.mouseClick(sheet_of(strip).ui.phoneButton, Qt.MouseButton.LeftButton)
    assert not sheet_of(strip).isVisible() and strip.flow.surface is Surface.ROOM


def to_guess(room: Room) -> None:
    to_theft(room)
    QTest.mouseClick(sheet_of(room).ui.eyesButton, Qt.MouseButton.LeftButton)
    assert room.flow.seat is not None
    room.flow.open_private()
    room.steal(room.flow.seat)


def test_papers_are_typed_in_when_all_have_written(strip: Room) -> None:
    to_guess(strip)
    refusal = sheet_of(strip)
    for _ in range(2):
        strip.page.press()
        assert refusal.isVisible()
        QTest.mouseClick(refusal.ui.paperButton, Qt.MouseButton.LeftButton)
        strip.settle()
    assert strip.flow.next().task is Task.TYPE_IN
    strip.page.press()
    assert strip.flow.surface is Surface.PAPER


def test_escape_leaves_the_question_and_not_the_match(strip: Room) -> None:
    to_theft(strip)
    QTest.mouseClick(sheet_of(strip).ui.laterButton, Qt.MouseButton.LeftButton)
    assert not sheet_of(strip).isVisible() and strip.page.evening is not None


@pytest.mark.parametrize("key", [Qt.Key.Key_B, Qt.Key.Key_Period])
def test_black_covers_everything_and_any_way_back_works(strip: Room, key: Qt.Key) -> None:
    slide = strip_of(strip).slide
    strip.press(key)
    assert strip.host.shown.cover is Cover.BLACK and slide.isVisible()
    assert slide.geometry() == strip.page.rect()
    strip.press(Qt.Key.Key_Escape)
    assert not slide.isVisible() and strip.page.evening is not None
    strip.press(key)
    QTest.mouseClick(slide, Qt.MouseButton.LeftButton)
    assert not slide.isVisible()
    strip.press(key)
    strip.press(Qt.Key.Key_PageDown)
    assert not slide.isVisible() and strip.match.turn == 0


def test_keys_of_the_strip_do_nothing_at_a_plain_table(strip: Room) -> None:
    strip.app.window.toggle_room()
    strip.press(Qt.Key.Key_B)
    strip.press(Qt.Key.Key_PageDown)
    assert strip.host.shown.cover is None and strip.match.turn == 0


def test_a_projector_of_its_own_makes_it_a_room(room: Room) -> None:
    room.screens.remove(PROJECTOR)
    room.open(people(3))
    assert room.mode() is Mode.STRIP
    room.plug_in()
    assert room.mode() is Mode.SPLIT and room.on_console() and not strip_of(room).isVisible()
    room.app.window.notices.dismiss()


def test_a_plain_table_on_mirrored_screens_refuses_pages_too(room: Room) -> None:
    room.screens[:] = [LAPTOP, MIRROR]
    room.app.flow.start(people(3))
    room.page.lock_out = 0.0
    room.page.press()
    room.settle()
    room.flow.session.clock.finish()
    room.settle()
    assert room.flow.surface is Surface.ROOM, "an audience would see it"
    assert sheet_of(room).isVisible()


def test_who_plays_alone_hides_nothing_from_anybody(room: Room) -> None:
    room.screens[:] = [LAPTOP, MIRROR]
    bots = (Player("Ben", 1, "bot", "easy"), Player("Cleo", 2, "bot", "easy"))
    room.app.flow.start(msgspec.structs.replace(people(3), players=(Player("Ruth", 0), *bots)))
    assert room.flow.before_audience and room.flow.alone()
    room.flow.hand_over(0)
    assert room.flow.surface is Surface.PRIVATE
