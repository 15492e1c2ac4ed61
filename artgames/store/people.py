"""Who has played here, and how somebody is forgotten with all that belongs to them."""

import re
import sqlite3
from typing import Any

import msgspec

from artgames.engine.api import Refused
from artgames.store import match_queries, match_record
from artgames.store.guests import free_name, note_without_guests, without_guests
from artgames.store.seating import MAX_NAME, Mark, Player, Table, spoken_name


class Person(msgspec.Struct, frozen=True):
    """Somebody who has played here, with the mark and the face they had last."""

    name: str
    mark: Mark
    face: str = ""


OF_ONE_PERSON: dict[str, str] = {"person": "name", "review": "person", "memory": "person"}
"""Tables whose rows belong to one person, and the column with the name. Whoever adds such a table to the schema adds it
here too: *forget this person* deletes those rows, and a test asks for every table that has a column called so."""


_NO_NAMES = frozenset({"kind", "level", "answers", "face"})
"""What a seat says about how it is played and looks: somebody may be called “bot”, or “Pearl”."""


def read(row: tuple[Any, ...]) -> Person | None:
    """None for what can be nobody's name, mark or face."""
    try:
        name, mark, face = row
        return msgspec.convert({"name": spoken_name(name)[:MAX_NAME], "mark": mark, "face": face}, Person)
    except (TypeError, msgspec.ValidationError):
        return None


def forget(connection: sqlite3.Connection, name: str) -> None:
    """Delete what belongs to this person, and take the name out of the matches that others played too."""
    for table, column in OF_ONE_PERSON.items():
        connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (name,))
    for number, seating in connection.execute("SELECT id, seating FROM match").fetchall():
        try:
            table_of_match = match_queries.table_of(seating)
        except Refused:
            continue
        if any(_is(player, name) or name in _team(player) for player in table_of_match.players):
            _leave_match(connection, number, table_of_match, name)


def _is(player: Player, name: str) -> bool:
    return player.kind == "person" and player.name == name


def _team(player: Player) -> list[str]:
    """Who plays together in this seat."""
    return [member.strip() for member in player.members.split(",")] if player.members else []


def _leave_match(connection: sqlite3.Connection, number: int, table: Table, name: str) -> None:
    others = [player for player in table.players if player.kind == "person" and player.name != name]
    if not others:
        match_record.delete(connection, number)
        return
    stand_in = free_name({player.name for player in table.players})
    without = msgspec.structs.replace(table, players=tuple(_without(one, name, stand_in) for one in table.players))
    connection.execute("UPDATE match SET seating = ? WHERE id = ?", (msgspec.json.encode(without), number))
    _leave_notes(connection, number, name, stand_in)


def _without(player: Player, name: str, stand_in: str) -> Player:
    """Nobody in that person's seat, or a team without them."""
    if _is(player, name):
        return msgspec.structs.replace(player, name=stand_in, members="")
    others = ", ".join(member for member in _team(player) if member != name)
    return msgspec.structs.replace(player, members=others)


def _leave_notes(connection: sqlite3.Connection, number: int, name: str, stand_in: str) -> None:
    """Who took a seat in the middle of a match is a note of it."""
    notes = connection.execute("SELECT key, value FROM note WHERE match = ?", (number,)).fetchall()
    for key, text in notes:
        try:
            without = msgspec.json.encode(_renamed(msgspec.json.decode(text), name, stand_in))
        except (msgspec.DecodeError, UnicodeDecodeError, TypeError):
            without = b"null"  # nobody can read it, and a name may be in it
        connection.execute("UPDATE note SET value = ? WHERE match = ? AND key = ?", (without, number, key))


def _renamed(value: Any, name: str, stand_in: str) -> Any:
    """The same data with another word wherever the name stands, alone, in a list of names or in a sentence."""
    if isinstance(value, dict):
        return {key: one if key in _NO_NAMES else _renamed(one, name, stand_in) for key, one in value.items()}
    if isinstance(value, list):
        return [_renamed(one, name, stand_in) for one in value]
    if isinstance(value, str):
        return re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", lambda _: stand_in, value)
    return value


def forget_guests_of_removed(connection: sqlite3.Connection) -> None:
    """A match that was taken off the lists is over for its guests, once nobody can change their mind any more."""
    forget_guests(connection, "discarded IS NOT NULL")


def forget_guests(connection: sqlite3.Connection, which: str = "true") -> None:
    """Of these matches, or in a copy of all of them: what outlasts the evening knows no guests."""
    for number, seating in connection.execute(f"SELECT id, seating FROM match WHERE {which}").fetchall():
        without = without_guests(seating)
        if without != seating:
            connection.execute("UPDATE match SET seating = ? WHERE id = ?", (without, number))
            notes = connection.execute("SELECT key, value FROM note WHERE match = ?", (number,)).fetchall()
            for key, text in notes:
                row = (note_without_guests(text), number, key)
                connection.execute("UPDATE note SET value = ? WHERE match = ? AND key = ?", row)
