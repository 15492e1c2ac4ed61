from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from pytestqt.qtbot import QtBot

from artgames.scene.arc_animation import carry, stroll, walk
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.theme import GALLERY
from artgames.scene.items.piece import Piece
from artgames.scene.tempo import Tempo
from tests.scene.test_motions import TEMPOS, play

STOPS = [QRectF(0, 0, 60, 30), QRectF(90, 9, 60, 30)]
THERE = QRectF(500, 5, 120, 60)
WAYS: dict[str, Any] = {
    "carried": lambda piece, tempo: carry(piece, THERE, tempo),
    "on foot": lambda piece, tempo: walk(piece, THERE, tempo),
    "from stop to stop": lambda piece, tempo: stroll(
        piece, [QRectF(0, 0, 60, 30), QRectF(90, 9, 60, 30), THERE], tempo
    ),
}


@pytest.fixture
def piece() -> Piece:
    style = cast(BoardStyle, SimpleNamespace(theme=GALLERY, usual_scale=1.0))
    return Piece("thing", "A thing", QRectF(10, 20, 60, 30), style)


def seen_at(piece: Piece) -> QRectF:
    """Where it is seen: it grows round its middle."""
    return piece.mapRectToScene(QRectF(QPointF(), piece.size))


@pytest.mark.parametrize("jump", [True, False])
@pytest.mark.parametrize("tempo", TEMPOS)
@pytest.mark.parametrize("way", WAYS)
def test_whatever_the_way_a_piece_ends_where_it_goes(
    qtbot: QtBot, piece: Piece, way: str, tempo: Tempo, jump: bool
) -> None:
    play(qtbot, WAYS[way](piece, tempo), jump)
    assert seen_at(piece) == THERE
    assert piece.opacity() == 1.0


@pytest.mark.parametrize("way", WAYS)
def test_it_moves_above_everything_else_and_off_the_straight_line(piece: Piece, way: str) -> None:
    move: QAbstractAnimation = WAYS[way](piece, Tempo())
    assert piece.zValue() >= 50
    move.start()
    heights = []
    for share in range(1, 10):
        move.setCurrentTime(move.totalDuration() * share // 10)
        heights.append(seen_at(piece).center().y())
    move.stop()
    assert heights != sorted(heights)


def test_where_there_is_no_stop_it_stays(qtbot: QtBot, piece: Piece) -> None:
    before = seen_at(piece)
    play(qtbot, stroll(piece, [], Tempo()), False)
    assert seen_at(piece) == before
