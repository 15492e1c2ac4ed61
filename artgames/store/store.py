"""Everything that is kept between two evenings: matches, results, settings and the names of the people."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, TypeAlias, TypeVar

import msgspec

from artgames.engine.api import Outcome, Refused, Setup, refuse
from artgames.engine.codec import Save
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.safe_files import own_folder
from artgames.store import backups, daily, journal, match_queries, match_record, people, set_aside, settings
from artgames.store.daily import DailyTry
from artgames.store.database import Database, Tell
from artgames.store.errors import StoreProblem, from_os
from artgames.store.guests import once_more
from artgames.store.learning_records import Memories
from artgames.store.lock import FolderLock
from artgames.store.match_files import read_match_file, write_match_file
from artgames.store.match_record import Head, MatchRecord, MatchRows
from artgames.store.people import Person
from artgames.store.recall_rounds import ROUNDS_OF_ALL, WALL_NOTE, WallRound, read_rounds
from artgames.store.salvage import salvage
from artgames.store.seating import Table, is_known
from artgames.store.settings import Settings

FILE = "artgames.sqlite"
LOCK = "artgames.lock"
STILL_THERE = QT_TRANSLATE_NOOP(
    "store",
    "The file {file} could not be deleted. It may still contain the name of someone you deleted. Delete it by hand.",
)

T = TypeVar("T")
Row: TypeAlias = tuple[Any, ...]


class Unfinished(msgspec.Struct, frozen=True):
    """A match that waits to be continued. `when`: seconds since 1970, the last time somebody did something."""

    id: int
    table: Table
    when: float


class Result(msgspec.Struct, frozen=True):
    """A match that was played to its end. `outcome.points` are in the order of `table.players`."""

    id: int
    table: Table
    outcome: Outcome
    when: float


class Store:
    """Use `open` (or `in_memory`), and close it, best as a context manager. For one thread only.

    Every method that touches the disk may raise StoreProblem; nothing has changed then, and it can be tried again.
    """

    def __init__(self, file: Path | None, lock: FolderLock | None, now: Callable[[], float], tell: Tell | None) -> None:
        self._now = now
        self._file = file
        self._lock = lock
        self._notices: list[Sentence] = []
        self._reported: set[int] = set()
        self._highest_id = 0
        self._tell: Tell | None = None
        self._database = Database(file, now, self._notice, salvage)
        self.memories = Memories(self._database)
        """What everybody has learned."""

        self._tell = tell

    @classmethod
    def open(cls, folder: Path, *, now: Callable[[], float] = time.time, tell: Tell | None = None) -> "Store":
        """Open what is kept in this folder, or begin it. Raises StoreProblem (`in_use` for a second running copy).

        `notices` says whether something had to be set aside; `tell` is called with those that arise later on.
        """
        try:
            own_folder(folder)
        except OSError as error:
            raise from_os(error, folder) from error
        lock = FolderLock(folder / LOCK)
        try:
            return cls(folder / FILE, lock, now, tell)
        except BaseException:
            lock.release()
            raise

    @classmethod
    def in_memory(cls, *, now: Callable[[], float] = time.time) -> "Store":
        """A store that forgets everything when closed, for playing on when nothing can be kept."""
        return cls(None, None, now, None)

    def close(self) -> None:
        with suppress(StoreProblem, RuntimeError):  # a disk that is gone, or a store that was closed before
            self._database.write(people.forget_guests_of_removed)
        self._database.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def __enter__(self) -> "Store":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def backup_due(self) -> Callable[[], bool] | None:
        """The work of copying everything, once a day, for any other thread: it tells whether it was done. None where
        there is nothing to do."""
        today = date.fromtimestamp(self._now())
        if self._file is None or not backups.is_due(self._file, today):
            return None
        return partial(backups.try_to_back_up, self._file, today)

    @property
    def notices(self) -> tuple[Sentence, ...]:
        """What the people should be told once: files set aside, matches that cannot be read."""
        return tuple(self._notices)

    def _notice(self, sentence: Sentence) -> None:
        self._notices.append(sentence)
        if self._tell is not None:
            self._tell(sentence)

    # Matches

    def new_match(self, table: Table, setup: Setup, slug: str, rules_version: int) -> MatchRecord:
        """Begin a record. The people at the table will be offered by name next time."""
        seating = msgspec.json.encode(table)
        start = Head(0, slug, seating, msgspec.json.encode(setup), rules_version, self._now(), None, None, None)
        people = [(who.name, who.mark, start.started, who.face) for who in table.players if is_known(who)]

        def work(connection: sqlite3.Connection) -> MatchRows:
            rows = MatchRows(start._replace(id=self._next_id(connection)), [], {})
            match_record.insert(connection, rows)
            connection.executemany("INSERT OR REPLACE INTO person VALUES (?, ?, ?, ?)", people)
            return rows

        return self._record(self._database.write(work), rules_version)

    def unfinished(self) -> list[Unfinished]:
        """All matches to be continued, the latest first."""

        def read(row: Row) -> Unfinished:
            return Unfinished(row[0], match_queries.table_of(row[1]), match_queries.moment(row[2]))

        return self._readable(self._all(match_queries.UNFINISHED), read)

    def load(self, match_id: int, rules_version: int | None = None) -> tuple[Table, Save, MatchRecord]:
        """Everything that `Match.load(rules, save, record.journal)` needs. Raises Refused for what cannot be used.

        `rules_version` is that of the rules which will go on with the match; by default those that wrote it.
        """
        rows = self._database.read(lambda connection: match_queries.select(connection, match_id))
        newest = match_queries.newest_rules(rows)
        going_on = newest if rules_version is None else rules_version
        if newest > going_on:
            text = QT_TRANSLATE_NOOP("store", "This match was saved by a newer version of Artgames.")
            raise refuse("newer", text, "store")
        save = journal.fold(rows.head.game, match_queries.setup_of(rows.head.setup), going_on, rows.lines)
        return match_queries.table_of(rows.head.seating), save, self._record(rows, going_on)

    def results(self, limit: int = 100) -> list[Result]:
        """The history, the latest first."""
        return self._readable(self._all(match_queries.RESULTS, limit), _read_result)

    def results_of(self, slug: str) -> list[Result]:
        """The whole history of one game, the latest first."""
        return self._readable(self._all(match_queries.RESULTS_OF_GAME, slug), _read_result)

    def today(self) -> str:
        """The date on the clock of this machine, as 2026-11-18."""
        return date.fromtimestamp(self._now()).isoformat()

    def daily_try(self, slug: str, name: str) -> DailyTry | None:
        """What this person has made of today's deal; None for who has not seen it."""
        return daily.first_try(self._all(daily.TRIES, slug), self.today(), name)

    def walls(self) -> list[WallRound]:
        """Every round of every match that says which places of the wall were remembered, the oldest match first."""
        return read_rounds(value for (value,) in self._all(ROUNDS_OF_ALL, WALL_NOTE))

    def last_table(self, slug: str) -> Table | None:
        """The table at which this game was last played, to be set up again."""
        for _, seating in self._all(match_queries.TABLES_OF_GAME, slug):
            try:
                return once_more(match_queries.table_of(seating))
            except Refused:
                continue
        return None

    def discard(self, match_id: int) -> None:
        """Take a match off all lists. It stays on disk, and `restore` brings it back."""
        self._execute("UPDATE match SET discarded = ? WHERE id = ?", self._now(), match_id)

    def restore(self, match_id: int) -> None:
        self._execute("UPDATE match SET discarded = NULL WHERE id = ?", match_id)

    # A match as a file

    def export_match(self, match_id: int, path: Path) -> None:
        """Write one match, secrets and all, to a file of its own. Raises Refused and StoreProblem."""
        rows = self._database.read(lambda connection: match_queries.select(connection, match_id))
        write_match_file(match_queries.to_file(rows), path)

    def import_match(self, path: Path) -> MatchRecord:
        """Add a match from a file, as a new one. Raises Refused and StoreProblem."""
        file = read_match_file(path)

        def work(connection: sqlite3.Connection) -> MatchRows:
            rows = match_queries.from_file(file, self._next_id(connection), self._now())
            match_record.insert(connection, rows)
            return rows

        return self._record(self._database.write(work), file.newest_rules)

    # Settings and people

    def settings(self) -> Settings:
        return settings.from_rows(self._all("SELECT name, value FROM setting"))

    def save_settings(self, wanted: Settings) -> None:
        rows = settings.to_rows(wanted)
        put = "INSERT OR REPLACE INTO setting VALUES (?, ?)"
        self._database.write(lambda connection: connection.executemany(put, rows))

    def people(self) -> list[Person]:
        """Everybody who has played here, whoever played last first."""
        rows = self._all("SELECT name, mark, face FROM person ORDER BY used DESC, name")
        return [person for row in rows if (person := people.read(row)) is not None]

    def forget_person(self, name: str) -> None:
        """Delete somebody with all that belongs to them; no trace of the name is left in the file.

        Matches that others played too stay, with nobody in that seat; see `people.OF_ONE_PERSON` for the rest.
        """
        self._database.write(lambda connection: people.forget(connection, name))
        self._database.leave_no_trace()
        if self._file is not None:
            backups.delete_backups(self._file)
        for kept in self.set_aside(name):
            if not set_aside.delete(kept):
                self._notice(Sentence("store", STILL_THERE, {"file": kept.name}))

    def set_aside(self, name: str) -> list[Path]:
        """Files that were set aside and may hold the name of this person; they go when the person does."""
        return set_aside.set_aside(self._file, name) if self._file is not None else []

    # Within

    def _all(self, query: str, *values: int | str) -> list[Row]:
        return self._database.read(lambda connection: connection.execute(query, values).fetchall())

    def _execute(self, statement: str, *values: float | str | bytes) -> None:
        self._database.write(lambda connection: connection.execute(statement, values))

    def _record(self, rows: MatchRows, rules_version: int) -> MatchRecord:
        self._highest_id = max(self._highest_id, rows.head.id)
        return MatchRecord(self._database, self._now, rows, rules_version)

    def _next_id(self, connection: sqlite3.Connection) -> int:
        """Never that of a match in play, which may yet have to be written into a file that was begun anew."""
        return max(self._highest_id, match_queries.highest_id(connection)) + 1

    def _readable(self, rows: list[Row], read: Callable[[Row], T]) -> list[T]:
        """What can be read. Of each damaged match the people are told once; it hides no other."""
        good: list[T] = []
        for row in rows:
            try:
                good.append(read(row))
            except Refused:
                self._report(row[0])
        return good

    def _report(self, match_id: int) -> None:
        if match_id not in self._reported:
            self._reported.add(match_id)
            text = QT_TRANSLATE_NOOP("store", "Match number {number} is damaged and is left out of the lists.")
            self._notice(Sentence("store", text, {"number": match_id}))


def _read_result(row: Row) -> Result:
    return Result(
        row[0], match_queries.table_of(row[1]), match_queries.outcome_of(row[2]), match_queries.moment(row[3])
    )
