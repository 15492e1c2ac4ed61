"""How the numbers of a strategy lie in memory. The solver writes them in this order, the bots read them.

A tree begins with a token and a row of boxes. In it a *node* is a path and a series of as many claims (the thief claims
or steals), an *edge* a path and a series of one claim more (the exhibitor answers). Both are counted level by level,
then by path, then by series. All arrays of a tree follow one another, one byte a number, in the order of `arrays`.
"""

from collections.abc import Iterator
from functools import cache
from math import prod
from typing import NamedTuple

from artgames.games.steal_this_game.bot.pairs import PAIRS, Pair, rerolls
from artgames.games.steal_this_game.bot.paths import Box, PathId, Paths
from artgames.games.steal_this_game.bot.series import Series

HANDS_AFTER_REROLL = 11


class Shape(NamedTuple):
    """What tells trees apart."""

    boxes: int
    rounds: int
    idle: bool
    symmetric: bool
    seen: frozenset[Box]
    token: int
    stances: bool
    """Whether thief and exhibitor carry something over a wrong accusation."""


class Tree:
    """Where everything stands in the arrays of a tree."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.paths = _paths(shape.boxes, shape.rounds, shape.seen, shape.symmetric, shape.idle)
        self.series = _series(shape.token, shape.rounds)
        self.hands = HANDS_AFTER_REROLL if shape.boxes < 4 else len(PAIRS)
        self.moves = max(len(moves) for moves in self.paths.moves)
        wide = [end - start for start, end in zip(self.paths.starts, self.paths.starts[1:], strict=False)]
        long = [end - start for start, end in zip(self.series.starts, self.series.starts[1:], strict=False)]
        self._node_base, self._edge_base = [0], [0]
        for level in range(shape.rounds + 1):
            self._node_base.append(self._node_base[-1] + wide[level] * long[level])
        for level in range(shape.rounds):
            self._edge_base.append(self._edge_base[-1] + wide[level] * long[level + 1])
        self._long = long
        self.nodes, self.edges = self._node_base[-1], self._edge_base[-1]

    def node(self, path: PathId, claims: tuple[int, ...]) -> int:
        level = len(claims)
        column = self.series.number(claims) - self.series.starts[level]
        return self._node_base[level] + (path - self.paths.starts[level]) * self._long[level] + column

    def edge(self, path: PathId, claims: tuple[int, ...]) -> int:
        """`claims` with the one that is answered."""
        level = len(claims) - 1
        column = self.series.number(claims) - self.series.starts[level + 1]
        return self._edge_base[level] + (path - self.paths.starts[level]) * self._long[level + 1] + column

    def thief_arrays(self) -> dict[str, tuple[int, ...]]:
        """Names and sizes, in order."""
        boxes = self.shape.boxes
        arrays: dict[str, tuple[int, ...]] = {
            "steal": (self.nodes, self.hands),
            "open": (self.nodes, boxes),
            "claim": (self.edges, self.hands),
            "caught": (self.edges, boxes),
            "act": (self.edges, self.hands, self.moves),
        }
        if self.shape.stances:
            arrays["stance"] = (self.edges, self.hands, boxes, 3)
        return arrays

    def exhibitor_arrays(self) -> dict[str, tuple[int, ...]]:
        boxes = self.shape.boxes
        arrays: dict[str, tuple[int, ...]] = {
            "doubt": (self.edges, boxes),
            "reply": (self.edges, self.moves, boxes, 3),
        }
        if self.shape.stances:
            arrays["remove"] = (self.edges, self.hands, boxes, boxes)
        return arrays


class Array(NamedTuple):
    """One array of a tree, as it lies in memory."""

    data: memoryview
    size: tuple[int, ...]

    def row(self, *index: int) -> bytes:
        """The last axis at an index."""
        number = 0
        for at, size in zip(index, self.size, strict=False):
            number = number * size + at
        width = self.size[-1]
        return bytes(self.data[number * width : (number + 1) * width])

    def at(self, *index: int) -> int:
        return self.row(*index[:-1])[index[-1]]


def cut(data: memoryview, arrays: dict[str, tuple[int, ...]]) -> Iterator[tuple[str, Array]]:
    """The arrays one after another."""
    start = 0
    for name, size in arrays.items():
        end = start + prod(size)
        yield name, Array(data[start:end], size)
        start = end


def length(arrays: dict[str, tuple[int, ...]]) -> int:
    return sum(prod(size) for size in arrays.values())


@cache
def hands_after(pair: Pair) -> tuple[Pair, ...]:
    """The pairs that may come of a reroll, in order, filled up with the first."""
    found = sorted({after for chances in rerolls(pair) for after in chances})
    return (*found, *(found[0],) * (HANDS_AFTER_REROLL - len(found)))


@cache
def _paths(boxes: int, rounds: int, seen: frozenset[Box], symmetric: bool, idle: bool) -> Paths:
    return Paths(boxes, rounds, seen, symmetric=symmetric, idle=idle)


@cache
def _series(token: int, rounds: int) -> Series:
    return Series(token, rounds)
