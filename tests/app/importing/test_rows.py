"""A row that found no picture is taken to the one it belongs to: by mouse, or by copy and paste."""

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest

from artgames.app.importing.page import ImportPage
from artgames.decks import Painting
from artgames.decks.importing.remarks import Oddity
from tests.app.conftest import App
from tests.app.importing.importing_hands import make
from tests.support.import_pictures import fill


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Four pictures; the table names one of them by a name that it no longer has."""
    made = fill(tmp_path / "Our Pictures", "a.jpg", "b.jpg", "c.jpg", "zzz.jpg")
    table = "Bild;Titel;Künstler;Jahr\na.jpg;Hase;Anna Ader;1502\nb.jpg;Fisch;;1925\nc.jpg;Kuh;;\n"
    (made / "list.csv").write_text(f"{table}lost.jpg;Der Kuss;Berta Beer;um 1910\n", "utf-8")
    return made


def card(app: App, page: ImportPage, number: int = 4) -> Painting:
    deck = app.context.library.deck(page.slug)
    assert deck is not None
    return deck.painting(deck.ids[number - 1])


def line(page: ImportPage, kind: Oddity) -> QModelIndex:
    model = page.done.oddities
    return model.index(0, 0, model.groups()[kind])


def dateless(page: ImportPage) -> list[tuple[int, QModelIndex]]:
    heading = page.done.oddities.groups()[Oddity.NO_DATE]
    return [(row, heading) for row in range(page.done.oddities.rowCount(heading))]


def drop(page: ImportPage, row: QModelIndex, at: QModelIndex) -> bool:
    """What Qt does when somebody lets go."""
    model = page.done.oddities
    data = model.mimeData([row])
    may = model.canDropMimeData(data, Qt.DropAction.CopyAction, -1, -1, at)
    return model.dropMimeData(data, Qt.DropAction.CopyAction, -1, -1, at) and may


def test_a_row_that_is_dropped_on_a_picture_becomes_its_label(app: App, folder: Path) -> None:
    page = make(app, folder)
    assert "Drag a row" in page.ui.oddText.text()
    assert card(app, page).title == "Zzz"
    with app.bot.waitSignal(page.undoable) as done:
        assert drop(page, line(page, Oddity.NO_PICTURE), line(page, Oddity.NO_ROW))
    now = card(app, page)
    assert (now.title, now.artist, now.dated, now.begun) == ("Der Kuss", "Berta Beer", "um 1910", 1910)
    assert not {Oddity.NO_PICTURE, Oddity.NO_ROW} & page.done.oddities.groups().keys()
    assert [str(page.done.oddities.index(row, 0, at).data()) for row, at in dateless(page)] == ["“Kuh” has no date."]
    assert "Drag a row" not in page.ui.oddText.text()
    assert "with a date: 3" in page.ui.doneFacts.text()
    assert done.args is not None and "“Der Kuss”" in done.args[0]
    done.args[1]()
    assert card(app, page).title == "Zzz"
    assert {Oddity.NO_PICTURE, Oddity.NO_ROW} <= page.done.oddities.groups().keys()


def test_copy_and_paste_do_the_same(app: App, folder: Path) -> None:
    page = make(app, folder)
    view = page.ui.report
    view.setFocus()
    view.setCurrentIndex(line(page, Oddity.NO_PICTURE))
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    view.setCurrentIndex(line(page, Oddity.NO_ROW))
    QTest.keyClick(view, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert card(app, page).title == "Der Kuss"


def test_nothing_else_can_be_dropped_and_nowhere_else(app: App, folder: Path) -> None:
    page = make(app, folder)
    heading = page.done.oddities.groups()[Oddity.NO_ROW]
    row, picture = line(page, Oddity.NO_PICTURE), line(page, Oddity.NO_ROW)
    assert not drop(page, picture, row) and not drop(page, picture, picture)
    assert not drop(page, row, heading) and not drop(page, row, row)
    model = page.done.oddities
    assert model.flags(row) & Qt.ItemFlag.ItemIsDragEnabled and not model.flags(picture) & Qt.ItemFlag.ItemIsDragEnabled
    assert model.flags(picture) & Qt.ItemFlag.ItemIsDropEnabled
    assert card(app, page).title == "Zzz"
