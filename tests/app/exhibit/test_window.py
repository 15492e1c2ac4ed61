"""A whole playlist before a room."""

from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.app.exhibit.round_setup import deal
from artgames.app.exhibit.show_window import ExhibitWindow
from artgames.engine.rng import Rng
from artgames.exhibits.counts import CountBook, read_day
from artgames.exhibits.exhibited import Step
from artgames.exhibits.playlist import Decoys, Playlist, Round
from artgames.exhibits.recent_walls import Recent

Open = Callable[..., ExhibitWindow]
A, B = (Round(title=title, paintings=12, stolen=1, labels=False) for title in "AB")


@pytest.fixture
def open_window(context: AppContext, qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    made: list[ExhibitWindow] = []

    def begin(*rounds: Round, loop: bool = False, most: int | None = None) -> ExhibitWindow:
        counts = CountBook(tmp_path / "counts", "Trial", lambda: datetime(2026, 11, 16))
        window = ExhibitWindow(context, Playlist(rounds=rounds, loop=loop), most=most, counts=counts)
        qtbot.addWidget(window)
        window.resize(1024, 768)
        window.show()
        window.begin()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        made.append(window)
        return window

    yield begin
    for window in made:
        window.stop()


def title(window: ExhibitWindow) -> str:
    assert window.stage.board is not None
    return window.stage.board.title


def skip_round(window: ExhibitWindow, qtbot: QtBot) -> None:
    """To the end of this round, by the key of the clicker."""
    with qtbot.waitSignal(window.player.round_over):
        for _ in range(20):
            if window.stage.conductor is None or window.stage.conductor.step is Step.OVER:
                break
            QTest.keyClick(window, Qt.Key.Key_PageDown)
    qtbot.waitUntil(lambda: window.stage.conductor is None or window.stage.conductor.step is Step.INTRO)


def test_rounds_follow_one_another_and_the_end_is_told(open_window: Open, qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(A, B)
    assert title(window) == "A"
    skip_round(window, qtbot)
    assert title(window) == "B"
    with qtbot.waitSignal(window.player.ended):
        skip_round(window, qtbot)
    assert window.last.isVisible()
    assert "Thank you" in window.last.text()
    tallies = read_day(tmp_path / "counts" / "2026-11-16.json")
    assert [(one.title, one.started, one.finished) for one in tallies] == [("A", 1, 1), ("B", 1, 1)]


def test_a_room_reads_how_far_it_is_unless_there_is_no_end(open_window: Open, qtbot: QtBot) -> None:
    window = open_window(A, B)
    skip_round(window, qtbot)
    assert window.stage.board is not None
    assert "Round 2 of 2" in window.stage.board.describe()
    looped = open_window(A, B, loop=True)
    assert looped.stage.board is not None
    assert "Round 1" not in looped.stage.board.describe()


def test_a_loop_begins_again(open_window: Open, qtbot: QtBot) -> None:
    window = open_window(A, loop=True)
    skip_round(window, qtbot)
    assert title(window) == "A"


def test_p_stands_still_with_a_sign_and_esc_asks_before_it_leaves(open_window: Open, qtbot: QtBot) -> None:
    window = open_window(A)
    conductor = window.stage.conductor
    assert conductor is not None
    QTest.keyClick(window, Qt.Key.Key_P)
    assert not conductor.is_timed
    assert window.slide.isVisible() and window.slide.accessibleName() == "Paused"
    QTest.keyClick(window, Qt.Key.Key_Space)  # as in a match: on after a count of three, and nothing is skipped
    assert window.slide.accessibleName() == "3" and not conductor.is_timed
    window.host._count_in.finish()
    assert conductor.is_timed and conductor.step is Step.INTRO and not window.slide.isVisible()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.stage.conductor is conductor and window.question.isVisible()
    with qtbot.waitSignal(window.left):
        QTest.keyClick(window, Qt.Key.Key_Escape)


def test_a_round_that_cannot_be_shown_is_passed_over(open_window: Open) -> None:
    assert title(open_window(Round(deck="set:nowhere"), B)) == "B"


def test_where_no_round_can_be_shown_the_reason_stands_there(open_window: Open, qtbot: QtBot) -> None:
    window = open_window(Round(deck="set:nowhere"), loop=True)
    assert window.stage.conductor is None
    assert "There is no deck called" in window.last.text()


def test_nothing_pops_up_over_a_show_and_no_pointer_is_seen(open_window: Open) -> None:
    window = open_window(A)
    assert window.cursor().shape() is Qt.CursorShape.BlankCursor
    assert window.stage.view.viewport().cursor().shape() is Qt.CursorShape.BlankCursor


@pytest.mark.parametrize("decoys", ["easy", "fair", "fiendish"])
def test_what_hung_in_an_earlier_round_of_a_show_is_no_decoy(context: AppContext, decoys: Decoys) -> None:
    plan, recent, hung = Round(paintings=24, decoys=decoys), Recent(), set[int]()
    rng = Rng.from_seed("show")
    for number in range(6):
        match: Any = deal(plan, context.library, answers=False, seed=f"show {number}", recent=recent).match
        while match.view(None).phase != "guess":
            seat = match.to_act()[-1]
            action, rng = match.choices(seat)[0].sample(rng)
            match.submit(seat, action)
        state = match.state
        assert not hung & {card for card in state.auction if card not in state.stolen}
        assert len(state.exhibit) == 24
        hung |= set(state.exhibit)


def test_the_rounds_of_a_show_share_one_memory(open_window: Open, qtbot: QtBot) -> None:
    window = open_window(A, B)
    first = window.stage.conductor
    assert first is not None
    before = set(first.match.setup.first)
    skip_round(window, qtbot)
    assert window.stage.conductor is not None
    setup = window.stage.conductor.match.setup
    assert len(before) == 12 and not before & (set(setup.deck) - set(setup.first))
