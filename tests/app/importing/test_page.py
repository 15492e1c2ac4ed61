"""Pictures of one's own: dropped, understood, made, reported, played with, given away and taken away."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication

from artgames.app.catalogue.page import CataloguePage
from artgames.app.importing.page import ImportPage
from artgames.app.models.import_remarks import CARDS_ROLE, OdditiesModel
from artgames.app.setup.page import SetupPage
from artgames.decks.importing.card_builder import Prepared, prepare_picture
from artgames.decks.importing.column_names import Role
from artgames.decks.importing.installed_packs import Shelf
from artgames.decks.importing.remarks import Remark, no_date, small
from tests.app.conftest import App
from tests.app.importing.importing_hands import look, make, open_page, step
from tests.support.import_pictures import picture


def test_somebody_is_asked_for_pictures(app: App) -> None:
    page = open_page(app)
    assert step(page) == "choosePage"
    assert page.ui.chooseFolder.hasFocus() and not page.ui.chooseProblem.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert app.window.page() is app.home


def test_a_folder_is_looked_at_and_its_table_understood(app: App, folder: Path) -> None:
    page = look(app, folder)
    ui = page.ui
    assert step(page) == "foundPage"
    assert ui.foundText.text() == "Pictures in “Our Pictures”: 4."
    assert (ui.name.text(), ui.name.hasFocus()) == ("Our Pictures", True)
    assert [ui.table.itemText(place) for place in range(ui.table.count())] == [
        "list.csv",
        "other.csv",
        "none – use the file names",
    ]
    assert ui.table.currentText() == "list.csv"
    assert "names 2 of the 4 pictures" in ui.matched.text()
    roles = [page.found.columns.box(column).role() for column in range(4)]
    assert roles == [Role.FILE, Role.TITLE, Role.DATED, None]


def test_a_guess_is_corrected(app: App, folder: Path) -> None:
    page = look(app, folder)
    box = page.found.columns.box(3)
    with app.bot.waitSignal(page.work.matched):
        box.setCurrentIndex(list(Role).index(Role.TITLE) + 1)
        box.activated.emit(box.currentIndex())
    assert (box.role(), page.found.columns.box(1).role()) == (Role.TITLE, None), "one column for one thing"
    with app.bot.waitSignal(page.work.added):
        page.ui.make.click()
    deck = app.context.library.deck("our-pictures")
    assert deck is not None and [deck.painting(card).title for card in deck.ids] == ["x", "y", "C"]


def test_the_wheel_scrolls_and_changes_no_guess(app: App, folder: Path) -> None:
    box = look(app, folder).found.columns.box(0)
    turn = QWheelEvent(
        QPointF(5, 5), box.mapToGlobal(QPointF(5, 5)), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(box, turn)
    assert box.role() is Role.FILE


def test_another_table_or_none(app: App, folder: Path) -> None:
    page = look(app, folder)
    with app.bot.waitSignal(page.work.matched):
        page.ui.table.setCurrentIndex(1)
        page.ui.table.activated.emit(1)
    assert "names 1 of the 4 pictures" in page.ui.matched.text()
    page.ui.name.setText("Mine")
    with app.bot.waitSignal(page.work.looked):
        page.ui.table.setCurrentIndex(2)
        page.ui.table.activated.emit(2)
    assert "the file names supply" in page.ui.matched.text()
    assert page.ui.name.text() == "Mine", "what was typed stays"


def test_a_pack_without_a_name_cannot_be_made(app: App, folder: Path) -> None:
    page = look(app, folder)
    page.ui.name.setText("  ")
    assert not page.ui.make.isEnabled()
    QTest.keyClick(page.ui.name, Qt.Key.Key_Return)
    assert step(page) == "foundPage"


def test_the_pack_is_made_and_what_was_odd_is_told(app: App, folder: Path) -> None:
    page = look(app, folder)
    page.ui.licence.setCurrentText("CC BY 4.0")
    page.ui.credit.setText("Ruth")
    with app.bot.waitSignal(page.work.added):
        QTest.keyClick(page.ui.name, Qt.Key.Key_Return)
    ui = page.ui
    assert step(page) == "reportPage"
    assert ui.doneHeading.text() == "“Our Pictures”"
    assert ui.doneFacts.text() == "Cards: 3 · with a date: 2 · portraits: 0"
    assert "Stolen Paintings needs 31 cards; suitable here: 3." in ui.doneGames.text().splitlines()
    assert not ui.play.isEnabled() and ui.finish.hasFocus()
    groups = [page.done.oddities.index(row, 0).data() for row in range(page.done.oddities.rowCount())]
    assert groups == [
        "Could not be read · 1",
        "Tables that are not used · 1",
        "Without a date · 1",
        "Pictures not in the table · 1",
    ]
    deck = app.context.library.deck("our-pictures")
    assert deck is not None
    assert (deck.licence, deck.credit, deck.ids) == ("CC BY 4.0", "Ruth", (10_001, 10_002, 10_003))
    ui.finish.click()
    assert app.window.page() is app.home


def test_a_large_pack_is_played_with(app: App, tmp_path: Path) -> None:
    page = make_many(app, tmp_path / "Many", 31)
    (playable, *_) = page.ui.doneGames.text().splitlines()
    assert playable.startswith("You can play with it: ") and "Stolen Paintings" in playable
    assert page.ui.play.hasFocus()
    QTest.keyClick(page.ui.play, Qt.Key.Key_Return)
    setup = app.window.page()
    assert isinstance(setup, SetupPage)
    assert setup.table().deck == "many"
    assert "31" in setup.ui.deckTitle.text()


def make_many(app: App, folder: Path, count: int) -> ImportPage:
    folder.mkdir()
    for number in range(count):
        picture(number, (64, 48)).save(folder / f"{number}.png")
    page: ImportPage = app.navigator.page("import")
    with app.bot.waitSignal(page.work.looked):
        open_page(app, folder)
    with app.bot.waitSignal(page.work.added, timeout=60_000):
        page.ui.make.click()
    return page


def test_work_can_be_broken_off_and_leaves_nothing(app: App, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = look(app, folder)

    def stop_at_once(*args: Any) -> Prepared:
        page.work.stop()
        return prepare_picture(*args)

    monkeypatch.setattr("artgames.decks.importing.pack_maker.prepare_picture", stop_at_once)
    with app.bot.waitSignal(page.work.stopped):
        page.ui.make.click()
        assert step(page) == "workPage" and page.ui.cancel.hasFocus()
    assert step(page) == "foundPage" and page.ui.make.hasFocus()
    assert Shelf(app.context.data).packs() == []
    assert list(app.context.data.rglob("*.jpg")) == []


def test_esc_goes_back_step_by_step(app: App, folder: Path) -> None:
    page = look(app, folder)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert step(page) == "choosePage"
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert app.window.page() is app.home


def test_a_folder_without_pictures_is_told(app: App, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    page: ImportPage = app.navigator.page("import")
    with app.bot.waitSignal(page.work.failed):
        open_page(app, tmp_path / "empty")
    assert step(page) == "choosePage"
    assert page.ui.chooseProblem.text() == "There are no pictures in “empty”."
    assert page.ui.chooseProblem.isVisible()


def test_given_away_and_added_again(app: App, folder: Path, tmp_path: Path) -> None:
    page = make(app, folder)
    with app.bot.waitSignal(page.work.given):
        page.give_to(tmp_path / "gift")
    gift = tmp_path / "gift.artpack"
    assert gift.is_file() and str(gift) in app.window.notices.text()
    page.ui.remove.click()
    assert app.context.library.deck("our-pictures") is None
    assert step(page) == "choosePage"
    with app.bot.waitSignal(page.work.added):
        open_page(app, gift)
    assert step(page) == "reportPage" and page.ui.oddText.text() == "No problems found."
    deck = app.context.library.deck("our-pictures")
    assert deck is not None and deck.ids == (10_001, 10_002, 10_003)


def test_a_hostile_pack_is_refused_with_a_sentence(app: App, tmp_path: Path) -> None:
    (tmp_path / "evil.artpack").write_bytes(b"PK\x03\x04 nothing good")
    page: ImportPage = app.navigator.page("import")
    with app.bot.waitSignal(page.work.failed):
        open_page(app, tmp_path / "evil.artpack")
    assert page.ui.chooseProblem.text() == "“evil.artpack” is not a pack, or is damaged."


def test_the_collection_leads_here_and_shows_the_pack(app: App, folder: Path) -> None:
    app.navigator.open("catalogue")
    room = app.window.page()
    assert isinstance(room, CataloguePage)
    room.ui.addPictures.click()
    assert isinstance(app.window.page(), ImportPage)
    page = make(app, folder)
    page.ui.show.click()
    assert app.window.page() is room
    assert [painting.title for painting in room.selection.paintings] == ["Hase", "Fisch", "C"]


def test_closing_the_window_ends_the_work(app: App, folder: Path) -> None:
    page = look(app, folder)
    page.ui.make.click()
    app.window.close()
    assert not list((app.context.data / "packs").glob(".making/*")), "nothing half made is left"


def test_large_text_puts_the_columns_below_one_another(app: App, folder: Path) -> None:
    page = look(app, folder)
    assert page.ui.pack.x() > page.ui.found.x() + page.ui.found.width() // 2
    app.context.settings.update(text_scale=200)
    QTest.qWait(150)
    assert page.ui.pack.y() > page.ui.found.y()


def test_help_is_about_this_page(app: App) -> None:
    page = open_page(app)
    assert page.help_topic().section == "own-pictures"
    app.window.show_help()
    from artgames.app.help.panel import HelpPanel

    panel = app.window.findChild(HelpPanel)
    assert panel is not None and panel.ui.here.toPlainText().startswith("Your own pictures")


# The report's model


def remarks() -> list[Remark]:
    return [no_date("Hase", 1), small("Fisch", 20, 10, 2), no_date("Katze", 3)]


def test_the_report_is_a_tree(app: App) -> None:
    model = OdditiesModel()
    tester = QAbstractItemModelTester(model)
    model.show_remarks(remarks(), {1: 10_001, 3: 10_003}, app.context.say, lambda text: text)
    assert tester.model() is model and model.count() == 3
    small_ones, undated = (model.index(row, 0) for row in range(2))
    assert [index.data() for index in (small_ones, undated)] == ["Small pictures · 1", "Without a date · 2"]
    assert model.index(1, 0, undated).data() == "“Katze” has no date."
    assert model.index(1, 0, undated).data(CARDS_ROLE) == (10_003,)
    assert model.index(0, 0, small_ones).data(CARDS_ROLE) == (), "what is no card here has no picture"
    assert model.parent(model.index(1, 0, undated)) == undated
