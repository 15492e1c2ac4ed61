"""Shows an exhibit in a program of its own: for the command line and for a kiosk."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtGui import QScreen

from artgames.app.context import AppContext
from artgames.app.diagnostics.crash_log import CrashLog
from artgames.app.exhibit.kiosk_window import KioskWindow
from artgames.app.exhibit.round_setup import first_problem
from artgames.app.exhibit.screen_choice import find_screen, show_full
from artgames.app.exhibit.show_window import ExhibitWindow
from artgames.app.exhibit.wall_recall_log import WallKeeper
from artgames.app.main import SETTLED_MS, make_application
from artgames.app.settings.live_settings import LiveSettings
from artgames.exhibits.counts import FOLDER, CountBook
from artgames.exhibits.playlist import Playlist
from artgames.exhibits.process_memory import keep_steady
from artgames.scene.garbage_collection import freeze_gc
from artgames.scene.pictures.picture_store import PictureStore
from artgames.store import Settings, Store
from artgames.store.kiosk_recall import FOLDER as WALLS
from artgames.store.kiosk_recall import WallBook

MOST_BYTES = 96 * 1024 * 1024
"""Of pictures, kept for the next wall. The machine in a foyer is seldom a large one, and it runs for days."""

LOST = 3
"""The exit code of a kiosk that nobody watches over."""

HEART_MS = 5000
"""So often a kiosk shows that it is well."""


@dataclass(frozen=True, slots=True)
class Call:
    """What was asked for at the command line."""

    playlist: Playlist
    data: Path
    cache: Path
    name: str
    """What the exhibit is called where it has no title: its file."""

    screen: int = 0
    rounds: int | None = None
    speed: float = 1.0


class ExhibitProblem(Exception):
    """Why an exhibit cannot be shown, in one sentence."""


def context_for(call: Call) -> AppContext:
    """The parts of the application, as the playlist wants them. An exhibit keeps nothing in the store: the same person
    may play at another window meanwhile."""
    keep_steady()
    playlist = call.playlist
    settings = Settings(
        theme=playlist.theme,
        effects_volume=playlist.sound,
        muted=not playlist.sound,
        language=playlist.language,
    )
    context = AppContext(Store.in_memory, LiveSettings(settings), call.data, call.cache)
    context.pictures = PictureStore(context.picture_of, call.cache / "pictures", most_bytes=MOST_BYTES)
    return context


def counts_for(call: Call) -> CountBook:
    return CountBook(call.data / FOLDER, call.playlist.title or call.name)


def run(call: Call) -> int:
    """For a room, until it is over or somebody leaves it. Raises ExhibitProblem."""
    app = make_application()
    context = context_for(call)
    try:
        _check(call, context)
        screen = find_screen(call.screen or call.playlist.screen)
        if screen is None:
            count = len(app.screens())
            raise ExhibitProblem(f"there is no screen {call.screen or call.playlist.screen}; this machine has {count}")
        window = ExhibitWindow(context, call.playlist, most=call.rounds, speed=call.speed, counts=counts_for(call))
        window.left.connect(QCoreApplication.quit)
        if call.rounds is not None:
            window.ended.connect(QCoreApplication.quit)
        return _exec(window, call, screen, window.begin)
    finally:
        context.close()


def run_kiosk(call: Call, heart: Path | None) -> int:
    """For a foyer, until somebody with the PIN leaves it. A screen that is not there yet must not keep it dark: then
    it is shown on another one. Raises ExhibitProblem."""
    make_application()
    context = context_for(call)
    try:
        _check(call, context)
        window = KioskWindow(context, call.playlist, counts=counts_for(call), speed=call.speed)
        window.left.connect(QCoreApplication.quit)
        WallKeeper(window, WallBook(call.data / WALLS))
        if heart is not None:
            Heart(heart, window)
        return _exec(window, call, find_screen(call.screen or call.playlist.screen) or find_screen(0), window.attract)
    finally:
        context.close()


def _exec(window: ExhibitWindow | KioskWindow, call: Call, screen: QScreen | None, begin: Callable[[], None]) -> int:
    log = CrashLog(call.data, window)
    log.install()
    show_full(window, screen)
    QTimer.singleShot(SETTLED_MS, window, freeze_gc)
    QTimer.singleShot(0, window, begin)
    code = QCoreApplication.exec()
    window.stop()
    window.deleteLater()
    return 1 if getattr(window, "problem", "") else code


def _check(call: Call, context: AppContext) -> None:
    problem = first_problem(call.playlist, context.library)
    if problem is not None:
        raise ExhibitProblem(context.say(problem))


class Heart(QObject):
    """Touches a file as long as the program is well, and ends it when nobody watches over it any more."""

    def __init__(self, file: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._file, self._watcher = file, os.getppid()
        self._timer = QTimer(self)
        self._timer.setInterval(HEART_MS)
        self._timer.timeout.connect(self.beat)
        self._timer.start()
        self.beat()

    def beat(self) -> None:
        if os.getppid() != self._watcher:
            QCoreApplication.exit(LOST)
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.touch()
