"""What everybody has learned: every answer to a flash card, and what the scheduler makes of it."""

import sqlite3
from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from artgames.learning.schedule import Item, Memory, Review, review
from artgames.store.database import Database
from artgames.store.match_queries import is_moment


class Due(NamedTuple):
    """Somebody, and how many cards wait for them."""

    person: str
    cards: int


class Memories:
    """One for each store. Every method may raise StoreProblem."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def record(self, person: str, match: int, answers: Mapping[int, Review]) -> None:
        """Keep answers that somebody gave in a match, by their place in it; those that are kept already stay as they
        are, so that an answer counts once, whatever happened in between."""

        def work(connection: sqlite3.Connection) -> None:
            for place, answer in answers.items():
                _record(connection, person, match, place, answer)

        self._database.write(work)

    def recorded(self, match: int) -> int:
        """How many answers of a match are kept."""
        query = "SELECT count(*) FROM review WHERE match = ?"
        return int(self._database.read(lambda connection: connection.execute(query, (match,)).fetchone()[0]))

    def of(self, person: str) -> dict[Item, Memory]:
        """Everything that this person was ever asked."""
        query = "SELECT card, element, memory FROM memory WHERE person = ?"
        rows = self._database.read(lambda connection: connection.execute(query, (person,)).fetchall())
        found = {Item(card, element): _read(text) for card, element, text in rows if _is_item(card, element)}
        return {item: memory for item, memory in found.items() if memory is not None}

    def reviews(self, person: str) -> list[Review]:
        """Every answer of this person, the oldest first."""
        query = "SELECT card, element, knew, at FROM review WHERE person = ? ORDER BY at, number"
        rows = self._database.read(lambda connection: connection.execute(query, (person,)).fetchall())
        return [
            Review(Item(card, element), bool(knew), at)
            for card, element, knew, at in rows
            if _is_item(card, element) and is_moment(at)
        ]

    def due(self, person: str, at: float) -> list[Item]:
        """What this person should be asked now, the longest overdue first."""
        query = "SELECT card, element FROM memory WHERE person = ? AND due <= ? ORDER BY due, card, element"
        rows = self._database.read(lambda connection: connection.execute(query, (person, at)).fetchall())
        return [Item(*row) for row in rows if _is_item(*row)]

    def everybody_due(self, at: float) -> list[Due]:
        """Who has cards waiting, whoever learned last first."""
        query = (
            "SELECT person, sum(due <= ?) AS waiting FROM memory GROUP BY person HAVING waiting > 0"
            " ORDER BY (SELECT max(at) FROM review WHERE review.person = memory.person) DESC, person"
        )
        rows = self._database.read(lambda one: one.execute(query, (at,)).fetchall())
        return [Due(*row) for row in rows if isinstance(row[0], str)]

    def learners(self) -> list[str]:
        """Everybody who has ever answered a flash card, whoever learned last first."""
        query = "SELECT person FROM review GROUP BY person ORDER BY max(at) DESC, person"
        rows = self._database.read(lambda one: one.execute(query).fetchall())
        return [name for (name,) in rows if isinstance(name, str)]


def _record(connection: sqlite3.Connection, person: str, match: int, place: int, answer: Review) -> None:
    item = answer.item
    put = "INSERT OR IGNORE INTO review (person, card, element, knew, at, match, place) VALUES (?, ?, ?, ?, ?, ?, ?)"
    values = (person, item.card, item.element, answer.knew, answer.at, match, place)
    if connection.execute(put, values).rowcount < 1:
        return
    get = "SELECT memory FROM memory WHERE person = ? AND card = ? AND element = ?"
    row = connection.execute(get, (person, *item)).fetchone()
    after = review(_read(row[0]) if row is not None else None, answer.knew, answer.at)
    keep = "INSERT OR REPLACE INTO memory VALUES (?, ?, ?, ?, ?)"
    connection.execute(keep, (person, *item, after.due, msgspec.json.encode(after)))


def _is_item(card: object, element: object) -> bool:
    """Whether this is a question at all, and nothing that somebody wrote into the file by hand."""
    return isinstance(card, int) and isinstance(element, str)


def _read(text: bytes) -> Memory | None:
    """None for one that is damaged: then the item is learned anew."""
    try:
        return msgspec.json.decode(text, type=Memory)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError):
        return None
