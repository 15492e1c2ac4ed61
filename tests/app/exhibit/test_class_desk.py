"""From the set-up page to the results of a class, with the host at the console."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QMenu

from artgames.app.exhibit import show_phones
from artgames.app.exhibit.show_console import ShowConsole
from artgames.app.results.page import ResultsPage
from artgames.app.room.slide_priority import Cover
from artgames.app.setup.page import SetupPage
from artgames.exhibits.exhibited import Step
from artgames.phones.addresses import NetworkCard
from tests.app.conftest import App
from tests.app.exhibit.test_class import pupil
from tests.app.exhibit.test_phones import Until, net, step_to, until  # noqa: F401 - fixtures
from tests.support.app_phones import Network
from tests.support.phone_client import HERE


@pytest.fixture
def desk(app: App, monkeypatch: pytest.MonkeyPatch) -> Iterator[ShowConsole]:
    monkeypatch.setattr(show_phones, "likely_cards", lambda: [NetworkCard("wlan0", HERE, has_gateway=True)])
    app.navigator.open("setup", "group_quiz")
    page = app.window.page()
    assert isinstance(page, SetupPage)
    page.ui.wholeClass.click()
    console = app.window.page()
    assert isinstance(console, ShowConsole) and console.running is not None
    yield console
    if console.running is not None:
        console.running.left.emit()


def entries(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if action.text()]


def test_a_class_from_set_up_to_its_results(
    app: App,
    desk: ShowConsole,
    net: Network,  # noqa: F811
    until: Until,  # noqa: F811
) -> None:
    show = desk.running
    assert show is not None
    window = show.window
    assert window.shown.cover is Cover.JOIN and desk.ui.classButton.isVisibleTo(desk)
    assert len(show.playlist.rounds) == 10 and {one.game for one in show.playlist.rounds} == {"group_quiz"}
    people = [pupil(net, window.phones, until, name) for name in ("Ada", "Ben")]
    menu = desk.class_menu
    menu.fill()
    assert entries(menu)[3:] == ["Ada  ·  0 points", "Ben  ·  0 points"]
    locks, lists = menu.actions()[:2]
    locks.trigger()
    lists.trigger()
    host = window.phones.host
    assert host is not None
    until(lambda: host.record.locked and not host.record.free_names)
    window.host.lift()
    step_to(window, Step.THINK)
    until(lambda: all(one.is_asked for one in people))
    for one in people:
        one.answer(numbers=[1])
    until(lambda: all(one.last("result") for one in people))
    menu.fill()
    sheet = menu.actions()[-1].menu()
    assert isinstance(sheet, QMenu)
    sheet.actions()[0].trigger()
    until(lambda: people[1].last("closed"))
    until(lambda: len(host.pupils()) == 1)
    until(lambda: bool(window.phones.book and window.phones.book.record.asked))
    page: ResultsPage = app.navigator.page("results")
    with app.bot.waitSignal(page.reading.done):
        show.left.emit()
    assert app.window.page() is page
    assert [row.name for row in page.pupils.rows()] == ["Ada", "Ben"]


def test_a_class_that_was_asked_nothing_has_no_results(app: App, desk: ShowConsole) -> None:
    assert desk.running is not None
    desk.running.left.emit()
    assert isinstance(app.window.page(), SetupPage)


def test_other_shows_have_no_class(app: App, desk: ShowConsole) -> None:
    from artgames.exhibits.playlist import Playlist, Round

    app.navigator.open("home")
    page = app.navigator.page("exhibit")
    page.start_wanted.emit(Playlist(rounds=(Round(),)), "walls")
    console = app.window.page()
    assert isinstance(console, ShowConsole) and not console.ui.classButton.isVisibleTo(console)


def test_only_games_with_a_question_or_a_wall_are_for_a_class(app: App) -> None:
    for slug, has in (("trivia", True), ("dialogue", False), ("stolen_paintings", True)):
        app.navigator.open("setup", slug)
        page = app.window.page()
        assert isinstance(page, SetupPage) and page.ui.wholeClass.isVisibleTo(page) == has
