"""Reads tables of paintings: CSV of any kind, TSV, XLSX and JSON. Everything in them becomes text."""

import csv
import datetime
import zipfile
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from artgames.decks.importing.column_names import is_known_name, named
from artgames.decks.importing.errors import PackProblem
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.safe_files import check_plain_file

SUFFIXES = frozenset({".csv", ".tsv", ".txt", ".tab", ".xlsx", ".xlsm", ".json"})
OLD_SUFFIXES = frozenset({".xls", ".ods", ".numbers", ".mdb", ".accdb"})

MOST_BYTES = 64 * 1024 * 1024
MOST_UNPACKED = 300 * 1024 * 1024
MOST_ROWS, MOST_COLUMNS, LONGEST_CELL = 20_000, 100, 4_000
_HEAD = 15  # lines in which the headings stand, below titles and remarks

UNREADABLE = QT_TRANSLATE_NOOP("packs", "“{file}” is not a readable table.")
OLD = QT_TRANSLATE_NOOP("packs", "“{file}” is a type of table that cannot be read; save it as XLSX or CSV.")
TOO_LARGE = QT_TRANSLATE_NOOP("packs", "“{file}” is too large to use as a table.")
EMPTY = QT_TRANSLATE_NOOP("packs", "“{file}” is an empty table.")
NO_LIST = QT_TRANSLATE_NOOP("packs", "There is no list of paintings in “{file}”.")

Grid = list[list[str]]


class Table(msgspec.Struct, frozen=True):
    """A table as it was found; every row has as many cells as there are headings."""

    name: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: tuple[int, ...] = ()
    """Where each row stands in the file, as a spreadsheet counts: with headings and empty lines."""

    def number(self, row: int) -> int:
        return self.numbers[row] if self.numbers else row + 1


def read_table(file: Path) -> Table:
    """The table in a file. Raises PackProblem."""
    read = _READERS.get(file.suffix.casefold(), _read_text)
    try:
        if file.suffix.casefold() in OLD_SUFFIXES:
            raise PackProblem(OLD, file=file.name)
        check_plain_file(file)
        if file.stat().st_size > MOST_BYTES:
            raise PackProblem(TOO_LARGE, file=file.name)
        return _table(file.name, read(file))
    except PackProblem:
        raise
    except Exception:  # whatever is wrong with the file, the pictures can be used without it
        raise PackProblem(UNREADABLE, file=file.name) from None


def _table(name: str, grid: Grid) -> Table:
    """Headings and rows; lines above the headings and empty lines are left out."""
    grid = [[cell.strip()[:LONGEST_CELL] for cell in row[:MOST_COLUMNS]] for row in grid]
    first = 0 if name.casefold().endswith(".json") else 1  # the headings of a JSON list are no line of it
    numbers = [number for number, row in enumerate(grid, first) if any(row)]
    grid = [row for row in grid if any(row)]
    if not grid:
        raise PackProblem(EMPTY, file=name)
    head = _heading_line(grid)
    width = max(len(row) for row in grid)
    headings = grid[head] if head is not None else []
    names = tuple(heading or f"({number})" for number, heading in enumerate(_filled(headings, width), 1))
    begin = 0 if head is None else head + 1
    rows = tuple(tuple(_filled(row, width)) for row in grid[begin:])
    return Table(name, names, rows, tuple(numbers[begin:]))


def _filled(row: Sequence[str], width: int) -> list[str]:
    return [*row, *[""] * (width - len(row))]


def _heading_line(grid: Grid) -> int | None:
    """The line with most names that we know; the first if none has any and it looks like headings; None for data."""
    known = [sum(named(cell) is not None and len(cell) < 40 for cell in row) for row in grid[:_HEAD]]
    best = max(range(len(known)), key=lambda line: known[line])
    if known[best] >= 2 or any(is_known_name(cell) for cell in grid[best]):
        return best
    first = [cell for cell in grid[0] if cell]
    looks_like_data = len(first) < len(grid[0]) or any(any(sign.isdigit() for sign in cell) for cell in first)
    return None if looks_like_data or len(set(first)) < len(first) else 0


# Text


def _read_text(file: Path) -> Grid:
    text = decode(file.read_bytes()).replace("\0", "")
    first, _, rest = text.partition("\n")
    if first.casefold().startswith("sep=") and len(first.strip()) == 5:  # a note of Excel to itself
        return _split(rest, first.strip()[-1])
    return _split(text, "\t" if file.suffix.casefold() in (".tsv", ".tab") else _delimiter(text))


def decode(raw: bytes) -> str:
    """Text of any program: with a mark of its own, in UTF-8, in UTF-16, or as Windows wrote it in Western Europe."""
    for mark, encoding in ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if raw.startswith(mark):
            return raw.decode(encoding)
    if raw[1:400:2].count(0) > 100 or (len(raw) < 400 and raw[1::2].count(0) > len(raw) // 3):
        return raw.decode("utf-16-le")
    if raw[:400:2].count(0) > 100:
        return raw.decode("utf-16-be")
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return raw.decode("cp1252", errors="replace")


def _delimiter(text: str) -> str:
    """The sign that cuts most lines into the same number of cells."""

    def merit(sign: str) -> tuple[float, int]:
        counts = [len(row) for row in islice(csv.reader(text.splitlines()[:40], delimiter=sign), 40) if row]
        usual = max(set(counts), key=counts.count, default=1)
        return (counts.count(usual) / len(counts) if usual > 1 else 0.0, usual)

    return max((";", ",", "\t", "|"), key=merit)


def _split(text: str, sign: str) -> Grid:
    return list(islice(csv.reader(text.splitlines(keepends=True), delimiter=sign), MOST_ROWS))


# XLSX


def _read_xlsx(file: Path) -> Grid:
    """The sheet with most rows, as its cells were last computed."""
    import openpyxl  # noqa: PLC0415 - it takes a quarter of a second, and few folders have such a table

    with zipfile.ZipFile(file) as parts:
        if sum(part.file_size for part in parts.infolist()) > MOST_UNPACKED:
            raise PackProblem(TOO_LARGE, file=file.name)
    with closing(openpyxl.load_workbook(file, read_only=True, data_only=True)) as book:
        sheets = [_cells(sheet.iter_rows(max_col=MOST_COLUMNS, values_only=True)) for sheet in book.worksheets]
    return max(sheets, key=len, default=[])


def _cells(rows: Iterable[Sequence[Any]]) -> Grid:
    read = [[as_text(value) for value in row] for row in islice(rows, MOST_ROWS)]
    last = max((place for row in read for place, cell in enumerate(row) if cell), default=-1)
    return [row[: last + 1] for row in read if any(row)]


def as_text(value: Any) -> str:
    """A cell as somebody would type it."""
    if value is None:
        return ""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, datetime.datetime):
        return value.date().isoformat()
    if isinstance(value, dict):
        return as_text(next((value[key] for key in ("name", "title", "label", "value") if key in value), None))
    if isinstance(value, list | tuple):
        return "; ".join(filter(None, (as_text(one) for one in value[:10])))
    return str(value)


# JSON


def _read_json(file: Path) -> Grid:
    """A list of objects, wherever in the file it is: {"objects": [{"title": …}, …]}."""
    objects = _objects(msgspec.json.decode(decode(file.read_bytes()).encode()))[:MOST_ROWS]
    if not objects:
        raise PackProblem(NO_LIST, file=file.name)
    headings = list(dict.fromkeys(key for one in objects for key in one))[:MOST_COLUMNS]
    return [headings, *([as_text(one.get(key)) for key in headings] for one in objects)]


def _objects(value: Any, depth: int = 0) -> list[dict[str, Any]]:
    if isinstance(value, list):
        return [one for one in value if isinstance(one, dict)]
    if not isinstance(value, dict) or depth > 3:
        return []
    return max((_objects(one, depth + 1) for one in value.values()), key=len, default=[])


_READERS: dict[str, Callable[[Path], Grid]] = {".xlsx": _read_xlsx, ".xlsm": _read_xlsx, ".json": _read_json}
