"""One match on disk: the journal that the engine writes to, small notes, and how it ended."""

import sqlite3
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from artgames.engine.api import Outcome, Seat
from artgames.engine.codec import Entry
from artgames.engine.match import Journal
from artgames.store import journal
from artgames.store.database import Database
from artgames.store.guests import note_without_guests, without_guests
from artgames.store.journal import Line
from artgames.store.seat_changes import as_called

_encode = msgspec.json.Encoder().encode


class Head(NamedTuple):
    """A row of the table `match`."""

    id: int
    game: str
    seating: bytes
    setup: bytes
    rules_version: int
    started: float
    finished: float | None
    outcome: bytes | None
    discarded: float | None


class MatchRows(NamedTuple):
    """All rows of one match."""

    head: Head
    lines: list[Line]
    notes: dict[str, bytes]


class MatchRecord:
    """Keeps a copy of what it wrote, so that a match goes on even when the file breaks in the middle of it."""

    def __init__(self, database: Database, now: Callable[[], float], rows: MatchRows, rules_version: int) -> None:
        self.id = rows.head.id
        self._database = database
        self._now = now
        self._head, self._lines, self._notes = rows
        self._rules_version = rules_version
        self._generation = database.generation

    @property
    def journal(self) -> Journal:
        """What a `Match` is given to write to."""
        return self

    @property
    def is_finished(self) -> bool:
        return self._head.finished is not None

    # The journal

    def append(self, entry: Entry, snapshot: Mapping[str, Any]) -> None:
        """Write an action and the state it led to. Raises StoreProblem, and then nothing has changed."""
        self._write_line(entry.seat, at=entry.at, action=_encode(entry.action), snapshot=_encode(snapshot))

    def rewind(self, keep: int, by: Seat) -> None:
        """Write down that only the first `keep` actions count from here on. Nothing is ever deleted."""
        self._write_line(by, at=self._now(), keep=keep)

    def _write_line(
        self,
        seat: Seat,
        *,
        at: float,
        action: bytes | None = None,
        keep: int | None = None,
        snapshot: bytes | None = None,
    ) -> None:
        line = Line(self.id, seat, action, keep, at, self._now(), self._rules_version, snapshot)
        head = self._head._replace(finished=None, outcome=None)

        def work(connection: sqlite3.Connection) -> None:
            if self.is_finished:
                _update_ending(connection, head)
            journal.insert(connection, line)

        self._write(work)
        self._lines.append(line)
        self._head = head

    # The end

    def finish(self, outcome: Outcome) -> None:
        """Move the match from *Continue* to the history, with the last name that everybody had. Only the last snapshot
        is still needed then."""
        seating = without_guests(as_called(self._head.seating, self.notes()))
        head = self._head._replace(finished=self._now(), outcome=_encode(outcome), seating=seating)
        notes = {key: note_without_guests(text) for key, text in self._notes.items()}

        def work(connection: sqlite3.Connection) -> None:
            _update_ending(connection, head)
            if seating != self._head.seating:
                connection.execute("UPDATE match SET seating = ? WHERE id = ?", (seating, self.id))
                for key, text in notes.items():
                    _put_note(connection, self.id, key, text)
            journal.drop_old_snapshots(connection, self.id)

        self._write(work)
        self._head, self._notes = head, notes

    def amend(self, outcome: Outcome) -> None:
        """The same end, with points that were corrected by hand; nothing is written where nothing is different."""
        head = self._head._replace(outcome=_encode(outcome))
        if head != self._head:
            self._write(lambda connection: _update_ending(connection, head))
            self._head = head

    # Notes

    def note(self, key: str, value: Any) -> None:
        """Keep a small value with the match, such as the seconds left. Cheap enough to be called every second."""
        text = _encode(value)
        self._write(lambda connection: _put_note(connection, self.id, key, text), durable=False)
        self._notes[key] = text

    def notes(self) -> dict[str, Any]:
        return read_notes(self._notes)

    # Writing

    def _write(self, work: Callable[[sqlite3.Connection], None], *, durable: bool = True) -> None:
        def whole(connection: sqlite3.Connection) -> None:
            if self._generation != self._database.generation:
                self._write_everything(connection)
            work(connection)

        self._database.write(whole, durable=durable)
        self._generation = self._database.generation

    def _write_everything(self, connection: sqlite3.Connection) -> None:
        """The file was set aside while this match was being played: put the match into the new one."""
        delete(connection, self.id)  # an older state of it may have been saved from the damaged file
        insert(connection, MatchRows(self._head, self._lines, self._notes))


def insert(connection: sqlite3.Connection, rows: MatchRows) -> None:
    connection.execute("INSERT INTO match VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows.head)
    for line in rows.lines:
        journal.insert(connection, line)
    for key, text in rows.notes.items():
        _put_note(connection, rows.head.id, key, text)


def delete(connection: sqlite3.Connection, number: int) -> None:
    """A match with its whole journal."""
    connection.execute("DELETE FROM snapshot WHERE line IN (SELECT number FROM line WHERE match = ?)", (number,))
    for statement in ("DELETE FROM line WHERE match = ?", "DELETE FROM note WHERE match = ?"):
        connection.execute(statement, (number,))
    connection.execute("DELETE FROM match WHERE id = ?", (number,))


def _update_ending(connection: sqlite3.Connection, head: Head) -> None:
    connection.execute(
        "UPDATE match SET finished = ?, outcome = ? WHERE id = ?", (head.finished, head.outcome, head.id)
    )


def _put_note(connection: sqlite3.Connection, match: int, key: str, text: bytes) -> None:
    connection.execute("INSERT OR REPLACE INTO note VALUES (?, ?, ?)", (match, key, text))


def read_notes(notes: Mapping[str, bytes]) -> dict[str, Any]:
    """All notes that can be read."""
    read: dict[str, Any] = {}
    for key, text in notes.items():
        try:
            read[key] = msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, TypeError):
            continue
    return read
