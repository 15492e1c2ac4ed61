"""What comes from outside is shown letter by letter: no markup, no picture loaded, no key taken, on any page."""

import csv
from pathlib import Path

import pytest
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from artgames.app.result.page import ResultPage
from artgames.app.results.page import ResultsPage
from artgames.app.room.slide import _label as slide_label
from artgames.app.widgets.painting_label_html import label_html
from artgames.engine.words import shortened
from artgames.exhibits.playlist import Playlist, Round
from artgames.exhibits.playlist_file import write_playlist
from artgames.learning.schedule import Item, Review
from artgames.scene.plain_text import LONGEST_BUTTON, LONGEST_TIP, button_text, tip
from artgames.store import Player, Table
from tests.app.conftest import App
from tests.support.hands import play_to_the_end
from tests.support.import_pictures import fill
from tests.support.outside import ENDLESS, EVIL, HEART, PACK, TURNED, evil_pack, evil_set, texts_on, wrong_on

PEOPLE = ("<b>Zq</b>&Zq", "<b>Zq</b>&Zq 2", "Ann")


@pytest.fixture
def evil(app: App) -> App:
    evil_pack(app.context.data)
    app.context.library.refresh()
    deck = app.context.library.deck(PACK)
    assert deck is not None
    evil_set(app.context.data, deck.ids[:20])
    return app


def table() -> Table:
    players = tuple(Player(name, mark) for mark, name in enumerate(PEOPLE))
    return Table("stolen_paintings", players, {"exhibit": 12, "rounds_per_player": 1}, PACK)


def fault_free(app: App, *, painted: bool = False) -> None:
    """`painted`: what is said stands in no label, button or list here, and is drawn by hand."""
    app.window.grab()
    windows = QApplication.topLevelWidgets()
    assert app.window.minimumSizeHint().width() <= app.window.width(), "a long text makes the window wider"
    assert painted or any("Zq" in texts_on(window) for window in windows), "the attack has not come so far"
    assert "\n".join(wrong for window in windows for wrong in wrong_on(window)) == ""


def test_set_up(evil: App) -> None:
    evil.navigator.open("setup", table())
    evil.window.grab()
    fault_free(evil)


def test_home_and_notices(evil: App) -> None:
    opened = evil.flow.matches.begin(table())
    evil.navigator.open("home")
    fault_free(evil)
    evil.shell.controllers.home.remove(opened.record.id)
    fault_free(evil)
    evil.window.notice(ENDLESS)
    fault_free(evil)


def test_table_room_and_result(evil: App) -> None:
    opened = evil.flow.matches.begin(table())
    evil.flow.resume(opened.record.id)
    fault_free(evil, painted=True)
    evil.room.toggle()
    fault_free(evil, painted=True)
    evil.room.toggle()
    play_to_the_end(opened)
    evil.flow.show_result_of(opened)
    page = evil.window.page()
    assert isinstance(page, ResultPage)
    page.podium.skip()
    fault_free(evil)
    evil.navigator.open("correction", opened)
    fault_free(evil)


def test_review_and_memory(evil: App) -> None:
    rob = Table("steal_this_game", tuple(Player(name, mark) for mark, name in enumerate(PEOPLE[:2])), {}, "")
    opened = evil.flow.matches.begin(rob)
    play_to_the_end(opened)
    evil.navigator.open("review", opened)
    fault_free(evil)
    opened = evil.flow.matches.begin(table())
    play_to_the_end(opened)
    evil.navigator.open("recall_map", opened)
    fault_free(evil)


def test_results(evil: App) -> None:
    opened = evil.flow.matches.begin(table())
    play_to_the_end(opened)
    assert opened.match.outcome() is not None
    opened.record.finish(opened.match.outcome())  # type: ignore[arg-type]
    page: ResultsPage = evil.navigator.page("results")
    with evil.bot.waitSignal(page.reading.done):
        evil.navigator.open("results")
    fault_free(evil)
    page.farewell.ask(PEOPLE[0])
    fault_free(evil)


def test_collection(evil: App) -> None:
    evil.navigator.open("catalogue", PACK)
    fault_free(evil)
    page = evil.navigator.page("catalogue")
    for button in (page.ui.asList, page.ui.asTimeLine, page.ui.asWall):
        button.click()
        fault_free(evil)
    page.sets.menu.aboutToShow.emit()
    page.selection.search(HEART)
    page.viewer.open(page.selection.paintings[0].id)
    fault_free(evil)
    page.viewer.ui.wrong.click()
    fault_free(evil)


def test_paper_settings_and_learning(evil: App) -> None:
    evil.navigator.open("print")
    fault_free(evil)
    evil.navigator.open("settings")
    assert wrong_on(evil.window) == []
    (chosen,) = evil.context.library.sets
    evil.navigator.open("set_order", chosen)
    fault_free(evil)


def test_exhibits(evil: App, tmp_path: Path) -> None:
    file = tmp_path / f"{'Zq&Zq'}.artexhibit"
    write_playlist(Playlist(title=EVIL, rounds=(Round(title=EVIL, deck=PACK, paintings=12),)), file)
    evil.navigator.open("exhibit", file)
    fault_free(evil)


def test_import(evil: App, tmp_path: Path) -> None:
    folder = fill(tmp_path / "<b>Zq<", "a.jpg", "b.jpg")
    with (folder / "list.csv").open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["file", "title", "artist", TURNED])
        rows.writerow(["a.jpg", ENDLESS, EVIL, EVIL])
        rows.writerow(["b.jpg", EVIL, EVIL, EVIL])
    evil.navigator.open("import", [folder])
    page = evil.navigator.page("import")
    evil.bot.waitUntil(lambda: page.ui.steps.currentWidget() is page.ui.foundPage)
    fault_free(evil)
    page.ui.name.setText(EVIL)
    with evil.bot.waitSignal(page.work.added):
        page.ui.make.click()
    fault_free(evil)


def test_learning(evil: App) -> None:
    answers = {0: Review(Item(evil.context.library.decks[0].ids[0], "title"), True, 1_750_000_000.0)}
    for number, person in enumerate(PEOPLE):
        evil.context.store.memories.record(person, number, answers)
    evil.navigator.open("home")
    fault_free(evil)
    evil.navigator.open("learning", PEOPLE[0])
    fault_free(evil)


@pytest.mark.parametrize("text", [EVIL, TURNED, ENDLESS, "Currier & Ives", "a\nb", "1 < 2"])
def test_tips_and_buttons_say_what_they_were_given(text: str) -> None:
    shown = tip(text)
    document = QTextDocument()
    if GuiQt.mightBeRichText(shown):
        document.setHtml(shown)
        shown = document.toPlainText()
    assert shown == shortened(text, LONGEST_TIP)
    assert button_text(text).replace("&&", "&") == shortened(text, LONGEST_BUTTON)


def test_the_curtain_the_zoom_and_the_slide_escape_what_they_set(evil: App) -> None:
    deck = evil.context.library.deck(PACK)
    assert deck is not None
    painting = deck.painting(deck.ids[5])
    for html in (label_html(painting), slide_label(painting, "#000")):
        document = QTextDocument()
        document.setHtml(html)
        assert "<img src" in document.toPlainText() and "\ufffc" not in document.toPlainText()
