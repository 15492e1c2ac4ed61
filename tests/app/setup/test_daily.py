"""The deal of the day: the same for everybody, one try each, and the next day another one."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from artgames.app.context import AppContext
from artgames.app.setup.page import SetupPage
from artgames.app.table.match_service import OpenMatch
from artgames.engine.api import HOUSE, Outcome
from artgames.games.chronology.rules.records import Arrange, NextRound
from artgames.store import Player, Table
from tests.app.conftest import App
from tests.support.contexts import app_context
from tests.support.hands import table_page

GAME = "chronology_solo"


class Calendar:
    """A clock that stands still until a test turns it on."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 18, 12)

    def __call__(self) -> float:
        return self.now.timestamp()

    def turn_to(self, day: int) -> None:
        self.now = datetime(2026, 11, day, 12)


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
def context(tmp_path: Path, copies: Path, qapp: QApplication, calendar: Calendar) -> Iterator[AppContext]:
    with app_context(tmp_path / "data", copies, now=calendar) as made:
        yield made


def set_up(app: App, name: str, game: str = GAME) -> SetupPage:
    app.navigator.open("setup", Table(game, (Player(name, 0),), {}, ""))
    page = app.window.page()
    assert isinstance(page, SetupPage)
    return page


def play_daily(app: App, name: str) -> OpenMatch:
    page = set_up(app, name)
    assert page.ui.daily.isEnabled() and page.ui.daily.text() == "Today’s deal"
    QTest.mouseClick(page.ui.daily, Qt.MouseButton.LeftButton)
    assert app.flow.opened is not None and app.window.page() is table_page(app)
    return app.flow.opened


def play_to_the_end(app: App, opened: OpenMatch) -> Outcome:
    match = opened.match
    while match.outcome() is None:
        if match.state.phase == "order":
            match.submit(0, Arrange(tuple(range(1, 11))))
        else:
            match.submit(HOUSE, NextRound())
    app.flow.show_result()
    outcome = match.outcome()
    assert outcome is not None
    return outcome


def test_everybody_gets_the_same_paintings_on_one_day_and_others_on_the_next(app: App, calendar: Calendar) -> None:
    ada, ben = play_daily(app, "Ada"), play_daily(app, "Ben")
    assert ada.match.state.row == ben.match.state.row and ada.match.state.deck == ben.match.state.deck
    assert ada.table.daily == "2026-11-18"
    calendar.turn_to(19)
    later = play_daily(app, "Ada")
    assert later.table.daily == "2026-11-19" and later.match.state.row != ada.match.state.row


def test_the_house_rules_of_the_day_are_everybodys(app: App) -> None:
    table = Table(GAME, (Player("Ada", 0),), {"solo_subsequence": True}, "")
    app.navigator.open("setup", table)
    page = app.window.page()
    assert isinstance(page, SetupPage)
    page.ui.daily.click()
    assert app.flow.opened is not None
    assert app.flow.opened.match.setup.options == {"solo_subsequence": False}


def test_a_try_that_was_left_is_resumed_and_not_begun_again(app: App) -> None:
    opened = play_daily(app, "Ada")
    opened.match.submit(0, Arrange(tuple(range(1, 11))))
    page = set_up(app, "Ada")
    assert page.ui.daily.text() == "Resume today’s deal" and page.ui.daily.isEnabled()
    page.ui.daily.click()
    assert app.flow.opened is not None
    assert app.flow.opened.record.id == opened.record.id and app.flow.opened.match.turn == 1


def test_one_try_counts_and_its_points_are_kept(app: App, calendar: Calendar) -> None:
    opened = play_daily(app, "Ada")
    points = play_to_the_end(app, opened).points[0]
    page = set_up(app, "Ada")
    assert page.ui.daily.text() == f"Today’s deal: {points} points" and not page.ui.daily.isEnabled()
    assert page.ui.start.isEnabled(), "as many other paintings as anybody likes"
    assert set_up(app, "Ben").ui.daily.isEnabled(), "somebody else has not tried it"
    calendar.turn_to(19)
    assert set_up(app, "Ada").ui.daily.isEnabled()
    (result,) = app.context.store.results_of(GAME)
    assert result.table.daily == "2026-11-18" and result.outcome.points == (points,)


def test_playing_again_deals_other_paintings(app: App) -> None:
    opened = play_daily(app, "Ada")
    play_to_the_end(app, opened)
    again = app.flow.matches.begin(opened.table)
    assert again.table.daily == "" and again.match.state.row != opened.match.state.row
    latest = app.flow.matches.latest_table()
    assert latest is not None and latest.daily == ""


def test_a_try_that_was_taken_off_the_list_is_still_a_try(app: App) -> None:
    opened = play_daily(app, "Ada")
    app.context.store.discard(opened.record.id)
    page = set_up(app, "ada")
    assert page.ui.daily.text() == "Today’s deal is over" and not page.ui.daily.isEnabled()


def test_there_is_none_in_other_games_or_where_no_names_are_kept(app: App) -> None:
    assert not set_up(app, "Ada", "flash_cards").ui.daily.isVisible()
    app.context.settings.update(school=True)
    assert not set_up(app, "Ada").ui.daily.isVisible()
