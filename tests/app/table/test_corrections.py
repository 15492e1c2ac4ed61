"""Points that a host gives or takes by hand: what they mean, and that every page tells them."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from artgames import games
from artgames.app.result.page import ResultPage
from artgames.app.table.correction_page import CorrectionSheet
from artgames.app.table.match_service import OpenMatch
from artgames.app.table.score_corrections import (
    CORRECTED,
    Correction,
    correct,
    corrected,
    kept_corrections,
    lines_with,
    take_back,
)
from artgames.engine.api import Outcome
from artgames.engine.rng import Rng
from artgames.store.errors import StoreProblem
from artgames.store.match_record import MatchRecord
from artgames.store.seating import Player, Table
from tests.app.conftest import App
from tests.support.hands import at_rest, play_to_the_end, table_of, table_page

ADA, BEN, CLEO = 0, 1, 2
AN_END = Outcome((ADA,), (9, 9, 4), "most_points_as_thief")


class Notes:
    """A notebook without a disk."""

    id = 0

    def __init__(self) -> None:
        self.kept: dict[str, Any] = {}

    def notes(self) -> dict[str, Any]:
        return self.kept

    def note(self, name: str, value: Any) -> None:
        self.kept[name] = value


def test_points_decide_anew_who_has_won() -> None:
    ended = corrected(AN_END, [Correction(CLEO, 6, "late")])
    assert (ended.points, ended.winners, ended.reason) == ((9, 9, 10), (CLEO,), CORRECTED)


def test_a_tie_that_the_game_has_broken_stays_broken() -> None:
    ended = corrected(AN_END, [Correction(CLEO, 2, "late")])
    assert (ended.points, ended.winners, ended.reason) == ((9, 9, 6), (ADA,), "most_points_as_thief")


def test_whoever_is_level_now_shares_the_victory() -> None:
    assert corrected(AN_END, [Correction(CLEO, 5, "late")]).winners == (ADA, BEN, CLEO)


def test_nothing_is_corrected_where_nobody_counts() -> None:
    without = Outcome((ADA,), (1, 0, 0), "thief", counted=False)
    assert corrected(without, [Correction(CLEO, 5, "late")]) == without
    assert corrected(AN_END, []) is AN_END


def test_the_line_of_points_takes_the_step_where_it_was_made() -> None:
    lines = ((0, 2, 5), (0, 1, 1))
    assert lines_with(lines, [Correction(ADA, -2, "x", 1), Correction(BEN, 3, "y", 9)]) == ((0, 0, 3), (0, 1, 4))


def test_they_are_kept_one_by_one_and_taken_back() -> None:
    notes = Notes()
    first, second = Correction(ADA, 2, "late"), Correction(BEN, -1, "peeked", 1)
    correct(notes, first)
    correct(notes, second)
    assert kept_corrections(notes.notes()) == (first, second)
    take_back(notes)
    assert kept_corrections(notes.notes()) == (first,)
    assert kept_corrections({"corrections": [{"seat": "x"}]}) == ()


@pytest.fixture
def sheet(app: App) -> CorrectionSheet:
    made = CorrectionSheet(app.context)
    app.bot.addWidget(made)
    made.show_points(Notes(), (Player("Ada", 0), Player("Ben", 1)), (3, None), seat=1)
    made.show()
    return made


def test_a_correction_needs_points_and_a_reason(sheet: CorrectionSheet) -> None:
    QTest.mouseClick(sheet.ui.correctButton, Qt.MouseButton.LeftButton)
    assert "Enter the points" in sheet.ui.explanationLabel.text()
    sheet.ui.points.setValue(-2)
    QTest.keyClick(sheet.ui.note, Qt.Key.Key_Return)
    assert "why" in sheet.ui.explanationLabel.text() and sheet.ui.made.count() == 0
    QTest.keyClicks(sheet.ui.note, "looked twice")
    QTest.keyClick(sheet.ui.note, Qt.Key.Key_Return)
    assert sheet.ui.made.item(0).text() == "Ben −2: looked twice"
    assert sheet.ui.who.itemText(1) == "Ben: −2 points" and sheet.ui.points.value() == 0
    QTest.mouseClick(sheet.ui.takeBackButton, Qt.MouseButton.LeftButton)
    assert sheet.ui.made.count() == 0 and not sheet.ui.takeBackButton.isEnabled()


def test_from_a_chip_at_the_table_and_back(app: App) -> None:
    app.flow.start(table_of("Ada", "Ben", exhibit=12))
    page = table_page(app)
    app.bot.waitUntil(lambda: page.flow is not None and at_rest(page.flow))
    QTest.mouseClick(page.ui.people, Qt.MouseButton.LeftButton, pos=page.ui.people.chip_rect(BEN).center().toPoint())
    menu = page.findChildren(QMenu)[-1]
    menu.actions()[-1].trigger()
    menu.close()
    sheet = app.window.page()
    assert isinstance(sheet, CorrectionSheet) and sheet.ui.who.currentIndex() == BEN
    sheet.ui.points.setValue(4)
    sheet.ui.note.setText("helped")
    QTest.mouseClick(sheet.ui.correctButton, Qt.MouseButton.LeftButton)
    app.window.step_back()
    assert table_page(app).covers.pause.isVisible(), "nothing went on meanwhile"
    assert [chip.points for chip in page.ui.people.chips] == [0, 4]


def test_the_result_tells_what_was_corrected_and_the_history_keeps_it(app: App) -> None:
    opened = app.flow.matches.begin(table_of("Ada", "Ben", "Cleo", exhibit=12), "corrected")
    play_to_the_end(opened)
    app.flow.show_result_of(opened)
    result = app.window.page()
    assert isinstance(result, ResultPage) and not result.ui.corrections.isVisible()
    before = opened.match.outcome()
    view: Any = opened.match.view(None)
    assert before is not None and result.sections.pad.columnCount() == len(view.pad) + 1
    result.ui.correct.click()
    sheet = app.window.page()
    assert isinstance(sheet, CorrectionSheet)
    last = min(range(3), key=lambda seat: before.points[seat])
    sheet.ui.who.setCurrentIndex(last)
    sheet.ui.points.setValue(50)
    sheet.ui.note.setText("the projector failed")
    sheet.ui.correctButton.click()
    app.window.step_back()
    name = opened.table.names[last]
    assert result.ui.corrections.text() == f"Correction: {name} +50: the projector failed"
    assert result.ui.title.text() == f"Winner after a correction: {name}."
    pad = result.sections.pad
    assert pad.seat(0) == last and pad.index(0, pad.columnCount() - 1).data() == "+50"
    assert name in result.podium.accessibleName() and result.podium.is_complete
    (kept,) = app.context.store.results()
    assert kept.outcome.points[last] == before.points[last] + 50 and kept.outcome.winners == (last,)
    result.ui.correct.click()
    sheet.ui.takeBackButton.click()
    app.window.step_back()
    assert app.context.store.results()[0].outcome == before and not result.ui.corrections.isVisible()


def test_a_full_disk_is_told_on_the_sheet(app: App, sheet: CorrectionSheet, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = app.flow.matches.begin(table_of("Ada", "Ben", exhibit=12), "full")

    def full(*_: Any) -> None:
        raise StoreProblem("full", Path("artgames.sqlite"))

    monkeypatch.setattr(MatchRecord, "note", full)
    sheet.open(opened)
    sheet.ui.points.setValue(1)
    sheet.ui.note.setText("why not")
    with app.bot.waitSignal(sheet.failed):
        sheet.ui.correctButton.click()
    assert sheet.ui.explanationLabel.text().startswith("The disk is full") and sheet.ui.points.value() == 1


def one_round_of(app: App, game: str, **options: Any) -> OpenMatch:
    players = tuple(Player(name, seat) for seat, name in enumerate(("Ada", "Ben", "Cleo")))
    deck = games.load(game).info.deck or "met"
    opened = app.flow.matches.begin(Table(game, players, options, deck), "sheet")
    rng = Rng.from_seed("sheet")
    while not (opened.match.view(None).pad or any(opened.match.view(None).points)):
        seat = opened.match.to_act()[0]
        action, rng = opened.match.choices(seat)[0].sample(rng)
        opened.match.submit(seat, action)
    return opened


@pytest.mark.parametrize(
    ("game", "options"),
    [("forgers", {}), ("art_and_music", {}), ("art_gallery", {}), ("art_robbery", {"open_stacks": True})],
)
def test_the_sheet_knows_what_everybody_has_so_far(app: App, game: str, options: dict[str, Any]) -> None:
    opened = one_round_of(app, game, **options)
    app.flow.play(opened)
    page = table_page(app)
    app.bot.waitUntil(lambda: page.flow is not None and at_rest(page.flow))
    QTest.mouseClick(page.ui.people, Qt.MouseButton.LeftButton, pos=page.ui.people.chip_rect(ADA).center().toPoint())
    menu = page.findChildren(QMenu)[-1]
    menu.actions()[-1].trigger()
    menu.close()
    sheet, points = app.window.page(), [chip.points for chip in page.ui.people.chips]
    assert isinstance(sheet, CorrectionSheet) and any(points)
    assert [sheet.ui.who.itemText(seat).split(": ")[1] for seat in range(3)] == [
        f"{one} point" if one == 1 else f"{one} points" for one in points
    ]


def test_every_sheet_of_totals_says_what_the_chips_say(app: App) -> None:
    opened = one_round_of(app, "art_and_music")
    view: Any = opened.match.view(None)
    correct(opened.record, Correction(BEN, 7, "sang along"))
    app.flow.play(opened)
    page = table_page(app)
    app.bot.waitUntil(lambda: page.flow is not None and at_rest(page.flow))
    assert page.flow is not None
    board: Any = page.flow.board
    totals = {line.seat: line.total for line in board.shown.lines}
    assert totals == {seat: view.totals[seat] + 7 * (seat == BEN) for seat in range(3)}
    assert [chip.points for chip in page.ui.people.chips] == [totals[seat] for seat in range(3)]
