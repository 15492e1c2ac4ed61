"""What was asked for at the command line, and what a show and a kiosk need for it alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.diagnostics.crash_log import CrashLog
from artgames.app.exhibit.round_setup import problems
from artgames.app.main import SETTLED_MS
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
from artgames.store.settings_glance import glance_at_settings

MOST_BYTES = 96 * 1024 * 1024
"""Of pictures, kept for the next wall. The machine in a foyer is seldom a large one, and it runs for days."""


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
    return CountBook(call.data / FOLDER, name_of(call))


def class_book(call: Call, context: AppContext) -> ClassBook:
    return ClassBook(call.data / CLASSES, name_of(call), keeps_names=not context.settings.value.school)


def name_of(call: Call) -> str:
    return call.playlist.title or call.name


def run_loop(
    window: QWidget, call: Call, begin: Callable[[], None], on_mistake: Callable[[], None] | None = None
) -> int:
    """Until the application is told to end; the exit code."""
    log = CrashLog(call.data, window)
    log.install()
    if on_mistake is not None:
        log.happened.connect(on_mistake)
    QTimer.singleShot(SETTLED_MS, window, freeze_gc)
    QTimer.singleShot(0, window, begin)
    return QCoreApplication.exec()


def rounds_left_out(call: Call, context: AppContext) -> dict[int, str]:
    """The rounds that cannot be shown, which the technician can read about."""
    found = problems(call.playlist, context.library)
    told = {number: context.say(problem) for number, problem in found.items()}
    log = TechnicianLog(call.data / NAME)
    for sentence in told.values():
        log.write(f"left out: {sentence}")
    return told
