"""Runs a kiosk in a program of its own, for its watcher."""

from __future__ import annotations

import os
import traceback
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from artgames.app.exhibit.call import Call, context_for, counts_for, name_of, rounds_left_out, run_loop
from artgames.app.exhibit.round_setup import problems
from artgames.app.exhibit.wall_recall_log import WallKeeper
from artgames.app.kiosk.faults import Fault, faulty_again_and_again, nothing_to_show, unreadable
from artgames.app.kiosk.window import KioskWindow
from artgames.app.main import make_application
from artgames.app.screens.full_screen import show_full
from artgames.app.screens.screen_director import ScreenDirector
from artgames.decks import Library
from artgames.engine.api import Refused
from artgames.exhibits import kiosk_status
from artgames.exhibits.heartbeat import Pulse, beat, is_watched
from artgames.exhibits.kiosk_status import read_status
from artgames.exhibits.playlist_file import read_playlist
from artgames.exhibits.supervisor import RENEW
from artgames.exhibits.technician_log import NAME, TechnicianLog
from artgames.store.kiosk_recall import FOLDER as WALLS
from artgames.store.kiosk_recall import WallBook, book_of

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


def run_kiosk(call: Call, heart: Path | None, *, wrong: str = "", faults: int = 0) -> int:
    """For a foyer, until somebody with the PIN leaves it, or it is to be started anew. A screen that is not there yet
    must not keep it dark: then it is shown on another one. Nor must a file with something `wrong`, or a window that has
    ended by so many `faults` before: then it says what to do."""
    make_application()
    context = context_for(call)
    try:
        left_out = rounds_left_out(call, context)
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
        code = run_loop(window, call, window.attract, lambda: _go_on(window, call))
        window.stop()
        window.deleteLater()
        return code
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
    WallKeeper(window, WallBook(walls), WallBook(book_of(walls, name_of(call))))


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


def _go_on(window: KioskWindow, call: Call) -> None:
    """After a mistake of the program: once the show begins anew, the next time the whole program does."""
    try:
        if window.recover():
            TechnicianLog(call.data / NAME).write("a mistake of the program, see problems.log; the show began anew")
            return
    except Exception:
        traceback.print_exc()
    QCoreApplication.exit(FAULTY)


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
        if os.getppid() != self._watcher or not is_watched():
            QCoreApplication.exit(LOST)
