"""A match in a room: two windows, one match, and the host's hand on both."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest

from artgames.app.room.slide_priority import Cover
from artgames.app.screens.screen_director import Mode
from artgames.app.table.correction_page import CorrectionSheet
from artgames.app.table.match_service import OpenMatch
from artgames.app.table.score_corrections import Correction
from artgames.app.table.score_corrections import correct as make_correction
from artgames.app.table.surface import Surface
from tests.app.room.conftest import LAPTOP, PROJECTOR, Room, people, table_for
from tests.support.hands import play_to_the_end


def begin_exhibit(room: Room) -> None:
    room.press(Qt.Key.Key_Space)
    room.settle()
    assert room.view.phase == "exhibit"


def test_f8_makes_a_room_and_a_table_again(room: Room) -> None:
    room.open(people())
    assert room.mode() is Mode.SPLIT and room.on_console()
    assert room.window.isVisible() and room.window.isFullScreen()
    assert room.app.window.focusWidget() is room.console.ui.nextButton
    QTest.keyClick(room.app.window, Qt.Key.Key_F8)
    assert room.mode() is Mode.OFF and room.on_table()
    assert not room.window.isVisible()


def test_the_button_for_a_room_is_there_where_there_is_a_second_screen(room: Room) -> None:
    room.app.flow.start(people())
    assert room.page.ui.roomButton.isVisible()
    room.page.ui.roomButton.click()
    assert room.on_console()


def test_one_screen_offers_no_button(room: Room) -> None:
    room.screens.remove(PROJECTOR)
    room.app.flow.start(people())
    assert not room.page.ui.roomButton.isVisible()


def test_the_room_is_told_and_nobody_in_it_is_given_orders(room: Room) -> None:
    room.open(people())
    line = room.window.ui.status
    assert line.text == "Round 1. Watch the wall!"
    assert "Then open the exhibit" in room.page.ui.sentenceLabel.text()
    begin_exhibit(room)
    room.host.finish_time()
    room.settle()
    assert line.text == f"{room.evening.table.names[room.view.thief]} is choosing what to steal."
    room.steal(room.view.thief)
    assert line.text == "What was stolen?"


def test_space_leads_through_a_round_and_both_screens_follow(room: Room) -> None:
    room.open(people())
    assert room.console.ui.next.text() == "Open the exhibit"
    begin_exhibit(room)
    assert len(room.window.paintings()) == 0, "nothing may be looked at closely while the exhibit is open"
    assert not room.window.ui.status.isVisible(), "bars make room for the wall"
    room.host.finish_time()
    room.settle()
    assert room.flow.surface is Surface.CURTAIN and room.on_table(), "the thief gets the laptop"
    (thief,) = room.match.to_act()
    assert room.flow.session.table.names[thief] in room.window.ui.status.text
    room.press(Qt.Key.Key_Escape)
    assert room.on_console()


def test_a_clicker_is_enough(room: Room) -> None:
    room.open(people())
    room.press(Qt.Key.Key_PageDown)
    room.settle()
    assert room.view.phase == "exhibit"
    room.press(Qt.Key.Key_Period)
    assert room.host.shown.cover is Cover.BLACK
    room.press(Qt.Key.Key_PageDown)
    assert room.host.shown.cover is None, "the first press only shows the match again"
    room.press(Qt.Key.Key_PageUp)
    room.settle()
    assert room.view.phase != "exhibit", "the opening was taken back"


def test_back_asks_twice_before_it_takes_back_an_answer(room: Room) -> None:
    room.open(people())
    begin_exhibit(room)
    choice = room.match.choices(0)[0]
    assert room.flow.session.submit(0, choice.make())
    room.settle()
    turn = room.match.turn
    room.press(Qt.Key.Key_PageUp)
    assert room.match.turn == turn and "Ruth" in room.console.toast.text()
    room.press(Qt.Key.Key_PageUp)
    room.settle()
    assert room.match.turn == turn - 1
    room.console.toast.stop()


def test_nothing_can_be_taken_back_at_the_beginning(room: Room) -> None:
    room.open(people())
    room.press(Qt.Key.Key_PageUp)
    assert room.match.turn == 0 and room.console.toast.isVisible()
    room.console.toast.stop()


def test_a_pause_covers_the_wall_and_counts_in(room: Room) -> None:
    room.open(people())
    begin_exhibit(room)
    room.press(Qt.Key.Key_P)
    assert room.window.slide.isVisible() and room.host.shown.now.pause == "Paused"
    assert not room.flow.session.clock.is_running
    room.press(Qt.Key.Key_Space)
    assert room.host.shown.now.pause == "3"
    room.app.bot.waitUntil(lambda: not room.host.shown.is_paused)
    assert room.flow.session.clock.is_running and not room.window.slide.isVisible()


def test_half_a_minute_more_and_the_end_of_the_time(room: Room) -> None:
    room.open(people())
    room.press(Qt.Key.Key_Plus)
    assert room.console.toast.text() == "No clock is running."
    begin_exhibit(room)
    before = room.flow.session.clock.remaining
    room.press(Qt.Key.Key_Plus)
    assert room.flow.session.clock.remaining > before + 29
    room.press(Qt.Key.Key_E)
    room.settle()
    assert room.view.phase == "theft"
    room.console.toast.stop()


@pytest.mark.parametrize(
    ("key", "cover"),
    [
        (Qt.Key.Key_B, Cover.BLACK),
        (Qt.Key.Key_F, Cover.FROZEN),
        (Qt.Key.Key_H, Cover.HOUSE),
        (Qt.Key.Key_K, Cover.BREAK),
    ],
)
def test_a_key_covers_the_room_and_not_the_console(room: Room, key: Qt.Key, cover: Cover) -> None:
    room.open(people())
    room.press(key)
    assert room.host.shown.cover is cover and room.window.slide.isVisible()
    assert room.on_console() and room.console.ui.tag.text()
    room.press(key)
    assert room.host.shown.cover is None
    if cover is Cover.BREAK:
        assert room.host.shown.is_paused, "after a break somebody says when it goes on"
        room.host.pause()
        room.app.bot.waitUntil(lambda: not room.host.shown.is_paused)
    assert not room.window.slide.isVisible()


def test_a_frozen_room_stands_still_while_the_match_goes_on(room: Room) -> None:
    room.open(people())
    assert room.app.context.pictures.wait()
    before = room.window.grab().toImage()
    room.press(Qt.Key.Key_F)
    room.host._step(room.evening)
    room.settle()
    assert room.view.phase == "exhibit"
    assert room.window.grab().toImage() == before


def test_a_black_room_is_black(room: Room) -> None:
    room.open(people())
    room.press(Qt.Key.Key_B)
    picture = room.window.grab().toImage()
    dots = {picture.pixel(x, y) for x in range(0, picture.width(), 40) for y in range(0, picture.height(), 40)}
    assert dots == {0xFF000000}


def to_auction(room: Room) -> None:
    """On to where paintings hang that may be looked at."""
    begin_exhibit(room)
    room.host.finish_time()
    room.settle()
    assert room.flow.seat is not None
    room.steal(room.flow.seat)


def test_a_painting_is_shown_to_the_room(room: Room) -> None:
    room.open(people())
    to_auction(room)
    room.press(Qt.Key.Key_Z)
    first = room.host.shown.zoomed
    assert first and room.window.slide.isVisible()
    room.press(Qt.Key.Key_Right)
    assert room.host.shown.zoomed not in ("", first)
    room.press(Qt.Key.Key_Left)
    assert room.host.shown.zoomed == first
    room.press(Qt.Key.Key_Z)
    assert not room.host.shown.zoomed


def test_a_click_on_the_preview_shows_a_painting(room: Room) -> None:
    room.open(people())
    to_auction(room)
    item = next(item for item in room.window.ui.boardView.focusable_items() if hasattr(item, "card_id"))
    view = room.window.ui.boardView
    spot = view.viewport().mapTo(room.window, view.mapFromScene(item.sceneBoundingRect().center()))
    preview = room.console.ui.preview
    box, share = preview.area(), preview.area().width() / room.window.width()
    QTest.mouseClick(preview, Qt.MouseButton.LeftButton, pos=(box.topLeft() + spot.toPointF() * share).toPoint())
    assert room.host.shown.zoomed == item.card_id


def test_the_host_enters_an_answer_for_somebody(room: Room) -> None:
    room.open(people())
    to_auction(room)
    seat = room.flow.session.secrets_asked()[-1]
    text, enter = room.console.people.acts(seat)[0]
    assert text.startswith("Enter an answer for")
    enter()
    assert (room.flow.surface, room.flow.seat) == (Surface.CURTAIN, seat) and room.on_table()


def test_a_bot_takes_over_and_gives_the_seat_back(room: Room) -> None:
    room.open(people())
    before = room.console.people.acts(0)
    _, become = next(one for one in before if one[0].startswith("Let a normal bot"))
    become()
    assert room.flow.session.is_bot(0) and "bot" in room.console.people.rows[0].text
    (_, back), *_ = room.console.people.acts(0)
    back()
    assert not room.flow.session.is_bot(0)


def test_the_console_says_who_is_missing(room: Room) -> None:
    room.open(people())
    to_auction(room)
    asked = {room.evening.table.names[seat] for seat in room.match.to_act()}
    assert set(room.console.ui.missing.text().split(", ")) == asked


def test_notes_stay_with_the_match(room: Room) -> None:
    room.open(people())
    room.console.ui.tabs.setCurrentWidget(room.console.ui.notesTab)
    room.console.ui.notes.setFocus()
    QTest.keyClicks(room.console.ui.notes, "b Welcome")
    assert room.host.shown.cover is None, "letters of a note are no commands"
    room.console.keep_notes()
    assert room.evening.record.notes()["host_notes"] == "b Welcome"


def test_the_room_goes_on_by_itself_only_when_told_to(room: Room) -> None:
    room.open(people())
    assert not room.console.going_on.is_running
    room.console.ui.goesOn.click()
    room.console.refresh()
    assert room.console.going_on.is_running and room.console.ui.nextButton.text().startswith("Next (Space) ·")
    room.press(Qt.Key.Key_P)
    assert not room.console.going_on.is_running and not room.host.shown.is_paused, "the first press holds it"
    assert room.match.turn == 0


def test_the_room_does_not_judge_by_itself_what_was_said_aloud(room: Room) -> None:
    room.open(msgspec.structs.replace(table_for("group_quiz"), options={"form": "aloud"}))
    room.settle()
    room.host.next()
    room.settle()
    assert room.view.phase == "judge"
    room.console.ui.goesOn.click()
    room.console.refresh()
    assert not room.console.going_on.is_running
    room.host.next()
    room.settle()
    room.console.refresh()
    assert room.view.phase == "told" and room.console.going_on.is_running


def test_unplugging_pauses_and_folds_and_plugging_in_brings_it_back(room: Room) -> None:
    room.open(people())
    begin_exhibit(room)
    room.unplug()
    assert room.mode() is Mode.FOLDED and room.on_table()
    assert not room.window.isVisible() and room.page.covers.pause.isVisible()
    assert not room.flow.session.clock.is_running
    room.plug_in()
    assert room.mode() is Mode.SPLIT and room.on_console() and room.window.isVisible()
    assert room.host.shown.is_paused, "somebody says when it goes on"
    room.app.window.notices.dismiss()


def test_a_folded_room_goes_on_as_a_plain_table(room: Room) -> None:
    room.open(people())
    room.unplug()
    room.page.covers.pause.go_on()
    room.app.bot.waitUntil(lambda: not room.page.covers.pause.isVisible())
    room.page.press()
    assert room.view.phase == "exhibit"
    room.app.window.notices.dismiss()


def test_a_private_page_is_covered_when_the_projector_goes(room: Room) -> None:
    room.open(people())
    begin_exhibit(room)
    room.host.finish_time()
    room.settle()
    room.flow.open_private()
    room.unplug()
    assert room.flow.surface is Surface.CURTAIN
    room.app.window.notices.dismiss()


def test_shift_s_swaps_and_the_next_evening_remembers(room: Room) -> None:
    room.open(people())
    room.press(Qt.Key.Key_S)  # a stray key does nothing
    assert room.rooming.screens.arrangement.room == PROJECTOR.name
    room.press(Qt.Key.Key_S, Qt.KeyboardModifier.ShiftModifier)
    assert room.rooming.screens.arrangement.room == LAPTOP.name
    assert room.app.context.settings.value.room_screens == ((LAPTOP.key, PROJECTOR.key),)


def test_escape_does_not_end_an_evening(room: Room) -> None:
    room.open(people())
    room.press(Qt.Key.Key_Escape)
    assert room.on_console() and room.page.evening is not None
    room.console.toast.stop()


def test_the_end_is_a_podium_for_the_room(room: Room) -> None:
    room.open(table_for("chronology"))
    evening = room.page.evening
    assert evening is not None
    play_to_the_end(OpenMatch(evening.record, evening.table, evening.session.match))  # type: ignore[arg-type]
    room.settle()
    room.press(Qt.Key.Key_Space)
    assert room.window.ui.pages.currentWidget() is room.window.ui.endPage
    room.window.podium.skip()
    assert room.window.ui.result.text


def test_without_a_match_the_room_sees_the_house(room: Room) -> None:
    room.open(people())
    QTest.keyClick(room.app.window, Qt.Key.Key_F8)
    room.page.leave()
    QTest.keyClick(room.app.window, Qt.Key.Key_F8)
    assert room.window.isVisible() and room.window.slide.isVisible()
    assert room.app.window.page() is room.app.home


def test_a_correction_is_made_from_the_console_and_shown_in_the_room(room: Room) -> None:
    room.open(people())
    text, correct = room.console.people.acts(0)[-1]
    assert text == "Correct the score for Ruth…"
    correct()
    sheet: CorrectionSheet = room.app.navigator.page("correction")
    assert room.app.window.page() is sheet
    evening = room.page.evening
    assert evening is not None
    make_correction(evening.record, Correction(0, 5, "for her drawing"))
    sheet.left.emit()
    assert room.on_console() and room.host.shown.is_paused
    assert room.window.ui.people.chips[0].points == 5


def test_without_a_clock_the_host_says_when_the_time_is_up(room: Room) -> None:
    room.open(people())
    begin_exhibit(room)
    room.console.ui.noClockButton.click()
    assert room.flow.session.clock.total == 0 and room.console.ui.next.text() == "Runs until you press E"
    room.press(Qt.Key.Key_Space)
    assert room.view.phase == "exhibit", "Next does not end it by accident"
    room.press(Qt.Key.Key_E)
    room.settle()
    assert room.view.phase == "theft"
    room.console.toast.stop()


def test_the_eye_is_held_by_a_key_too(room: Room) -> None:
    room.open(people())
    QTest.keyPress(room.console.ui.nextButton, Qt.Key.Key_I)
    assert room.console.secret is not None
    QTest.keyRelease(room.console.ui.nextButton, Qt.Key.Key_I)
    assert room.console.secret is None


def test_the_house_has_a_picture_of_its_own(room: Room, tmp_path: Path) -> None:
    logo = QPixmap(120, 60)
    logo.fill("#3366CC")
    assert logo.save(str(tmp_path / "logo.png"))
    room.open(people())
    ours = room.window.slide.house.size()
    room.app.context.settings.update(house_picture=str(tmp_path / "logo.png"))
    assert room.window.slide.house.size() == logo.size() and "logo.png" in room.console.house_menu.name.text()
    room.press(Qt.Key.Key_H)
    middle = room.window.rect().center()
    assert room.window.grab().toImage().pixelColor(middle).name() == "#3366cc"
    (tmp_path / "logo.png").unlink()
    room.window.apply_style()
    assert room.window.slide.house.size() == ours, "a picture that is gone is replaced by ours"


def test_the_room_check_decides_how_large_the_room_is_drawn(room: Room) -> None:
    room.open(people())
    flow = room.window.flow
    assert flow is not None
    before = flow.board.style.scale
    room.app.context.settings.update(text_scale=150)
    style = flow.board.style
    assert (style.scale, style.text) == (before, 1.0), "the size of the laptop's text is the laptop's business"
    room.app.context.settings.update(room_scale=140)
    assert flow.board.style.scale == pytest.approx(1.4 * before)


def test_the_first_f8_without_a_match_shows_the_house(room: Room) -> None:
    room.app.window.toggle_room()
    assert room.mode() is Mode.SPLIT and room.window.isVisible()
    assert room.window.slide.isVisible(), "an empty screen says nothing"
    room.app.window.toggle_room()
    room.app.window.toggle_room()
    assert room.window.slide.isVisible()


def test_there_is_one_clock(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    room.open(people())
    room.host.next()
    room.settle()
    assert room.flow.session.clock.total > 0 and room.window.ui.status.time
    assert room.window.flow is not None
    monkeypatch.setattr(type(room.window.flow.board), "tells_time", lambda _board: True)
    room.window._show_time()
    assert not room.window.ui.status.time
