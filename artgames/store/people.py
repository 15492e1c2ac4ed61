"""Who has played here, and how somebody is forgotten with all that belongs to them."""

import sqlite3

import msgspec

from artgames.engine.api import Refused
from artgames.store import matches
from artgames.store.table import Table

OF_ONE_PERSON: dict[str, str] = {"person": "name"}
"""Tables whose rows belong to one person, and the column with the name. Whoever adds such a table to the schema adds it
here too: *forget this person* deletes those rows, and a test asks for every table that has a column called so."""

NOBODY = "—"
"""What a match says instead of a name that was forgotten."""


def forget(connection: sqlite3.Connection, name: str) -> None:
    """Delete what belongs to this person, and take the name out of the matches that others played too."""
    for table, column in OF_ONE_PERSON.items():
        connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (name,))
    for number, seating in connection.execute("SELECT id, seating FROM match").fetchall():
        try:
            table_of_match = matches.table_of(seating)
        except Refused:
            continue
        if any(_is(player.name, player.kind, name) for player in table_of_match.players):
            _leave_match(connection, number, table_of_match, name)


def _is(called: str, kind: str, name: str) -> bool:
    return kind == "person" and called == name


def _leave_match(connection: sqlite3.Connection, number: int, table: Table, name: str) -> None:
    others = [player for player in table.players if player.kind == "person" and player.name != name]
    if not others:
        delete_match(connection, number)
        return
    without = forgotten(table, name)
    connection.execute("UPDATE match SET seating = ? WHERE id = ?", (msgspec.json.encode(without), number))


def forgotten(table: Table, name: str) -> Table:
    """The table with nobody in that person's seat: the points stay, for the sake of the others."""
    taken = {player.name for player in table.players}
    stand_in, number = NOBODY, 1
    while stand_in in taken:
        number += 1
        stand_in = f"{NOBODY}{number}"
    players = tuple(
        msgspec.structs.replace(player, name=stand_in) if _is(player.name, player.kind, name) else player
        for player in table.players
    )
    return msgspec.structs.replace(table, players=players)


def delete_match(connection: sqlite3.Connection, number: int) -> None:
    """With its whole journal."""
    connection.execute("DELETE FROM snapshot WHERE line IN (SELECT number FROM line WHERE match = ?)", (number,))
    for statement in ("DELETE FROM line WHERE match = ?", "DELETE FROM note WHERE match = ?"):
        connection.execute(statement, (number,))
    connection.execute("DELETE FROM match WHERE id = ?", (number,))
