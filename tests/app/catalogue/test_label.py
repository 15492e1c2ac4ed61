"""A label is corrected, through the window."""

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from artgames.app.catalogue.label_page import LabelPage
from artgames.app.catalogue.page import CataloguePage
from artgames.decks import Library
from tests.app.conftest import App


def look_at(app: App, card: int) -> CataloguePage:
    app.navigator.open("catalogue")
    page: CataloguePage = app.navigator.page("catalogue")
    page.show_painting(card)
    return page


def something_wrong(app: App, card: int) -> LabelPage:
    catalogue = look_at(app, card)
    QTest.mouseClick(catalogue.viewer.ui.wrong, Qt.MouseButton.LeftButton)
    page = app.window.page()
    assert isinstance(page, LabelPage)
    return page


def line_of(page: LabelPage, name: str) -> QLineEdit:
    line = page.findChild(QLineEdit, name)
    assert isinstance(line, QLineEdit)
    return line


def write(page: LabelPage, name: str, text: str) -> None:
    line = line_of(page, name)
    line.setFocus()
    line.selectAll()
    line.insert(text)  # as an input method does; QTest types no accents


@pytest.fixture
def card(app: App) -> int:
    return app.context.library.packs[0].ids[0]


def label(app: App, card: int) -> tuple[str, str, int | None]:
    deck = app.context.library.deck("collection")
    assert deck is not None
    painting = deck.painting(card)
    return painting.artist, painting.dated, painting.completed


def test_a_corrected_label_is_shown_and_dealt_and_kept(app: App, card: int) -> None:
    before = label(app, card)
    page = something_wrong(app, card)
    write(page, "artist", "Käthe Kollwitz")
    write(page, "dated", "c. 1903")
    QTest.mouseClick(page.ui.save, Qt.MouseButton.LeftButton)
    viewer = look_at(app, card).viewer
    assert "Käthe Kollwitz" in viewer.ui.artist.text() and "1903" in viewer.ui.dated.text()
    assert before != label(app, card) == ("Käthe Kollwitz", "c. 1903", 1903)
    again = Library.open(app.context.data, app.context.cache).deck("collection")
    assert again is not None and again.artist_of(card) == "Käthe Kollwitz"


def test_a_correction_is_undone_and_the_label_restored(app: App, card: int) -> None:
    before = label(app, card)
    undone = []
    something_wrong(app, card).undoable.connect(lambda _text, undo: undone.append(undo))
    page = something_wrong(app, card)
    write(page, "artist", "Nobody")
    QTest.keyClick(line_of(page, "artist"), Qt.Key.Key_Return)
    assert label(app, card) != before
    undone[0]()
    assert label(app, card) == before
    page = something_wrong(app, card)
    assert page.ui.asItCame.isHidden()
    write(page, "artist", "Nobody")
    page.ui.save.click()
    something_wrong(app, card).ui.asItCame.click()
    assert label(app, card) == before and not app.context.library.corrections.all()  # type: ignore[union-attr]


def test_what_is_not_understood_is_said_and_cannot_be_saved(app: App, card: int) -> None:
    page = something_wrong(app, card)
    assert not page.ui.save.isEnabled(), "nothing is different yet"
    write(page, "dated", "Tuesday")
    assert "1503–06" in page.ui.problem.text() and not page.ui.save.isEnabled()
    write(page, "dated", "1665")
    assert page.ui.problem.isHidden() and page.ui.save.isEnabled()
    write(page, "title", " ")
    assert page.ui.problem.text() == "A painting needs a title."


def test_what_was_begun_outlives_esc_but_not_cancel(app: App, card: int) -> None:
    page = something_wrong(app, card)
    write(page, "city", "Elsewhere")
    QTest.keyClick(line_of(page, "city"), Qt.Key.Key_Escape)
    assert app.window.page() is not page
    assert something_wrong(app, card).lines()["city"] == "Elsewhere"
    page.ui.cancel.click()
    assert something_wrong(app, card).lines()["city"] != "Elsewhere"


def test_markup_stays_text(app: App, card: int) -> None:
    page = something_wrong(app, card)
    write(page, "title", "<b>Bold</b>")
    page.ui.save.click()
    title = look_at(app, card).viewer.ui.title
    assert title.text() == "<b>Bold</b>" and title.textFormat() == Qt.TextFormat.PlainText


def test_corrections_are_exported(app: App, card: int, tmp_path: Path) -> None:
    before = label(app, card)[0]
    page = something_wrong(app, card)
    write(page, "artist", "=Nobody()")
    page.ui.save.click()
    something_wrong(app, card).export_to(tmp_path / "labels")
    with (tmp_path / "labels.csv").open(encoding="utf-8-sig", newline="") as file:
        head, row = csv.reader(file)
    assert head[3:] == ["It said", "It says now"] and row[:1] + row[2:] == [str(card), "Artist", before, "'=Nobody()"]
