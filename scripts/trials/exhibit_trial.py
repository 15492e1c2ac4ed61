"""Let an exhibit run for many rounds at speed, without a screen, and print what it holds in memory.

    .venv/bin/python -m scripts.trials.exhibit_trial --rounds 1000           for a room
    .venv/bin/python -m scripts.trials.exhibit_trial --rounds 1000 --kiosk   with visitors who come, play and go

Every hundred rounds a line: rounds, seconds, megabytes in memory, how much of it are
pictures kept for the next wall, and Python objects. The exit code is 1 when memory grew
by more than is allowed after the first hundred rounds, in which caches fill.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

PROJECT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(PROJECT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from artgames.app.context import AppContext
from artgames.app.exhibit.entry_point import Call, context_for, counts_for
from artgames.app.exhibit.show_window import ExhibitWindow
from artgames.app.kiosk.mode import Mode
from artgames.app.kiosk.window import KioskWindow
from artgames.app.main import make_application
from artgames.exhibits.exhibited import Step
from artgames.exhibits.playlist import Playlist, Round
from artgames.exhibits.process_memory import give_back, resident_mb

EVERY = 100
ALLOWED_MB = 8.0


def playlist() -> Playlist:
    """Walls of all sizes and auctions of all kinds, as short as the file allows."""
    short = {"look_seconds": 5, "dark_seconds": 1, "think_seconds": 5, "hold_seconds": 1, "pause_seconds": 0}
    kinds = ((12, "fair", 1), (24, "fiendish", 3), (16, "easy", 2), (20, "fair", 0))
    rounds = tuple(
        Round(paintings=paintings, decoys=decoys, stolen=stolen, label_seconds=2, **short)  # type: ignore[arg-type]
        for paintings, decoys, stolen in kinds
    )
    return Playlist(title="Proof", rounds=rounds, sound=0)


class Visitors(QObject):
    """Come by, touch twice, play a round and go; every fifth one goes away in the middle of it.

    Signals:
        played(int): so many of them have gone.
        all_gone(): nobody comes any more.
    """

    played = Signal(int)
    all_gone = Signal()

    def __init__(self, window: KioskWindow, most: int) -> None:
        super().__init__(window)
        self._window, self._most, self._gone = window, most, 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._do)
        self._timer.start(30)

    def _do(self) -> None:
        window, conductor = self._window, self._window.stage.conductor
        if window.mode is Mode.ATTRACT and conductor is not None and conductor.step is Step.LOOK:
            window.guard.tapped.emit()
        elif window.mode is Mode.START:
            window.start_card.slips.end()
            window.start_card.buttons[self._gone % len(window.start_card.buttons)].click()
        elif window.mode is Mode.PLAY and conductor is not None and conductor.step is Step.THINK:
            self._answer()
        elif window.mode is Mode.OVER and conductor is not None and conductor.step is Step.LABELS:
            self._go()

    def _answer(self) -> None:
        if self._gone % 5 == 4:
            self._go()
        elif not self._window.foot.lock.isEnabled():
            self._window.foot.numbers[1 + self._gone % 8].click()
        else:
            self._window.foot.lock.click()

    def _go(self) -> None:
        self._window.attract()
        self._gone += 1
        give_back()
        self.played.emit(self._gone)
        if self._gone == self._most:
            self._timer.stop()
            self.all_gone.emit()


class Measured:
    """Prints a line every so many rounds."""

    def __init__(self, every: int, pictures: Callable[[], int]) -> None:
        """`pictures` says how many bytes of decoded pictures are kept on purpose."""
        self._every, self._pictures, self._begun = every, pictures, time.monotonic()
        self.held: list[float] = []

    def look(self, rounds: int) -> None:
        if rounds % self._every:
            return
        gc.collect()
        held = resident_mb() or 0.0
        self.held.append(held)
        seconds = time.monotonic() - self._begun
        kept = self._pictures() / 2**20
        told = f"{held:>7.1f} MB  ({kept:.0f} MB of pictures)  {len(gc.get_objects()):>7} objects"
        print(f"{rounds:>6} rounds  {seconds:>6.0f} s  {told}", flush=True)

    def growth(self) -> float:
        return self.held[-1] - self.held[0] if len(self.held) > 1 else 0.0


def room(call: Call, context: AppContext, measured: Measured) -> ExhibitWindow:
    window = ExhibitWindow(context, call.playlist, most=call.rounds, speed=call.speed, counts=counts_for(call))
    window.player.round_over.connect(measured.look)
    window.player.ended.connect(QCoreApplication.quit)
    QTimer.singleShot(0, window, window.begin)
    return window


def kiosk(call: Call, context: AppContext, measured: Measured) -> KioskWindow:
    window = KioskWindow(context, call.playlist, speed=call.speed, counts=counts_for(call))
    visitors = Visitors(window, call.rounds or 1)
    visitors.played.connect(measured.look)
    visitors.all_gone.connect(window.leave)
    window.left.connect(QCoreApplication.quit)
    QTimer.singleShot(0, window, window.attract)
    return window


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--kiosk", action="store_true", help="with visitors at a kiosk instead of a room")
    parser.add_argument("--speed", type=float, default=60.0, help="how many times faster than for people")
    parser.add_argument("--every", type=int, default=EVERY)
    given = parser.parse_args()
    app = make_application()
    with TemporaryDirectory() as folder:
        data = Path(folder)
        call = Call(playlist(), data, data / "cache", "proof", rounds=given.rounds, speed=given.speed)
        context = context_for(call)
        measured = Measured(given.every, context.pictures.held_bytes)
        window = (kiosk if given.kiosk else room)(call, context, measured)
        window.resize(1280, 720)
        window.show()
        app.exec()
        window.stop()
        context.close()
    print(f"grew by {measured.growth():+.1f} MB after the first {given.every} rounds ({ALLOWED_MB:g} allowed)")
    return 1 if measured.growth() > ALLOWED_MB or len(measured.held) < given.rounds // given.every else 0


if __name__ == "__main__":
    raise SystemExit(main())
