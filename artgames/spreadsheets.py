"""Tables for a spreadsheet: a CSV that opens with its accents and its columns, and runs nothing."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from pathlib import Path

from artgames.safe_files import write_whole

BOM = "\ufeff"
"""Without it, Excel takes UTF-8 for something else and spoils every accent; other programs pass over it."""

_RUNS = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""A cell that begins so is a formula to a spreadsheet: a pupil called “=HYPERLINK(…)” shall stay a name."""

Cell = str | int | float


def csv_text(heads: Sequence[str], rows: Iterable[Sequence[Cell]], separator: str = ",") -> str:
    """`separator` is a semicolon where numbers have a comma, as spreadsheets expect it there."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=separator, lineterminator="\r\n")
    writer.writerow([_safe(head) for head in heads])
    for row in rows:
        writer.writerow([_safe(cell) for cell in row])
    return BOM + out.getvalue()


def write_csv(text: str, file: Path) -> None:
    """Whole or not at all. Raises OSError."""
    write_whole(file, text.encode(errors="replace"))


def _safe(cell: Cell) -> Cell:
    """A text that a spreadsheet would run gets an apostrophe before it, which is not shown."""
    if isinstance(cell, str) and cell.lstrip(" \u00a0").startswith(_RUNS):
        return f"'{cell}"
    return cell
