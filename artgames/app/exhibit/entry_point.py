"""Shows an exhibit in a program of its own: for the command line and for a kiosk."""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
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
from artgames.app.kiosk.faults import Fault, faulty_again_and_again, nothing_to_show, unreadable
from artgames.app.kiosk.window import KioskWindow
from artgames.app.main import SETTLED_MS, make_application
from artgames.app.screens.full_screen import show_full
from artgames.app.screens.screen_director import ScreenDirector
from artgames.app.settings.live_settings import LiveSettings
from artgames.decks import Library
from artgames.engine.api import Refused
from artgames.exhibits import kiosk_status
from artgames.exhibits.counts import FOLDER, CountBook
from artgames.exhibits.heartbeat import Pulse, beat
from artgames.exhibits.kiosk_status import read_status
from artgames.exhibits.playlist import Playlist
from artgames.exhibits.playlist_file import read_playlist
from artgames.exhibits.process_memory import keep_steady
from artgames.exhibits.supervisor import RENEW
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

FAULTY = 70
"""The exit code of a kiosk in which one mistake of the program followed the other."""

HEART_MS = 3000
"""So often a kiosk shows that it is well: one that hangs is noticed within fifteen seconds."""

GUARD_MS = 250
"""So often it looks whether it is still watched over."""

MOST_FAULTS = 4
"""When more windows than these have ended by a fault one after the other, the next one says so on the screen."""

LOG_LINES = 4
"""Of the log, for the technician's page."""


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
    file: Path | None = None


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


def run_kiosk(call: Call, heart: Path | None, *, wrong: str = "", faults: int = 0) -> int:
    """For a foyer, until somebody with the PIN leaves it, or it is to be started anew. A screen that is not there yet
    must not keep it dark: then it is shown on another one. Nor must a file with something `wrong`, or a window that has
    ended by so many `faults` before: then it says what to do."""
    make_application()
    context = context_for(call)
    try:
        left_out = _left_out(call, context)
        window = KioskWindow(
            context,
            call.playlist,
            counts=counts_for(call),
            speed=call.speed,
            left_out=left_out,
            fault=_fault(call, wrong, tuple(left_out.values()), faults),
            status=lambda: lines_for_technician(call.data),
        )
        _connect_kiosk(window, call)
        if heart is not None:
            Heart(heart, window)
        screens = ScreenDirector(context.settings, window, call.screen or call.playlist.screen)
        screens.rearranged.connect(lambda _before: show_full(window, screens.screen()))
        screens.turn(True)
        return _exec(window, call, window.attract)
    finally:
        context.close()


def _fault(call: Call, wrong: str, left_out: tuple[str, ...], faults: int) -> Fault | None:
    """Why nothing can be shown; None where all is well."""
    if wrong:
        return unreadable(wrong, lambda: _can_be_shown(call))
    if faults > MOST_FAULTS:
        return faulty_again_and_again()
    return nothing_to_show(call.playlist, left_out, lambda: _can_be_shown(call))


def _connect_kiosk(window: KioskWindow, call: Call) -> None:
    log, walls = TechnicianLog(call.data / NAME), call.data / WALLS
    window.left.connect(QCoreApplication.quit)
    window.renew_wanted.connect(lambda: QCoreApplication.exit(RENEW))
    window.troubles.added.connect(log.write)
    WallKeeper(window, WallBook(walls), WallBook(book_of(walls, _name(call))))


def lines_for_technician(data: Path) -> list[str]:
    """What the command line says, and the end of the log."""
    log = TechnicianLog(data / NAME)
    return [*kiosk_status.in_words(read_status(data / kiosk_status.NAME), datetime.now()), "", *log.end(LOG_LINES)]


def _can_be_shown(call: Call) -> bool:
    """Whether somebody has mended the file, or installed what it needs."""
    if call.file is None:
        return False
    try:
        playlist = read_playlist(call.file)
    except Refused:
        return False
    return len(problems(playlist, Library.open(call.data, call.cache))) < len(playlist.rounds)


def _exec(window: ExhibitWindow | KioskWindow, call: Call, begin: Callable[[], None]) -> int:
    log = CrashLog(call.data, window)
    log.install()
    if isinstance(window, KioskWindow):
        kiosk = window
        log.happened.connect(lambda: _go_on(kiosk, call))
    QTimer.singleShot(SETTLED_MS, window, freeze_gc)
    QTimer.singleShot(0, window, begin)
    code = QCoreApplication.exec()
    window.stop()
    window.deleteLater()
    return code


def _go_on(window: KioskWindow, call: Call) -> None:
    """After a mistake of the program: once the show begins anew, the next time the whole program does."""
    try:
        if window.recover():
            TechnicianLog(call.data / NAME).write("a mistake of the program, see problems.log; the show began anew")
            return
    except Exception:
        traceback.print_exc()
    QCoreApplication.exit(FAULTY)


def _check(call: Call, context: AppContext) -> None:
    """One round that can be shown is enough."""
    told = _left_out(call, context)
    if len(told) == len(call.playlist.rounds):
        raise ExhibitProblem(next(iter(told.values())))


def _left_out(call: Call, context: AppContext) -> dict[int, str]:
    """The rounds that cannot be shown, which the technician can read about."""
    found = problems(call.playlist, context.library)
    told = {number: context.say(problem) for number, problem in found.items()}
    log = TechnicianLog(call.data / NAME)
    for sentence in told.values():
        log.write(f"left out: {sentence}")
    return told


class Heart(QObject):
    """Touches a file as long as the program is well, and ends it when nobody watches over it any more."""

    def __init__(self, file: Path, window: KioskWindow) -> None:
        super().__init__(window)
        self._file, self._window, self._watcher = file, window, os.getppid()
        self._told: Pulse | None = None
        self._timer, self._guard = QTimer(self), QTimer(self)
        self._timer.setInterval(HEART_MS)
        self._timer.timeout.connect(self.beat)
        self._guard.setInterval(GUARD_MS)
        self._guard.timeout.connect(self.look)
        window.mode_changed.connect(self.beat)
        for timer in (self._timer, self._guard):
            timer.start()
        self.beat()

    def beat(self) -> None:
        pulse = self._window.pulse()
        beat(self._file, pulse, self._told)
        self._told = pulse

    def look(self) -> None:
        if os.getppid() != self._watcher:
            QCoreApplication.exit(LOST)
