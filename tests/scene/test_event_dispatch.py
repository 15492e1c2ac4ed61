from __future__ import annotations

from typing import Any, cast

import pytest
from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtWidgets import QApplication, QGraphicsView
from pytestqt.qtbot import QtBot

from artgames.engine.api import PublicEvent, View
from artgames.scene.animations import pause
from artgames.scene.board_style import BoardStyle
from artgames.scene.director import Director
from artgames.scene.drawing.theme import GALLERY
from artgames.scene.event_dispatch import Following, Movement, Moves
from artgames.scene.items.piece import Piece
from artgames.scene.piece_board import PieceBoard
from artgames.scene.tempo import Beat, Tempo


class Row(View, frozen=True):
    things: int


class Added(PublicEvent, frozen=True):
    pass


class Admired(PublicEvent, frozen=True):
    pass


class Cleared(PublicEvent, frozen=True):
    pass


follow: Following[Row] = Following()


@follow.after(Added)
def _(event: Added, before: Row, after: Row) -> Row:
    return Row(before.things + 1)


@follow.after(Admired)
def _(event: Admired, before: Row, after: Row) -> Row:
    return before


class RowBoard(PieceBoard[Row]):
    """So many things side by side."""

    def build(self) -> None:
        for number in range(self.view.things):
            piece = Piece(f"thing {number}", "A thing", QRectF(50 * number, 0, 40, 40), self.style)
            piece.let_press()
            self.scene.addItem(piece)


MOVES: Moves[RowBoard, Row] = Moves(follow)
MOVES.rest(Beat.REVEAL, Admired)


@MOVES.on(Added)
def _(board: RowBoard, event: Added, view: Row) -> Movement:
    return board.arrive_after([pause(Beat.MOVE, board.tempo)], view)


@pytest.fixture
def board(qapp: QApplication) -> RowBoard:
    nothing = cast(Any, None)  # what such a board does not ask for
    style = BoardStyle(GALLERY, Tempo(), 1.0, 1.0, nothing, nothing, nothing, (), (), nothing)
    made = RowBoard(style, {}, lambda seat: True, QObject(qapp))
    made.show(Row(1), None, ())
    return made


def test_each_event_of_a_step_shows_no_more_than_has_happened(board: RowBoard) -> None:
    seen: list[int] = []

    def animation(event: PublicEvent) -> Movement:
        seen.append(len(board.pieces()))
        return MOVES.animation(board, event, Row(0))

    director = Director(animation, board)
    director.play([Added(), Admired(), Added(), Cleared()])
    director.finish_now()
    assert seen == [1, 2, 2, 3]
    assert board.pieces() == [] and board.view == Row(0)


def test_what_is_only_looked_at_takes_its_time(board: RowBoard) -> None:
    rest = MOVES.animation(board, Admired(), Row(7))
    assert rest is not None and rest.totalDuration() == board.tempo.ms(Beat.REVEAL)
    assert MOVES.animation(board, Cleared(), Row(0)) is None


def _watch(board: RowBoard, qtbot: QtBot) -> None:
    """Open a window on the board, with the keyboard in it."""
    window = QGraphicsView(board.scene)
    qtbot.addWidget(window)
    window.show()
    window.setFocus()
    qtbot.waitUntil(window.hasFocus)


def test_the_keyboard_comes_back_to_what_it_was_on(qtbot: QtBot, board: RowBoard) -> None:
    _watch(board, qtbot)
    board.arrive(Row(3))
    chosen = next(piece for piece in board.pieces() if piece.key == "thing 2")
    chosen.setFocus(Qt.FocusReason.TabFocusReason)
    board.arrive(Row(1))
    assert board.scene.focusItem() is None
    board.arrive(Row(3))
    focused = board.scene.focusItem()
    assert isinstance(focused, Piece) and focused.key == "thing 2" and focused is not chosen
    board.scene.clearFocus()


@pytest.mark.parametrize("away", [1, None])
def test_nobody_learns_where_the_keyboard_of_the_person_before_was(
    board: RowBoard, qtbot: QtBot, away: int | None
) -> None:
    _watch(board, qtbot)
    board.show(Row(3), 0, ())
    next(piece for piece in board.pieces() if piece.key == "thing 2").setFocus(Qt.FocusReason.TabFocusReason)
    board.show(Row(3), 0, ())
    assert isinstance(board.scene.focusItem(), Piece), "the same person finds it again"
    board.show(Row(3), away, ())
    assert board.scene.focusItem() is None
