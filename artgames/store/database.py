"""The SQLite file: opened soundly, written durably, and set aside, never overwritten, when it is damaged."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Literal, TypeVar

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.store import opening, schema
from artgames.store.errors import StoreProblem, from_os, from_sqlite
from artgames.store.set_aside import exchange, free_name, remains_only

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
Tell = Callable[[Sentence], None]

Salvage = Callable[[Path, str, sqlite3.Connection], tuple[Sentence, ...]]
"""Bring what can be read of a damaged file, kept under this name, into a new one; say what was saved and what not."""

NEWER = QT_TRANSLATE_NOOP(
    "store",
    "The file with your matches and settings was made by a newer version of Artgames. It has been "
    "kept as {name}, and a new one started.",
)


class Database:
    """One connection. `file` None keeps everything in memory only."""

    def __init__(self, file: Path | None, now: Callable[[], float], tell: Tell, salvage: Salvage) -> None:
        self._file = file
        self._salvage = salvage
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
        self._connection = self._begin_anew(self._file)
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
            self._connection = self._connect() if self._file is None else self._open(self._file)
        return self._connection

    def _open(self, file: Path) -> sqlite3.Connection:
        if remains_only(file):
            return self._begin_anew(file)
        if not file.exists():
            self._explain_files(lambda: opening.begin(file))
        opening.close_file_to_others(file)
        try:
            return self._connect()
        except opening.Newer:
            return self._begin_anew(file, "newer")
        except StoreProblem as problem:
            if problem.code != "damaged":
                raise
            return self._begin_anew(file)

    def _connect(self) -> sqlite3.Connection:
        try:
            connection = opening.connect(self._file or ":memory:")
            try:
                self._prepare(connection)
            except BaseException:
                connection.close()
                raise
        except opening.Damaged as error:
            raise StoreProblem("damaged", self.where) from error
        except sqlite3.Error as error:
            raise from_sqlite(error, self.where) from error
        return connection

    def _prepare(self, connection: sqlite3.Connection) -> None:
        version = opening.prepare(connection)
        if version < schema.VERSION:
            _in_transaction(connection, lambda inside: opening.upgrade(inside, version), durable=True)

    # Beginning anew

    def _begin_anew(self, file: Path, label: Literal["damaged", "newer"] = "damaged") -> sqlite3.Connection:
        """Keep the file under another name, and go on with a new one that has whatever could be saved."""
        goal = free_name(file, label, self._now())
        told: tuple[Sentence, ...] = (Sentence("store", NEWER, {"name": goal.name}),)

        def fill(connection: sqlite3.Connection) -> None:
            nonlocal told
            if label == "damaged":
                told = self._salvage(file, goal.name, connection)

        self._explain_files(lambda: exchange(file, goal, opening.build(file, fill)))
        self.generation += 1
        for sentence in told:
            self._tell(sentence)
        return self._connect()

    def _explain_files(self, work: Callable[[], None]) -> None:
        try:
            work()
        except OSError as error:
            raise from_os(error, self.where.parent) from error
        except sqlite3.Error as error:
            raise from_sqlite(error, self.where) from error


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
