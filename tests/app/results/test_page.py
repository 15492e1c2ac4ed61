"""The results page, with matches that were really played."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from artgames import games
from artgames.app.models.seats import Column
from artgames.app.results.page import ResultsPage
from artgames.app.results.tally import ResultsFilter
from artgames.app.settings.page import SettingsPage
from artgames.app.setup.page import SetupPage
from artgames.app.startup_snapshot import StartupSnapshot, read_look, write_look
from artgames.bots import RandomBot, play_match
from artgames.decks.match_box import fill_box
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.store import Player, Store, Table
from tests.app.conftest import App
from tests.printing.conftest import Pdf, needs_poppler
from tests.support.hands import play_to_the_end

LONG = "Philippina Wilhelmina von und zu Hohenstein-Langenschwalbach"


def play(app: App, slug: str, *players: Player) -> None:
    """A whole match, played at random and kept."""
    game, deck = games.load(slug), app.context.library.deck("met")
    assert deck is not None
    options = game.info.complete({})
    cards = deck.ids_for(game.info.needs)
    box = fill_box(cards, game.info, options, slug, deck)
    setup = box.setup(len(players), options, slug)
    record = app.context.store.new_match(Table(slug, players, options, "met"), setup, slug, game.rules.version)
    match = Match(slug, game.rules, setup, record.journal)
    record.finish(play_match(match, [RandomBot()] * len(players), Rng.from_seed(slug)))


@pytest.fixture
def page(app: App) -> ResultsPage:
    play(app, "stolen_paintings", Player("Zoë", 0), Player(LONG, 1), Player("Bot", 2, kind="bot"))
    play(app, "chronology", Player("Zoë", 0), Player("Ann", 1))
    return open_page(app)


def open_page(app: App, wanted: ResultsFilter | None = None) -> ResultsPage:
    page: ResultsPage = app.navigator.page("results")
    with app.bot.waitSignal(page.reading.done):
        app.navigator.open("results", wanted)
    return page


def names(page: ResultsPage) -> list[str]:
    return [row.name for row in page.pupils.rows()]


def test_nothing_is_there_yet(app: App) -> None:
    page = open_page(app)
    assert page.ui.shown.currentWidget() is page.ui.emptyPage and not page.ui.savePdf.isEnabled()


def test_people_and_paintings_are_counted_and_bots_are_not(page: ResultsPage) -> None:
    assert names(page) == ["Ann", LONG, "Zoë"]
    by_name = {row.name: row.counted for row in page.pupils.rows()}
    assert by_name["Ann"].asked == 8, "eight paintings were put in order"
    assert sum(counted.asked for counted in by_name.values()) == sum(r.counted.asked for r in page.paintings.rows())
    missed = [row.counted.missed for row in page.paintings.rows()]
    assert missed == sorted(missed, reverse=True)
    assert page.ui.shown.currentWidget() is page.ui.tablesPage


def test_a_game_or_a_class_alone(app: App, page: ResultsPage) -> None:
    game = page.ui.game
    game.setCurrentIndex(game.findData("chronology"))
    game.activated.emit(game.currentIndex())
    assert names(page) == ["Ann", "Zoë"]
    page.left.emit()
    open_page(app, ResultsFilter(people=("Zoë", LONG)))
    assert names(page) == [LONG, "Zoë"]


def test_without_names_nobody_is_named_anywhere(app: App, page: ResultsPage, tmp_path: Path) -> None:
    page.ui.anonymous.setChecked(True)
    assert names(page) == ["Pupil 01", "Pupil 02", "Pupil 03"]
    shown = [page.ui.group.itemText(row) for row in range(page.ui.group.count())]
    assert not page.ui.delete_.isVisible() and not any("Zoë" in text for text in shown)
    for what in ("pupils", "paintings", "answers"):
        page.files.save_csv(what, tmp_path / f"{what}.csv")
        assert not any(name in (tmp_path / f"{what}.csv").read_text("utf-8") for name in ("Zoë", "Ann,", LONG))


def test_of_guests_only_the_paintings_are_counted(app: App) -> None:
    play(app, "chronology", Player("Ida", 0, guest=True), Player("Ann", 1), Player("Bot", 2, kind="bot"))
    page = open_page(app)
    assert names(page) == ["Guests", "Ann"]
    assert sum(row.counted.asked for row in page.paintings.rows()) == 16
    assert "Ida" not in [action.text() for action in page.farewell.menu.actions()]


def test_a_spreadsheet_gets_every_pupil_and_every_answer(page: ResultsPage, tmp_path: Path) -> None:
    page.files.save_csv("pupils", tmp_path / "pupils")
    lines = (tmp_path / "pupils.csv").read_text("utf-8-sig").splitlines()
    assert lines[0] == "Pupil,Asked,Right,Missed,Per cent right" and len(lines) == 4
    page.files.save_csv("answers", tmp_path / "all.csv")
    rows = (tmp_path / "all.csv").read_text("utf-8-sig").splitlines()
    assert len(rows) - 1 == len(page.answers())


@needs_poppler
def test_one_page_on_paper(page: ResultsPage, tmp_path: Path) -> None:
    page.files.save_pdf(tmp_path / "results.pdf")
    pdf = Pdf(tmp_path / "results.pdf")
    assert pdf.pages == 1 and "Zoë" in pdf.text(1) and "Most missed" in pdf.text(1)


def test_a_folder_that_takes_nothing_is_said_so(app: App, page: ResultsPage, tmp_path: Path) -> None:
    for save in (page.files.save_pdf, lambda file: page.files.save_csv("pupils", file)):
        with app.bot.waitSignal(page.told) as told:
            save(tmp_path / "nowhere" / "x.csv")
        assert "Cannot save" in told.args[0]


def test_somebody_is_deleted_after_one_question(app: App, page: ResultsPage) -> None:
    write_look(app.context.data, StartupSnapshot(names="Chronological Art Game: Zoë, Ann"))
    action = next(action for action in page.farewell.menu.actions() if action.text() == "Zoë")
    action.trigger()
    assert page.ui.question.isVisible() and "Zoë" in page.ui.questionText.text()
    assert page.ui.keep.hasFocus(), "Enter keeps"
    with app.bot.waitSignal(page.reading.done):
        page.ui.forget.click()
    assert names(page) == ["Ann", LONG] and not page.ui.question.isVisible()
    assert "Zoë" not in {person.name for person in app.context.store.people()}
    assert "Zoë" not in app.home.ui.sameWho.text()
    assert "Zoë" not in read_look(app.context.data).names, "nor in what the next start shows first"


@pytest.mark.parametrize("files", [("artgames.damaged-1.sqlite",), ("a.sqlite", "b.sqlite")])
def test_files_that_go_as_well_are_named_before(
    page: ResultsPage, monkeypatch: pytest.MonkeyPatch, files: tuple[str, ...]
) -> None:
    page.farewell.ask("Zoë")
    assert "set aside" not in page.ui.questionText.text()
    monkeypatch.setattr(Store, "set_aside", lambda _store, _name: [Path(file) for file in files])
    page.farewell.ask("Zoë")
    assert page.ui.questionText.text().endswith(f"deleted too: {', '.join(files)}.")


def test_one_pupil_alone_and_back_to_everybody(app: App, page: ResultsPage) -> None:
    everything = len(page.paintings.rows())
    page.ui.pupils.selectRow(names(page).index("Ann"))
    assert page.chosen() == "Ann" and len(page.paintings.rows()) == 8 and "Ann" in page.ui.paintingsHeading.text()
    page.ui.pupils.setFocus()
    QTest.keyClick(page.ui.pupils, Qt.Key.Key_Delete)
    assert page.ui.question.isVisible() and "Ann" in page.ui.questionText.text()
    for _ in range(2):
        QTest.keyClick(app.window, Qt.Key.Key_Escape)
    assert page.chosen() is None and len(page.paintings.rows()) == everything and app.window.page() is page


def test_esc_keeps_everybody(app: App, page: ResultsPage) -> None:
    page.farewell.ask("Ann")
    QTest.keyClick(app.window, Qt.Key.Key_Escape)
    assert not page.ui.question.isVisible() and app.window.page() is page
    QTest.keyClick(app.window, Qt.Key.Key_Escape)
    assert app.window.page() is app.home and "Ann" in names(page)


def test_what_was_read_once_is_not_read_again(app: App, page: ResultsPage, monkeypatch: pytest.MonkeyPatch) -> None:
    from artgames.app.results import background_reader

    monkeypatch.setattr(background_reader, "answers_of", lambda *_: pytest.fail("nothing is new"))
    before = len(page.answers())
    with app.bot.waitSignal(page.reading.done):
        page.open()
    assert len(page.answers()) == before


def test_a_school_keeps_no_names(app: App, make_table: Callable[..., Table]) -> None:
    app.navigator.open("settings")
    settings = app.window.page()
    assert isinstance(settings, SettingsPage)
    settings.ui.school.click()
    app.flow.start(make_table("Ida", "Otto"))
    opened = app.flow.opened
    assert opened is not None and all(player.guest for player in opened.table.players)
    assert app.context.store.people() == []
    play_to_the_end(opened)
    app.flow.show_result()
    assert not {"Ida", "Otto"} & set(app.context.store.results()[0].table.names)


def test_after_a_person_was_deleted_same_again_seats_nobody_called_so(app: App) -> None:
    play(app, "chronology", Player("Zoë", 0), Player("Ann", 1), Player("Bea", 2))
    app.navigator.open("setup", "chronology")
    setup = app.window.page()
    assert isinstance(setup, SetupPage) and setup.table().names == ("Zoë", "Ann", "Bea")
    setup.seats.setData(setup.seats.index(2, Column.NAME), "Beatrice")  # begun, and left as it is
    page = open_page(app)
    page.farewell.ask("Ann")
    with app.bot.waitSignal(page.reading.done):
        page.ui.forget.click()
    app.navigator.open("home")
    assert app.home.last_played().endswith(": Zoë, Bea")
    app.home.ui.sameAgain.click()
    assert setup.table().names == ("Zoë", "Player 2", "Bea")
    app.navigator.open("setup", "chronology")
    assert "Ann" not in setup.table().names
    app.flow.start(setup.table())
    assert [person.name for person in app.context.store.people()] == ["Bea", "Player 2", "Zoë"]


def test_a_result_with_somebody_who_was_deleted_is_not_come_back_to(app: App) -> None:
    app.flow.start(Table("chronology", (Player("Zoë", 0), Player("Ann", 1)), {}, "met"), "left")
    assert app.flow.opened is not None
    play_to_the_end(app.flow.opened)
    app.flow.show_result()
    page: ResultsPage = app.navigator.page("results")
    with app.bot.waitSignal(page.reading.done):
        app.navigator.open("results", app.flow.opened.table)
    page.farewell.ask("Ann")
    with app.bot.waitSignal(page.reading.done):
        page.ui.forget.click()
    page.left.emit()
    assert app.window.page() is app.home, "its names, and Play again, would bring Ann back"
