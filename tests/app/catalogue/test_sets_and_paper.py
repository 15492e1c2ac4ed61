"""What is kept of a walk: sets under a name, and pages for a printer."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from artgames.app.catalogue.filter_query import Facet
from artgames.app.catalogue.page import CataloguePage
from artgames.decks import SavedSets
from tests.app.conftest import App


def saved(app: App) -> list[str]:
    return [one.title for one in app.context.library.sets]


def save(room: CataloguePage, name: str) -> None:
    room.sets.fill()
    room.sets.menu.actions()[0].trigger()
    bar = room.ui.nameBar
    assert bar.isVisible() and bar.ui.name.hasFocus()
    bar.ui.name.clear()
    QTest.keyClicks(bar.ui.name, name)
    QTest.keyClick(bar.ui.name, Qt.Key.Key_Return)
    assert not bar.isVisible()


def menu_of(room: CataloguePage, title: str) -> QMenu:
    room.sets.fill()
    return next(menu for menu in room.sets.menu.findChildren(QMenu) if menu.title() == title)


def do(room: CataloguePage, title: str, act: str) -> None:
    next(one for one in menu_of(room, title).actions() if one.text() == act).trigger()


def test_what_is_shown_is_kept_under_a_name_and_can_be_played_with(app: App, room: CataloguePage) -> None:
    room.selection.toggle(Facet.SUBJECT, "landscape")
    count = len(room.selection.paintings)
    save(room, "Hills")
    assert saved(app) == ["Hills"] and "Hills" in app.window.notices.text()
    deck = app.context.library.deck("set:hills")
    assert deck is not None and len(deck.ids) == count
    room.selection.toggle(Facet.SUBJECT, "landscape")
    do(room, "Hills", "Show")
    assert len(room.selection.paintings) == count


def test_a_name_without_letters_is_not_taken(room: CataloguePage) -> None:
    room.sets.ask_for_name()
    bar = room.ui.nameBar
    bar.ui.name.setText("   ")
    assert not bar.ui.keep.isEnabled()
    QTest.keyClick(bar.ui.name, Qt.Key.Key_Return)
    assert bar.isVisible()
    assert room.step_back() and not bar.isVisible()


def test_a_set_is_renamed_and_no_other_one_is_lost(app: App, room: CataloguePage) -> None:
    save(room, "One")
    save(room, "Two")
    do(room, "One", "Rename…")
    bar = room.ui.nameBar
    assert bar.ui.name.text() == "One"
    bar.ui.name.setText("two")
    bar.ui.keep.click()
    assert saved(app) == ["One", "Two"] and "already" in app.window.notices.text()
    do(room, "One", "Rename…")
    bar.ui.name.setText("Three")
    bar.ui.keep.click()
    assert saved(app) == ["Three", "Two"]


def test_a_set_is_removed_and_brought_back(app: App, room: CataloguePage) -> None:
    save(room, "Hills")
    before = app.context.library.sets
    do(room, "Hills", "Remove")
    assert saved(app) == [] and "Hills" in app.window.notices.text()
    app.window.notices.ui.act.click()
    assert app.context.library.sets == before


def test_favourites_of_today_are_a_set_that_stays(app: App, room: CataloguePage) -> None:
    liked = [painting.id for painting in room.selection.paintings[3:6]]
    for card in liked:
        room.selection.toggle_favourite(card)
    room.selection.toggle(Facet.FAVOURITES, True)
    save(room, "Mine")
    room.selection.toggle_favourite(liked[0])
    deck = app.context.library.deck("set:mine")
    assert deck is not None and sorted(deck.ids) == sorted(liked)


def test_a_disk_that_takes_nothing_is_told(app: App, room: CataloguePage, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object) -> None:
        raise OSError("full")

    monkeypatch.setattr(SavedSets, "save", refuse)
    save(room, "Hills")
    assert "could not be saved" in app.window.notices.text()
    monkeypatch.setattr(Path, "replace", refuse)
    card = room.selection.paintings[0].id
    room.selection.toggle_favourite(card)
    assert "favourites.json" in app.window.notices.text() and room.selection.is_favourite(card)


def pages_of(file: Path) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", file.read_bytes()))


@pytest.mark.parametrize(("paper", "inches"), [("A4", (8.27, 11.69)), ("Letter", (8.5, 11.0))])
def test_the_selection_becomes_a_pdf(
    app: App, room: CataloguePage, tmp_path: Path, paper: str, inches: tuple[float, float]
) -> None:
    room.selection.search("landscape")
    room.ui.print.click()
    bar, count, file = room.ui.sheetBar, len(room.selection.paintings), tmp_path / "sheet.pdf"
    bar.ui.paper.setCurrentText(paper)
    assert bar.isVisible() and str(count) in bar.ui.what.text()
    bar.save_pdf(file)
    app.bot.waitUntil(lambda: not bar.isVisible())
    assert file.read_bytes().startswith(b"%PDF") and pages_of(file) == -(-count // 6)
    box = re.search(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)", file.read_bytes())
    assert box is not None
    assert (float(box[1]) / 72, float(box[2]) / 72) == pytest.approx(inches, abs=0.02)
    assert str(file) in app.window.notices.text()


def test_a_long_print_can_be_stopped(app: App, room: CataloguePage, tmp_path: Path) -> None:
    room.ui.print.click()
    bar = room.ui.sheetBar
    bar.save_pdf(tmp_path / "all.pdf")
    app.bot.waitUntil(lambda: bar.ui.progress.value() > 2)
    bar.ui.stop.click()
    assert bar.ui.choices.isVisible() and not bar.ui.working.isVisible()
    assert "written" not in app.window.notices.text(), "who stops it knows that it is not finished"
    assert room.step_back() and not bar.isVisible()


def test_a_place_that_cannot_be_written_is_told(app: App, room: CataloguePage, tmp_path: Path) -> None:
    room.ui.print.click()
    room.ui.sheetBar.save_pdf(tmp_path / "no such folder" / "sheet.pdf")
    app.bot.waitUntil(lambda: "could not be saved" in app.window.notices.text())
    assert room.ui.sheetBar.ui.choices.isVisible()
