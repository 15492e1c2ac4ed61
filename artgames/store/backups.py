"""A copy of the database for each of the last seven days on which it was used, made by SQLite itself while others may
go on writing. Any thread may make it."""

import sqlite3
import threading
from contextlib import closing
from datetime import date
from pathlib import Path

from artgames.safe_files import own_folder, sync_folder
from artgames.store import people
from artgames.store.opening import connect
from artgames.store.set_aside import delete, with_suffix

FOLDER = "backups"
MOST = 7
_PART = ".part"
_ONE_AT_A_TIME = threading.Lock()


def kept_backups(file: Path) -> list[Path]:
    """The copies of this database, the newest first."""
    return sorted((file.parent / FOLDER).glob(f"{file.stem}-????-??-??{file.suffix}"), reverse=True)


def day_of(backup: Path) -> str:
    return backup.stem[-len("2026-01-01") :]


def is_due(file: Path, today: date) -> bool:
    """Whether there is no copy of today yet."""
    return not _of_day(file, today).exists()


def back_up(file: Path, today: date) -> None:
    """Copy the database as it is now, and throw away the oldest copies. Raises OSError and sqlite3.Error; a copy that
    was there before is then still whole."""
    goal = _of_day(file, today)
    part = with_suffix(goal, _PART)
    own_folder(goal.parent)
    delete(part)
    try:
        part.touch(mode=0o600)
        with closing(connect(file)) as source, closing(connect(part)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            copy.execute("PRAGMA secure_delete = ON")
            people.forget_guests(copy)
        part.replace(goal)
    finally:
        delete(part)
    sync_folder(goal.parent)
    for old in kept_backups(file)[MOST:]:
        delete(old)


def try_to_back_up(file: Path, today: date) -> bool:
    """A disk that takes no copy costs nothing else; the next time it is tried again."""
    try:
        with _ONE_AT_A_TIME:
            back_up(file, today)
    except (OSError, sqlite3.Error):
        return False
    return True


def delete_backups(file: Path) -> None:
    """Whoever is forgotten is forgotten in the copies too."""
    with _ONE_AT_A_TIME:  # one that is being made holds them still
        for backup in kept_backups(file):
            delete(backup)


def _of_day(file: Path, day: date) -> Path:
    return file.parent / FOLDER / f"{file.stem}-{day.isoformat()}{file.suffix}"
