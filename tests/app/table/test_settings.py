"""The settings page during a match: whatever was shown is covered, nothing goes on, and the match survives."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from artgames.app.settings.page import SettingsPage
from artgames.app.table.page import TablePage
from artgames.app.table.surface import Surface
from artgames.bots import RandomBot
from artgames.games.stolen_paintings.rules.records import Hang, Steal
from artgames.store.seating import Player, Table
from tests.app.conftest import App

MakeTable = Callable[..., Table]


@pytest.fixture
def playing(app: App, make_table: MakeTable) -> TablePage:
    """A match of people whose exhibit hangs."""
    app.flow.start(make_table("Ann", "Bob", "Cleo", preset="young"))
    page = app.window.page()
    assert isinstance(page, TablePage) and page.flow is not None
    page.press()
    page.flow.finish_moving()
    return page


def settings_page(app: App) -> SettingsPage:
    page = app.window.page()
    assert isinstance(page, SettingsPage)
    return page


def test_during_the_exhibit_the_clock_waits_and_the_wall_is_covered(app: App, playing: TablePage) -> None:
    flow = playing.flow
    assert flow is not None and flow.session.clock.is_running
    app.window.show_settings()
    settings_page(app).ui.daylight.click()
    settings_page(app).ui.back.click()
    assert app.window.page() is playing and playing.covers.pause.isVisible()
    assert flow.session.clock.is_paused
    assert app.window.focusWidget() is playing.covers.pause.ui.goOnButton


def test_a_private_page_is_covered_and_its_owner_is_asked_again(app: App, playing: TablePage) -> None:
    flow = playing.flow
    assert flow is not None
    flow.clock.time_is_up()
    flow.finish_moving()
    assert flow.surface is Surface.CURTAIN
    flow.open_private()
    app.window.show_settings()
    settings_page(app).ui.textScale.setValue(150)
    settings_page(app).ui.back.click()
    assert flow.surface is Surface.CURTAIN and playing.covers.pause.isVisible()
    playing.covers.pause.stop()
    playing.covers.pause.ended.emit()
    assert app.window.focusWidget() is playing.covers.curtain


def test_papers_typed_in_halfway_are_still_there(app: App, make_table: MakeTable) -> None:
    table = make_table("Ann", "Bob", "Cleo", preset="young")
    players = tuple(replace(player, answers="paper") for player in table.players)
    app.flow.start(replace(table, players=players))
    page = app.window.page()
    assert isinstance(page, TablePage) and page.flow is not None
    flow = page.flow
    page.press()
    flow.finish_moving()
    flow.clock.time_is_up()
    flow.finish_moving()
    thief = flow.seat
    assert thief is not None
    for act in (lambda view: Steal(view.exhibit[:1]), lambda view: Hang(view.auction)):
        flow.session.submit(thief, act(flow.match.view(thief)))
    flow.back_to_room()
    flow.finish_moving()
    flow.press()
    assert flow.surface is Surface.PAPER
    first = next(seat for seat in range(3) if seat != thief)
    QTest.keyClick(app.window.focusWidget(), Qt.Key.Key_5)
    assert page.covers.paper.marked(first) == (5,)
    app.window.show_settings()
    settings_page(app).ui.daylight.click()
    settings_page(app).ui.back.click()
    assert page.covers.pause.isVisible() and page.covers.paper.marked(first) == (5,)
    QTest.keyClick(page.covers.pause.ui.goOnButton, Qt.Key.Key_P)
    assert not page.covers.pause.isVisible() and page.covers.paper.marked(first) == (5,)


def test_settings_opened_twice_lead_back_all_the_same(app: App, playing: TablePage) -> None:
    app.window.show_settings()
    app.window.show_settings()
    app.window.step_back()
    assert app.window.page() is playing


def test_a_pause_leads_to_the_settings_and_away_from_the_table(app: App, playing: TablePage) -> None:
    playing.pause()
    playing.covers.pause.ui.settingsButton.click()
    settings_page(app).ui.back.click()
    playing.covers.pause.ui.leaveButton.click()
    assert app.window.page() is app.home and app.home.lists.shown_matches() == 1


def test_the_key_that_begins_a_pause_ends_it(playing: TablePage) -> None:
    QTest.keyClick(playing.ui.boardView, Qt.Key.Key_P)
    cover = playing.covers.pause
    assert cover.isVisible() and cover.ui.headline.text() == "Paused"
    QTest.keyClick(cover.ui.goOnButton, Qt.Key.Key_P)
    assert cover.ui.headline.text() == "3"


def test_bots_that_sit_at_the_table_become_patient_at_once(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []

    def make_bot(level: str, likeness: object = None, **more: object) -> RandomBot:
        made.append(more["patience"])
        return RandomBot()

    monkeypatch.setattr("artgames.games.art_robbery.bot.make_bot", make_bot)
    app.flow.start(Table("art_robbery", (Player("Ann", 0), Player("Bot", 1, "bot", "hard")), {}, ""), "seed")
    app.context.settings.update(theme="daylight")
    assert made == [1]
    app.context.settings.update(patience=5)
    app.context.settings.update(theme="gallery")
    assert made == [1, 5]
