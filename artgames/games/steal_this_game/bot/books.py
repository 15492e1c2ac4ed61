"""The strategies that ship, ``hidden.bin`` and ``tracked.bin`` in ``resources/steal_this_game``: near-equilibrium play
for both sides, with a shell game out of sight, and with one before a thief who loses no box out of sight.

A file: eight letters of magic, the length of the index (four bytes, little end first), the index (JSON, compressed
with zlib), then pages (zlib each). A *book* is the solution of a family of games: for one option and side, with so many
boxes, and where something is carried over an accusation for one prior (`point`). A book has a *page* for each deal:
for each stop of the token and pair of dice shown when the games begin; the first game has one page. A page holds

* thief: for each slot of the cashier, which die to keep (larger, smaller);
* exhibitor: where to place the cashier, by slot of the money and slot of the cashier; or, in a fresh row, where the
  money lies, counted from the cashier;
* then the tree of each slot of the cashier (a fresh row has one), see `layout`.

Every number is a byte: parts of a probability, to be brought to a sum of 1. Where our own side never comes all are 0.
A tree of games with a prior counts boxes from the slot of the cashier. Pages are unpacked when they are needed.
"""

import zlib
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from artgames import paths
from artgames.games.steal_this_game.bot.layout import Array, Shape, Tree, cut, length
from artgames.games.steal_this_game.bot.pairs import CLAIMS, PAIRS, TRUE, Pair
from artgames.games.steal_this_game.bot.paths import Box
from artgames.games.steal_this_game.bot.priors import Point

Option: TypeAlias = Literal["hidden", "tracked"]
Side: TypeAlias = Literal["thief", "exhibitor"]
Deal: TypeAlias = tuple[int, Pair]
"""Stop of the token and pair shown."""

MAGIC = b"STEALTG1"
FINE = 255
"""Into how many parts a probability is cut."""

ROUNDS: dict[Side, dict[int, int]] = {"thief": {4: 3, 3: 2, 2: 1}, "exhibitor": {4: 2, 3: 2, 2: 1}}
"""By side and boxes: how many believed claims a tree knows between two wrong accusations."""

FIRST: Deal = (-1, -1)
DEALS: tuple[Deal, ...] = tuple((stop, pair) for stop in CLAIMS[:-1] for pair in range(len(PAIRS)) if TRUE[stop][pair])
"""After Hit nothing but Steal is left, and the cashier protects the money: no page is needed."""


class BookKey(NamedTuple):
    option: Option
    side: Side
    boxes: int
    point: Point = ()
    """The prior, in steps of the grid; empty for a fresh row."""

    @property
    def name(self) -> str:
        return "/".join([self.option, self.side, str(self.boxes), *map(str, self.point)])

    @property
    def deals(self) -> tuple[Deal, ...]:
        return DEALS if self.boxes < 4 else (FIRST,)

    @property
    def spots(self) -> range:
        """Slots of the cashier that have a tree of their own."""
        return range(self.boxes) if self.point else range(1)

    def tree(self, spot: Box, token: int) -> Tree:
        boxes = self.boxes
        seen = frozenset((slot - spot) % boxes for slot in range(len(self.point), boxes)) if self.point else frozenset()
        stances = self.option == "tracked" and boxes > 2
        rounds, idle = ROUNDS[self.side][boxes], self.side == "exhibitor"
        return _tree(Shape(boxes, rounds, idle, not self.point, seen, token, stances))


class Entry(msgspec.Struct, frozen=True):
    """A book in the index."""

    pages: list[int]
    """The length of each page."""

    start: int = 0
    """Where the first page begins, behind the index."""


class Index(msgspec.Struct, frozen=True):
    books: dict[str, Entry]
    late: dict[str, list[int]]
    """By option and boxes: which true claim our thief makes late, by token (counted from -1) and pair; -1: none."""


class Page:
    """One deal of a book."""

    def __init__(self, key: BookKey, token: int, data: bytes) -> None:
        view = memoryview(data)
        self.key = key
        heads = {"thief": len(key.spots) * 2, "exhibitor": key.boxes ** (2 if key.point else 1)}
        self.head = data[: heads[key.side]]
        self.trees: list[Tree] = []
        self._arrays: list[dict[str, Array]] = []
        start = len(self.head)
        for spot in key.spots:
            tree = key.tree(spot, token)
            arrays = tree.thief_arrays() if key.side == "thief" else tree.exhibitor_arrays()
            self.trees.append(tree)
            self._arrays.append(dict(cut(view[start:], arrays)))
            start += length(arrays)

    def array(self, spot: int, name: str) -> Array:
        return self._arrays[spot][name]

    def keep(self, spot: int) -> tuple[float, float]:
        """Thief: how likely the larger die is kept, and the smaller."""
        larger, smaller = normal(self.head[2 * spot : 2 * spot + 2])
        return larger, smaller

    def place(self, money: int = 0) -> list[float]:
        """Exhibitor: by slot of the cashier; in a fresh row, where the money lies counted from the cashier."""
        boxes = self.key.boxes
        return normal(self.head[money * boxes : (money + 1) * boxes])


class Library:
    """All books. Nothing is read before the first page is asked for."""

    def __init__(self, data: bytes) -> None:
        size = int.from_bytes(data[len(MAGIC) : len(MAGIC) + 4], "little")
        start = len(MAGIC) + 4
        if data[: len(MAGIC)] != MAGIC:
            raise ValueError("this is no strategy for Steal This Game")
        self._index = msgspec.json.decode(zlib.decompress(data[start : start + size]), type=Index)
        self._pages = data[start + size :]
        self._read = lru_cache(maxsize=256)(self._unpack)

    def page(self, key: BookKey, deal: Deal = FIRST) -> Page:
        return self._read(key, deal)

    def late_stop(self, option: Option, boxes: int, token: int, pair: Pair) -> int:
        """The true claim our thief makes late; -1: none."""
        return self._index.late[f"{option}/{boxes}"][(token + 1) * len(PAIRS) + pair]

    def _unpack(self, key: BookKey, deal: Deal) -> Page:
        entry = self._index.books[key.name]
        number = key.deals.index(deal)
        start = entry.start + sum(entry.pages[:number])
        return Page(key, deal[0], zlib.decompress(self._pages[start : start + entry.pages[number]]))


@lru_cache(maxsize=2)
def read_library(option: Option) -> Library:
    """A strategy as it ships, read once."""
    return Library(strategy_file(option).read_bytes())


def strategy_file(option: Option) -> Path:
    return paths.resources() / "steal_this_game" / f"{option}.bin"


def bind(books: dict[str, list[bytes]], late: dict[str, list[int]]) -> bytes:
    """The file, from the unpacked pages of each book."""
    entries, pages, start = {}, [], 0
    for name, sheets in books.items():
        packed = [zlib.compress(sheet, 9) for sheet in sheets]
        entries[name] = Entry([len(one) for one in packed], start)
        start += sum(entries[name].pages)
        pages += packed
    index = zlib.compress(msgspec.json.encode(Index(entries, late)), 9)
    return b"".join([MAGIC, len(index).to_bytes(4, "little"), index, *pages])


def normal(parts: Iterable[int]) -> list[float]:
    """Brought to a sum of 1; all alike where nothing was written."""
    weights = list(parts)
    total = sum(weights)
    return [weight / total for weight in weights] if total else [1 / len(weights)] * len(weights)


@lru_cache(maxsize=2048)
def _tree(shape: Shape) -> Tree:
    return Tree(shape)
