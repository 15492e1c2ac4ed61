"""A kiosk in a foyer: two touches to a game, nobody there is noticed, and only the PIN leads out."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.app.exhibit.round_setup import problems
from artgames.app.kiosk.idle_watch import IdleWatch
from artgames.app.kiosk.lockdown import KioskGuard
from artgames.app.kiosk.mode import Mode
from artgames.app.kiosk.wall import FADE_MS
from artgames.exhibits.exhibited import Step
from artgames.exhibits.playlist import Playlist, Round
from tests.app.exhibit.conftest import board_of, skip_to
from tests.app.exhibit.kiosk_visitor import Visitor, mode_of, open_kiosk, playlist

LOWER = 0.3
"""Nothing has to be pressed above this share of the height."""


def test_a_wall_with_a_gap_invites_and_nothing_is_played(visitor: Visitor) -> None:
    window = visitor.window
    assert visitor.mode() is Mode.ATTRACT
    assert window.attract_screen.isVisible() and window.attract_screen.size() == window.body.size()
    assert window.attract_screen.button.text() == "Touch to play"
    assert (
        window.attract_screen.accessibleName() == "Foyer. Which one is gone? Look for 20 seconds, then catch the thief."
    )
    assert window.stage.conductor is None
    wall = window.attract_screen.wall
    assert len({place.card for place in wall.places}) == 12
    assert [place.shown for place in wall.places].count(0.0) == 1
    assert wall.timer.isActive() and wall.timer.interval() == 20_000


@pytest.mark.parametrize("is_calm", [True, False])
def test_now_and_then_another_painting_vanishes_and_a_new_one_comes(visitor: Visitor, is_calm: bool) -> None:
    wall = visitor.window.attract_screen.wall
    wall.is_calm = is_calm
    before, cards = wall.gap, [place.card for place in wall.places]
    assert before is not None
    wall.timer.timeout.emit()
    assert wall.gap is not None and wall.gap != before
    if not is_calm:
        wall._fade.setCurrentTime(FADE_MS // 2)
        assert 0 < wall.places[before].shown < 1 and 0 < wall.places[wall.gap].shown < 1
        wall._fade.setCurrentTime(FADE_MS)
    assert wall.places[wall.gap].shown == 0.0 and wall.places[before].shown == 1.0
    assert wall.places[before].card not in cards
    visitor.tap_anywhere()
    assert not wall.timer.isActive()


def test_a_wall_may_stand_still(context: AppContext, qtbot: QtBot) -> None:
    with open_kiosk(context, qtbot, playlist(attract=False)) as window:
        assert window.attract_screen.isVisible() and not window.attract_screen.wall.timer.isActive()


def test_two_touches_lead_into_the_game(visitor: Visitor) -> None:
    visitor.tap_anywhere()
    assert visitor.mode() is Mode.START
    assert visitor.window.start_card.isVisible()
    visitor.window.start_card.slips.end()
    visitor.tap(visitor.window.start_card.buttons[0])
    assert visitor.mode() is Mode.PLAY
    assert visitor.conductor.step is Step.INTRO
    assert visitor.tally().started == 1


def test_a_double_tap_does_not_choose_what_nobody_has_read(visitor: Visitor) -> None:
    visitor.tap_anywhere()
    QTest.mouseClick(visitor.window, Qt.MouseButton.LeftButton, pos=visitor.window.rect().center())
    assert visitor.mode() is Mode.START


def test_a_visitor_presses_numbers_locks_in_and_plays_again(visitor: Visitor) -> None:
    window = visitor.window
    visitor.be_asked()
    assert not window.foot.lock.isEnabled()
    visitor.tap(window.foot.numbers[3])
    assert visitor.conductor.board.marked() == (3,)
    assert window.foot.numbers[3].isChecked()
    visitor.tap(window.foot.numbers[5])  # where one was stolen, another choice takes its place
    assert not window.foot.numbers[3].isChecked()
    visitor.tap(window.foot.lock)
    skip_to(visitor.conductor, Step.REVEAL)
    assert visitor.mode() is Mode.OVER
    tally = visitor.tally()
    assert (tally.finished, tally.stolen, tally.right + tally.wrong) == (1, 1, 1)
    visitor.tap(window.foot.once_more)
    assert visitor.mode() is Mode.PLAY
    assert visitor.tally().started == 2
    assert visitor.tally().stopped == {}


def test_a_painting_can_be_touched_instead_of_its_number(visitor: Visitor) -> None:
    visitor.be_asked()
    item = board_of(visitor.conductor)._part.paintings[6]  # type: ignore[union-attr]
    view = visitor.window.stage.view
    place = view.mapFromScene(item.sceneBoundingRect().center())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert visitor.window.foot.numbers[7].isChecked()


def test_numbers_stay_where_they_are_whatever_is_pressed(visitor: Visitor) -> None:
    visitor.be_asked()
    before = [button.geometry() for button in visitor.window.foot.numbers.values()]
    visitor.tap(visitor.window.foot.numbers[8])
    assert [button.geometry() for button in visitor.window.foot.numbers.values()] == before


def test_who_has_seen_enough_goes_on(visitor: Visitor) -> None:
    visitor.begin()
    skip_to(visitor.conductor, Step.LOOK)
    visitor.tap(visitor.window.foot.enough)
    skip_to(visitor.conductor, Step.DARK)


def test_keys_play_as_fingers_do(visitor: Visitor) -> None:
    window = visitor.window
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert visitor.mode() is Mode.START
    window.start_card.slips.end()
    QTest.keyClick(window.start_card.buttons[0], Qt.Key.Key_Space)
    skip_to(visitor.conductor, Step.THINK)
    QTest.keyClick(window, Qt.Key.Key_4)
    assert window.foot.numbers[4].isChecked()
    QTest.keyClick(window, Qt.Key.Key_Return)
    skip_to(visitor.conductor, Step.REVEAL)


def pressable(window: QWidget) -> list[QPushButton]:
    return [button for button in window.findChildren(QPushButton) if button.isVisible() and button.isEnabled()]


def test_everything_that_has_to_be_pressed_is_in_the_lower_seventy_per_cent(visitor: Visitor) -> None:
    window = visitor.window

    def check() -> None:
        found = pressable(window)
        assert found
        for button in found:
            top = button.mapTo(window, QPoint(0, 0)).y()
            assert top >= window.height() * LOWER, button.text()
            assert min(button.width(), button.height()) >= 44, button.text()

    check()
    visitor.tap_anywhere()
    check()
    window.start_card.slips.end()
    visitor.tap(window.start_card.buttons[0])
    skip_to(visitor.conductor, Step.LOOK)
    check()
    skip_to(visitor.conductor, Step.THINK)
    check()
    window.idle_card.ask(30)
    check()
    window.idle_card.hide()
    window.pin_card.ask()
    check()


# Whether anybody is there


def test_idle_60_seconds_asks_and_30_more_begin_anew(visitor: Visitor) -> None:
    window = visitor.window
    visitor.be_asked()
    now = 1000.0
    window.idle._now = lambda: now
    window.idle.watch()
    now += 59
    window.idle.look()
    assert not window.idle_card.isVisible()
    now += 2
    window.idle.look()
    assert window.idle_card.isVisible()
    assert window.idle_card.ui.headline.text() == "Still playing?"
    assert window.idle_card.ui.line.text() == "Back to start in 29"
    now += 30
    window.idle.look()
    assert visitor.mode() is Mode.ATTRACT
    assert not window.idle_card.isVisible()
    assert visitor.tally().stopped == {"think": 1}


def test_keep_playing_keeps_the_game_as_it_was(visitor: Visitor) -> None:
    window = visitor.window
    visitor.be_asked()
    visitor.tap(window.foot.numbers[2])
    window.idle.asks.emit(20)
    window.idle_card.slips.end()
    visitor.tap(window.idle_card.buttons[0])
    assert not window.idle_card.isVisible()
    assert visitor.conductor.board.marked() == (2,)
    assert visitor.mode() is Mode.PLAY


def test_start_over_begins_anew(visitor: Visitor) -> None:
    visitor.be_asked()
    visitor.window.idle.asks.emit(20)
    visitor.window.idle_card.slips.end()
    visitor.tap(visitor.window.idle_card.buttons[1])
    assert visitor.mode() is Mode.ATTRACT


def test_nobody_is_asked_while_the_clock_runs(visitor: Visitor) -> None:
    visitor.begin()
    skip_to(visitor.conductor, Step.LOOK)
    now = 1000.0
    visitor.window.idle._now = lambda: now
    visitor.window.idle.watch()
    now += 500
    visitor.window.idle.look()
    assert not visitor.window.idle_card.isVisible()


@pytest.mark.parametrize("sign", ["finger", "other button", "key"])
def test_whatever_is_touched_is_a_sign_of_life(visitor: Visitor, sign: str) -> None:
    window = visitor.window
    visitor.be_asked()
    now = 1000.0
    window.idle._now = lambda: now
    window.idle.watch()
    now += 59
    if sign == "key":
        QTest.keyClick(window.stage.view, Qt.Key.Key_F5)
    else:
        button = Qt.MouseButton.LeftButton if sign == "finger" else Qt.MouseButton.RightButton
        QTest.mousePress(window.stage.view.viewport(), button)
        QTest.mouseRelease(window.stage.view.viewport(), button)
    now += 59
    window.idle.look()
    assert not window.idle_card.isVisible()
    now += 2
    window.idle.look()
    assert window.idle_card.isVisible()


def test_a_touch_counts_as_being_there_but_not_while_it_is_asked(qapp: QApplication) -> None:
    now = 0.0
    watch = IdleWatch(60, 30, lambda: True, qapp, lambda: now)
    gone: list[bool] = []
    watch.gone.connect(lambda: gone.append(True))
    watch.watch()
    now = 50
    watch.touched()
    now = 100
    watch.look()
    assert not watch.is_asking
    now = 111
    watch.look()
    assert watch.is_asking
    watch.touched()
    now = 141
    watch.look()
    assert gone == [True]
    watch.deleteLater()


# The way out


def hold_corner(visitor: Visitor) -> None:
    window = visitor.window
    corner = window.guard.corner().center()
    target = window.childAt(corner) or window
    QTest.mousePress(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(window, corner))


def test_holding_the_corner_asks_for_the_pin_and_a_slip_does_not(visitor: Visitor) -> None:
    guard = visitor.window.guard
    assert guard._hold.interval() == 3000
    hold_corner(visitor)
    assert guard.is_holding()
    QTest.mouseRelease(visitor.window.stage.view.viewport(), Qt.MouseButton.LeftButton)
    assert not guard.is_holding()
    guard._hold.setInterval(1)
    with visitor.bot.waitSignal(guard.leave_wanted):
        hold_corner(visitor)
    assert visitor.window.pin_card.isVisible()


@pytest.mark.parametrize("pin", ["2468"])
def test_only_the_right_pin_leads_out_and_wrong_ones_wait(visitor: Visitor, pin: str) -> None:
    window = visitor.window
    window.guard.leave_wanted.emit()
    for _ in range(3):
        QTest.keyClicks(window, "1111")
        QTest.keyClick(window, Qt.Key.Key_Return)
    assert "Try again in" in window.pin_card.ui.headline.text()
    assert not window.pin_card.ui.key1.isEnabled()
    assert window.isVisible() and not window.technician.isVisible()
    window.pin_card._keeper._closed_until = 0.0
    window.pin_card._show()
    for digit in pin:
        visitor.tap(getattr(window.pin_card.ui, f"key{digit}"))
    assert window.pin_card.ui.dots.text() == "••••"
    visitor.tap(window.pin_card.ui.accept)
    assert window.isVisible() and window.technician.isVisible()
    window.technician.slips.end()
    with visitor.bot.waitSignal(window.left):
        visitor.tap(window.technician.buttons[2])
    assert not window.isVisible()


def test_nothing_else_leads_out(visitor: Visitor) -> None:
    window = visitor.window
    window.close()
    assert window.isVisible()
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_F11, Qt.Key.Key_F1, Qt.Key.Key_F4):
        QTest.keyClick(window, key)
    assert window.isVisible()
    assert window.windowFlags() & Qt.WindowType.FramelessWindowHint
    menu = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(5, 5), QPoint(5, 5))
    assert window.guard.eventFilter(window, menu)
    assert window.guard.eventFilter(window, QEvent(QEvent.Type.ToolTip))


def test_the_technicians_keys_ask_for_the_pin(visitor: Visitor) -> None:
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(visitor.window, Qt.Key.Key_F12, both)
    assert visitor.window.pin_card.isVisible()
    visitor.tap(visitor.window.pin_card.ui.cancel)
    assert not visitor.window.pin_card.isVisible()


def test_a_guard_that_was_stopped_sees_nothing_any_more(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    guard = KioskGuard(window)
    touched: list[bool] = []
    guard.touched.connect(lambda: touched.append(True))
    guard.stop()
    QTest.mouseClick(window, Qt.MouseButton.LeftButton)
    assert touched == []


# Several walls


def test_a_wall_whose_paintings_have_gone_says_so_and_is_offered_no_more(context: AppContext, qtbot: QtBot) -> None:
    rounds = (Round(title="Gone", deck="set:nowhere"), Round(title="Blue", paintings=12))
    with open_kiosk(context, qtbot, Playlist(title="Foyer", rounds=rounds)) as window:
        window.play(0)
        assert mode_of(window) is Mode.START
        assert window.start_card.ui.headline.text() == "This wall is closed"
        assert len(window.start_card.buttons) == 1
        assert window.pulse().troubles == ("Round 1: There is no deck called “set:nowhere” on this computer.",)


def test_a_round_that_cannot_be_shown_is_not_offered_and_the_others_keep_their_numbers(
    context: AppContext, qtbot: QtBot
) -> None:
    rounds = (Round(deck="set:nowhere"), Round(title="Blue", paintings=12), Round(title="Red", paintings=12))
    exhibit = Playlist(title="Foyer", rounds=rounds)
    left_out = {number: problem.render(()) for number, problem in problems(exhibit, context.library).items()}
    assert list(left_out) == [0]
    with open_kiosk(context, qtbot, exhibit, left_out=left_out) as window:
        assert window.attract_screen.wall.places  # with paintings of those that can be
        window.invite()
        assert [button.text().split(":")[0] for button in window.start_card.buttons] == ["Blue", "Red"]
        assert window.pulse().troubles == ("Round 1: There is no deck called “set:nowhere” on this computer.",)
        window.start_card.buttons[1].click()
        assert window.visit.number == 2


def test_several_rounds_are_offered_by_name_and_no_more_than_four(context: AppContext, qtbot: QtBot) -> None:
    rounds = tuple(Round(title=f"Wall number {number} with a title that is much too long") for number in range(6))
    with open_kiosk(context, qtbot, Playlist(title="Foyer", rounds=rounds)) as window:
        QTest.mouseClick(window.attract_screen, Qt.MouseButton.LeftButton)
        buttons = window.start_card.buttons
        assert len(buttons) == 4
        for button in buttons:
            assert button.fontMetrics().horizontalAdvance(button.text()) < button.width()
