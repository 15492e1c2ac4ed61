"""The result page after real matches."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from artgames import games
from artgames.app.context import AppContext
from artgames.app.models.stolen import StolenRow
from artgames.app.result.page import ResultPage
from artgames.app.result.standings import PodiumStep
from artgames.app.table.match_service import Matches, OpenMatch
from artgames.decks.library import COLLECTION
from artgames.engine.rng import Rng
from artgames.scene.tempo import Tempo
from artgames.store import Player, Table
from tests.app.conftest import App

NAMES = ("Ruth", "Jonas", "Emil", "Anna", "Paul", "Ida", "Noah", "Lena")


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
    shown.podium._next.stop()  # time stands still: on a busy machine everybody would have stepped up
    yield shown
    shown.podium.skip()


def emitted(signal: Any) -> list[Any]:
    signal.disconnect()
    caught: list[Any] = []
    signal.connect(caught.append)
    return caught


def test_third_second_first_one_second_apart_with_reduced_motion(app: App, page: ResultPage, opened: OpenMatch) -> None:
    app.flow.show_result_of(opened)  # once more, from the beginning
    assert not page.podium.is_complete and page.ui.title.text() == "The result"
    assert not page.podium.accessibleName().startswith("1.")
    with app.bot.waitSignal(page.podium.complete):
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
    totals = [page.sections.pad.index(row, 0).data().replace("−", "-") for row in range(4)]
    assert totals == [str(points) for points in sorted(view.totals, reverse=True)]
    assert page.sections.pad.columnCount() == 1 + view.rounds
    assert page.sections.stolen.rowCount() == sum(len(one.stolen) for one in view.pad)
    assert "Ruth" in page.sections.chart.accessibleName()


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
    app.bot.waitUntil(lambda: not page.slips.is_on)
    assert not page.ui.again.hasFocus(), "any key tells the result first"
    QTest.keyClick(app.window.focusWidget(), Qt.Key.Key_Return)
    assert again == [] and page.podium.is_settled and page.ui.again.hasFocus()
    press_in(app, page.ui.again)
    assert again == [opened.table]


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
    assert page.sections.pad.rowCount() == 4 and not page.grab().isNull()


def test_nothing_tells_who_has_won_before_the_podium_does(page: ResultPage) -> None:
    ui = page.ui
    hidden = (ui.story, ui.awards, ui.padPanel, ui.stolenPanel)
    assert not any(part.isVisible() for part in hidden) and ui.title.text() == "The result"
    page.podium.skip()
    assert all(part.isVisible() for part in hidden) and ui.title.text() != "The result"


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_A])
def test_any_key_tells_everything(app: App, page: ResultPage, key: Qt.Key) -> None:
    again = emitted(page.again)
    QTest.keyClick(app.window.focusWidget(), key)
    assert page.podium.is_settled and page.ui.again.hasFocus() and again == []


def test_a_key_that_is_held_tells_everything_and_presses_nothing(app: App, page: ResultPage) -> None:
    again = emitted(page.again)
    kinds = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    press, let_go = (QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier) for kind in kinds)
    held = QKeyEvent(kinds[0], Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True, 1)
    for event in (press, held, held, held):
        QApplication.sendEvent(app.window.focusWidget(), event)
    assert page.podium.is_settled and again == []
    QApplication.sendEvent(app.window.focusWidget(), let_go)
    assert page.ui.again.hasFocus() and again == []


def test_a_click_anywhere_tells_everything(app: App, page: ResultPage) -> None:
    QTest.mouseClick(page.ui.title, Qt.MouseButton.LeftButton)
    assert page.podium.is_settled


def result_of(app: App, slug: str, seats: int, **options: object) -> ResultPage:
    info = games.load(slug).info
    people = tuple(Player(name, seat) for seat, name in enumerate(NAMES[:seats]))
    table = Table(slug, people, options, info.deck or COLLECTION)  # type: ignore[arg-type]
    app.flow.show_result_of(play_to_the_end(Matches(app.context.store, app.context.library).begin(table, "one")))
    page = app.window.page()
    assert isinstance(page, ResultPage)
    page.slips.end()
    page.podium.skip()
    QApplication.processEvents()
    return page


@pytest.mark.parametrize(("slug", "seats"), [("art_robbery", 4), ("art_gallery", 3), ("steal_this_game", 2)])
def test_a_sheet_that_is_written_at_the_end_takes_the_place_of_the_chart(app: App, slug: str, seats: int) -> None:
    page = result_of(app, slug, seats)
    lines = page.ui.lines.cards
    assert len(lines) == seats and all(card.isVisible() for card in lines)
    assert not page.sections.chart.isVisible() and not page.ui.pad.isVisible()
    assert page.ui.story.isAncestorOf(page.ui.padPanel)
    points = [int(card.accessibleName().split(": ")[1].split(".")[0]) for card in lines]
    assert points == sorted(points, reverse=True)


def test_a_pad_of_rounds_is_back_after_a_sheet(app: App) -> None:
    result_of(app, "art_robbery", 3)
    page = result_of(app, "stolen_paintings", 3)
    assert page.ui.pad.isVisible() and page.sections.chart.isVisible() and not page.ui.lines.isVisible()
    assert not page.ui.story.isAncestorOf(page.ui.padPanel)


@pytest.mark.parametrize("slug", ["dialogue", "title_teller", "art_gallery"])
def test_as_many_rounds_are_told_as_were_played(app: App, slug: str) -> None:
    """Dialogue has several lines a round, Title Teller none where nobody scored."""
    page = result_of(app, slug, 4)
    shown = page._shown
    assert shown is not None
    rounds = shown.view.round
    assert rounds and rounds != len(shown.view.pad)
    told = page.ui.facts.text().partition(" · ")[2]
    assert told == (f"{rounds} rounds" if rounds > 1 else "")


@pytest.mark.parametrize("slug", ["dialogue", "art_and_music", "title_teller", "picture_code", "likeness"])
def test_what_people_wrote_can_be_read_once_more(app: App, slug: str) -> None:
    page = result_of(app, slug, 4)
    assert page.ui.albumPanel.isVisible() and page.ui.albumHeading.text()
    told = page.sections.album.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told and page.ui.album.height() > 50


def test_awards_are_read_and_reached_by_keyboard(app: App) -> None:
    page = result_of(app, "stolen_paintings", 4)
    first, second, *_ = page.ui.awards.cards
    first.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert second.hasFocus() and ": " in second.accessibleName()
    QTest.keyClick(second, Qt.Key.Key_Left)
    QTest.keyClick(first, Qt.Key.Key_Left)
    assert first.hasFocus()


def test_awards_are_no_higher_than_their_words(app: App) -> None:
    """Where little else stands on the page, they took all the room that was left."""
    row = result_of(app, "steal_this_game", 2).ui.awards
    row.setParent(None)
    row.resize(1300, 300)
    row.show()
    QApplication.processEvents()
    assert row.height() == 300
    assert row.cards and all(card.height() <= card.sizeHint().height() + 4 for card in row.cards)
    row.deleteLater()


def test_eight_players_stand_on_the_podium_or_are_named_below_it(app: App) -> None:
    page = result_of(app, "stolen_paintings", 8, rounds_per_player=1, exhibit=12)
    told = page.podium.accessibleName() + page.sections.others.text()
    assert all(name in told for name in NAMES)


@pytest.mark.parametrize(
    ("slug", "seats", "options"),
    [("stolen_paintings", 4, {"cooperative": True}), ("picture_code", 4, {}), ("likeness", 3, {}), ("schools", 2, {})],
)
def test_where_nothing_is_counted_there_is_a_podium_and_no_score_sheet(
    app: App, slug: str, seats: int, options: dict[str, object]
) -> None:
    page = result_of(app, slug, seats, **options)
    assert page.ui.podiumPanel.isVisible() and not page.ui.padPanel.isVisible() and not page.ui.chartPanel.isVisible()
    assert all(name in page.podium.accessibleName() for name in NAMES[:seats])


def test_all_buttons_stand_in_one_line_as_long_as_there_is_room(app: App, page: ResultPage) -> None:
    app.window.resize(1366, 768)
    page.offer_lesson([StolenRow("", None)] * 3, learning=False)
    for percent, count in ((200, 3), (100, 5), (150, 5)):
        app.context.settings.update(text_scale=percent)
        QApplication.processEvents()
        shown = [button for button in page.ui.footRail.findChildren(QPushButton) if button.isVisible()]
        assert len(shown) == count
        assert len({button.mapTo(page, QPoint()).y() for button in shown}) == 1, percent
