"""The editor: rounds are made, changed, moved and taken back; files are opened and saved; a show is started."""

import csv
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess, Qt, QTime
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from artgames.app.exhibit.editor_page import ExhibitEditor
from artgames.exhibits.counts import FOLDER, CountBook
from artgames.exhibits.opening_hours import Week
from artgames.exhibits.pin import opens
from artgames.exhibits.playlist import Playlist, Round, memory_of_the_wall
from artgames.exhibits.playlist_file import read_playlist, write_playlist
from tests.app.conftest import App


@pytest.fixture
def editor(app: App) -> ExhibitEditor:
    (entry,) = [action for action in app.home.ui.more.menu().actions() if action.text() == "Timed exhibits…"]
    entry.trigger()
    made: ExhibitEditor = app.navigator.page("exhibit")
    return made


def texts(editor: ExhibitEditor) -> list[str]:
    model = editor.ui.rounds.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def test_hours_are_set_by_weekday_and_undone(editor: ExhibitEditor) -> None:
    editor.add()
    monday, friday = editor.hours.days["monday"], editor.hours.days["friday"]
    monday.ui.kind.setCurrentIndex(monday.ui.kind.findText("Closed"))
    assert not monday.ui.begin.isVisibleTo(monday)
    friday.ui.kind.setCurrentIndex(friday.ui.kind.findText("Open from, to"))
    assert friday.ui.begin.isVisibleTo(friday)
    assert editor.draft.playlist.kiosk.hours == Week(monday="closed", friday="10:00-18:00")
    friday.ui.end.setTime(QTime(2, 30))
    assert editor.draft.playlist.kiosk.hours == Week(monday="closed", friday="10:00-02:30")
    for _ in range(9):
        editor.undo()
    assert friday.hours() == monday.hours() == ""
    for _ in range(9):
        editor.redo()
    assert (monday.hours(), friday.hours()) == ("closed", "10:00-02:30")


def test_the_home_page_leads_to_an_empty_page_that_says_what_to_do(app: App, editor: ExhibitEditor) -> None:
    assert app.window.page() is editor
    assert editor.ui.pages.currentWidget() is editor.ui.emptyPage
    assert not editor.ui.start.isEnabled()
    QTest.mouseClick(editor.ui.emptyAdd, Qt.MouseButton.LeftButton)
    assert editor.ui.pages.currentWidget() is editor.ui.editorPage
    assert editor.ui.summary.text() == "1 round · 24 paintings · about 2 minutes"
    assert editor.ui.start.isEnabled()
    QTest.mouseClick(editor.ui.back, Qt.MouseButton.LeftButton)
    assert app.window.page() is app.home


def test_rounds_are_added_doubled_moved_removed_and_all_of_it_is_taken_back(app: App, editor: ExhibitEditor) -> None:
    ui = editor.ui
    ui.emptyAdd.click()
    QTest.keyClicks(ui.roundTitle, "Blue")
    ui.add.click()
    ui.roundTitle.selectAll()
    QTest.keyClicks(ui.roundTitle, "Red")
    assert [text.split("\n")[0] for text in texts(editor)] == ["1. Blue", "2. Red"]
    ui.up.click()
    assert [text.split("\n")[0] for text in texts(editor)] == ["1. Red", "2. Blue"]
    ui.duplicate.click()
    ui.down.click()
    ui.remove.click()
    assert [one.title for one in editor.draft.rounds] == ["Red", "Blue"]
    while ui.undo.isEnabled():
        ui.undo.click()
    assert not editor.draft.rounds
    while ui.redo.isEnabled():
        ui.redo.click()
    assert [one.title for one in editor.draft.rounds] == ["Red", "Blue"]


def test_every_field_of_a_round_can_be_set_and_is_seen_again(editor: ExhibitEditor) -> None:
    ui = editor.ui
    ui.emptyAdd.click()
    ui.paintings.setCurrentIndex(ui.paintings.findData(12))
    ui.deck.setCurrentIndex(ui.deck.findData("met"))
    ui.stolen.setCurrentIndex(ui.stolen.findData(2))
    ui.decoys.setCurrentIndex(ui.decoys.findData("fiendish"))
    for box, value in ((ui.look, 45), (ui.think, 0), (ui.dark, 7), (ui.hold, 9), (ui.label, 11), (ui.pause, 13)):
        box.setValue(value)
    ui.sayCount.setChecked(False)
    ui.labels.setChecked(False)
    made = Round(
        paintings=12,
        deck="met",
        stolen=2,
        decoys="fiendish",
        look_seconds=45,
        think_seconds=0,
        dark_seconds=7,
        hold_seconds=9,
        label_seconds=11,
        pause_seconds=13,
        say_count=False,
        labels=False,
    )
    assert editor.draft.rounds == (made,)
    ui.add.click()
    ui.look.setValue(60)
    ui.rounds.setCurrentIndex(ui.rounds.model().index(0, 0))
    assert ui.look.value() == 45
    assert editor.draft.rounds[0] == made


def test_the_whole_exhibit_and_its_kiosk_can_be_set(app: App, editor: ExhibitEditor) -> None:
    ui = editor.ui
    ui.emptyExample.click()
    ui.title.selectAll()
    QTest.keyClicks(ui.title, "Foyer")
    ui.loop.setChecked(False)
    ui.theme.setCurrentIndex(ui.theme.findData("daylight"))
    ui.sound.setValue(0)
    ui.screen.setValue(2)
    ui.lostScreen.setCurrentIndex(ui.lostScreen.findData("go_on"))
    ui.idle.setValue(90)
    ui.warning.setValue(20)
    ui.attract.setChecked(False)
    ui.restart.setCurrentIndex(0)
    QTest.keyClicks(ui.pin, "2468")
    whole = editor.draft.playlist
    assert (whole.title, whole.loop, whole.theme, whole.sound, whole.screen) == ("Foyer", False, "daylight", 0, 2)
    assert whole.lost_screen == "go_on"
    kiosk = whole.kiosk
    assert (kiosk.idle_seconds, kiosk.warning_seconds, kiosk.attract, kiosk.restart_hour) == (90, 20, False, None)
    assert opens("2468", kiosk.pin)
    assert kiosk.pin.startswith("pbkdf2-sha256:")


def test_half_a_pin_is_none(app: App, editor: ExhibitEditor) -> None:
    editor.ui.emptyExample.click()
    QTest.keyClicks(editor.ui.pin, "12")
    assert editor.draft.playlist.kiosk.pin == ""


def test_the_preview_hangs_as_many_paintings_as_the_round(editor: ExhibitEditor) -> None:
    editor.ui.emptyAdd.click()
    assert len(editor.preview.cards) == 24
    editor.ui.paintings.setCurrentIndex(0)
    assert len(editor.preview.cards) == 12
    before = editor.preview.cards
    editor.ui.look.setValue(99)
    assert editor.preview.cards == before


def test_a_deck_that_is_not_here_is_named_and_nothing_can_be_started(editor: ExhibitEditor) -> None:
    editor.files.begin(Playlist(rounds=(Round(deck="set:winter"),)))
    assert editor.ui.problem.text() == "Round 1: There is no deck called “set:winter” on this computer."
    assert not editor.ui.start.isEnabled()
    assert editor.draft.rounds[0].deck == "set:winter"  # looking at it has not changed it


def test_a_wall_that_the_back_row_cannot_make_out_is_pointed_out(app: App, editor: ExhibitEditor) -> None:
    app.context.settings.update(room_paintings=16)
    editor.ui.emptyAdd.click()
    assert "the back row can make out 16 paintings at most" in editor.ui.summary.text()
    editor.ui.paintings.setCurrentIndex(editor.ui.paintings.findData(16))
    assert "back row" not in editor.ui.summary.text()


# Files


def answer_with(monkeypatch: pytest.MonkeyPatch, which: str, file: Path | str) -> None:
    monkeypatch.setattr(QFileDialog, which, lambda *_args, **_more: (str(file), ""))


def test_a_playlist_is_saved_and_opened_again(
    editor: ExhibitEditor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor.ui.emptyExample.click()
    answer_with(monkeypatch, "getSaveFileName", tmp_path / "foyer")
    editor.ui.save.click()
    assert read_playlist(tmp_path / "foyer.artexhibit") == memory_of_the_wall()
    assert not editor.ui.save.isEnabled()
    editor.ui.look.setValue(33)
    editor.ui.save.click()  # to the same file, without asking
    assert read_playlist(tmp_path / "foyer.artexhibit").rounds[0].look_seconds == 33
    editor.files.begin()
    answer_with(monkeypatch, "getOpenFileName", tmp_path / "foyer.artexhibit")
    editor.ui.emptyOpen.click()
    assert editor.draft.rounds[0].look_seconds == 33


def test_a_damaged_file_is_refused_with_its_line_and_changes_nothing(
    app: App, editor: ExhibitEditor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor.ui.emptyExample.click()
    file = tmp_path / "bad.artexhibit"
    file.write_text('{"kind": "artgames exhibit",\n"rounds": [{"paintings": 7}]}', encoding="utf-8")
    answer_with(monkeypatch, "getOpenFileName", file)
    told: list[str] = []
    editor.told.connect(told.append)
    editor.files.choose()
    assert told == ["bad.artexhibit, line 2: “paintings” must be 12, 16, 20 or 24."]
    assert editor.draft.playlist == memory_of_the_wall()


def test_the_menu_offers_what_comes_with_the_program_and_ones_own(editor: ExhibitEditor) -> None:
    write_playlist(memory_of_the_wall("Mine"), editor.files.folder / "my-foyer.artexhibit")
    editor.files.fill_menu()
    entries = {action.text(): action for action in editor.files.menu.actions()}
    assert {"My foyer", "Memory of the wall", "An evening with a room", "New exhibit"} <= set(entries)
    entries["My foyer"].trigger()
    assert editor.draft.playlist.title == "Mine"
    entries["An evening with a room"].trigger()
    assert len(editor.draft.rounds) == 4
    assert editor.files.file is None  # ours are saved elsewhere


def test_what_is_in_no_file_waits_for_the_next_time(app: App, editor: ExhibitEditor) -> None:
    editor.ui.emptyExample.click()
    editor.ui.look.setValue(77)
    editor.shut_down()
    other = ExhibitEditor(app.context)
    app.bot.addWidget(other)
    other.open()
    assert other.draft.rounds[0].look_seconds == 77
    assert other.ui.save.isEnabled()


# Starting and counting


def test_start_shows_the_exhibit_and_esc_comes_back(app: App, editor: ExhibitEditor) -> None:
    editor.ui.emptyExample.click()
    editor.ui.start.click()
    shown = app.show.window
    assert shown is not None
    assert shown.isFullScreen()
    assert shown.stage.conductor is not None
    app.bot.waitUntil(shown.isActiveWindow)
    for _ in range(2):
        QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert app.show.window is None
    assert app.window.page() is editor


def test_a_kiosk_is_started_as_a_program_of_its_own_from_a_saved_file(
    editor: ExhibitEditor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[str]] = []

    def start(program: str, arguments: list[str]) -> tuple[bool, int]:
        started.append([program, *arguments])
        return True, 1

    monkeypatch.setattr(QProcess, "startDetached", start)
    editor.ui.emptyExample.click()
    answer_with(monkeypatch, "getSaveFileName", "")
    editor.ui.kiosk.click()
    assert started == []  # nobody said where to save it
    answer_with(monkeypatch, "getSaveFileName", tmp_path / "foyer.artexhibit")
    editor.ui.kiosk.click()
    ((*_, command, file, kiosk, data, folder),) = started
    assert (command, file, kiosk, data) == ("exhibit", str(tmp_path / "foyer.artexhibit"), "--kiosk", "--data")
    assert Path(folder) == editor._context.data


def test_counts_are_told_and_saved_for_a_spreadsheet(
    editor: ExhibitEditor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ui = editor.ui
    ui.emptyExample.click()
    ui.tabs.setCurrentWidget(ui.countPage)
    assert "No visitors counted yet" in ui.counts.text()
    book = CountBook(editor._context.data / FOLDER, "Foyer", lambda: datetime(2026, 11, 16))
    book.started(1, "Blue")
    book.started(1, "Blue")
    book.finished(1, "Blue", None)
    ui.tabs.setCurrentIndex(0)
    ui.tabs.setCurrentWidget(ui.countPage)
    assert ui.counts.text() == "Rounds started: 2. Finished: 1. Days: 1."
    answer_with(monkeypatch, "getSaveFileName", tmp_path / "out.csv")
    ui.export.click()
    (row,) = csv.DictReader((tmp_path / "out.csv").read_text(encoding="utf-8-sig").splitlines())
    assert row["started"] == "2"


def test_an_exhibit_is_opened_with_the_program(app: App, tmp_path: Path) -> None:
    file = tmp_path / "hall.artexhibit"
    write_playlist(memory_of_the_wall(), file)
    app.shell.open_files([file])
    assert app.window.page() is app.navigator.page("exhibit")
    assert app.navigator.page("exhibit").draft.playlist == memory_of_the_wall()
    assert app.navigator.page("exhibit").files.file == file
