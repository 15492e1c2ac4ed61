"""Guesses what the columns of a table mean, by their headings and by what stands in them.

A guess is a value: it is shown, somebody may correct it, and only then it is used.
"""

import re
from collections.abc import Callable, Collection, Sequence

import msgspec

from artgames.decks.importing.column_names import Role, named
from artgames.decks.importing.date_parser import read_date
from artgames.decks.importing.file_names import name_keys, number_key, stem, tail
from artgames.decks.importing.size_parser import read_size
from artgames.decks.importing.table_reader import Table

_SAMPLE = 200  # rows that are looked at
_ENOUGH = 0.6  # of the cells that are not empty
_REFERENCE = re.compile(
    r"\d+|Q\d+|https?://\S+|www\.\S+|[0-9a-f]{16,}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE
)
IN_WORDS = frozenset({Role.ARTIST, Role.MUSEUM, Role.CITY, Role.SCHOOL, Role.NATIONALITY, Role.SITTER, Role.SUBJECT})
"""What is said in words; a column of ids, addresses or file names says none of it, whatever its heading is."""

_FEW_NAMED = 0.3  # of the pictures' names: a table may list many paintings that were not photographed


class Columns(msgspec.Struct, frozen=True):
    """What each column is for; None for one that is not used. No two columns are for the same."""

    roles: tuple[Role | None, ...]

    def place(self, role: Role) -> int | None:
        return self.roles.index(role) if role in self.roles else None

    def cell(self, row: Sequence[str], role: Role) -> str:
        """What a row says; empty if no column does."""
        place = self.place(role)
        return row[place] if place is not None else ""

    def with_role(self, column: int, role: Role | None) -> "Columns":
        """Corrected by somebody who knows better; whichever column had the role before loses it."""
        freed = [None if role is not None and known is role else known for known in self.roles]
        freed[column] = role
        return Columns(tuple(freed))


def guess_columns(table: Table, pictures: Collection[str]) -> Columns:
    """The most probable meaning of every column; `pictures` are the names of the files the table is about."""
    sample = table.rows[:_SAMPLE]
    cells = [[row[column] for row in sample if row[column]] for column in range(len(table.headings))]
    guess = _by_heading(table.headings, cells)
    guess = _with_files(guess, cells, pictures)
    for role, fits in _TESTS:
        guess = _with_best(guess, cells, role, fits)
    return _with_title(guess, cells)


def _by_heading(headings: Sequence[str], cells: Sequence[Sequence[str]]) -> Columns:
    guess = Columns((None,) * len(headings))
    found = [(meant.rank, column, meant.role) for column, text in enumerate(headings) if (meant := named(text))]
    for _, column, role in sorted(found, key=lambda one: one[:2]):
        is_told = role not in IN_WORDS or _share(cells[column], is_reference) < _ENOUGH
        if guess.place(role) is None and is_told:
            guess = guess.with_role(column, role)
    return guess


def _with_files(guess: Columns, cells: Sequence[Sequence[str]], pictures: Collection[str]) -> Columns:
    """The column that names the pictures, whatever its heading says."""
    known = {key for picture in pictures for key in name_keys(picture)} - {""}
    numbers = {number_key(picture) for picture in pictures} - {""}

    def told(column: int) -> float:
        return _share(cells[column], lambda cell: bool(known & set(name_keys(cell)) or number_key(cell) in numbers))

    def is_surer(column: int) -> tuple[float, bool, int]:
        return told(column), guess.roles[column] in (Role.FILE, Role.ACCESSION), -column

    best = max((column for column in range(len(cells)) if _is_unlike(cells[column])), key=is_surer, default=None)
    if best is None or told(best) < _FEW_NAMED:
        return guess
    is_name_itself = guess.roles[best] in (Role.TITLE, Role.ACCESSION) and not any(map(_has_suffix, cells[best]))
    return guess if is_name_itself else guess.with_role(best, Role.FILE)


def _is_unlike(cells: Sequence[str]) -> bool:
    """Whether hardly two cells are the same: what refers to another table repeats, what names a picture does not."""
    return len(set(cells)) * 2 > len(cells)


def is_reference(cell: str) -> bool:
    """Whether a cell is a number, an address or the name of a file: nothing that anybody is called."""
    return _REFERENCE.fullmatch(cell.strip()) is not None or stem(cell) != tail(cell)


def _has_suffix(cell: str) -> bool:
    return stem(cell) != cell


def _with_best(guess: Columns, cells: Sequence[Sequence[str]], role: Role, fits: Callable[[str], bool]) -> Columns:
    """Give a role that no heading named to the free column that it fits best."""
    free = [column for column, known in enumerate(guess.roles) if known is None and cells[column]]
    if guess.place(role) is not None or not free:
        return guess
    best = max(free, key=lambda column: _share(cells[column], fits))
    return guess.with_role(best, role) if _share(cells[best], fits) >= _ENOUGH else guess


def _with_title(guess: Columns, cells: Sequence[Sequence[str]]) -> Columns:
    """Without a heading, titles are the texts that hardly ever repeat; names of artists do."""
    free = [
        column
        for column, known in enumerate(guess.roles)
        if known is None
        and _share(cells[column], _is_words) >= _ENOUGH
        and _share(cells[column], is_reference) < _ENOUGH
        and len(cells[column]) > 1
    ]
    free.sort(key=lambda column: (len(set(cells[column])) / len(cells[column]), -column))
    if guess.place(Role.TITLE) is None and free:
        guess = guess.with_role(free.pop(), Role.TITLE)
    if guess.place(Role.ARTIST) is None and free and _share(cells[free[0]], _is_name) >= _ENOUGH:
        guess = guess.with_role(free[0], Role.ARTIST)
    return guess


def _share(cells: Sequence[str], fits: Callable[[str], bool]) -> float:
    return sum(fits(cell) for cell in cells) / len(cells) if cells else 0.0


def _is_words(cell: str) -> bool:
    return len(re.findall(r"[^\W\d_]", cell)) >= 3 and len(cell) <= 200


def _is_name(cell: str) -> bool:
    words = re.findall(r"[^\W\d_][^\W\d_.'’-]*", cell)
    return 1 <= len(words) <= 6 and words[0][0].isupper() and words[-1][0].isupper() and len(cell) < 60


def _is_date(cell: str) -> bool:
    return len(cell) < 40 and read_date(cell).is_known


def _is_size(cell: str) -> bool:
    return read_size(cell) is not None


def _is_wikidata(cell: str) -> bool:
    return re.search(r"(?:^|/)Q\d{2,}$", cell.strip()) is not None


_TESTS: tuple[tuple[Role, Callable[[str], bool]], ...] = (
    (Role.WIKIDATA, _is_wikidata),
    (Role.SIZE, _is_size),
    (Role.DATED, _is_date),
)
