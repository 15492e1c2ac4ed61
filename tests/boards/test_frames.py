"""What is painted while something moves: never a wall, and nothing twice that only stands there. Counted, not timed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QAnimationGroup, QPauseAnimation, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from artgames import games
from artgames.app.context import AppContext
from artgames.engine.rng import Rng
from artgames.scene import wall_scene
from artgames.scene.drawing.background import WallSpec, paint_wall
from artgames.scene.items.drawn_item import DrawnItem
from artgames.scene.pictures.picture_store import PictureStore
from artgames.scene.tempo import Tempo
from artgames.scene.wall_part import WallBoard
from tests.boards.every import Window
from tests.support.staging import step_by_chance

FRAMES = 12
MOST_STEPS = 40
MOVES_BY_ITSELF = {"Night", "Seconds", "News"}
"""The lights of a patrol car turn, seconds run."""


class Counts:
    """What was painted since the last movement began."""

    def __init__(self) -> None:
        self.walls = 0
        self.drawn: Counter[tuple[int, str]] = Counter()

    def begin(self) -> None:
        self.walls = 0
        self.drawn.clear()


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counts:
    counts, draw = Counts(), DrawnItem.paint

    def count_wall(spec: WallSpec) -> Any:
        counts.walls += 1
        return paint_wall(spec)

    def count_drawing(item: DrawnItem, painter: QPainter, *how: Any) -> None:
        counts.drawn[id(item), type(item).__name__] += 1
        draw(item, painter, *how)

    monkeypatch.setattr(wall_scene, "paint_wall", count_wall)
    monkeypatch.setattr(DrawnItem, "paint", count_drawing)
    return counts


def only_rests(move: QAbstractAnimation) -> bool:
    """Whether one picture follows another and nothing moves between them."""
    if isinstance(move, QAnimationGroup):
        return all(only_rests(move.animationAt(place)) for place in range(move.animationCount()))
    return isinstance(move, QPauseAnimation)


def movements(shown: Window) -> Iterator[QAbstractAnimation]:
    """Every way of the first rounds, as the room sees it."""
    rng = Rng.from_seed("frames")
    shown.board.show(shown.match.view(None), None, ())
    for _ in range(MOST_STEPS):
        if shown.match.outcome() is not None:
            return
        for event in step_by_chance(shown.match, rng):
            seen = event.seen_by(None)
            move = shown.board.animation(seen, shown.match.view(None)) if seen is not None else None
            if move is not None and not only_rests(move):
                yield move
        shown.board.show(shown.match.view(None), None, ())


@pytest.mark.parametrize("slug", games.names())
def test_no_wall_is_painted_and_nothing_is_drawn_again_while_something_moves(
    context: AppContext, slug: str, counts: Counts
) -> None:
    with Window(context, slug, tempo=Tempo()) as shown:
        for move in movements(shown):
            shown.come_to_rest()
            counts.begin()
            move.start()
            for frame in range(1, FRAMES):
                move.setCurrentTime(move.totalDuration() * frame // FRAMES)
                QApplication.processEvents()
            again = {name for (_, name), times in counts.drawn.items() if times > FRAMES // 2}
            assert not again - MOVES_BY_ITSELF
            assert counts.walls == 0
            move.setCurrentTime(move.totalDuration())
            assert counts.walls == 0 or not isinstance(shown.board, WallBoard)  # what follows a wall was expected
            shown.come_to_rest()


def test_pictures_that_come_at_once_are_handed_out_over_several_frames(
    qtbot: QtBot, context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is told of one is slow: a slice of time is over then, and the next picture waits for another frame."""
    monkeypatch.setattr("artgames.scene.pictures.picture_store._SLICE_SECONDS", 0.0)
    monkeypatch.setattr("artgames.scene.pictures.picture_store._FRAME_MS", 10_000)
    cards = [str(card) for card in context.library.decks[0].ids[:4]]
    store = PictureStore(context.pictures._find)
    told: list[str] = []
    store.ready.connect(told.append)
    store.prefetch(cards, QSize(60, 60))
    assert store._workers.waitForDone(20_000)
    for _ in range(5):
        QApplication.processEvents()
    assert len(told) == 1
    assert store.is_busy()
    store.close()
