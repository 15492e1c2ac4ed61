"""Practice rounds in the real window: a learner with a mouse, one with a keyboard, and one who would rather leave."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from artgames import games
from artgames.app.context import AppContext
from artgames.app.help.panel import HelpPanel
from artgames.app.models.seats import Column
from artgames.app.practice.page import PracticePage
from artgames.app.setup.page import SetupPage
from artgames.engine.practice import LEARNER
from artgames.games.steal_this_game.rules import actions as fair
from artgames.store import Player, Table
from tests.app.conftest import App
from tests.support.contexts import app_context
from tests.support.hands import table_page
from tests.support.learner import Learner
from tests.support.lessons import answer_by_keyboard, answer_by_mouse

GAMES = [game.slug for game in games.every() if game.has_practice]
MOST_STEPS = 60


@pytest.fixture
def context(tmp_path: Path, copies: Path, qapp: QApplication) -> Iterator[AppContext]:
    """As fast as it goes."""
    with app_context(tmp_path / "data", copies, pace=3.0) as made:
        yield made


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_practice_round(app: App, slug: str, by: str) -> None:
    learner = Learner(app, slug)
    count = len(learner.match.lesson.lines)
    seen = []
    while not learner.match.is_over:
        number = learner.match.line
        seen.append(number)
        assert learner.page.coach.ui.progress.text() == f"{number + 1} of {count}"
        assert learner.coach and "{" not in learner.coach
        if not learner.match.is_reading:
            (answer_by_mouse if by == "mouse" else answer_by_keyboard)(learner)
        elif by == "mouse":
            learner.press(learner.page.coach.ui.forward)
        else:
            learner.key(Qt.Key.Key_Return)
        learner.settle()
        assert learner.match.line > number or learner.match.due() is not None
        assert len(seen) < MOST_STEPS, f"line {number + 1} stands still"
    assert sorted(set(seen)) == list(range(count))
    assert learner.coach == "That’s it – you’re ready to play!"
    if by == "mouse":
        learner.press(learner.page.coach.ui.forward)
    else:
        learner.key(Qt.Key.Key_Return)
    page = app.window.page()
    assert isinstance(page, SetupPage) and page.help_topic().guide == slug


def test_no_bot_writes_or_loves_in_a_practice_round(app: App) -> None:
    """Those who follow the script are called as people are, where bots cannot do what it asks."""
    for slug, is_bot in (("dialogue", False), ("art_and_music", False), ("chronology", True)):
        others = Learner(app, slug).flow.session.table.names[1:]
        assert all(name.startswith("Bot ") == is_bot for name in others), others


@pytest.mark.parametrize("slug", GAMES)
def test_the_coach_can_do_everything(app: App, slug: str) -> None:
    learner = Learner(app, slug)
    while not learner.match.is_over:
        ui = learner.page.coach.ui
        learner.press(ui.forward if learner.match.is_reading else ui.other)
        learner.settle()
    learner.press(learner.page.coach.ui.other)
    learner.settle()
    assert learner.match.line == 0 and learner.match.turn == 0
    assert learner.page.coach.ui.progress.text().startswith("1 of")


def test_something_else_is_answered_kindly(app: App) -> None:
    learner = Learner(app, "art_robbery")
    learner.press(learner.page.coach.ui.forward)
    learner.settle()
    two = learner.match.state.hands[LEARNER][1]
    learner.click(learner.piece(f"hand card {two}"), left=0.2)
    learner.press(learner.page.table.ui.primaryButton)
    assert learner.page.table.covers.told() == "Keep that card for now. Try the 5."
    assert learner.match.turn == 0 and learner.match.line == 1
    answer_by_mouse(learner)
    assert learner.match.turn == 1


def test_who_plays_alone_sees_a_secret_roll_before_the_next_question(app: App) -> None:
    learner = Learner(app, "steal_this_game")
    while not (learner.match.due() and isinstance(learner.planned(), fair.Reroll)):
        ui = learner.page.coach.ui
        learner.press(ui.forward if learner.match.is_reading else ui.other)
        learner.settle()
    seen: list[str] = []
    learner.flow.said.connect(lambda event: seen.append(type(event).__name__))
    answer_by_mouse(learner)
    learner.settle()
    assert seen == ["DieRerolled"] and isinstance(learner.planned(), fair.Claim)
    answer_by_mouse(learner)
    learner.settle()
    assert seen == ["DieRerolled", "Claimed"]


def test_nothing_can_be_done_before_the_coach_was_read(app: App) -> None:
    learner = Learner(app, "art_robbery")
    learner.click(learner.piece(f"hand card {learner.match.state.hands[LEARNER][0]}"), left=0.2)
    assert learner.flow.board.draft() is None
    assert not learner.page.table.ui.primaryButton.isVisible()


@pytest.mark.parametrize("slug", ["forgers", "steal_this_game", "stolen_paintings"])
def test_the_coach_never_moves_the_board(app: App, slug: str) -> None:
    learner = Learner(app, slug)
    tops = set()
    while not learner.match.is_over:
        tops.add(learner.page.table.y())
        ui = learner.page.coach.ui
        text = ui.text
        assert text.heightForWidth(text.width()) <= text.height(), text.text()
        learner.press(ui.forward if learner.match.is_reading else ui.other)
        learner.settle()
    assert len(tops) == 1


@pytest.mark.parametrize("theme", ["gallery", "daylight"])
@pytest.mark.parametrize(
    ("slug", "size"),
    [("art_robbery", (1024, 768)), ("steal_this_game", (1024, 768)), ("stolen_paintings", (1366, 768))],
)
def test_the_coach_covers_nothing(app: App, theme: Any, slug: str, size: tuple[int, int]) -> None:
    app.context.settings.update(theme=theme)
    app.window.resize(*size)
    learner = Learner(app, slug)
    coach, table = learner.page.coach, learner.page.table
    assert not coach.geometry().intersects(table.geometry())
    view = table.ui.boardView
    assert view.viewport().height() == view.height()
    assert table.rect().contains(view.geometry())


def test_nothing_is_kept_and_leaving_is_instant(app: App) -> None:
    learner = Learner(app, "stolen_paintings")
    learner.press(learner.page.coach.ui.other)
    assert learner.match.turn == 1
    QTest.keyClick(app.window, Qt.Key.Key_Escape)
    assert app.window.page() is app.home
    assert app.context.store.unfinished() == [] and app.context.store.results() == []
    assert not app.navigator.page("practice").table.flow


def test_the_learner_goes_back_to_where_they_were(app: App) -> None:
    app.navigator.open("setup", "art_robbery")
    setup = app.window.page()
    learner = Learner(app, "art_robbery")
    learner.press(learner.page.table.ui.leaveButton)
    assert app.window.page() is setup


def test_a_match_waits_while_somebody_practises(app: App) -> None:
    players = (Player("Ada", 0), Player("Ben", 1), Player("Bot", 2, "bot"))
    app.flow.start(Table("art_robbery", players, {}, ""), "seed")
    table = table_page(app)
    learner = Learner(app, "stolen_paintings")
    learner.press(learner.page.table.ui.leaveButton)
    assert app.window.page() is table
    assert table.covers.pause.isVisible()


def test_seats_stay_as_they_are(app: App) -> None:
    learner = Learner(app, "art_robbery")
    strip = learner.page.table.ui.people
    spot = strip.chip_rect(1).center().toPoint()
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=spot)
    assert QApplication.activePopupWidget() is None


def test_help_offers_it(app: App) -> None:
    app.navigator.open("setup", "art_robbery")
    app.window.show_help()
    panel = app.window.findChild(HelpPanel)
    assert panel is not None and panel.ui.practise.isVisible()
    assert panel.ui.practise.text() == "Practise: 90 seconds"
    panel.ui.tabs.setCurrentIndex(2)
    assert not panel.ui.practise.isVisible()
    panel.ui.tabs.setCurrentIndex(1)
    panel.ui.choice.setCurrentIndex(panel.ui.choice.findData("stolen_paintings"))
    panel.ui.choice.activated.emit(panel.ui.choice.currentIndex())
    QTest.mouseClick(panel.ui.practise, Qt.MouseButton.LeftButton)
    page = app.window.page()
    assert isinstance(page, PracticePage) and page.help_topic().guide == "stolen_paintings"
    assert not panel.isVisible()


def test_the_house_itself_has_none(app: App) -> None:
    app.window.show_help()
    panel = app.window.findChild(HelpPanel)
    assert panel is not None and not panel.ui.practise.isVisible()


def test_a_known_person_learns_under_their_own_name(app: App) -> None:
    table = Table("stolen_paintings", (Player("Ruth", 0), Player("Jonas", 1)), {}, "")
    app.flow.start(table, "seed")
    learner = Learner(app, "art_robbery")
    names = learner.flow.session.table.names
    assert names[LEARNER] in ("Ruth", "Jonas") and len(set(names)) == 3


def test_what_was_typed_at_set_up_is_there_when_one_plays_for_real(app: App) -> None:
    app.navigator.open("setup", "stolen_paintings")
    setup = app.window.page()
    assert isinstance(setup, SetupPage)
    setup.seats.setData(setup.seats.index(0, Column.NAME), "Ruth")
    setup.ui.tryFirst.click()
    page = app.window.page()
    assert isinstance(page, PracticePage)
    page.coach.play_wanted.emit()
    assert app.window.page() is setup
    assert setup.seats.players()[0].name == "Ruth"
