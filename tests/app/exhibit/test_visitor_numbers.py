"""Numbers of visitors are charts and words, and tables for a spreadsheet; an exhibit has its own wall memory map."""

import csv
from datetime import datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.app.exhibit.editor_page import ExhibitEditor
from artgames.app.exhibit.wall_recall_log import WallKeeper
from artgames.app.kiosk.window import KioskWindow
from artgames.exhibits.count_sums import sums_of
from artgames.exhibits.counts import FOLDER, Answer, CountBook
from artgames.exhibits.exhibited import Step
from artgames.exhibits.playlist import Playlist, Round
from artgames.store.kiosk_recall import FOLDER as WALLS
from artgames.store.kiosk_recall import WallBook, book_of, read_book
from tests.app.exhibit.conftest import skip_to
from tests.app.exhibit.test_editor import answer_with, editor

__all__ = ["editor"]

DAY, HOUR, STOPS, PAINTINGS, MAP = range(5)


def count(folder: Path, cards: tuple[int, ...]) -> None:
    for exhibit, hour in (("Foyer", 9), ("Foyer", 11), ("Foyer", 11), ("Hall", 15)):
        book = CountBook(folder, exhibit, lambda hour=hour: datetime(2026, 11, 16, hour))  # type: ignore[misc]
        book.started(1, "Blue")
        book.finished(1, "Blue", Answer(2, 1, 0, cards, cards[:1]))
    book.started(1, "Blue")
    book.stopped(1, "Blue", "look")


def test_every_chart_says_in_words_what_it_shows(editor: ExhibitEditor) -> None:
    deck = editor._context.library.deck("collection")
    assert deck is not None
    cards = deck.ids[:2]
    count(editor._context.data / FOLDER, cards)
    editor.add()
    editor.ui.tabs.setCurrentWidget(editor.ui.countPage)
    numbers = editor.numbers
    told = []
    for page in (DAY, HOUR, STOPS):
        numbers.about.setCurrentIndex(page)
        assert numbers.pages.currentWidget() is numbers.chart
        told.append(numbers.chart.accessibleName())
    assert told == [
        "Rounds by day. 16 Nov: 5",
        "Rounds by hour. 9:00: 1, 11:00: 2, 15:00: 2",
        "Where visitors stopped. Wall: 1, Finished: 4",
    ]
    numbers.about.setCurrentIndex(MAP)
    assert "No visitor of a kiosk" in numbers.paintings.text() and numbers.paintings.isVisible()
    numbers.about.setCurrentIndex(PAINTINGS)
    first, second = (deck.painting(card).title for card in cards)
    lines = numbers.paintings.text().split("\n")
    assert lines[0] == "Remembered best" and first in lines[1] and lines[1].endswith(": 4 of 4")
    assert second in lines[2] and lines[2].endswith(": 0 of 4")
    numbers.exhibit.setCurrentIndex(numbers.exhibit.findData("Hall"))
    assert numbers.paintings.text() == "Too few answers so far."
    numbers.about.setCurrentIndex(HOUR)
    assert numbers.chart.accessibleName() == "Rounds by hour. 15:00: 2"


def test_nothing_counted_shows_no_chart(editor: ExhibitEditor) -> None:
    editor.add()
    editor.ui.tabs.setCurrentWidget(editor.ui.countPage)
    assert not editor.numbers.isVisible() and not editor.ui.exportPaintings.isEnabled()
    assert "No visitors counted yet" in editor.ui.counts.text()


def test_paintings_are_saved_for_a_spreadsheet(
    editor: ExhibitEditor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    count(editor._context.data / FOLDER, (999_999,))
    editor.add()
    editor.ui.tabs.setCurrentWidget(editor.ui.countPage)
    answer_with(monkeypatch, "getSaveFileName", tmp_path / "out.csv")
    editor.ui.exportPaintings.click()
    (row,) = csv.DictReader((tmp_path / "out.csv").read_text(encoding="utf-8-sig").splitlines())
    assert row == {"painting": "#999999", "asked": "4", "remembered": "4"}


def test_a_visitors_round_counts_its_paintings_and_the_map_of_its_exhibit(
    context: AppContext, qtbot: QtBot, tmp_path: Path
) -> None:
    playlist = Playlist(title="Foyer", rounds=(Round(deck="met", paintings=12, stolen=2), Round(game="sitters")))
    window = KioskWindow(context, playlist, speed=50.0, counts=CountBook(tmp_path / FOLDER, "Foyer"))
    walls = tmp_path / WALLS
    WallKeeper(window, WallBook(walls), WallBook(book_of(walls, "Foyer")))
    qtbot.addWidget(window)
    window.resize(1024, 768)
    window.show()
    for number, asked in ((0, 2), (1, 1)):
        before = len(sums_of(tmp_path / FOLDER).paintings)
        window.play(number)
        conductor = window.stage.conductor
        assert conductor is not None
        skip_to(conductor, Step.THINK)
        conductor.board.number_key(1)
        assert conductor.answer()
        skip_to(conductor, Step.REVEAL)
        paintings = sums_of(tmp_path / FOLDER).paintings
        assert len(paintings) == before + asked
    window.stop()
    assert len(read_book(walls)) == len(read_book(book_of(walls, "Foyer"))) == 1, "a question is no wall"
    assert read_book(book_of(walls, "Hall")) == []
