"""The page for paper."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from artgames import games
from artgames.app.printing.labels import file_name
from artgames.app.printing.page import PrintPage
from artgames.decks import Filter, SavedSets
from tests.app.conftest import App


@pytest.fixture
def page(app: App) -> PrintPage:
    app.navigator.open("print", kind="tokens")
    made: PrintPage = app.navigator.page("print")
    settle(app, made)
    return made


def settle(app: App, page: PrintPage) -> None:
    app.bot.waitUntil(lambda: not page._follow.isActive())
    page.ui.preview.finish()


def choose(app: App, page: PrintPage, **wanted: object) -> None:
    """As a hand does it: choose in a box, and the page follows."""
    for name, value in wanted.items():
        box = getattr(page.ui, name)
        box.setCurrentIndex(box.findData(value))
        box.activated.emit(box.currentIndex())
    settle(app, page)


def test_home_leads_there_and_esc_back(app: App) -> None:
    menu = app.home.ui.more.menu()
    action = next(action for action in menu.actions() if "Print" in action.text())
    action.trigger()
    assert app.window.page() is app.navigator.page("print")
    settle(app, app.navigator.page("print"))
    QTest.keyClick(app.window, Qt.Key.Key_Escape)
    assert app.window.page() is app.home


def test_only_what_matters_is_asked(app: App, page: PrintPage) -> None:
    ui = page.ui
    choose(app, page, kind="deck")
    assert ui.label.isVisible() and ui.source.isVisible() and not ui.game.isVisible()
    choose(app, page, kind="tokens")
    assert not (ui.label.isVisible() or ui.source.isVisible() or ui.game.isVisible() or ui.pictures.isVisible())
    choose(app, page, kind="pads")
    assert ui.game.isVisible() and not ui.source.isVisible()
    choose(app, page, kind="answers")
    assert ui.pictures.isVisible() and ui.source.isVisible()


def test_the_preview_follows_and_shows_the_very_pages(app: App, page: PrintPage) -> None:
    choose(app, page, kind="deck", source="met", perPage=9, paper="A4")
    preview = page.ui.preview
    assert preview.pages_shown()[0] == 0 and not preview.is_drawing()
    before = page.ui.told.text()
    choose(app, page, perPage=6)
    assert page.ui.told.text() != before
    picture = preview.grab().toImage()
    colours = {picture.pixelColor(x, picture.height() // 2).rgb() for x in range(picture.width())}
    assert len(colours) > 20, "a painting is there"


def test_pages_are_turned_by_buttons_and_keys(app: App, page: PrintPage) -> None:
    choose(app, page, kind="pads")
    preview, ui = page.ui.preview, page.ui
    assert not ui.earlier.isEnabled()
    ui.later.click()
    first = preview.pages_shown()[0]
    assert first > 0 and ui.earlier.isEnabled() and str(first + 1) in ui.where.text()
    preview.setFocus()
    QTest.keyClick(preview, Qt.Key.Key_PageUp)
    assert preview.pages_shown()[0] == 0
    preview.finish()


def test_one_game_alone(app: App, page: PrintPage) -> None:
    choose(app, page, kind="pads", game="steal_this_game")
    assert page.ui.told.text() == "One page"
    assert page.ui.game.count() == len(games.names()) + 1


def test_the_rules_of_a_game(app: App, page: PrintPage) -> None:
    choose(app, page, kind="rules", game="chronology")
    assert page.ui.told.text() == "One page" and not page.ui.source.isVisible()
    choose(app, page, game="")
    assert page.ui.told.text().startswith(str(len(games.names())))


def test_a_pdf_is_written_and_it_is_said_where(app: App, page: PrintPage, tmp_path: Path) -> None:
    choose(app, page, kind="tokens")
    with app.bot.waitSignal(page.told) as told:
        page.save_pdf(tmp_path / "tokens")
    assert "tokens.pdf" in told.args[0] and (tmp_path / "tokens.pdf").read_bytes().startswith(b"%PDF")
    assert page.ui.savePdf.isVisible() and not page.ui.cancel.isVisible()


def test_it_can_be_stopped_and_nothing_is_left(app: App, page: PrintPage, tmp_path: Path) -> None:
    choose(app, page, kind="deck", source="met")
    page.save_pdf(tmp_path / "deck.pdf")
    app.bot.waitUntil(lambda: page.ui.progress.value() > 0)
    assert page.is_working() and page.ui.cancel.isVisible() and not page.ui.wishes.isEnabled()
    QTest.keyClick(app.window, Qt.Key.Key_Escape)
    assert not page.is_working() and app.window.page() is page
    assert not [file for file in tmp_path.iterdir() if file.name.startswith("deck")]


def test_a_folder_that_takes_nothing_is_said_so(app: App, page: PrintPage, tmp_path: Path) -> None:
    choose(app, page, kind="tokens")
    with app.bot.waitSignal(page.told) as told:
        page.save_pdf(tmp_path / "nowhere" / "tokens.pdf")
    assert "Choose another folder" in told.args[0]


def test_the_catalogue_prints_what_it_shows(app: App) -> None:
    app.navigator.open("catalogue")
    room = app.navigator.page("catalogue")
    room.selection.search("monet")
    shown = len(room.selection.paintings)
    room.ui.print.click()
    room.ui.sheetBar.ui.more.click()
    page: PrintPage = app.navigator.page("print")
    assert app.window.page() is page and page.ui.source.currentText().endswith(f"({shown})")
    settle(app, page)
    page.ui.back.click()
    assert app.window.page() is room


def test_a_set_is_printed_from_its_menu(app: App) -> None:
    kept = SavedSets(app.context.data / "sets.json").save("Winter", "met", Filter(words="portrait"))
    app.navigator.open("catalogue")
    room = app.navigator.page("catalogue")
    room.sets.print_wanted.emit(kept.deck_slug)
    page: PrintPage = app.navigator.page("print")
    assert page.ui.source.currentData() == kept.deck_slug and page.ui.source.currentText().startswith("Winter")
    settle(app, page)


def test_a_title_becomes_a_name_that_every_system_takes() -> None:
    assert file_name("Cards: Winter / “1888”?") == "Cards Winter 1888"
    assert file_name("???") == "Artgames"
