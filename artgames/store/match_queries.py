"""Rows of matches: read, understood, and turned into files and back."""

import sqlite3
from typing import TypeGuard, TypeVar

import msgspec

from artgames.engine.api import Outcome, Refused, Setup, refuse
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.store import journal
from artgames.store.journal import Line
from artgames.store.match_files import MatchFile
from artgames.store.match_record import Head, MatchRows, read_notes
from artgames.store.seating import MAX_NAME, Table, spoken_name

T = TypeVar("T")
_LATEST = 32_503_680_000.0  # the year 3000

UNFINISHED = """
    SELECT id, seating, coalesce(
        (SELECT written FROM line WHERE match = match.id ORDER BY number DESC LIMIT 1), started) AS latest
    FROM match WHERE finished IS NULL AND discarded IS NULL ORDER BY latest DESC, id DESC"""

RESULTS = """
    SELECT id, seating, outcome, finished FROM match
    WHERE finished IS NOT NULL AND discarded IS NULL ORDER BY finished DESC, id DESC LIMIT ?"""

RESULTS_OF_GAME = """
    SELECT id, seating, outcome, finished FROM match
    WHERE finished IS NOT NULL AND discarded IS NULL AND game = ? ORDER BY finished DESC, id DESC"""

TABLES_OF_GAME = "SELECT id, seating FROM match WHERE game = ? ORDER BY id DESC"


def select(connection: sqlite3.Connection, match_id: int) -> MatchRows:
    """Raises Refused when there is no such match."""
    row = connection.execute("SELECT * FROM match WHERE id = ?", (match_id,)).fetchone()
    if row is None:
        raise refuse("missing", QT_TRANSLATE_NOOP("store", "This match no longer exists."), "store")
    notes = connection.execute("SELECT key, value FROM note WHERE match = ?", (match_id,)).fetchall()
    return checked(MatchRows(Head(*row), journal.select(connection, match_id), dict(notes)))


def checked(rows: MatchRows) -> MatchRows:
    """The same rows; Refused where somebody wrote something else into them than belongs there."""
    head = rows.head
    whole = [head.rules_version, *(number for line in rows.lines for number in (line.seat, line.rules_version))]
    whole += [line.keep for line in rows.lines if line.keep is not None]
    times = [head.started, head.finished or 0, *(when for line in rows.lines for when in (line.at, line.written))]
    sound = all(isinstance(one, int) for one in whole) and all(isinstance(one, int | float) for one in times)
    if not sound or not isinstance(head.game, str):
        raise _damaged()
    return rows


def moment(value: object) -> float:
    """A time that clocks can show. Raises Refused."""
    if not is_moment(value):
        raise _damaged()
    return value


def is_moment(value: object) -> TypeGuard[float]:
    return isinstance(value, int | float) and 0 <= value <= _LATEST


def highest_id(connection: sqlite3.Connection) -> int:
    highest: int = connection.execute("SELECT coalesce(max(id), 0) FROM match").fetchone()[0]
    return highest


def newest_rules(rows: MatchRows) -> int:
    return max([rows.head.rules_version, *(line.rules_version for line in rows.lines)])


def table_of(seating: bytes) -> Table:
    """With names that can stand in a sentence, also where somebody wrote into the file by hand."""
    table = _decode(seating, Table)
    if all(player.name.isprintable() and len(player.name) <= MAX_NAME for player in table.players):
        return table
    players = (msgspec.structs.replace(one, name=spoken_name(one.name)[:MAX_NAME]) for one in table.players)
    return msgspec.structs.replace(table, players=tuple(players))


def setup_of(setup: bytes) -> Setup:
    return _decode(setup, Setup)


def outcome_of(outcome: bytes) -> Outcome:
    return _decode(outcome, Outcome)


def _decode(text: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as problem:
        raise _damaged() from problem


def _damaged() -> Refused:
    return refuse("malformed", QT_TRANSLATE_NOOP("store", "This saved match is damaged."), "store")


def to_file(rows: MatchRows) -> MatchFile:
    head = rows.head
    return MatchFile(
        table=table_of(head.seating),
        save=journal.fold(head.game, setup_of(head.setup), head.rules_version, rows.lines),
        newest_rules=newest_rules(rows),
        started=head.started,
        finished=head.finished,
        outcome=None if head.outcome is None else outcome_of(head.outcome),
        notes=read_notes(rows.notes),
    )


def from_file(file: MatchFile, match_id: int, now: float) -> MatchRows:
    encode = msgspec.json.encode
    save = file.save
    head = Head(
        match_id,
        save.game,
        encode(file.table),
        encode(save.setup),
        save.rules_version,
        file.started,
        file.finished,
        None if file.outcome is None else encode(file.outcome),
        discarded=None,
    )
    lines = [
        Line(match_id, entry.seat, encode(entry.action), None, entry.at, now, save.rules_version, None)
        for entry in save.entries
    ]
    if lines:
        # Only the last line needs its snapshot, and it carries the version of whoever wrote that snapshot.
        lines[-1] = lines[-1]._replace(snapshot=encode(save.snapshot), rules_version=file.newest_rules)
    return MatchRows(head, lines, {key: encode(value) for key, value in file.notes.items()})
