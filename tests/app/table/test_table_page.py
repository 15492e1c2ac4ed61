"""The table page: status, bars, pause, undo, clock, zoom, leaving and coming back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from artgames.app.table import page as page_module
from artgames.app.table.match_service import Matches
from artgames.app.table.surface import Surface
from artgames.app.table.turned_paintings import TurnedPaintings
from artgames.app.widgets.toast import Toast
from artgames.games.stolen_paintings.rules.records import Steal
from artgames.scene.overlays.zoom import ZoomOverlay
from artgames.scene.wall_part import PauseSpot
from artgames.store import Player
from tests.app.table.conftest import Sit, people
from tests.support.begun_answers import questions, sit_down

LONG_NAME = "Wilhelmine-Charlotte von Hohenlohe-Waldenburg-Schillingsfürst"[:60]


def test_the_status_line_says_who_must_do_what(sit: Sit) -> None:
    table = sit(people(4))
    assert "Then open the exhibit" in table.page.ui.sentenceLabel.text()
    assert table.page.ui.roundLabel.text() == "Round 1 of 4"
    assert table.page.ui.primaryButton.text() == "Open the exhibit"


def test_a_longer_text_is_never_cut_in_the_button_of_a_shorter_one(sit: Sit) -> None:
    table = sit(people(2), game="trivia")
    table.settle()
    button = table.page.ui.primaryButton
    table.key(Qt.Key.Key_1)
    table.key(Qt.Key.Key_Return)
    table.bot.waitUntil(lambda: button.text() == "Skip" and button.width() <= button.sizeHint().width() + 1)
    table.flow.finish_moving()
    assert button.text() == "Next painting"
    assert button.width() >= button.sizeHint().width()  # at once: whatever comes next may take its time


def test_bars_make_room_for_the_exhibit_and_come_back(sit: Sit) -> None:
    table = sit(people(3))
    full = table.page.ui.boardView.height()
    table.open_exhibit()
    assert table.page.ui.boardView.height() == table.page.height() > full
    table.close_exhibit()
    assert table.page.ui.statusBar.isVisibleTo(table.page)


def test_the_hourglass_closes_the_exhibit(sit: Sit) -> None:
    table = sit(people(3), timer_seconds=5)
    table.open_exhibit()
    assert table.flow.session.clock.is_running
    table.flow.session.clock.add(-4.9)
    table.bot.waitUntil(lambda: table.view.phase == "theft")


def test_a_pause_stops_the_clock_and_covers_the_wall(sit: Sit) -> None:
    table = sit(people(3))
    table.open_exhibit()
    table.key(Qt.Key.Key_P)
    cover = table.page.covers.pause
    assert cover.isVisible() and cover.geometry() == table.page.rect()
    assert table.flow.session.clock.is_paused
    left = table.flow.session.clock.remaining
    QTest.qWait(150)
    assert table.flow.session.clock.remaining == left
    cover.go_on()
    table.bot.waitUntil(lambda: table.flow.session.clock.is_running)
    assert not cover.isVisible()


def test_the_hourglass_can_be_pressed_for_a_pause(sit: Sit) -> None:
    table = sit(people(3))
    table.open_exhibit()
    (spot,) = [item for item in table.flow.board.scene.items() if isinstance(item, PauseSpot)]
    table.click(spot)
    assert table.flow.session.clock.is_paused and table.page.covers.pause.isVisible()


def test_time_is_still_right_after_somebody_has_seen_enough(sit: Sit) -> None:
    table = sit(people(3))
    table.open_exhibit()
    table.flow.session.clock.pause()
    table.flow.session.clock.add(17.5 - table.flow.session.clock.remaining)
    number = 1 if table.view.thief != 0 else 2
    table.key(Qt.Key(Qt.Key.Key_0.value + number))
    assert len(table.view.ready) == 1
    assert "text '18'" in table.flow.board.describe()


def test_nothing_can_be_enlarged_while_the_exhibit_is_open(sit: Sit) -> None:
    table = sit(people(3))
    table.open_exhibit()
    table.page.ui.boardView.zoom_wanted.emit(table.flow.board.scene.items()[0])
    zoom = table.page.findChild(ZoomOverlay)
    assert zoom is not None and not zoom.isVisible()


def test_a_painting_is_looked_at_closely_at_the_auction_without_its_label(sit: Sit) -> None:
    table = sit(people(3))
    table.open_exhibit()
    table.close_exhibit()
    table.steal(0)
    item = table.paintings()[0]
    item.setFocus()
    table.key(Qt.Key.Key_Z)
    zoom = table.page.findChild(ZoomOverlay)
    assert zoom is not None and zoom.isVisible()
    painting = table.context.library.decks[0].painting(int(item.card_id))
    assert painting.artist not in zoom.label_text()
    zoom.dismiss()
    table.bot.waitUntil(lambda: not zoom.isVisible())


def test_marks_can_be_taken_back_until_somebody_else_has_acted(sit: Sit) -> None:
    table = sit(people(4))
    table.open_exhibit()
    table.close_exhibit()
    table.steal(0)
    table.press_button()
    first = table.flow.seat
    table.mark(1)
    assert first is not None and first in table.view.locked
    table.key(Qt.Key.Key_Escape)  # away from the next curtain
    assert table.page.ui.undoButton.isVisible()
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.at(Surface.CURTAIN, first)
    assert first not in table.view.locked
    table.mark(2)
    table.mark(3)
    table.key(Qt.Key.Key_Escape)
    assert table.flow.session.undoable() != first


def test_leaving_and_coming_back_goes_on_with_the_time_that_was_left(sit: Sit) -> None:
    table = sit(people(3))
    table.open_exhibit()
    table.flow.session.clock.add(-25)
    table.page.leave()
    opened = Matches(table.context.store, table.context.library).resume(table.record.id)
    table.page.sit_down(opened.record, opened.table, opened.match)
    clock = table.flow.session.clock
    assert clock.is_paused and 30 < clock.remaining < 36
    cover = table.page.covers.pause
    assert cover.isVisible()


def test_long_names_fit(sit: Sit) -> None:
    players = tuple(Player(f"{seat} {LONG_NAME}"[:60], seat) for seat in range(8))
    table = sit(players, size=(1024, 700))
    assert table.page.minimumSizeHint().width() <= 1024
    assert table.page.ui.people.width() + table.page.ui.primaryButton.width() <= 1024
    table.open_exhibit()
    table.close_exhibit()
    assert table.page.covers.curtain.isVisible()


def test_of_two_people_the_other_one_is_asked_by_name_to_look_away(sit: Sit) -> None:
    table = sit(people(2))
    table.open_exhibit()
    table.close_exhibit()
    asked = table.page.covers.curtain.accessibleName()
    one, other = ("Ada", "Ben") if asked.startswith("Pass the laptop to Ada.") else ("Ben", "Ada")
    assert asked.startswith(f"Pass the laptop to {one}.") and f"{other}, " in asked and "Everyone else" not in asked


def test_a_refused_click_says_why_in_one_line(sit: Sit) -> None:
    table = sit(people(3))
    table.open_exhibit()
    table.close_exhibit()
    table.steal(0)
    table.click(table.paintings()[2])
    assert "secret" in table.page.covers.told()


def test_time_for_guessing_counts_what_is_on_the_open_page(sit: Sit) -> None:
    table = sit(people(3), guess_seconds=60)
    table.open_exhibit()
    table.close_exhibit()
    table.steal(0)
    table.press_button()
    seat = table.flow.seat
    table.open_curtain()
    for token in (2, 6):
        table.click(table.paintings()[token - 1])
    table.flow.session.clock.finish()
    table.settle()
    assert table.view.phase == "scored" and seat is not None
    marks = {row.seat: row.marks for row in table.view.rows if not row.thief}
    assert marks[seat] == (2, 6)
    assert sorted(marks.values()) == [(), (2, 6)]


def test_a_double_click_does_not_answer_the_next_question(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(page_module, "monotonic", lambda: now[0])
    table = sit(people(3))
    table.open_exhibit()
    table.close_exhibit()
    table.open_curtain()
    table.click(table.paintings()[0])
    now[0] += 0.55
    table.page.lock_out = 0.5
    table.press_button()
    table.press_button()
    assert table.view.phase == "arrange"
    for _ in ("as it was dealt?", "yes"):
        now[0] += 0.55
        table.press_button()
    table.settle()
    assert table.view.phase == "guess"


def test_what_was_marked_survives_a_cover_a_resize_and_the_log(sit: Sit) -> None:
    table = sit(people(3))
    table.open_exhibit()
    table.close_exhibit()
    table.steal(0)
    table.press_button()
    table.open_curtain()
    for token in (2, 5):
        table.click(table.paintings()[token - 1])
    table.page.ui.logButton.click()
    assert "2 and 5" in table.page.ui.primaryButton.text()
    table.flow.cover()
    assert not any(item.is_marked for item in table.paintings())
    table.open_curtain()
    assert [item.is_marked for item in table.paintings()] == [token in (2, 5) for token in range(1, 9)]


def test_marks_begun_in_one_round_do_not_turn_up_in_the_next(sit: Sit) -> None:
    table = sit(people(2), guess_seconds=60)
    table.open_exhibit()
    table.close_exhibit()
    table.steal(0)
    table.press_button()
    seat = table.flow.seat
    table.open_curtain()
    table.click(table.paintings()[2])
    table.flow.cover()
    assert seat is not None and table.flow.keeps_draft(seat)
    table.flow.session.time_up()
    assert not table.flow.keeps_draft(seat)
    table.flow.back_to_room()
    table.settle()
    assert table.view.phase == "scored"


def test_a_refusal_covers_neither_who_is_asked_nor_people_nor_buttons(sit: Sit) -> None:
    table = sit(people(3))
    table.page.covers.tell("No card to choose right now.")
    (toast,) = table.page.findChildren(Toast)
    ui = table.page.ui
    assert toast.isVisible() and toast.geometry().top() < ui.boardView.geometry().top() + 12
    assert not any(toast.geometry().intersects(bar.geometry()) for bar in (ui.statusBar, ui.peopleBar))


def test_a_refusal_does_not_stay_for_what_is_asked_next(sit: Sit) -> None:
    table = sit(people(3), thief_arranges=True)
    table.open_exhibit()
    table.close_exhibit()
    table.open_curtain()
    for painting in table.paintings()[:4]:
        table.click(painting)
    (toast,) = table.page.findChildren(Toast)
    assert toast.isVisible() and "Three" in toast.text()
    table.press_button()
    assert table.view.phase == "arrange" and table.flow.surface is Surface.PRIVATE
    assert not toast.isVisible()


def test_while_something_moves_nobody_is_said_to_be_asked(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    """The match is ahead of the screen then, and the chips would name another than the line above."""
    table = sit(people(3))
    table.open_exhibit()
    table.close_exhibit()
    table.steal(2, 9, 16)
    assert any(chip.state == "asked" for chip in table.page.ui.people.chips)
    with monkeypatch.context() as moving:
        moving.setattr(type(table.flow), "is_moving", True)
        table.flow.changed.emit()
        assert not any(chip.state == "asked" for chip in table.page.ui.people.chips)


def test_a_pause_without_a_clock_ends_at_once(sit: Sit) -> None:
    table = sit(people(3))
    said: list[str] = []
    table.page.covers.pause.said.connect(said.append)
    table.key(Qt.Key.Key_P)
    assert table.page.covers.pause.isVisible() and table.flow.session.clock.total == 0
    assert "clock" not in table.page.covers.pause.ui.line.text()
    table.key(Qt.Key.Key_P)
    assert not table.page.covers.pause.isVisible() and said == ["Paused"]


def test_where_nothing_can_be_taken_back_it_is_said_why(sit: Sit) -> None:
    table = sit(people(3))

    def told() -> str:
        table.page.covers.tell(".")
        table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        return table.page.covers.told()

    assert "nothing to undo" in told()
    table.open_exhibit()
    assert "The game has moved on" in told()
    table.close_exhibit()
    table.key(Qt.Key.Key_Escape)
    thief = table.view.thief
    table.flow.give(thief, Steal(table.view_of(thief).exhibit[:1]))
    table.settle()
    assert table.flow.session.undoable() is None
    assert "cannot be undone" in told() and "cannot be undone" in told()


@pytest.mark.parametrize("game", ["chronology_solo", "schools", "group_quiz"])
def test_the_first_tab_after_the_mouse_shows_where_the_keyboard_is(sit: Sit, game: str) -> None:
    table = sit_down(sit, game, {})
    next(questions(table))
    view = table.page.ui.boardView
    item = table.paintings()[0]
    spot = view.mapFromScene(item.sceneBoundingRect().center())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=spot)
    assert view.scene().focusItem() is item and not item.look.focused
    table.key(Qt.Key.Key_Tab)
    assert view.hasFocus() and view.scene().focusItem() is item and item.look.focused
    table.key(Qt.Key.Key_Tab)
    assert not view.hasFocus()


def test_a_short_answer_goes_with_the_question_it_was_about(sit: Sit) -> None:
    """Also where the next one is asked of the same person, in the same phase."""
    table = sit([Player("Ada", 0)], game="sitters")
    table.settle()
    table.page.covers.tell("That is not a name.")
    table.page.covers.follow()
    assert table.page.covers.told()
    table.flow.board.choices = ()
    table.page.covers.follow()
    assert not table.page.covers.told()


def test_a_pause_is_a_picture_and_large_letters_come_first(sit: Sit) -> None:
    table = sit(people(2))
    table.page.pause()
    picture = table.page.covers.pause.findChild(TurnedPaintings)
    assert picture is not None and picture.isVisible()
    picture.resize(600, 300)
    shown = picture.grab().toImage()
    assert len({shown.pixel(x, 150) for x in range(600)}) > 8
    picture.resize(600, 30)
    shown = picture.grab().toImage()
    assert len({shown.pixel(x, y) for x in range(600) for y in range(30)}) == 1
