"""A game that was only just laid out is played in its window to its end, by mouse or keyboard, and shown to a room."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from artgames.app.context import AppContext
from artgames.app.home.page import HomePage
from artgames.app.result.page import ResultPage
from artgames.app.table.page import TablePage
from artgames.app.table.surface import Surface
from artgames.engine.rng import Rng
from artgames.games import Game
from artgames.scene.items.painting import PaintingItem
from artgames.scene.plain_board import PlainBoard
from artgames.store import Player, Table
from tests.app.conftest import App
from tests.app.room.conftest import Room, room
from tests.contract.test_adding_a_game import SLUG, game
from tests.projector.staging import SIZES, Stage, play
from tests.support.hands import said, table_page, waiting

__all__ = ["game", "room"]

PEOPLE = (Player("Ada", 0), Player("Ben", 1))
TABLE = Table(SLUG, PEOPLE, {"rounds": 2}, "met")


def sit_down(app: App) -> TablePage:
    app.context.settings.update(curtain_single_press=True)
    app.flow.start(TABLE, "new")
    page = table_page(app)
    page.lock_out = 0.0
    return page


def by_mouse(page: TablePage) -> None:
    """Press the first painting of the hand, and then the button."""
    view = page.ui.boardView
    card = next(item for item in view.focusable_items() if isinstance(item, PaintingItem))
    spot = view.mapFromScene(card.sceneBoundingRect().center())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert card.is_marked
    QTest.mouseClick(page.ui.primaryButton, Qt.MouseButton.LeftButton)


def by_keyboard(page: TablePage) -> None:
    """Nothing but keys, to whatever has the keyboard."""
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Return):
        focus = page.window().focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)


@pytest.mark.parametrize("answer", [by_mouse, by_keyboard])
def test_it_is_played_to_its_end(app: App, game: Game, answer: Callable[[TablePage], None]) -> None:
    page = sit_down(app)
    assert page.flow is not None and isinstance(page.flow.board, PlainBoard)
    for _ in range(20):
        if app.window.page() is not page:
            break
        app.bot.waitUntil(lambda: page.flow is None or not page.flow.is_moving)
        flow = page.flow
        if flow.surface is Surface.PRIVATE:
            answer(page)
        elif flow.surface is Surface.CURTAIN:
            QTest.keyClick(page.covers.curtain, Qt.Key.Key_Space)
        elif answer is by_mouse:
            QTest.mouseClick(page.ui.primaryButton, Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(app.window.focusWidget(), Qt.Key.Key_Return)
    assert isinstance(app.window.page(), ResultPage)


def test_a_room_sees_it(room: Room, game: Game) -> None:
    room.open(TABLE)
    assert room.window.flow is not None and isinstance(room.window.flow.board, PlainBoard)
    assert room.window.flow.board.seat is None and room.window.flow.board.choices == ()
    for seat in (0, 1):
        answer, _ = room.match.choices(seat)[0].sample(Rng.from_seed("room"))
        assert room.flow.session.submit(seat, answer)
    room.settle()
    assert room.view.phase == "shown"
    assert sorted(int(card) for card in room.window.paintings()) == sorted(room.view.shown)


@pytest.mark.parametrize("size", SIZES)
def test_the_back_row_reads_it(context: AppContext, game: Game, size: tuple[int, int]) -> None:
    """By the checks that hold for the room's picture of every game: letters, edges, overlaps, contrast."""
    course = play(context, SLUG, game.info.max_seats, long_names=True)
    with Stage(context, course, size) as shown:
        assert {staged.name: faults for staged in course.staged if (faults := shown.faults(staged))} == {}


@pytest.mark.parametrize("where", ["__init__", "rebuild"])
def test_a_table_that_cannot_be_opened_leads_home_with_a_sentence(
    app: App, game: Game, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """And the match is intact: once the board is mended, it goes on."""

    def broken(*_: object) -> None:
        raise RuntimeError("a board with a mistake in it")

    written = []
    monkeypatch.setattr("sys.excepthook", lambda *problem: written.append(problem))
    with monkeypatch.context() as mistake:
        mistake.setattr(PlainBoard, where, broken)
        app.flow.start(TABLE, "new")
    assert isinstance(app.window.page(), HomePage) and len(written) == 1
    assert said(app) == "This table could not be opened. The match is safe under Continue."
    (kept,) = waiting(app)
    app.flow.resume(kept.id)
    page = table_page(app)
    assert page.evening is not None and page.evening.table.names == ("Ada", "Ben")
