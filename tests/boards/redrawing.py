"""Draws every board of every game in every phase anew, again and again, while a hand is busy with one of its items.

A program of its own, since what it looks for ends the program: an item that ends while Qt still uses it.

    python -m tests.boards.redrawing [--redraws 200] [GAME …]
"""

from __future__ import annotations

import argparse
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QGraphicsItem

from artgames import games
from artgames.app.context import AppContext
from artgames.app.main import make_application
from artgames.app.settings.live_settings import LiveSettings
from artgames.engine.api import Event
from artgames.scene.director import Director
from artgames.scene.drawing.theme import HIGH_CONTRAST
from artgames.scene.tempo import Tempo
from artgames.store import Settings, Store
from tests.boards.every import Moment, Window

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
DEEPEST = 3
AREAS = (QRectF(0, 0, 640, 400), QRectF(0, 0, 620, 390))
SCALES = (0.4, 0.45)
"""Small, and two of each, so that pictures of all sizes are soon there: this is not about how they look."""

Steps = Iterator[None]


class Hand:
    """Is busy with one item after another of a board, while the board is drawn anew."""

    def __init__(self, shown: Window, moment: Moment) -> None:
        self.shown, self.moment = shown, moment
        self.board, self.view = shown.board, shown.view
        self._turn = 0
        self._inside = 0
        self.drawn = 0
        self.board.draft_changed.connect(self._redraw_inside)

    def redraw(self) -> None:
        """By turns as the table does it: another theme or size of text, another size of the window, the same again."""
        self._turn += 1
        if self._turn % 3 == 0:
            self._dress()
        elif self._turn % 3 == 1:
            self._fit()
        else:
            self.drawn += 1
            begun = self.board.partial_draft()
            self.board.show(self.moment.view, self.moment.seat, self.moment.choices)
            if begun is not None:
                self.board.restore_draft(begun)

    def _redraw_inside(self) -> None:
        """A hint that takes two lines makes the board lower, in the middle of what it tells."""
        if self._inside < DEEPEST:
            self._inside += 1
            self._fit()
            self._inside -= 1

    def _fit(self) -> None:
        self.drawn += 1
        self.board.resize_to(next(area for area in AREAS if area != self.board.area))

    def _dress(self) -> None:
        self.drawn += 1
        self.board.apply_style(replace(self.board.style, scale=SCALES[self._turn % 2]))

    def done(self) -> None:
        self.board.draft_changed.disconnect(self._redraw_inside)

    # What it is busy with

    def focuses(self) -> None:
        items = self.view.focusable_items()
        if items:
            items[self._turn % len(items)].setFocus(Qt.FocusReason.TabFocusReason)
            if self._turn % 2:
                self._press_key(Qt.Key.Key_Space, " ")

    def edits(self) -> None:
        """Where there is something to write into, letters; elsewhere keys that are answers."""
        self._press_key(Qt.Key.Key_A, "a") if self._turn % 3 else self._press_key(Qt.Key.Key_1, "1")

    def drags(self) -> None:
        spot = self._spot()
        self._mouse(QEvent.Type.MouseButtonPress, spot, LEFT)
        self._mouse(QEvent.Type.MouseMove, spot + QPoint(25, 18), LEFT)
        self.redraw()
        self._mouse(QEvent.Type.MouseMove, spot + QPoint(60, 30), LEFT)
        self._mouse(QEvent.Type.MouseButtonRelease, spot, NONE)

    def clicks(self) -> None:
        spot = self._spot()
        self._mouse(QEvent.Type.MouseButtonPress, spot, LEFT)
        self._mouse(QEvent.Type.MouseButtonRelease, spot, NONE)

    def hovers(self) -> None:
        self._mouse(QEvent.Type.MouseMove, self._spot(), NONE)

    def animates(self) -> Steps:
        """A movement goes on while the board that it began on is drawn anew below it."""
        if self.moment.event is None:
            self.redraw()
            return
        self.board.show(self.moment.before, None, ())
        director: Director[Event] = Director(lambda event: self.board.animation(event, self.moment.view), self.view)
        self.board.redrawing.connect(director.finish_now)
        director.play([self.moment.event])
        yield
        self._dress()
        yield
        director.drop()
        director.deleteLater()

    def _spot(self) -> QPoint:
        items = self.view.scene().items()
        item: QGraphicsItem = items[self._turn * 7 % len(items)]
        return self.view.mapFromScene(item.sceneBoundingRect().center())

    def _mouse(self, kind: QEvent.Type, spot: QPoint, buttons: Qt.MouseButton) -> None:
        place = QPointF(self.view.viewport().mapToGlobal(spot))
        button = NONE if kind == QEvent.Type.MouseMove else LEFT
        event = QMouseEvent(kind, QPointF(spot), place, button, buttons, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(self.view.viewport(), event)

    def _press_key(self, key: Qt.Key, text: str) -> None:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(self.view, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text))


def redrawing(context: AppContext, slug: str, redraws: int) -> Steps:
    """One board in every phase; after each step Qt may end what was put away."""
    with Window(context, slug, theme=HIGH_CONTRAST, tempo=Tempo(pace=3.0)) as shown:
        for moment in list(shown.moments()):
            sys.stdout.write(f"{slug}: {moment.name}\n")
            sys.stdout.flush()
            shown.show(moment)
            hand = Hand(shown, moment)
            busy: list[Callable[[], Any]] = [hand.focuses, hand.edits, hand.drags, hand.clicks, hand.hovers]
            for do in cycle([*busy, hand.animates]):
                if hand.drawn >= redraws:
                    break
                if (more := do()) is not None:
                    yield from more
                hand.redraw()
                yield
            hand.done()


def every_game(context: AppContext, slugs: list[str], redraws: int) -> Steps:
    for slug in slugs:
        yield from redrawing(context, slug, redraws)


def run(slugs: list[str], redraws: int, folder: Path) -> int:
    """Zero if every board has stood it."""
    app = make_application()
    sys.excepthook = _end_at_a_mistake
    with Store.in_memory() as store:
        context = AppContext(store, LiveSettings(Settings(muted=True), lambda kept: None), folder, folder / "cache")
        steps, timer = every_game(context, slugs, redraws), QTimer()
        timer.timeout.connect(lambda: QCoreApplication.quit() if next(steps, "over") == "over" else None)
        timer.start(0)
        app.exec()
        timer.stop()
        context.close()
    return 0


def _end_at_a_mistake(*mistake: Any) -> None:
    traceback.print_exception(*mistake)
    os._exit(1)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--redraws", type=int, default=200)
    asked.add_argument("games", nargs="*", default=list(games.names()))
    wanted = asked.parse_args()
    with TemporaryDirectory() as made:
        sys.exit(run(wanted.games, wanted.redraws, Path(made)))
