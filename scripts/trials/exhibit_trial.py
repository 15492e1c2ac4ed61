"""Let an exhibit run for many rounds at speed, without a screen, and print what it holds in memory.

    .venv/bin/python -m scripts.trials.exhibit_trial --rounds 1000           for a room
    .venv/bin/python -m scripts.trials.exhibit_trial --rounds 1000 --kiosk   with visitors who come, play and go
    .venv/bin/python -m scripts.trials.exhibit_trial --hours 4 --speed 20    four hours of a real show in twelve minutes

Every hundred rounds a line: rounds, seconds, megabytes in memory, how much of it are
pictures kept for the next wall, and Python objects. The exit code is 1 when memory grew
by more than is allowed after the first hundred rounds, in which caches fill. With --hours there is a line every
ten minutes of the show, and the growth is that of a straight line through all of them after the first hour, and
after the store of pictures was full, which at a kiosk takes longer.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import linear_regression
from tempfile import TemporaryDirectory

PROJECT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(PROJECT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from artgames import games, paths
from artgames.app.context import AppContext
from artgames.app.exhibit.call import Call, context_for, counts_for
from artgames.app.exhibit.show_window import ExhibitWindow
from artgames.app.kiosk.mode import Mode
from artgames.app.kiosk.window import KioskWindow
from artgames.app.main import make_application
from artgames.exhibits.exhibited import Step
from artgames.exhibits.playlist import Playlist, Round
from artgames.exhibits.playlist_file import read_playlist
from artgames.exhibits.process_memory import resident_mb

EVERY = 100
ALLOWED_MB = 8.0
ALLOWED_AN_HOUR = 2.0
TEN_MINUTES = 600.0
SETTLED = 6
"""Looks in the first hour, in which caches fill."""

FULL = 0.97
"""Of the most pictures that are ever kept."""

PAUSE = 45.0
"""Seconds between two visitors."""


def playlist() -> Playlist:
    """Walls of all sizes and auctions of all kinds, as short as the file allows."""
    short = {"look_seconds": 5, "dark_seconds": 1, "think_seconds": 5, "hold_seconds": 1, "pause_seconds": 0}
    kinds = ((12, "fair", 1), (24, "fiendish", 3), (16, "easy", 2), (20, "fair", 0))
    rounds = tuple(
        Round(paintings=paintings, decoys=decoys, stolen=stolen, label_seconds=2, **short)  # type: ignore[arg-type]
        for paintings, decoys, stolen in kinds
    )
    return Playlist(title="Proof", rounds=rounds, sound=0)


def real_show() -> Playlist:
    """Walls as they are shipped, and a question of each other game, again and again."""
    ours = read_playlist(paths.resources() / "exhibits" / "an-evening-with-a-room.artexhibit")
    asked = tuple(Round(game=game.slug) for game in games.all_exhibited() if not game.exhibit.hangs_wall)
    return msgspec.structs.replace(ours, rounds=(*ours.rounds, *asked), loop=True, sound=0)


class Visitors(QObject):
    """Come by, touch twice, play a round and go; every fifth one goes away in the middle of it.

    Signals:
        played(int): so many of them have gone.
        all_gone(): nobody comes any more.
    """

    played = Signal(int)
    all_gone = Signal()

    def __init__(self, window: KioskWindow, most: int | None, pause: float = 0.0) -> None:
        """Between two of them so many seconds pass."""
        super().__init__(window)
        self._window, self._most, self._gone, self._pause = window, most, 0, pause
        self._free_since = time.monotonic()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._do)
        self._timer.start(30)

    def _do(self) -> None:
        window, conductor = self._window, self._window.stage.conductor
        if window.mode is Mode.ATTRACT:
            if time.monotonic() - self._free_since >= self._pause:
                window.guard.tapped.emit(window.attract_screen)
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
            offered = [one for one in self._window.foot.numbers.values() if one.isVisible()]
            if offered:  # none, once it is answered
                offered[self._gone % len(offered)].click()
        else:
            self._window.foot.lock.click()

    def _go(self) -> None:
        self._window.attract()
        self._gone += 1
        self._free_since = time.monotonic()
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
        self.kept: list[float] = []
        """How much of it are pictures that are kept on purpose, of which there is a largest number."""

    def look(self, rounds: int, told: str = "") -> None:
        if rounds % self._every:
            return
        gc.collect()
        held = resident_mb() or 0.0
        self.held.append(held)
        seconds = time.monotonic() - self._begun
        kept = self._pictures() / 2**20
        self.kept.append(kept)
        memory = f"{held:>7.1f} MB  ({kept:.0f} MB of pictures)  {len(gc.get_objects()):>7} objects"
        print(f"{told or f'{rounds:>6} rounds'}  {seconds:>6.0f} s  {memory}", flush=True)

    def growth(self) -> float:
        return self.held[-1] - self.held[0] if len(self.held) > 1 else 0.0


class Hours(QObject):
    """Looks every ten minutes of the show, until its time is over."""

    def __init__(self, hours: float, speed: float, measured: Measured, parent: QObject) -> None:
        super().__init__(parent)
        self._most, self._measured = round(hours * 6), measured
        self.looked = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(round(TEN_MINUTES * 1000 / speed))

    def _look(self) -> None:
        self.looked += 1
        self._measured.look(self.looked, f"{self.looked * 10:>6} minutes")
        if self.looked == self._most:
            QCoreApplication.exit()  # a kiosk would not close


def settled(kept: Sequence[float]) -> int:
    """The first look that counts: after an hour, and with as many pictures as are ever kept, unless that was near the
    end: nobody knows then whether it would be full some time."""
    full = next((look for look, held in enumerate(kept) if held >= FULL * max(kept)), 0)
    return max(SETTLED, full) if len(kept) - full >= SETTLED else SETTLED


def slope(held: Sequence[float], first: int = SETTLED) -> float:
    """Megabytes an hour, of a straight line through what was held from this look on."""
    later = held[first:]
    if len(later) < 2:
        return 0.0
    return linear_regression(range(len(later)), later).slope * 6


def room(call: Call, context: AppContext, measured: Measured) -> ExhibitWindow:
    window = ExhibitWindow(context, call.playlist, most=call.rounds, speed=call.speed, counts=counts_for(call))
    if call.rounds is not None:
        window.player.round_over.connect(measured.look)
    window.player.ended.connect(QCoreApplication.quit)
    QTimer.singleShot(0, window, window.begin)
    return window


def kiosk(call: Call, context: AppContext, measured: Measured) -> KioskWindow:
    window = KioskWindow(context, call.playlist, speed=call.speed, counts=counts_for(call))
    visitors = Visitors(window, call.rounds, 0.0 if call.rounds else PAUSE / call.speed)
    if call.rounds is not None:
        visitors.played.connect(measured.look)
    visitors.all_gone.connect(window.leave)
    window.left.connect(QCoreApplication.quit)
    QTimer.singleShot(0, window, window.attract)
    return window


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--hours", type=float, help="a real show for so long, instead of so many rounds")
    parser.add_argument("--kiosk", action="store_true", help="with visitors at a kiosk instead of a room")
    parser.add_argument("--size", default="1280x720", help="of the window")
    parser.add_argument("--speed", type=float, default=60.0, help="how many times faster than for people")
    parser.add_argument("--every", type=int, default=EVERY)
    given = parser.parse_args()
    app = make_application()
    with TemporaryDirectory() as folder:
        data, hours = Path(folder), given.hours
        shown, rounds = (real_show(), None) if hours else (playlist(), given.rounds)
        call = Call(shown, data, data / "cache", "proof", rounds=rounds, speed=given.speed)
        context = context_for(call)
        measured = Measured(1 if hours else given.every, context.pictures.held_bytes)
        window = (kiosk if given.kiosk else room)(call, context, measured)
        if hours:
            Hours(hours, given.speed, measured, window)
        window.resize(*map(int, given.size.split("x")))
        window.show()
        app.exec()
        window.stop()
        context.close()
    return tell_hours(measured) if hours else tell_rounds(measured, given.every, given.rounds)


def tell_rounds(measured: Measured, every: int, rounds: int) -> int:
    print(f"grew by {measured.growth():+.1f} MB after the first {every} rounds ({ALLOWED_MB:g} allowed)")
    return 1 if measured.growth() > ALLOWED_MB or len(measured.held) < rounds // every else 0


def tell_hours(measured: Measured) -> int:
    held, first = measured.held, settled(measured.kept)
    grows = slope(held, first)
    print(f"{held[0]:.1f} MB after ten minutes, {held[-1]:.1f} MB in the end, at most {max(held):.1f} MB")
    print(f"{grows:+.2f} MB an hour after {first * 10} minutes, with caches full ({ALLOWED_AN_HOUR:g} allowed)")
    return 1 if grows > ALLOWED_AN_HOUR else 0


if __name__ == "__main__":
    raise SystemExit(main())
