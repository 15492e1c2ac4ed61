"""Play one game again and again through the real window, without a screen, and print what the program holds in memory.

    .venv/bin/python -m scripts.trials.memory_trial                              two hundred matches of Stolen Paintings
    .venv/bin/python -m scripts.trials.memory_trial --game trivia --matches 50

Bots play. Every so many matches a line: matches, seconds, megabytes in memory, how much of it are pictures kept for
the next wall, and how many objects Python knows. In the end, of what there is more than at the first line. The exit
code is 1 when matches leave something behind after the first few, in which caches fill.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

PROJECT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(PROJECT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtWidgets import QGraphicsItem

from artgames import games
from artgames.app.context import AppContext
from artgames.app.exhibit.show_view import FastTempo
from artgames.app.main import build_pages, make_application
from artgames.app.main_window import MainWindow
from artgames.app.settings.live_settings import LiveSettings
from artgames.app.shell import Shell
from artgames.app.table.page import TablePage
from artgames.app.table.turn_order import Task
from artgames.decks.library import COLLECTION
from artgames.exhibits.process_memory import give_back, resident_mb
from artgames.scene.tempo import Tempo
from artgames.store import Player, Settings, Store, Table

EVERY = 20
DEALS = 4
"""So many different matches are played by turns: then pictures are soon all there."""

ALLOWED_A_MATCH = 5.0
"""Python objects: a match that was finished is a line of the history, and nothing else."""


def bots_table(slug: str) -> Table:
    info = games.load(slug).info
    players = tuple(Player(f"Bot {seat}", seat, "bot", "easy") for seat in range(info.min_seats))
    return Table(slug, players, {}, info.deck or COLLECTION)


class HastyContext(AppContext):
    """Nobody watches: bots take no time to think."""

    def tempo(self) -> Tempo:
        return FastTempo(3.0, True, 60.0)


class Evenings(QObject):
    """One match after another at the same table, to its result and back to the home page.

    Signals:
        over(): all were played.
    """

    over = Signal()

    def __init__(
        self,
        window: MainWindow,
        shell: Shell,
        context: AppContext,
        table: Table,
        *,
        most: int,
        every: int,
        deals: int,
    ) -> None:
        super().__init__(window)
        self._window, self._shell, self._context, self._table = window, shell, context, table
        self._most, self._every, self._deals = most, every, deals
        self._begun = time.monotonic()
        self.counts: list[Counter[str]] = []
        self._played = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)
        self._timer.start(0)

    def _step(self) -> None:
        page = self._window.page()
        if not isinstance(page, TablePage):
            self._next()
            return
        page.lock_out = 0.0
        if page.flow is None:
            return
        page.flow.finish_moving()
        page.flow.session.clock.finish()
        if not page.flow.is_moving and page.flow.next().task in (Task.GO_ON, Task.RESULT):
            page.press()

    def _next(self) -> None:
        if self._played and self._window.page() is not self._shell.home:
            self._shell.navigator.open("home")
            return
        if self._played and self._played % self._every == 0:
            self._look()
        if self._played == self._most:
            self._timer.stop()
            self.over.emit()
            return
        self._shell.controllers.flow.start(self._table, f"evening {self._played % self._deals}")
        self._played += 1

    def _look(self) -> None:
        gc.collect()
        give_back()
        count = Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.get_objects())
        self.counts.append(count)
        items = sum(isinstance(one, QGraphicsItem) for one in gc.get_objects())
        held = f"{resident_mb() or 0.0:>7.1f} MB  ({self._context.pictures.held_bytes() / 2**20:.0f} MB of pictures)"
        objects = f"{count.total():>7} objects, {items} of them on scenes"
        print(f"{self._played:>6} matches  {time.monotonic() - self._begun:>6.0f} s  {held}  {objects}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="stolen_paintings", choices=games.names())
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--every", type=int, default=EVERY)
    given = parser.parse_args()
    app = make_application()
    with TemporaryDirectory() as folder, Store.open(Path(folder)) as store:  # on disk: journals are no part of this
        data = Path(folder)
        settings = LiveSettings(Settings(pace=3.0, muted=True, motion="reduced"), lambda kept: None)
        context = HastyContext(store, settings, data, data / "cache")
        window = MainWindow(context)
        shell = build_pages(window, context)
        window.resize(1024, 768)
        window.show()
        table = bots_table(given.game)
        evenings = Evenings(window, shell, context, table, most=given.matches, every=given.every, deals=DEALS)
        evenings.over.connect(QCoreApplication.quit)
        app.exec()
        window.close()
        context.close()
    return tell_growth(evenings.counts, given.every)


def tell_growth(counts: list[Counter[str]], every: int) -> int:
    """Of what there is more in the end than when caches had filled; the exit code."""
    first, last = counts[0], counts[-1]
    more = {name: last[name] - first[name] for name in last if last[name] > first[name]}
    for name, count in sorted(more.items(), key=lambda one: -one[1])[:25]:
        print(f"{count:>+8}  {name}")
    grown = (last.total() - first.total()) / max(1, every * (len(counts) - 1))
    print(f"{grown:+.1f} objects a match ({ALLOWED_A_MATCH:g} allowed)")
    return 1 if grown > ALLOWED_A_MATCH else 0


if __name__ == "__main__":
    raise SystemExit(main())
