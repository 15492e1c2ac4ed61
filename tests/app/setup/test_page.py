"""The set-up page: everything on it by keyboard and mouse."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QToolButton

from artgames.app.practice.page import PracticePage
from artgames.app.setup.page import SetupPage
from artgames.store import Player, Table
from tests.app.conftest import App

MakeTable = Callable[..., Table]


@pytest.fixture
def page(app: App, make_table: MakeTable) -> SetupPage:
    app.navigator.open("setup", make_table("Ruth", "Jonas", "Emil"))
    shown = app.window.page()
    assert isinstance(shown, SetupPage)
    QTest.qWait(150)
    return shown


def started(page: SetupPage) -> list[Table]:
    """Tables that were started; nobody sits down at them."""
    page.started.disconnect()
    tables: list[Table] = []
    page.started.connect(tables.append)
    return tables


def open_setup(app: App, slug: str) -> SetupPage:
    app.navigator.open("setup", slug)
    shown = app.window.page()
    assert isinstance(shown, SetupPage)
    return shown


def preset_button(page: SetupPage, title: str) -> QToolButton:
    return next(button for button in page.presets.buttons if button.text() == title)


def test_names_are_typed_one_after_the_other_with_enter(page: SetupPage) -> None:
    tables = started(page)
    for name in ("Anna", "Bert", "Cleo"):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClicks(focused, name)
        QTest.keyClick(focused, Qt.Key.Key_Return)
    assert page.ui.start.hasFocus()
    QTest.keyClick(page.ui.start, Qt.Key.Key_Return)
    assert [table.names for table in tables] == [("Anna", "Bert", "Cleo")]


def test_an_empty_name_is_suggested(page: SetupPage) -> None:
    name = page.seat_list.row(1).ui.name
    name.clear()
    name.textEdited.emit("")
    assert name.placeholderText() == "Player 2"
    assert page.table().names == ("Ruth", "Player 2", "Emil")


def test_two_with_one_name_are_not_started_and_told_why(page: SetupPage) -> None:
    tables, second = started(page), page.seat_list.row(1).ui.name
    second.selectAll()
    QTest.keyClicks(second, "ruth")
    assert "ruth" in page.ui.seatProblem.text() and page.ui.seatProblem.isVisible()
    page.ui.start.click()
    assert not tables and second.hasFocus()


def test_a_name_has_sixty_letters_at_most(page: SetupPage) -> None:
    name = page.seat_list.row(0).ui.name
    name.selectAll()
    QTest.keyClicks(name, "x" * 70)
    assert page.table().names[0] == "x" * 60


def test_seats_come_and_go_within_the_game_s_limits(page: SetupPage) -> None:
    while page.ui.addBot.isEnabled():
        page.ui.addBot.click()
    players = page.table().players
    assert len(players) == 8 and len({player.name for player in players}) == 8
    while page.seat_list.row(0).ui.remove.isEnabled():
        page.seat_list.row(0).ui.remove.click()
    assert len(page.table().players) == 2


def test_a_double_click_takes_one_seat_away_and_not_the_next(page: SetupPage) -> None:
    """After the first half the next row is under the pointer, and the second half is for its button."""
    page.ui.addPerson.click()
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(page.seat_list.row(1).ui.remove, left)
    remove = page.seat_list.row(1).ui.remove
    middle = QPointF(remove.rect().center())
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        QApplication.sendEvent(remove, QMouseEvent(kind, middle, remove.mapToGlobal(middle), left, left, none))
    assert page.table().names == ("Ruth", "Emil", "Player 3")
    QTest.mouseClick(remove, left)
    assert page.table().names == ("Ruth", "Player 2")


def test_eight_seats_fit_into_the_smallest_window(app: App, page: SetupPage) -> None:
    while page.ui.addBot.isEnabled():
        page.ui.addBot.click()
    app.bot.waitUntil(lambda: not page.ui.scroll.verticalScrollBar().isVisible())
    assert app.window.width() == 1024 and app.window.height() == 768
    assert not page.ui.scroll.verticalScrollBar().isVisible()
    assert not page.ui.scroll.horizontalScrollBar().isVisible()


def test_however_many_house_rules_there_are_start_stays_in_sight(app: App, page: SetupPage) -> None:
    page.ui.more.click()
    QTest.qWait(20)
    assert not page.ui.scroll.horizontalScrollBar().isVisible()
    for row in range(page.options.rowCount()):
        page.ui.scroll.ensureWidgetVisible(page.option_list.row(row))
        assert not page.option_list.row(row).visibleRegion().isEmpty()
    assert page.ui.start.isVisible() and page.rect().contains(page.ui.start.mapTo(page, page.ui.start.rect().center()))


def test_a_seat_moves_by_key_and_keeps_the_focus(page: SetupPage) -> None:
    first = page.seat_list.row(0).ui.name
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert page.table().names == ("Jonas", "Ruth", "Emil")
    assert first.hasFocus() and page.seat_list.row(1).ui.name is first


def test_a_seat_moves_by_dragging(page: SetupPage) -> None:
    grip, last = page.seat_list.row(0).ui.grip, page.seat_list.row(2)
    goal = grip.mapFrom(page, last.mapTo(page, QPoint(5, last.height() // 2)))
    QTest.mousePress(grip, Qt.MouseButton.LeftButton, pos=grip.rect().center())
    QTest.mouseMove(grip, goal)
    QTest.mouseRelease(grip, Qt.MouseButton.LeftButton)
    assert page.table().names == ("Jonas", "Emil", "Ruth")


def test_a_bot_sits_down_and_gets_its_level(page: SetupPage) -> None:
    plays = page.seat_list.row(2).ui.plays
    plays.setFocus()
    QTest.keyClick(plays, Qt.Key.Key_End)
    assert page.table().players[2] == Player("Bot Amber", 2, "bot", "hard")


def test_a_symbol_is_chosen_from_the_sheet_below_the_face(page: SetupPage) -> None:
    page.seat_list.row(0).open_faces().marks[1].click()
    assert [player.mark for player in page.table().players] == [1, 0, 2]


def test_presets_and_single_rules(page: SetupPage) -> None:
    young = preset_button(page, "Kids")
    young.click()
    assert page.table().options["exhibit"] == 12 and page.table().preset == "young"
    exhibit = page.option_list.row(0).findChild(QComboBox)
    assert exhibit is not None
    exhibit.setFocus()
    QTest.keyClick(exhibit, Qt.Key.Key_Down)
    assert page.table().options["exhibit"] == 16 and page.table().preset == ""
    assert page.ui.presetHint.text() == "Your own rules."


def test_single_rules_are_folded_away_until_somebody_wants_them(page: SetupPage) -> None:
    assert page.ui.details.isHidden()
    page.ui.more.click()
    assert page.option_list.row(0).isVisible() and page.ui.tablePanel.isVisible()
    page.ui.more.click()
    assert page.ui.details.isHidden()


def test_rounds_and_minutes_follow_the_table(page: SetupPage) -> None:
    assert page.ui.length.text().startswith("6 rounds")
    page.ui.addPerson.click()
    assert page.ui.length.text().startswith("4 rounds")


def test_paper_and_closed_eyes_are_part_of_the_table(page: SetupPage) -> None:
    page.ui.theftEyesClosed.click()
    page.seat_list.row(0).played.emit("paper")
    assert page.table().theft == "eyes_closed"
    assert "Ruth" in page.ui.hints.text()


def test_known_people_complete_what_is_typed(app: App, make_table: MakeTable) -> None:
    app.flow.matches.begin(make_table("Wilhelmine", "Jonas"))
    app.navigator.open("setup", "stolen_paintings")
    page = app.window.page()
    assert isinstance(page, SetupPage)
    completer = page.seat_list.row(0).ui.name.completer()
    completer.setCompletionPrefix("wil")
    assert completer.currentCompletion() == "Wilhelmine"


def test_without_paintings_nothing_can_be_started(app: App, make_table: MakeTable) -> None:
    from artgames.decks import Library

    app.context.library = Library([])
    app.navigator.open("setup", make_table())
    page = app.window.page()
    assert isinstance(page, SetupPage)
    assert not page.ui.start.isEnabled() and "no paintings" in page.ui.footText.text()


def test_escape_goes_home(app: App, page: SetupPage) -> None:
    QTest.keyClick(app.window, Qt.Key.Key_Escape)
    assert app.window.page() is app.home


def test_with_huge_text_the_columns_stand_below_one_another(app: App, page: SetupPage) -> None:
    app.context.settings.update(text_scale=200)
    QTest.qWait(20)
    assert page.ui.storyPanel.y() > page.ui.playersPanel.y()
    assert not page.ui.scroll.horizontalScrollBar().isVisible()


def test_names_typed_before_going_back_are_still_there(app: App) -> None:
    app.navigator.open("setup", "stolen_paintings")
    page = app.window.page()
    assert isinstance(page, SetupPage)
    page.seats.setData(page.seats.index(1, 1), "Jonas")
    app.window.step_back()
    assert app.window.page() is app.home
    app.navigator.open("setup", "stolen_paintings")
    assert page.seats.shown_name(1) == "Jonas"
    page.start()
    app.window.step_back()
    app.navigator.open("setup", "stolen_paintings")
    assert page.seats.shown_name(1) == "Jonas"  # now because they have played


@pytest.fixture
def robbers(app: App) -> SetupPage:
    """The set-up of a game with hands, for two people and a bot."""
    players = (Player("Ruth", 0), Player("Jonas", 1), Player("Ochre", 2, "bot"))
    app.navigator.open("setup", Table("art_robbery", players, {}, "met"))
    shown = app.window.page()
    assert isinstance(shown, SetupPage)
    return shown


def test_only_a_game_with_hands_asks_how_they_are_held(page: SetupPage) -> None:
    page.ui.more.click()
    assert not page.ui.hands.isVisible() and page.ui.theftCurtain.isVisible()


def test_how_hands_are_held_is_asked_instead_of_theft_and_paintings(robbers: SetupPage) -> None:
    robbers.ui.more.click()
    assert robbers.ui.hands.isVisible()
    assert not robbers.ui.theftCurtain.isVisible() and not robbers.ui.deckTitle.isVisible()
    assert robbers.table().hands == "curtain"


def test_open_hands_are_a_house_rule_and_a_way_to_hold_them(robbers: SetupPage) -> None:
    robbers.ui.handsOpen.click()
    assert robbers.table().hands == "open" and robbers.table().options["open_hands"] is True
    robbers.ui.handsFacing.click()
    assert robbers.table().hands == "facing" and robbers.table().options["open_hands"] is False
    preset_button(robbers, "Kids").click()
    assert robbers.table().hands == "open" and robbers.ui.handsOpen.isChecked()
    preset_button(robbers, "Classic").click()
    assert robbers.table().hands == "curtain" and robbers.ui.handsCurtain.isChecked()


def test_only_two_people_can_face_each_other(robbers: SetupPage) -> None:
    robbers.ui.handsFacing.click()
    robbers.ui.addPerson.click()
    assert not robbers.ui.handsFacing.isEnabled() and robbers.table().hands == "curtain"


@pytest.mark.parametrize(("slug", "on_paper"), [("stolen_paintings", True), ("art_robbery", False)])
def test_paper_is_offered_only_without_hands(app: App, slug: str, on_paper: bool) -> None:
    page = open_setup(app, slug)
    page.ui.more.click()
    plays = page.seat_list.row(0).ui.plays
    assert (plays.findData("paper") >= 0) == page.ui.waysHint.isVisible() == on_paper
    assert plays.currentData() == "curtain"


@pytest.mark.parametrize("slug", ["stolen_paintings", "art_robbery"])
def test_a_practice_round_is_offered(app: App, slug: str) -> None:
    page = open_setup(app, slug)
    with app.bot.waitSignal(page.practice_wanted) as wanted:
        page.ui.practise.click()
    assert wanted.args == [slug]
    assert isinstance(app.window.page(), PracticePage)


def test_sp26_what_does_not_combine_cannot_be_chosen(page: SetupPage) -> None:
    rows = {page.options.option(row).key: page.option_list.row(row) for row in range(page.options.rowCount())}
    page.options.put("wager_tokens", 3)
    assert not rows["coop_rotate"].isEnabled() and rows["wager_tokens"].isEnabled()
    page.options.put("cooperative", True)
    assert rows["coop_rotate"].isEnabled()
    for key in ("wager_tokens", "rounds_per_player"):
        assert not rows[key].isEnabled() and "The detectives work together" in rows[key].toolTip()
    assert page.table().options["wager_tokens"] == 0, "it rests as long as it means nothing"
    assert page.ui.start.isEnabled()
    page.options.put("cooperative", False)
    assert page.table().options["wager_tokens"] == 3
    preset_button(page, "Co-op").click()
    assert page.table().preset == "together" and page.table().options["cooperative"] is True
