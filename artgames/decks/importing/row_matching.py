"""Finds out which row of a table is about which picture."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import SequenceMatcher
from typing import TypeVar

import msgspec

from artgames.decks.filters import plain
from artgames.decks.importing.column_guess import Columns
from artgames.decks.importing.column_names import Role
from artgames.decks.importing.file_names import name_keys, number_key, stem
from artgames.decks.importing.table_reader import Table

ALIKE = 0.82
CLEARLY = 0.06
"""How much alike two names must be, and how much more than any other, to be taken for the same."""

K = TypeVar("K", int, str)

MOST_COMPARED = 60_000
"""Pairs of names; a table of thousands without any matching name is not guessed at."""


class Matching(msgspec.Struct, frozen=True):
    """Which row belongs to which file, and what is left of both."""

    rows: dict[str, int]  # by file
    rows_without_picture: tuple[int, ...]
    second_rows: tuple[int, ...]  # that name a picture which another row has named
    pictures_without_row: tuple[str, ...]


def match_rows(table: Table, columns: Columns, files: Sequence[str]) -> Matching:
    """Join rows and pictures by file name, inventory number and title, then by names that are clearly meant."""
    named, numbered, titled, artists = (
        [columns.cell(row, role) for row in table.rows] for role in (Role.FILE, Role.ACCESSION, Role.TITLE, Role.ARTIST)
    )
    matcher = _Matcher(files)
    second = matcher.named(named)
    matcher.by_key([name_keys(name).stem for name in named], lambda file: [name_keys(file).stem])
    matcher.by_key([name_keys(name).words for name in named], lambda file: [name_keys(file).words])
    matcher.by_key([_squeezed(number) for number in numbered], lambda file: [_squeezed(stem(file)), *_beginnings(file)])
    for numbers in (named, numbered):
        matcher.by_key([number_key(number) for number in numbers], lambda file: [number_key(file)])
    matcher.by_key([plain(title) for title in titled], lambda file: [name_keys(file).words, *_without_number(file)])
    matcher.by_likeness([stem(name) or title for name, title in zip(named, titled, strict=True)])
    matcher.by_likeness([f"{artist} {title}" if title else "" for artist, title in zip(artists, titled, strict=True)])
    left = [row for row in range(len(table.rows)) if row not in matcher.taken and row not in second]
    return Matching(matcher.rows, tuple(left), tuple(second), tuple(file for file in files if file not in matcher.rows))


class _Matcher:
    """Pairs what is not paired yet; a key that leads to two pictures or comes from two rows leads nowhere."""

    def __init__(self, files: Sequence[str]) -> None:
        self._files = files
        self.rows: dict[str, int] = {}
        self.taken: set[int] = set()

    def named(self, names: Sequence[str]) -> list[int]:
        """Rows that name a file outright; the later ones of those that name the same are given back."""
        by_path = {file.casefold(): file for file in self._files}
        by_name = _unique((name_keys(file).name, file) for file in self._files)
        second = []
        for row, name in enumerate(names):
            file = by_path.get(name.replace("\\", "/").casefold()) or by_name.get(name_keys(name).name)
            if file is None:
                continue
            if file in self.rows:
                second.append(row)
            else:
                self._pair(file, row)
        return second

    def by_key(self, row_keys: Iterable[str], file_keys: Callable[[str], Sequence[str]]) -> None:
        rows = _unique((key, str(row)) for row, key in enumerate(row_keys) if key and row not in self.taken)
        files = _unique((key, file) for file in self._free_files() for key in dict.fromkeys(file_keys(file)))
        for key, row in rows.items():
            file = files.get(key)
            if file is not None and file not in self.rows:
                self._pair(file, int(row))

    def by_likeness(self, names: Sequence[str]) -> None:
        """Pair names that are nearly the same, where each is the other's clear first choice."""
        rows = {row: plain(name.replace("_", " ")) for row, name in enumerate(names) if name and row not in self.taken}
        files = {file: name_keys(file).words for file in self._free_files()}
        if not rows or not files or len(rows) * len(files) > MOST_COMPARED:
            return
        liked = {file: _clear_choice(name, rows) for file, name in files.items()}
        for file, row in liked.items():
            if row is not None and _clear_choice(rows[row], files) == file:
                self._pair(file, row)

    def _free_files(self) -> list[str]:
        return [file for file in self._files if file not in self.rows]

    def _pair(self, file: str, row: int) -> None:
        self.rows[file] = row
        self.taken.add(row)


def _clear_choice(name: str, others: Mapping[K, str]) -> K | None:
    """The other that is most like this name, if it is much alike and no second one nearly as much.

    Numbers must be the same: IMG_1234 and IMG_1235 are as different as can be.
    """
    matcher = SequenceMatcher(b=name, autojunk=False)
    numbers = re.findall(r"\d+", name)
    found: list[tuple[float, K]] = []
    for key, other in others.items():
        matcher.set_seq1(other)
        may_be = matcher.real_quick_ratio() >= ALIKE - CLEARLY and matcher.quick_ratio() >= ALIKE - CLEARLY
        if may_be and re.findall(r"\d+", other) == numbers:
            found.append((matcher.ratio(), key))
    found.sort(key=lambda pair: -pair[0])
    if not found or found[0][0] < ALIKE:
        return None
    return found[0][1] if len(found) == 1 or found[0][0] - found[1][0] >= CLEARLY else None


def _unique(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Only those keys that lead to one value."""
    found: dict[str, set[str]] = {}
    for key, value in pairs:
        found.setdefault(key, set()).add(value)
    return {key: next(iter(values)) for key, values in found.items() if key and len(values) == 1}


def _squeezed(text: str) -> str:
    """An inventory number without its points and spaces: “Inv. 1993.132” and “inv_1993-132” are the same."""
    return plain(text.replace("_", " ")).replace(" ", "")


def _beginnings(file: str) -> list[str]:
    """“1993-132_front.jpg” may begin with an inventory number of one, two or three pieces."""
    words = plain(stem(file).replace("_", " ")).split()
    return ["".join(words[:count]) for count in (1, 2, 3) if count < len(words)]


def _without_number(file: str) -> list[str]:
    """“007 the kiss” without the number of a list."""
    first, _, rest = name_keys(file).words.partition(" ")
    return [rest] if first.isdigit() and rest else []
