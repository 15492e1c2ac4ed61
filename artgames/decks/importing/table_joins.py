"""Joins tables that refer to each other by id: a column “artistId” here, a table of artists there."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from artgames.decks.filters import plain
from artgames.decks.importing.column_guess import is_reference
from artgames.decks.importing.table_reader import Table

_ENOUGH = 0.6  # of the ids must be found in the other table
_REFERS = re.compile(r"(?P<what>.+?)[ _-]?(?:ids?|key|ref|fk)$", re.IGNORECASE)
_CALLED = frozenset({"name", "title", "label", "full name", "display name", "titel", "nom", "nome", "nombre"})


class Joined(NamedTuple):
    """The table with what others say of its ids, the tables that said it, and the columns that nobody explains."""

    table: Table
    used: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()


def join_tables(table: Table, others: Sequence[Table]) -> Joined:
    used: list[str] = []
    missing: list[str] = []
    joined = table
    for column, heading in enumerate(table.headings):
        what = _refers_to(heading, [row[column] for row in table.rows if row[column]])
        if not what:
            continue
        found = _explained(table, column, others)
        if found is None:
            missing.append(heading)
        else:
            joined = _with_columns(joined, column, what, *found)
            used.append(found[0].name)
    return Joined(joined, tuple(dict.fromkeys(used)), tuple(missing))


def _refers_to(heading: str, cells: Sequence[str]) -> str:
    """What a column refers to, by its heading (“artistId”), if ids stand in it; empty if it refers to nothing."""
    found = _REFERS.fullmatch(re.sub(r"(?<=[a-z])(?=[A-Z])", " ", heading).strip())
    what = plain(found["what"].replace("_", " ")) if found else ""
    in_pictures = what in ("object", "painting", "work", "image", "picture", "file", "wikidata", "")
    return "" if in_pictures or not cells or sum(map(is_reference, cells)) < _ENOUGH * len(cells) else what


def _explained(table: Table, column: int, others: Sequence[Table]) -> tuple[Table, dict[str, int]] | None:
    """The other table that has most of these ids in one of its columns, each once; and in which row."""
    wanted = {row[column] for row in table.rows if row[column]}
    best: tuple[float, Table, dict[str, int]] | None = None
    for other in others:
        for place in range(len(other.headings)):
            cells = [row[place] for row in other.rows]
            if not _is_id(other.headings[place]) or len(set(cells)) < len(cells):
                continue
            rows = {cell: row for row, cell in enumerate(cells) if cell}
            share = len(wanted & rows.keys()) / len(wanted)
            if share >= _ENOUGH and (best is None or share > best[0]):
                best = (share, other, rows)
    return best[1:] if best is not None else None


def _is_id(heading: str) -> bool:
    words = plain(re.sub(r"(?<=[a-z])(?=[A-Z])", " ", heading).replace("_", " ")).split()
    return bool(words) and words[-1] in ("id", "key", "number", "no", "nr")


def _with_columns(table: Table, column: int, what: str, other: Table, rows: dict[str, int]) -> Table:
    """The columns of the other table behind our own; a name there is that of the artist or museum here."""
    known = {plain(heading) for heading in table.headings}
    called = [what if plain(heading) in _CALLED else heading for heading in other.headings]
    taken = [place for place, name in enumerate(called) if plain(name) not in known and not _is_id(name)]
    nothing = ("",) * len(other.headings)
    made = []
    for row in table.rows:
        at = rows.get(row[column])
        cells = other.rows[at] if at is not None else nothing
        made.append((*row, *(cells[place] for place in taken)))
    headings = (*table.headings, *(called[place] for place in taken))
    return Table(table.name, headings, tuple(made), table.numbers)
