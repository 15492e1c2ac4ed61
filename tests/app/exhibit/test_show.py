"""A show with an operator: the console, the keys, and a projector that comes and goes."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from artgames.app.room.slide_priority import Cover
from artgames.app.screens.screen_director import Mode
from artgames.exhibits.exhibited import Step
from tests.app.exhibit.desk import LAPTOP, MIRROR, PROJECTOR, Desk


def test_the_laptop_is_the_console_while_the_room_has_a_screen(desk: Desk) -> None:
    desk.begin()
    ui = desk.console.ui
    assert desk.mode() is Mode.SPLIT and desk.window.isFullScreen()
    assert "projector, 1280×800" in ui.where.text()
    assert (ui.nowTitle.text(), ui.now.text()) == ("Now · Round 1 of 3", "Invitation")
    assert ui.next.text() == "Everyone looks at the wall"
    model = ui.rounds.model()
    lines = [str(model.index(row, 0).data()).split("\n")[0] for row in range(model.rowCount())]
    assert lines == ["▶ 1. Blue", "2. Red", "3. Green"]
    desk.step_to(Step.LOOK)
    assert ui.now.text() == "Everyone looks at the wall"
    assert ui.time.text() in ("1:00", "0:59")


@pytest.mark.parametrize("lost_screen", ["wait", "go_on"])
@pytest.mark.parametrize("step", [Step.INTRO, Step.LOOK, Step.DARK, Step.THINK, Step.REVEAL, Step.LABELS])
def test_without_its_screen_a_show_does_as_it_was_told_and_comes_back(desk: Desk, step: Step, lost_screen: str) -> None:
    desk.begin(lost_screen=lost_screen)
    desk.step_to(step)
    desk.unplug()
    assert desk.mode() is Mode.FOLDED and not desk.window.isVisible()
    assert "disconnected" in desk.console.ui.where.text()
    assert desk.goes_on() is (lost_screen == "go_on")
    desk.plug_in()
    assert desk.mode() is Mode.SPLIT and desk.window.isFullScreen()
    if lost_screen == "wait":
        assert desk.window.slide.accessibleName() == "3"  # everybody looks up again
        desk.host._count_in.finish()
    assert desk.goes_on() and not desk.window.slide.isVisible()
    assert desk.window.stage.conductor is not None and desk.window.stage.conductor.step is step


def test_a_screen_that_is_lost_again_while_everybody_is_counted_in_comes_back_as_well(desk: Desk) -> None:
    desk.begin(lost_screen="wait")
    desk.step_to(Step.LOOK)
    for _flicker in range(2):
        desk.unplug()
        desk.plug_in()
    assert desk.window.slide.accessibleName() == "3"
    desk.host._count_in.finish()
    assert desk.goes_on() and not desk.window.slide.isVisible()


def test_what_the_host_has_paused_stays_paused_when_the_screen_comes_back(desk: Desk) -> None:
    desk.begin()
    desk.step_to(Step.LOOK)
    desk.press(Qt.Key.Key_P)
    desk.unplug()
    desk.plug_in()
    assert desk.window.slide.accessibleName() == "Paused" and not desk.goes_on()


def test_a_screen_that_is_mirrored_now_shows_nothing_until_somebody_asks_for_it(desk: Desk) -> None:
    desk.begin()
    desk.unplug()
    desk.plug_in(MIRROR)
    assert desk.mode() is Mode.FOLDED and not desk.window.isVisible()
    assert not desk.console.ui.hereButton.isHidden()
    desk.console.ui.hereButton.click()
    assert desk.mode() is Mode.STRIP and desk.window.isVisible()


def test_a_show_begun_without_a_projector_moves_to_one_by_itself(desk: Desk) -> None:
    desk.screens = [LAPTOP]
    desk.begin()
    assert desk.mode() is Mode.STRIP and desk.window.isFullScreen() and not desk.window.has_console
    desk.plug_in()
    assert desk.mode() is Mode.SPLIT and desk.window.has_console
    assert desk.goes_on()


def test_the_screen_that_a_playlist_names_wins_until_somebody_swaps(desk: Desk) -> None:
    desk.begin(screen=1)
    assert desk.app.show.running is not None
    screens = desk.app.show.running.screens
    assert (screens.arrangement.room, screens.arrangement.console) == (LAPTOP.name, PROJECTOR.name)
    desk.console.ui.swapButton.click()
    assert (screens.arrangement.room, screens.arrangement.console) == (PROJECTOR.name, LAPTOP.name)


KEYS: dict[Qt.Key, Callable[[Desk], bool]] = {
    Qt.Key.Key_B: lambda desk: desk.window.shown.cover is Cover.BLACK,
    Qt.Key.Key_Period: lambda desk: desk.window.shown.cover is Cover.BLACK,
    Qt.Key.Key_F: lambda desk: desk.window.shown.cover is Cover.FROZEN,
    Qt.Key.Key_H: lambda desk: desk.window.shown.cover is Cover.HOUSE,
    Qt.Key.Key_K: lambda desk: desk.window.shown.cover is Cover.BREAK,
    Qt.Key.Key_P: lambda desk: desk.window.shown.is_paused,
    Qt.Key.Key_O: lambda desk: desk.host.is_held,
}


@pytest.mark.parametrize("key", KEYS, ids=lambda key: key.name)
def test_the_keys_of_a_match_work_wherever_the_focus_is_and_time_stands_still(desk: Desk, key: Qt.Key) -> None:
    desk.begin()
    desk.step_to(Step.LOOK)
    ui = desk.console.ui
    for widget in (ui.nextButton, ui.rounds, ui.endButton, ui.moreButton):
        widget.setFocus()
        desk.press(key)
        assert KEYS[key](desk) and not desk.goes_on(), widget.objectName()
        desk.press(key)
        if desk.window.shown.is_paused:
            desk.host._count_in.finish()
        assert not KEYS[key](desk) and desk.goes_on(), widget.objectName()
    conductor = desk.window.stage.conductor
    assert conductor is not None and conductor.step is Step.LOOK


def test_a_key_on_the_rooms_own_window_is_the_hosts(desk: Desk) -> None:
    desk.begin()
    desk.window.activateWindow()
    desk.app.bot.waitUntil(desk.window.isActiveWindow)
    QTest.keyClick(desk.window, Qt.Key.Key_B)
    assert desk.window.shown.cover is Cover.BLACK
    QTest.keyClick(desk.window, Qt.Key.Key_Escape)
    assert desk.window.shown.cover is None
    QTest.keyClick(desk.window, Qt.Key.Key_Escape)
    assert not desk.host.is_asked and not desk.window.question.isVisible()  # a clicker ends nothing


def test_rounds_are_chosen_skipped_and_repeated(desk: Desk) -> None:
    desk.begin()
    ui, player = desk.console.ui, desk.window.player
    ui.rounds.setCurrentIndex(ui.rounds.model().index(1, 0))
    ui.jumpButton.click()
    assert player.number == 1
    desk.step_to(Step.LOOK)
    first = desk.window.stage.conductor
    ui.repeatButton.click()
    assert player.number == 1 and desk.window.stage.conductor is not first
    ui.skipButton.click()
    assert player.number == 2
    told: list[str] = []
    desk.host.told.connect(told.append)
    ui.skipButton.click()
    assert player.number == 2 and told == ["This is the last round."]
    place = ui.rounds.visualRect(ui.rounds.model().index(0, 0)).center()
    QTest.mouseClick(ui.rounds.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place))
    assert player.number == 2  # chosen is not played
    QTest.mouseDClick(ui.rounds.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place))
    assert player.number == 0


def test_back_leads_to_the_beginning_then_to_the_round_before_and_asks_first(desk: Desk) -> None:
    desk.begin()
    desk.host.jump(1)
    desk.step_to(Step.LOOK)
    told: list[str] = []
    desk.host.told.connect(told.append)
    desk.press(Qt.Key.Key_PageUp)
    assert desk.window.player.number == 1 and told == ["Press Back again to start round 2 from the beginning."]
    desk.press(Qt.Key.Key_PageUp)
    conductor = desk.window.stage.conductor
    assert desk.window.player.number == 1 and conductor is not None and conductor.step is Step.INTRO
    desk.press(Qt.Key.Key_PageUp)
    desk.press(Qt.Key.Key_PageUp)
    assert desk.window.player.number == 0


def test_a_round_that_is_chosen_under_a_cover_waits_for_it_to_be_taken_away(desk: Desk) -> None:
    desk.begin()
    desk.press(Qt.Key.Key_B)
    desk.host.jump(2)
    assert desk.window.shown.cover is Cover.BLACK and not desk.goes_on()
    desk.press(Qt.Key.Key_PageDown)
    assert desk.window.shown.cover is None and desk.goes_on()
    conductor = desk.window.stage.conductor
    assert conductor is not None and conductor.step is Step.INTRO


def test_time_is_added_and_ended(desk: Desk) -> None:
    desk.begin()
    conductor = desk.window.stage.conductor
    assert conductor is not None
    desk.step_to(Step.LOOK)
    desk.press(Qt.Key.Key_Plus)
    assert conductor.left is not None and 85 < conductor.left <= 90
    desk.press(Qt.Key.Key_O)
    desk.console.ui.moreButton.click()
    assert 115 < conductor.left <= 120
    desk.press(Qt.Key.Key_E)
    desk.step_to(Step.REVEAL)
    left = conductor.left
    assert left is not None
    desk.press(Qt.Key.Key_Plus)
    assert conductor.left is not None and conductor.left > left + 25


def test_nothing_ends_at_one_press(desk: Desk) -> None:
    desk.begin()
    ui = desk.console.ui
    desk.press(Qt.Key.Key_Escape)
    assert desk.app.show.running is not None
    ui.endButton.click()
    assert ui.endButton.text() == "Press again to end"
    ui.nextButton.click()  # somebody thought better of it
    ui.endButton.click()
    assert desk.app.show.running is not None
    assert not desk.app.window.close() and desk.app.show.running is not None
    ui.endButton.click()
    assert desk.app.show.running is None
    assert desk.app.window.page() is desk.app.navigator.page("exhibit")


def test_the_end_of_a_show_can_be_taken_back(desk: Desk) -> None:
    desk.begin()
    desk.host.jump(2)
    desk.step_to(Step.LABELS)
    conductor = desk.window.stage.conductor
    while conductor is not None and conductor.step is not Step.OVER:
        conductor.skip()
    desk.app.bot.waitUntil(lambda: desk.window.player.is_over)
    assert desk.console.ui.now.text() == "The show is over" and desk.window.last.isVisible()
    desk.host.jump(0)
    assert desk.window.stage.isVisible() and not desk.window.last.isVisible()
    assert desk.console.ui.now.text() == "Invitation"


def test_the_rooms_window_makes_way_for_a_show(desk: Desk) -> None:
    desk.app.window.toggle_room()
    assert desk.app.room.parts is not None and desk.app.room.parts.room.isVisible()
    desk.begin()
    assert not desk.app.room.parts.room.isVisible()
    desk.app.window.toggle_room()  # F8 is no way out of a show
    assert desk.app.room.mode is Mode.SPLIT and not desk.app.room.parts.room.isVisible()
    desk.app.show.end()
    assert desk.app.room.parts.room.isVisible()


def test_the_room_check_holds_for_exhibits(desk: Desk) -> None:
    desk.begin()
    board = desk.window.stage.board
    assert board is not None
    usual = board.style.scale
    desk.app.show.end()
    desk.app.context.settings.update(room_scale=140, text_scale=80)
    desk.begin()
    assert desk.window.stage.board is not None
    assert desk.window.stage.board.style.scale == pytest.approx(usual * 1.4)
