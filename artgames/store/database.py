"""The SQLite file: opened soundly, written durably, and set aside, never overwritten, when it is damaged."""

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.store import schema
from artgames.store.problems import StoreProblem, from_os, from_sqlite

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
Tell = Callable[[Sentence], None]

SIDECARS = ("-wal", "-shm", "-journal")
SECONDS_TO_WAIT_FOR_OTHERS = 2.0

DAMAGED = QT_TRANSLATE_NOOP(
    "store", "The file with your matches and settings was damaged. It is kept as {name}, and a new one has been begun."
)
NEWER = QT_TRANSLATE_NOOP(
    "store",
    "The file with your matches and settings was made by a later version of Artgames. "
    "It is kept as {name}, and a new one has been begun.",
)


class _Newer(Exception):  # noqa: N818 - caught a few lines below
    """The file has a schema that only a later version knows."""


class Database:
    """One connection. `file` None keeps everything in memory only."""

    def __init__(self, file: Path | None, now: Callable[[], float], tell: Tell) -> None:
        self._file = file
        self._now = now
        self._tell = tell
        self._connection: sqlite3.Connection | None = None
        self._is_closed = False
        self.generation = 0
        """Raised each time the file was set aside; whoever is in the middle of a match must write it down again."""
        self._live()

    @property
    def where(self) -> Path:
        return self._file or Path(":memory:")

    def read(self, work: Work[T]) -> T:
        """Do some reading. Raises StoreProblem."""
        return self._healing(work)

    def write(self, work: Work[T], *, durable: bool = True) -> T:
        """Do it all or not at all; when this returns, it is safely on disk. Raises StoreProblem.

        What need not survive a power cut (though it survives the end of the process) can do without `durable`.
        """
        return self._healing(lambda connection: _in_transaction(connection, work, durable))

    def leave_no_trace(self) -> None:
        """Write the file anew, so that nothing that was deleted can still be read in it. Raises StoreProblem."""
        self.read(lambda connection: connection.execute("VACUUM").fetchall())
        self.read(lambda connection: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())

    def close(self) -> None:
        self._is_closed = True
        self._disconnect()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    # Damage while playing

    def _healing(self, work: Work[T]) -> T:
        try:
            return self._explained(work)
        except StoreProblem as problem:
            if problem.code != "damaged" or self._file is None:
                raise
        self._disconnect()
        self._set_aside(DAMAGED, "damaged")
        return self._explained(work)

    def _explained(self, work: Work[T]) -> T:
        try:
            return work(self._live())
        except (sqlite3.ProgrammingError, sqlite3.IntegrityError):
            raise
        except sqlite3.DatabaseError as error:
            raise from_sqlite(error, self.where) from error

    # Opening

    def _live(self) -> sqlite3.Connection:
        if self._is_closed:
            raise RuntimeError("The store was closed; whoever still writes to it would write without its lock.")
        if self._connection is None:
            self._connection = self._open()
        return self._connection

    def _open(self) -> sqlite3.Connection:
        if self._file is not None and _remains_only(self._file):
            self._set_aside(DAMAGED, "damaged")
        try:
            return self._connect_or_leave_no_trace()
        except _Newer:
            self._set_aside(NEWER, "newer")
        except StoreProblem as problem:
            if problem.code != "damaged":
                raise
            self._set_aside(DAMAGED, "damaged")
        return self._connect_or_leave_no_trace()

    def _connect_or_leave_no_trace(self) -> sqlite3.Connection:
        """An empty file of ours, left behind by a full disk, would look like a damaged one at the next start."""
        is_new = self._file is not None and not self._file.exists()
        try:
            return self._connect()
        except StoreProblem:
            if self._file is not None and is_new and self._file.exists() and self._file.stat().st_size == 0:
                self._file.unlink()
            raise

    def _connect(self) -> sqlite3.Connection:
        target = self._file or ":memory:"
        try:
            connection = sqlite3.connect(target, timeout=SECONDS_TO_WAIT_FOR_OTHERS, isolation_level=None)
            try:
                self._prepare(connection)
            except BaseException:
                connection.close()
                raise
        except sqlite3.Error as error:
            raise from_sqlite(error, self.where) from error
        return connection

    def _prepare(self, connection: sqlite3.Connection) -> None:
        """Nothing is written before the file is known to be sound and ours to write."""
        connection.text_factory = lambda text: text.decode(errors="replace")
        version: int = connection.execute("PRAGMA user_version").fetchone()[0]
        if version > schema.VERSION:
            raise _Newer
        if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise StoreProblem("damaged", self.where)
        if not _has_expected_tables(connection, version):
            raise StoreProblem("damaged", self.where)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")  # what is deleted is not left in unused corners of the file
        if version < schema.VERSION:
            _in_transaction(connection, lambda inside: _upgrade(inside, version), durable=True)

    # Setting aside

    def _set_aside(self, text: str, label: str) -> None:
        """Rename the file and what belongs to it, so that SQLite can still open it under the new name."""
        assert self._file is not None, "a database in memory has no file"
        goal = _free_name(self._file, label, time.localtime(self._now()))
        try:
            # The database first: if we are stopped here, `_remains_only` finds the rest at the next start.
            for suffix in ("", *SIDECARS):
                part = _with_suffix(self._file, suffix)
                if part.exists():
                    part.rename(_with_suffix(goal, suffix))
        except OSError as error:
            raise from_os(error, self._file.parent) from error
        self.generation += 1
        self._tell(Sentence("store", text, {"name": goal.name}))


def _in_transaction(connection: sqlite3.Connection, work: Work[T], durable: bool) -> T:
    if not durable:
        connection.execute("PRAGMA synchronous = NORMAL")
    try:
        connection.execute("BEGIN IMMEDIATE")
        result = work(connection)
        connection.execute("COMMIT")
        return result
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        if not durable:
            connection.execute("PRAGMA synchronous = FULL")


def _upgrade(connection: sqlite3.Connection, version: int) -> None:
    for step in schema.STEPS[version:]:
        for statement in step:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {schema.VERSION}")


def _has_expected_tables(connection: sqlite3.Connection, version: int) -> bool:
    """A file without a version must be empty: anything else is not ours to write to."""
    rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    tables = {str(name) for (name,) in rows}
    return tables >= schema.tables_of(version) if version else not tables


def _remains_only(file: Path) -> bool:
    """An empty file, or the companions of a file that is gone: SQLite would take them for a new database."""
    if file.exists():
        return file.stat().st_size == 0
    return any(_with_suffix(file, suffix).exists() for suffix in SIDECARS)


def _with_suffix(file: Path, suffix: str) -> Path:
    return file.with_name(file.name + suffix)


def _free_name(file: Path, label: str, when: time.struct_time) -> Path:
    stem = f"{file.stem}.{label}-{time.strftime('%Y-%m-%d-%H%M%S', when)}"
    goal = file.with_name(stem + file.suffix)
    number = 1
    while any(_with_suffix(goal, suffix).exists() for suffix in ("", *SIDECARS)):
        number += 1
        goal = file.with_name(f"{stem}-{number}{file.suffix}")
    return goal
