"""The result page after real matches."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from artgames.app.context import AppContext
from artgames.app.result.page import ResultPage
from artgames.app.result.standings import PodiumStep
from artgames.app.table.match_service import Matches, OpenMatch
from artgames.engine.rng import Rng
from artgames.scene.tempo import Tempo
from artgames.store import Table
from tests.app.conftest import App


def play_to_the_end(opened: OpenMatch) -> OpenMatch:
    rng = Rng.from_seed("a match")
    match = opened.match
    while match.outcome() is None:
        seat = match.to_act()[0]
        choices = match.choices(seat)
        which, rng = rng.below(len(choices))
        action, rng = choices[which].sample(rng)
        match.submit(seat, action)
    return opened


@pytest.fixture
def opened(context: AppContext, make_table: Callable[..., Table]) -> OpenMatch:
    return play_to_the_end(Matches(context.store, context.library).begin(make_table("Ruth", "Jonas", "Emil", "Anna")))


@pytest.fixture
def page(app: App, opened: OpenMatch) -> Iterator[ResultPage]:
    app.flow.show_result_of(opened)
    shown = app.window.page()
    assert isinstance(shown, ResultPage)
    shown.slips.end()
    yield shown
    shown.podium.skip()


def emitted(signal: Any) -> list[Any]:
    signal.disconnect()
    caught: list[Any] = []
    signal.connect(caught.append)
    return caught


def test_third_second_first_one_second_apart_with_reduced_motion(app: App, page: ResultPage) -> None:
    assert not page.podium.is_complete and page.ui.title.text() == "The result"
    assert not page.podium.accessibleName().startswith("1.")
    with app.bot.waitSignal(page.podium.complete, timeout=4000):
        pass
    assert page.podium.accessibleName().startswith("1.")
    assert "wins" in page.ui.title.text() or "share" in page.ui.title.text()


def test_points_below_nothing_have_a_minus_and_no_hyphen(page: ResultPage, opened: OpenMatch) -> None:
    page.podium.start([PodiumStep(1, (0,), 2), PodiumStep(2, (1,), -3)], opened.table.players, Tempo(reduced=True))
    page.podium.skip()
    assert page.podium.accessibleName() == "1. Ruth: 2. 2. Jonas: −3."


def test_a_click_or_escape_shows_everything_at_once(app: App, page: ResultPage) -> None:
    QTest.keyClick(app.window, Qt.Key.Key_Escape)
    assert page.podium.is_complete and app.window.page() is page
    QTest.keyClick(app.window, Qt.Key.Key_Escape)
    assert app.window.page() is app.home


def test_the_match_has_left_continue_and_is_in_the_history(app: App, page: ResultPage, opened: OpenMatch) -> None:
    page.podium.skip()
    assert app.context.store.unfinished() == []
    (result,) = app.context.store.results()
    assert result.outcome == opened.match.outcome()


def test_pad_chart_and_labels_agree_with_the_match(page: ResultPage, opened: OpenMatch) -> None:
    page.podium.skip()
    view: Any = opened.match.view(None)
    totals = [page.pad.index(seat, 0).data().replace("−", "-") for seat in range(4)]
    assert totals == [str(points) for points in view.totals]
    assert page.pad.columnCount() == 1 + view.rounds
    assert page.stolen.rowCount() == sum(len(one.stolen) for one in view.pad)
    assert "Ruth" in page.chart.accessibleName()


def press_in(app: App, button: QPushButton) -> None:
    """Where the button is, whatever takes the press there."""
    handle = app.window.windowHandle()
    spot = button.mapTo(app.window, button.rect().center())
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=spot)


def test_a_press_that_was_meant_for_the_table_starts_nothing(app: App, opened: OpenMatch) -> None:
    app.flow.show_result_of(opened)
    page = app.window.page()
    assert isinstance(page, ResultPage)
    again = emitted(page.again)
    press_in(app, page.ui.again)
    QTest.keyClick(app.window.focusWidget(), Qt.Key.Key_Return)
    QTest.keyClick(app.window.focusWidget(), Qt.Key.Key_Space)
    assert again == []
    app.bot.waitUntil(lambda: not page.slips.is_on, timeout=3000)
    assert page.ui.again.hasFocus()
    press_in(app, page.ui.again)
    assert again == [opened.table]
    page.podium.skip()


def test_same_again_rotate_and_change(page: ResultPage, opened: OpenMatch) -> None:
    page.podium.skip()
    again, changed = emitted(page.again), emitted(page.changed)
    assert page.ui.again.hasFocus()
    QTest.keyClick(page.ui.again, Qt.Key.Key_Return)
    page.ui.rotate.click()
    page.ui.change.click()
    assert [table.names for table in again] == [("Ruth", "Jonas", "Emil", "Anna"), ("Jonas", "Emil", "Anna", "Ruth")]
    assert changed == [opened.table]


def test_theme_and_size_change_live(app: App, page: ResultPage) -> None:
    page.podium.skip()
    app.context.settings.update(theme="daylight", text_scale=150)
    QTest.qWait(20)
    assert page.pad.rowCount() == 4 and not page.grab().isNull()


@pytest.mark.parametrize(("slug", "whole"), [("picture_code", True), ("stolen_paintings", False)])
def test_where_nothing_is_counted_the_podium_has_the_whole_page(
    app: App, context: AppContext, make_table: Callable[..., Table], slug: str, whole: bool
) -> None:
    table = msgspec.structs.replace(make_table("Ruth", "Jonas", "Emil", "Anna"), game=slug)
    app.flow.show_result_of(play_to_the_end(Matches(context.store, context.library).begin(table)))
    page = app.window.page()
    assert isinstance(page, ResultPage)
    page.podium.skip()
    panel, sheet = page.ui.podiumPanel, page.ui.sheet
    app.bot.waitUntil(lambda: (panel.height() > sheet.height() * 0.8) is whole)
