"""In which order paintings hang."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Any, NamedTuple

from artgames.decks import Painting
from artgames.decks.filters import plain


class Column(IntEnum):
    """What the list tells of a painting, from left to right; everything can be ordered by each of them."""

    TITLE = 0
    ARTIST = 1
    DATED = 2
    SCHOOL = 3
    SUBJECT = 4
    COUNTRY = 5
    MUSEUM = 6
    SIZE = 7
    NUMBER = 8


class Order(NamedTuple):
    column: Column = Column.DATED
    descending: bool = False


def ordered(paintings: Iterable[Painting], order: Order) -> list[Painting]:
    """What is not known stands at the end, whichever way it goes; what is equal stays in the order it came in."""
    known: list[tuple[Any, Painting]] = []
    unknown: list[tuple[Any, Painting]] = []
    for painting in paintings:
        key = sort_key(painting, order.column)
        (unknown if key is None or key == "" else known).append((key, painting))
    known.sort(key=lambda pair: pair[0], reverse=order.descending)
    return [painting for _, painting in (*known, *unknown)]


def sort_key(painting: Painting, column: Column) -> Any:
    """None or an empty text for what is not known."""
    if column is Column.DATED:
        return middle_year(painting)
    if column is Column.SIZE:
        return painting.height_cm * painting.width_cm if painting.height_cm and painting.width_cm else None
    if column is Column.NUMBER:
        return painting.id
    if column is Column.ARTIST:
        return _family_name_first(painting.artist)
    texts = {
        Column.TITLE: painting.title,
        Column.SCHOOL: painting.school,
        Column.SUBJECT: painting.subject,
        Column.COUNTRY: painting.nationality,
        Column.MUSEUM: painting.museum,
    }
    return plain(texts[column])


def middle_year(painting: Painting) -> float | None:
    """Where a painting stands in time; None if nobody knows."""
    if painting.begun is None or painting.completed is None:
        return None
    return (painting.begun + painting.completed) / 2


def _family_name_first(artist: str) -> str:
    """“Monet Claude”: people look for a painter by the last word of the name."""
    words = plain(artist).split()
    return " ".join([*words[-1:], *words[:-1]])
