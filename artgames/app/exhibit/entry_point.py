"""Shows an exhibit in a program of its own: for the command line and for a kiosk."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtGui import QGuiApplication

from artgames.app.context import AppContext
from artgames.app.diagnostics.crash_log import CrashLog
from artgames.app.exhibit.console_window import ConsoleWindow
from artgames.app.exhibit.round_setup import problems
from artgames.app.exhibit.show import Show
from artgames.app.exhibit.show_window import ExhibitWindow
from artgames.app.exhibit.wall_recall_log import WallKeeper
from artgames.app.kiosk.window import KioskWindow
from artgames.app.main import SETTLED_MS, make_application
from artgames.app.screens.full_screen import show_full
from artgames.app.screens.screen_director import ScreenDirector
from artgames.app.settings.live_settings import LiveSettings
from artgames.exhibits.class_results import FOLDER as CLASSES
from artgames.exhibits.class_results import ClassBook
from artgames.exhibits.counts import FOLDER, CountBook
from artgames.exhibits.playlist import Playlist
from artgames.exhibits.process_memory import keep_steady
from artgames.exhibits.technician_log import NAME, TechnicianLog
from artgames.scene.garbage_collection import freeze_gc
from artgames.scene.pictures.picture_store import PictureStore
from artgames.store import Settings, Store
from artgames.store.kiosk_recall import FOLDER as WALLS
from artgames.store.kiosk_recall import WallBook, book_of
from artgames.store.settings_glance import glance_at_settings

MOST_BYTES = 96 * 1024 * 1024
"""Of pictures, kept for the next wall. The machine in a foyer is seldom a large one, and it runs for days."""

LOST = 3
"""The exit code of a kiosk that nobody watches over."""

HEART_MS = 3000
"""So often a kiosk shows that it is well: one that hangs is noticed within fifteen seconds."""


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
    """The parts of the application, as the playlist wants them and as the room check found the room. An exhibit keeps
    nothing in the store: the same person may play at another window meanwhile."""
    keep_steady()
    playlist, known = call.playlist, glance_at_settings(call.data)
    settings = Settings(
        theme=playlist.theme,
        effects_volume=playlist.sound,
        muted=not playlist.sound,
        language=playlist.language,
        room_screens=known.room_screens,
        room_scale=known.room_scale,
        room_paintings=known.room_paintings,
        house_picture=known.house_picture,
        break_minutes=known.break_minutes,
    )
    context = AppContext(Store.in_memory, LiveSettings(settings, _forget), call.data, call.cache)
    context.pictures = PictureStore(context.picture_of, call.cache / "pictures", most_bytes=MOST_BYTES)
    return context


def _forget(_settings: Settings) -> None:
    """What is changed while it runs counts until it ends."""


def counts_for(call: Call) -> CountBook:
    return CountBook(call.data / FOLDER, _name(call))


def _book(call: Call, context: AppContext) -> ClassBook:
    return ClassBook(call.data / CLASSES, _name(call), keeps_names=not context.settings.value.school)


def _name(call: Call) -> str:
    return call.playlist.title or call.name


def run(call: Call) -> int:
    """For a room, until it is over or somebody leaves it. Raises ExhibitProblem."""
    make_application()
    context = context_for(call)
    try:
        _check(call, context)
        wanted, count = call.screen or call.playlist.screen, len(QGuiApplication.screens())
        if wanted > count:
            raise ExhibitProblem(f"there is no screen {wanted}; this machine has {count}")
        owner = QObject()
        show = Show(
            context,
            call.playlist,
            owner,
            screen=wanted,
            most=call.rounds,
            speed=call.speed,
            counts=counts_for(call),
            pupils=_book(call, context) if call.playlist.names else None,
        )
        console = ConsoleWindow(context, show)
        show.left.connect(QCoreApplication.quit)
        if call.rounds is not None:
            show.window.player.ended.connect(QCoreApplication.quit)
        code = _exec(show.window, call, show.begin)
        show.screens.stop()
        console.stop()
        return 1 if show.window.player.problem else code
    finally:
        context.close()


def run_kiosk(call: Call, heart: Path | None) -> int:
    """For a foyer, until somebody with the PIN leaves it. A screen that is not there yet must not keep it dark: then
    it is shown on another one. Raises ExhibitProblem."""
    make_application()
    context = context_for(call)
    try:
        left_out = _check(call, context)
        window = KioskWindow(context, call.playlist, counts=counts_for(call), speed=call.speed, left_out=left_out)
        window.left.connect(QCoreApplication.quit)
        walls = call.data / WALLS
        WallKeeper(window, WallBook(walls), WallBook(book_of(walls, _name(call))))
        if heart is not None:
            Heart(heart, window)
        screens = ScreenDirector(context.settings, window, call.screen or call.playlist.screen)
        screens.rearranged.connect(lambda _before: show_full(window, screens.screen()))
        screens.turn(True)
        return _exec(window, call, window.attract)
    finally:
        context.close()


def _exec(window: ExhibitWindow | KioskWindow, call: Call, begin: Callable[[], None]) -> int:
    log = CrashLog(call.data, window)
    log.install()
    QTimer.singleShot(SETTLED_MS, window, freeze_gc)
    QTimer.singleShot(0, window, begin)
    code = QCoreApplication.exec()
    window.stop()
    window.deleteLater()
    return code


def _check(call: Call, context: AppContext) -> frozenset[int]:
    """The rounds that are left out, which the technician can read about. One that can be shown is enough."""
    found = problems(call.playlist, context.library)
    told = [context.say(problem) for problem in found.values()]
    if len(found) == len(call.playlist.rounds):
        raise ExhibitProblem(told[0])
    log = TechnicianLog(call.data / NAME)
    for sentence in told:
        log.write(f"left out: {sentence}")
    return frozenset(found)


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
