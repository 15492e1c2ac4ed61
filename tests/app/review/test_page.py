"""*Show me* in the real window: from the table when a game is over, and from the result; never before."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from artgames import games
from artgames.app.context import AppContext
from artgames.app.result.page import ResultPage
from artgames.app.review.page import ReviewPage
from artgames.app.table.match_service import OpenMatch
from artgames.app.table.page import TablePage
from artgames.bots import RandomBot, play_match
from artgames.engine.api import HOUSE
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games.steal_this_game.rules.actions import Claim, Hide, NextGame, Open
from artgames.store import Player, Table
from artgames.testing.plain_setups import plain_setup
from tests.app.conftest import App
from tests.support.contexts import app_context
from tests.support.hands import bots, play_to_the_end, table_page

ADA, BEN = 0, 1


@pytest.fixture
def context(tmp_path: Path, copies: Path, qapp: QApplication) -> Iterator[AppContext]:
    """As fast as it goes."""
    with app_context(tmp_path / "data", copies, pace=3.0) as made:
        yield made


@pytest.fixture
def at_table(app: App) -> TablePage:
    """Ben steals first; nothing is hidden yet."""
    people = (Player("Ada", 0), Player("Ben", 1))
    app.flow.start(Table("steal_this_game", people, {"thief_seat": "second"}, "", hands="facing"), "seed")
    page = table_page(app)
    page.lock_out = 0.0
    return page


def do(app: App, page: TablePage, seat: int, *actions: object) -> None:
    assert page.flow is not None
    for action in actions:
        assert page.flow.session.submit(seat, action)  # type: ignore[arg-type]
        app.bot.waitUntil(lambda: at_rest(page))


def at_rest(page: TablePage) -> bool:
    assert page.flow is not None
    page.flow.finish_moving()
    return not page.flow.is_moving


def play_one_game(app: App, page: TablePage) -> None:
    do(app, page, ADA, Hide(1, 2))
    do(app, page, BEN, Claim(10), Open(1))


def told(page: ReviewPage) -> str:
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def shown(app: App) -> ReviewPage:
    page = app.window.page()
    assert isinstance(page, ReviewPage)
    return page


def test_it_is_offered_when_a_game_is_over_and_leads_back_to_the_table(app: App, at_table: TablePage) -> None:
    button = at_table.ui.secondaryButton
    assert not button.isVisible()
    do(app, at_table, ADA, Hide(1, 2))
    assert not button.isVisible()
    do(app, at_table, BEN, Claim(10))
    assert not button.isVisible()
    do(app, at_table, BEN, Open(1))
    assert button.isVisible() and button.text() == "Review"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    page = shown(app)
    assert "Game 1. Ben is the thief and Ada guards the money." in told(page)
    assert "Ben opens box 2: there’s the money!" in told(page)
    QTest.mouseClick(page.ui.back, Qt.MouseButton.LeftButton)
    assert app.window.page() is at_table and at_table.ui.primaryButton.text() == "Swap roles"
    do(app, at_table, HOUSE, NextGame())
    assert not button.isVisible()


def test_nothing_of_the_game_that_is_being_played_can_be_asked_for(app: App, at_table: TablePage) -> None:
    play_one_game(app, at_table)
    do(app, at_table, HOUSE, NextGame())
    do(app, at_table, BEN, Hide(3, 3))
    at_table.ui.secondaryButton.click()
    assert app.window.page() is at_table


def finish(app: App, page: TablePage) -> None:
    play_one_game(app, page)
    do(app, page, HOUSE, NextGame())
    do(app, page, BEN, Hide(0, 2))
    do(app, page, ADA, Claim(10), Open(3))


def test_from_the_result_by_keyboard_and_back(app: App, at_table: TablePage) -> None:
    finish(app, at_table)
    at_table.press()
    result = app.window.page()
    assert isinstance(result, ResultPage) and result.ui.showMe.isVisible()
    result.slips.end()
    result.podium.skip()
    result.ui.showMe.setFocus()
    QTest.keyClick(result.ui.showMe, Qt.Key.Key_Space)
    page = shown(app)
    assert page.ui.scroll.hasFocus() and len(page.cards) == 2
    assert "Game 2. Ada is the thief and Ben guards the money." in told(page)
    QTest.keyClick(app.window, Qt.Key.Key_Escape)
    assert app.window.page() is result
    result.slips.end()


def test_it_is_told_anew_each_time(app: App, at_table: TablePage) -> None:
    play_one_game(app, at_table)
    for _ in range(2):
        at_table.ui.secondaryButton.click()
        assert len(shown(app).cards) == 1 and told(shown(app)).count("Ben opens box 2") == 1
        shown(app).ui.back.click()


@pytest.mark.parametrize("theme", ["gallery", "daylight", "contrast"])
def test_it_can_be_read_in_every_look_and_size(app: App, at_table: TablePage, theme: str) -> None:
    finish(app, at_table)
    at_table.ui.secondaryButton.click()
    page = shown(app)
    app.context.settings.update(theme=theme, text_scale=150)
    QTest.qWait(30)
    sheet = page.ui.sheet.rect()
    for card in page.cards:
        assert sheet.contains(card.geometry())
        for label in card.findChildren(QLabel):
            assert label.heightForWidth(label.width()) <= label.height(), label.text()


def test_games_without_a_review_offer_none(app: App) -> None:
    opened = app.flow.matches.begin(bots(3), "over")
    play_to_the_end(opened)
    app.flow.show_result_of(opened)
    page = app.window.page()
    assert isinstance(page, ResultPage) and not page.ui.showMe.isVisible()
    page.podium.skip()


def test_a_review_that_takes_a_while_comes_when_it_is_ready(app: App) -> None:
    """The page is there at once; a match that was opened later is not told of an earlier one."""
    review = ReviewPage(app.context)
    opened = [OpenMatch(None, table_of("art_robbery"), lost(seed)) for seed in ("one", "two")]  # type: ignore[arg-type]
    for match in opened:
        review.open(match)
    assert not review.cards
    heading = "Looking back through the match…"
    assert heading in [label.text() for label in review.findChildren(QLabel)]
    expected = games.load("art_robbery").review(opened[1].match)
    app.bot.waitUntil(lambda: bool(review.cards), timeout=60_000)
    QThreadPool.globalInstance().waitForDone()
    QTest.qWait(30)
    assert len(review.cards) == len(expected)
    said = [label.text() for card in review.cards for label in card.findChildren(QLabel)]
    assert expected[0].title.render(("Ada", "Ben")) in said
    review.deleteLater()


def table_of(slug: str) -> Table:
    return Table(slug, (Player("Ada", 0), Player("Ben", 1)), {}, "")


def lost(seed: str) -> Match[Any]:
    game = games.load("art_robbery")
    match = Match[Any](game.slug, game.rules, plain_setup(game.info, 2, seed))
    play_match(match, [RandomBot(), game.make_bot("normal")], Rng.from_seed(seed))
    return match
