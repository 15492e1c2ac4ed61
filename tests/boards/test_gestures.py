"""A gesture is whole, also where the board is drawn anew in the middle of telling what has changed.

A hint that takes two lines makes the board lower, at once: whoever goes on with what was there before works on a
picture that nobody sees any more.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRectF

from artgames import games
from artgames.app.context import AppContext
from artgames.scene.board import Board
from artgames.scene.draft_answer import Sketch
from artgames.scene.items.painting import PaintingItem
from artgames.scene.tempo import Tempo
from tests.boards.every import Moment, Window

AREAS = (QRectF(0, 0, 1024, 640), QRectF(0, 0, 1024, 620))
PRESSES = (0, 1, 0, 2, 2, 0, 4, 0, 0, -1, -2, -2, -1)
"""Which of those that can be pressed, one after the other, from the first or the last: taken, moved, given back."""


@contextmanager
def restless(board: Board[Any]) -> Iterator[None]:
    """Whenever something has changed, the board gets another size."""
    is_drawing = False

    def redraw() -> None:
        nonlocal is_drawing
        if not is_drawing:
            is_drawing = True
            board.resize_to(next(area for area in AREAS if area != board.area))
            is_drawing = False

    board.draft_changed.connect(redraw)
    yield
    board.draft_changed.disconnect(redraw)


def press(window: Window, number: int) -> None:
    items = [item for item in window.view.focusable_items() if not getattr(item, "is_held_open", False)]
    item = items[number % len(items)] if items else None
    if isinstance(item, PaintingItem):
        item.activated.emit()
    elif item is not None:
        window.board.activate(item)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # what was put away ends, in movement or not
    window.board.finish_running()


def sketches(window: Window, moment: Moment) -> list[Sketch | None]:
    """What was begun after each of the presses."""
    window.show(moment)
    found = []
    for number in PRESSES:
        press(window, number)
        found.append(window.board.sketch())
    return found


@pytest.mark.parametrize(
    ("slug", "rules"), [*((slug, {}) for slug in games.names()), ("stolen_paintings", {"wager_tokens": 3})]
)
def test_the_same_presses_lead_to_the_same_answer(context: AppContext, slug: str, rules: dict[str, int]) -> None:
    with Window(context, slug, tempo=Tempo(), rules=rules) as window:
        moments = list(window.moments())
        calm = [sketches(window, moment) for moment in moments]
    with Window(context, slug, tempo=Tempo(), rules=rules) as window, restless(window.board):
        for moment, expected in zip(moments, calm, strict=True):
            assert sketches(window, moment) == expected, moment.name
