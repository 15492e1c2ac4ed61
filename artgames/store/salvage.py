"""What can be saved of a damaged database: every match that can still be read, there or in the newest copy."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from artgames.engine.api import Refused
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.store import journal, match_queries, match_record
from artgames.store.backups import day_of, kept_backups
from artgames.store.match_record import MatchRows

OTHERS = ("setting", "person", "review", "memory")
"""Tables whose rows stand alone."""

NOTHING = QT_TRANSLATE_NOOP(
    "store",
    "The file with your matches and settings was damaged and has been kept as {name}. Nothing in it "
    "could be read, and there was no copy, so you start afresh.",
)
ALL = QT_TRANSLATE_NOOP(
    "store",
    "The file with your matches and settings was damaged and has been kept as {name}. {saved:The one "
    "match|All # matches} in it {saved:was|were} saved.",
)
SOME = QT_TRANSLATE_NOOP(
    "store",
    "The file with your matches and settings was damaged and has been kept as {name}. Matches saved:"
    " {saved}. Matches lost: {lost}.",
)
COPY = QT_TRANSLATE_NOOP(
    "store",
    "The file with your matches and settings was damaged and has been kept as {name}. Matches saved:"
    " {saved}, {older} of them as they stood on {day}. Matches lost: {lost}, and any begun after "
    "that day that could not be read.",
)
REST = QT_TRANSLATE_NOOP("store", "Some settings or flash-card answers could not be read and are lost.")
REST_OF_COPY = QT_TRANSLATE_NOOP(
    "store", "Some settings or flash-card answers could not be read. They are back to what they were on {day}."
)
_MOST_PROBED = 100_000

Row = tuple[Any, ...]


class Read(NamedTuple):
    """What one file gave: matches by number, those that are there and cannot be read, and the other tables' rows with
    whether they are complete."""

    matches: dict[int, MatchRows]
    lost: set[int]
    others: dict[str, tuple[list[Row], bool]]


def salvage(file: Path, name: str, into: sqlite3.Connection) -> tuple[Sentence, ...]:
    """Bring all that can be read into a new database, and say what it was. Raises sqlite3.Error when the new one
    takes nothing."""
    found = _read(file)
    backup = next((copy for copy in kept_backups(file) if _is_sound(copy)), None)
    older = _read(backup) if backup is not None else Read({}, set(), {})
    for rows in (older.matches | found.matches).values():
        match_record.insert(into, rows)
    for table in OTHERS:
        _write(into, table, found, older)
    saved = older.matches.keys() | found.matches.keys()
    values: Mapping[str, int | str] = {
        "name": name,
        "saved": len(saved),
        "lost": len((found.lost | older.lost) - saved),
        "older": len(saved - found.matches.keys()),
        "day": day_of(backup) if backup is not None else "",
    }
    rest_is_whole = all(found.others.get(table, ([], False))[1] for table in OTHERS)
    return _told(values, rest_is_whole)


def _told(values: Mapping[str, int | str], rest_is_whole: bool) -> tuple[Sentence, ...]:
    if values["older"]:
        text = COPY
    elif values["lost"]:
        text = SOME
    else:
        text = ALL if values["saved"] else NOTHING
    rest = REST_OF_COPY if values["day"] else REST
    more = () if rest_is_whole or text == NOTHING else (Sentence("store", rest, values),)
    return (Sentence("store", text, values), *more)


def _write(into: sqlite3.Connection, table: str, found: Read, older: Read) -> None:
    """What the file itself says counts; where it says too little, the copy helps out."""
    rows, complete = found.others.get(table, ([], False))
    if not complete:
        rows = rows + older.others.get(table, ([], False))[0]
    columns = [name for _, name, *_ in into.execute(f"PRAGMA table_info({table})")]
    for row in rows:
        with suppress(sqlite3.DataError, sqlite3.IntegrityError, sqlite3.InterfaceError, sqlite3.ProgrammingError):
            known = ", ".join(columns[: len(row)])  # a file of an earlier version has none of the later columns
            into.execute(f"INSERT OR IGNORE INTO {table} ({known}) VALUES ({', '.join('?' * len(row))})", row)


# Reading


def _is_sound(file: Path) -> bool:
    with suppress(sqlite3.Error), _reading(file) as connection:
        return bool(connection.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")
    return False


@contextmanager
def _reading(file: Path) -> Iterator[sqlite3.Connection]:
    """Nothing is changed in the file, which is to be kept as it is."""
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)) as connection:
        connection.text_factory = lambda text: text.decode(errors="replace")
        connection.execute("PRAGMA writable_schema = ON")  # otherwise SQLite refuses a file whose end is missing
        yield connection


def _read(file: Path) -> Read:
    found: dict[int, MatchRows] = {}
    lost: set[int] = set()
    others: dict[str, tuple[list[Row], bool]] = {}
    if not file.exists():
        return Read(found, lost, others)
    with suppress(sqlite3.Error), _reading(file) as connection:
        for number in _numbers(connection):
            try:
                rows = _match(connection, number)
            except (sqlite3.Error, Refused):
                lost.add(number)
            else:
                found |= {number: rows} if rows is not None else {}
        others |= {table: _rows(connection, f"SELECT * FROM {table}") for table in OTHERS}
    return Read(found, lost, others)


def _numbers(connection: sqlite3.Connection) -> list[int]:
    """All that a match may have: a page that cannot be read hides those on it, but not the highest of all."""
    rows = [row for query in ("SELECT id FROM match", "SELECT match FROM line") for row in _rows(connection, query)[0]]
    seen = {number for (number,) in rows if isinstance(number, int)}
    return sorted(seen | set(range(1, min(max(seen, default=0), _MOST_PROBED))))


def _match(connection: sqlite3.Connection, number: int) -> MatchRows | None:
    """All of one match, if it makes sense; None where there is none of this number. Raises sqlite3.Error and
    Refused."""
    row = connection.execute("SELECT * FROM match WHERE id = ?", (number,)).fetchone()
    if row is None:
        return None
    lines = journal.select(connection, number)
    notes: dict[str, bytes] = {}
    with suppress(sqlite3.Error):  # what is only remarked costs no match
        notes = dict(connection.execute("SELECT key, value FROM note WHERE match = ?", (number,)).fetchall())
    rows = MatchRows(match_record.Head(*row), lines, notes)
    match_queries.to_file(match_queries.checked(rows))
    return rows


def _rows(connection: sqlite3.Connection, query: str) -> tuple[list[Row], bool]:
    """Every row that can be reached from either end, and whether that is all of them."""
    rows, complete = _until_damage(connection, query)
    if not complete:
        rows += _until_damage(connection, f"{query} ORDER BY 1 DESC")[0]
    return rows, complete


def _until_damage(connection: sqlite3.Connection, query: str) -> tuple[list[Row], bool]:
    rows: list[Row] = []
    try:
        for row in connection.execute(query):
            rows.append(row)  # one by one: what came before the damage stays
    except sqlite3.Error:
        return rows, False
    return rows, True
