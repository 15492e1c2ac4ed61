"""One picture for everybody: the room's board fills it, and nobody's page opens before the audience."""

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from artgames.app.room.mirror_page import MirrorPage
from artgames.app.room.secrets.private_page_refusal import Refusal
from artgames.app.room.slide_priority import Cover
from artgames.app.screens.screen_assignment import ScreenFacts
from artgames.app.screens.screen_director import Mode
from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.store import Player
from tests.app.room.conftest import LAPTOP, PROJECTOR, Room, people, table_for

MIRROR = ScreenFacts("HDMI-1", "Beamworks", "B2", "0001", LAPTOP.place)


def mirror_of(room: Room) -> MirrorPage:
    assert room.rooming.parts is not None
    return room.rooming.parts.mirror


def on_mirror(room: Room) -> bool:
    """Whether the room's own board is what everybody sees."""
    page = mirror_of(room)
    return room.app.window.page() is page and room.window.isVisible() and page.isAncestorOf(room.window)


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


def test_the_rooms_board_fills_the_screen_with_a_strip_below_it(strip: Room) -> None:
    assert on_mirror(strip) and strip.app.window.isFullScreen()
    assert strip.window.flow is not None and strip.window.flow.board.style.for_projector
    page = mirror_of(strip)
    assert page.strip.height() < page.height() / 12
    ui = page.strip.ui
    for button in (ui.nextButton, ui.backButton, ui.pauseButton, ui.leaveButton):
        assert button.isVisible() and button.text().endswith(")"), "its key stands on it"
    strip.app.window.toggle_room()
    assert strip.on_table() and not strip.window.isVisible() and not strip.app.window.isFullScreen()


@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_strip_stays_one_line_at_any_size_of_letters(strip: Room, text: int) -> None:
    strip.app.context.settings.update(text_scale=text)
    made = mirror_of(strip).strip
    ui = made.ui
    strip.app.bot.waitUntil(lambda: ui.row.sizeHint().width() <= made.width())
    assert ui.nextButton.isVisible() and ui.pauseButton.isVisible() and ui.leaveButton.isVisible()


def test_the_strip_tells_the_time_where_the_wall_has_no_clock(strip: Room) -> None:
    strip.press(Qt.Key.Key_PageDown)
    strip.settle()
    assert not strip.window.tells_time() and mirror_of(strip).strip.ui.time.text()


def test_the_strip_has_no_second_clock(room: Room) -> None:
    room.screens[:] = [LAPTOP]
    room.open(msgspec.structs.replace(table_for("group_quiz"), options={"seconds": 30}))
    room.host.next()
    room.settle()
    assert room.window.tells_time() and not mirror_of(room).strip.ui.time.text()
    room.press(Qt.Key.Key_B)
    assert not room.window.tells_time() and mirror_of(room).strip.ui.time.text()


@pytest.mark.parametrize("width", [1920, 1024])
@pytest.mark.parametrize("text", [100, 150])
def test_what_the_host_is_told_is_whole_and_lies_over_no_button(room: Room, width: int, text: int) -> None:
    room.app.context.settings.update(text_scale=text)
    room.screens[:] = [LAPTOP, MIRROR]
    room.open(people(3))
    room.app.window.notices.dismiss()
    room.app.window.showNormal()
    room.app.window.resize(width, width * 9 // 16)
    made = mirror_of(room).strip
    room.app.bot.waitUntil(lambda: made.width() == width)
    room.app.bot.waitUntil(lambda: made.ui.backButton.width() == made.ui.backButton.sizeHint().width())
    where = {button: button.geometry() for button in made.buttons if button is not made.ui.leaveButton}
    room.press(Qt.Key.Key_Escape)
    QApplication.sendPostedEvents()
    told = made.ui.told
    assert told.isVisible() and "F8" in told.text()
    _font, drawn, _flags = told.fitted(told.contentsRect())
    assert drawn == told.text(), "not cut"
    for button in made.buttons:
        if button.isVisible():
            assert not button.geometry().intersects(told.geometry())
            assert button is made.ui.leaveButton or button.geometry() == where[button], "stays where it is"
    assert made.ui.nextButton.isVisible()
    made.hush()
    assert not told.isVisible() and made.ui.moreButton.isVisible()


def test_a_page_is_refused_before_the_audience(strip: Room) -> None:
    to_theft(strip)
    assert strip.flow.surface is Surface.ROOM
    refusal = sheet_of(strip)
    (thief,) = strip.match.to_act()
    assert refusal.isVisible() and strip.flow.session.table.names[thief] in refusal.ui.headline.text()
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


def test_an_answer_from_a_phone_takes_the_question_away(strip: Room) -> None:
    to_theft(strip)
    assert sheet_of(strip).isVisible()
    strip.steal(strip.flow.session.secrets_asked()[0])
    assert not sheet_of(strip).isVisible() and on_mirror(strip)


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
    assert strip.on_table()
    QTest.mouseClick(sheet_of(strip).ui.laterButton, Qt.MouseButton.LeftButton)
    assert not sheet_of(strip).isVisible() and on_mirror(strip)
    strip.press(Qt.Key.Key_PageDown)
    assert sheet_of(strip).isVisible(), "it is asked again"


@pytest.mark.parametrize("key", [Qt.Key.Key_B, Qt.Key.Key_Period])
def test_black_covers_everything_and_any_way_back_works(strip: Room, key: Qt.Key) -> None:
    slide = strip.window.slide
    strip.press(key)
    assert strip.host.shown.cover is Cover.BLACK and slide.isVisible()
    assert slide.geometry() == strip.window.rect()
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


def test_from_mirrored_to_a_projector_to_the_table_the_match_stays_where_it_is(room: Room) -> None:
    room.screens[:] = [LAPTOP, MIRROR]
    room.open(people(3))
    to_theft(room)
    turn, view = room.match.turn, room.view
    room.screens[1] = PROJECTOR
    room.rooming.screens.watch.changed.emit()
    assert room.mode() is Mode.SPLIT and room.window.isWindow() and not mirror_of(room).isVisible()
    assert not sheet_of(room).isVisible() and not room.app.window.isFullScreen()
    room.app.window.toggle_room()
    assert room.on_table() and not room.window.isVisible()
    room.screens[1] = MIRROR
    room.rooming.screens.watch.changed.emit()
    room.app.window.toggle_room()
    assert room.mode() is Mode.STRIP and on_mirror(room)
    assert (room.match.turn, room.view) == (turn, view)
    room.app.window.notices.dismiss()


def test_a_mirror_that_is_unplugged_waits_and_comes_back_by_itself(room: Room) -> None:
    room.screens[:] = [LAPTOP, MIRROR]
    room.open(people(3))
    room.press(Qt.Key.Key_PageDown)
    room.settle()
    room.unplug()
    assert room.mode() is Mode.FOLDED and room.on_table() and room.page.covers.pause.isVisible()
    room.plug_in(MIRROR)
    assert room.mode() is Mode.STRIP and on_mirror(room) and room.host.shown.is_paused
    room.app.window.notices.dismiss()


def test_a_page_is_closed_at_once_when_the_projector_shows_it_to_everybody(room: Room) -> None:
    room.open(people(3))
    to_theft(room)
    room.flow.open_private()
    room.screens[1] = MIRROR
    room.rooming.screens.watch.moving.emit()
    assert room.mode() is Mode.FOLDED and room.flow.surface is Surface.CURTAIN
    assert room.page.covers.pause.isVisible()
    room.rooming.screens.unfold()
    room.page.covers.pause.go_on()
    room.flow.open_private()
    assert sheet_of(room).isVisible()
    QTest.mouseClick(sheet_of(room).ui.laterButton, Qt.MouseButton.LeftButton)
    assert on_mirror(room)
    room.app.window.notices.dismiss()


@pytest.mark.parametrize("touch", ["click", "number"])
def test_who_is_asked_aloud_answers_on_the_board_that_can_be_touched(room: Room, touch: str) -> None:
    room.screens[:] = [LAPTOP]
    room.open(table_for("schools"))
    room.settle()
    assert room.flow.session.people_asked()
    assert on_mirror(room)
    if touch == "click":
        QTest.mouseClick(room.window, Qt.MouseButton.LeftButton)
    else:
        room.press(Qt.Key.Key_2)
    assert room.on_table()
    room.press(Qt.Key.Key_Escape)
    assert on_mirror(room)
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
