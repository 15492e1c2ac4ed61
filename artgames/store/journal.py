"""The lines of a journal, and how they fold into the history that counts."""

import sqlite3
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from artgames.engine.api import Refused, Setup, refuse
from artgames.engine.codec import Entry, Save
from artgames.engine.words import QT_TRANSLATE_NOOP


class Line(NamedTuple):
    """An action with the state it led to, or (action None) a rewind."""

    match: int
    seat: int
    action: bytes | None
    keep: int | None
    at: float
    written: float
    rules_version: int
    snapshot: bytes | None


def insert(connection: sqlite3.Connection, line: Line) -> None:
    *values, snapshot = line
    cursor = connection.execute(
        "INSERT INTO line (match, seat, action, keep, at, written, rules_version) VALUES (?, ?, ?, ?, ?, ?, ?)", values
    )
    if snapshot is not None:
        connection.execute("INSERT INTO snapshot VALUES (?, ?)", (cursor.lastrowid, snapshot))


def select(connection: sqlite3.Connection, match: int) -> list[Line]:
    rows = connection.execute(
        "SELECT match, seat, action, keep, at, written, rules_version, snapshot.state"
        " FROM line LEFT JOIN snapshot ON snapshot.line = line.number WHERE match = ? ORDER BY number",
        (match,),
    )
    return [Line(*row) for row in rows]


def drop_old_snapshots(connection: sqlite3.Connection, match: int) -> None:
    """All but the last one."""
    connection.execute(
        "DELETE FROM snapshot WHERE line IN (SELECT number FROM line WHERE match = :match)"
        " AND line < (SELECT max(number) FROM line JOIN snapshot ON snapshot.line = number WHERE match = :match)",
        {"match": match},
    )


def standing(lines: Iterable[Line]) -> list[Line]:
    """The actions that count, after everything that was taken back."""
    kept: list[Line] = []
    for line in lines:
        if line.action is None:
            del kept[line.keep or 0 :]
        else:
            kept.append(line)
    return kept


def fold(game: str, setup: Setup, first_version: int, lines: Iterable[Line]) -> Save:
    """The save these lines amount to. Raises Refused for lines that cannot be read.

    A match that was continued under changed rules names the oldest of them: no later rules can replay it, so that a
    reader goes on from the snapshot.
    """
    kept = standing(lines)
    entries = tuple(_entry(number, line) for number, line in enumerate(kept, 1))
    snapshot = _json(len(kept), kept[-1].snapshot) if kept and kept[-1].snapshot else {}
    oldest = min((line.rules_version for line in kept), default=first_version)
    return Save(game, oldest, setup, entries, snapshot)


def _entry(number: int, line: Line) -> Entry:
    return Entry(line.seat, _json(number, line.action or b""), line.at)


def _json(number: int, text: bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as problem:
        raise damaged_at(number) from problem


def damaged_at(number: int) -> Refused:
    text = QT_TRANSLATE_NOOP("store", "This saved match is damaged at step {number}.")
    return refuse("malformed", text, "store", number=number)
