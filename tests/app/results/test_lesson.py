"""A lesson from the first look at the paintings to what the class knew, through the window."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from artgames.app.result.page import ResultPage
from artgames.app.results.page import ResultsPage
from artgames.app.setup.page import SetupPage
from artgames.app.table.page import TablePage
from artgames.store import Player, Table
from tests.app.conftest import App

PUPILS = ("Ann", "Zoë")


def make_set(app: App) -> None:
    app.navigator.open("catalogue")
    room = app.navigator.page("catalogue")
    room.ui.search.setText("portrait")
    QTest.keyClick(room.ui.search, Qt.Key.Key_Return)
    room.sets.ask_for_name()
    room.ui.nameBar.ui.name.setText("Faces")
    room.ui.nameBar.ui.keep.click()


def press(app: App, *keys: Qt.Key) -> None:
    for key in keys:
        target = app.window.focusWidget()
        assert target is not None
        QTest.keyClick(target, key)


def play(app: App) -> None:
    """Both lock in the row as it lies, and say so once more; by keyboard alone."""
    page = app.window.page()
    assert isinstance(page, TablePage) and page.flow is not None
    page.lock_out = 0.0
    press(app, Qt.Key.Key_Return)
    for _ in PUPILS:
        press(app, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Return)
    flow = page.flow

    def is_at_rest() -> bool:
        flow.finish_moving()
        return not flow.is_moving

    app.bot.waitUntil(is_at_rest)
    with app.bot.waitSignal(page.finished):
        press(app, Qt.Key.Key_Return)


def test_a_lesson(app: App, tmp_path: Path) -> None:
    app.context.settings.update(curtain_single_press=True)
    make_set(app)
    players = tuple(Player(name, seat) for seat, name in enumerate(PUPILS))
    app.navigator.open("setup", Table("chronology", players, {}, "set:faces"))
    setup = app.window.page()
    assert isinstance(setup, SetupPage) and "Faces" in setup.ui.deckTitle.text()
    setup.ui.start.click()
    play(app)
    result = app.window.page()
    assert isinstance(result, ResultPage)
    results: ResultsPage = app.navigator.page("results")
    with app.bot.waitSignal(results.reading.done):
        result.ui.whoKnew.click()
    assert app.window.page() is results
    assert [(row.name, row.counted.asked) for row in results.pupils.rows()] == [("Ann", 8), ("Zoë", 8)]
    deck = app.context.library.deck("set:faces")
    assert deck is not None and {row.key for row in results.paintings.rows()} <= set(deck.ids)
    results.files.save_csv("pupils", tmp_path / "class.csv")
    results.files.save_pdf(tmp_path / "class.pdf")
    assert "Zoë,8," in (tmp_path / "class.csv").read_text("utf-8-sig") and (tmp_path / "class.pdf").stat().st_size
    results.ui.back.click()
    assert app.window.page() is result
