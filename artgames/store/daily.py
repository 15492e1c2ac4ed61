"""The deal of the day: everybody who plays on one date gets the same paintings, and only the first try counts."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from artgames.engine.api import Refused
from artgames.store import match_queries

TRIES = "SELECT id, seating, outcome, discarded FROM match WHERE game = ? ORDER BY id"
"""Also those that somebody took off the lists: a deal that was seen cannot be tried for the first time again."""


class DailyTry(NamedTuple):
    """Somebody's try of one day."""

    match: int
    points: int | None
    """None where it was not played to its end."""

    is_waiting: bool
    """Whether it can be continued."""


def first_try(rows: Iterable[tuple[Any, ...]], day: str, name: str) -> DailyTry | None:
    """The try of this person that counts on this day."""
    for match, seating, outcome, discarded in rows:
        try:
            table = match_queries.table_of(seating)
            points = None if outcome is None else match_queries.outcome_of(outcome).points[0]
        except Refused:  # a damaged match is told of elsewhere
            continue
        if table.daily == day and table.players[0].name.casefold() == name.casefold():
            return DailyTry(match, points, outcome is None and discarded is None)
    return None


def daily_seed(game: str, day: str) -> str:
    """What the deal of a day is drawn with."""
    return f"daily {game} {day}"
