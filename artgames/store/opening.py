"""How a database file is begun and how it is opened: complete before it has its name, checked before it is written."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from artgames.safe_files import close_to_others, sync_folder
from artgames.store import schema
from artgames.store.set_aside import SIDECARS, with_suffix

SECONDS_TO_WAIT_FOR_OTHERS = 2.0
FRESH = ".new"

Fill = Callable[[sqlite3.Connection], None]


class Newer(Exception):
    """The file has a schema that only a later version knows."""


class Damaged(Exception):
    """The file is no sound database of ours."""


def connect(target: Path | str) -> sqlite3.Connection:
    connection = sqlite3.connect(target, timeout=SECONDS_TO_WAIT_FOR_OTHERS, isolation_level=None)
    connection.text_factory = lambda text: text.decode(errors="replace")
    return connection


def build(file: Path, fill: Fill) -> Path:
    """Make a new database beside the place where it will be, with what is to be in it from the beginning; whatever
    happens meanwhile, nobody takes it for one that was damaged. Raises sqlite3.Error and OSError."""
    fresh = with_suffix(file, FRESH)
    for suffix in ("", *SIDECARS):
        with_suffix(fresh, suffix).unlink(missing_ok=True)
    try:
        fresh.touch(mode=0o600)
        with closing(connect(fresh)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("BEGIN IMMEDIATE")
            upgrade(connection, 0)
            fill(connection)
            connection.execute("COMMIT")
    except BaseException:
        for suffix in ("", *SIDECARS):
            with_suffix(fresh, suffix).unlink(missing_ok=True)
        raise
    sync_folder(fresh.parent)
    return fresh


def begin(file: Path) -> None:
    """The first start: an empty database. Raises sqlite3.Error and OSError."""
    build(file, lambda connection: None).replace(file)
    sync_folder(file.parent)


def prepare(connection: sqlite3.Connection) -> int:
    """The version of the tables. Nothing is written before the file is known to be sound and ours to write. Raises
    Newer, Damaged and sqlite3.Error."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > schema.VERSION:
        raise Newer
    if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok" or not _has_expected_tables(
        connection, version
    ):
        raise Damaged
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")  # what is deleted is not left in unused corners of the file
    return version


def upgrade(connection: sqlite3.Connection, version: int) -> None:
    """Bring the tables from this version to ours, within a transaction of the caller."""
    for step in schema.STEPS[version:]:
        for statement in step:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {schema.VERSION}")


def close_file_to_others(file: Path) -> None:
    """Also what an earlier version left open; SQLite gives new companions the rights of the file."""
    close_to_others(file.parent)
    for suffix in ("", *SIDECARS):
        close_to_others(with_suffix(file, suffix))


def _has_expected_tables(connection: sqlite3.Connection, version: int) -> bool:
    """A file without a version must be empty: anything else is not ours to write to."""
    rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    tables = {str(name) for (name,) in rows}
    return tables >= schema.tables_of(version) if version else not tables
