"""Where points stand on a time line: above their years, one upon the other where many are of the same time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

MOST, LEAST = 64, 5
"""A point is never larger and never smaller than this, in pixels."""


class Swarm:
    """Points of one size in columns that stand at fixed years, so that nothing jumps while one moves along the line."""

    def __init__(self, years: Sequence[float], years_per_pixel: float, side: int) -> None:
        """`years` are in order; `side` is that of a point in pixels."""
        self.side = side
        self._width = max(1e-9, years_per_pixel * side)
        self._columns: list[int] = []
        self._levels: list[int] = []
        below: dict[int, int] = {}
        for year in years:
            column = int(year // self._width)
            level = below.get(column, 0)
            below[column] = level + 1
            self._columns.append(column)
            self._levels.append(level)
        self.highest = max(below.values(), default=0)

    def __len__(self) -> int:
        return len(self._columns)

    def year(self, place: int) -> float:
        """The middle of a point's column."""
        return (self._columns[place] + 0.5) * self._width

    def level(self, place: int) -> int:
        """How many points lie below it."""
        return self._levels[place]

    def at(self, year: float, level: int) -> int:
        """The point over a year that has so many below it; −1 if there is none."""
        return self._places.get((int(year // self._width), level), -1)

    @cached_property
    def _places(self) -> dict[tuple[int, int], int]:
        return {
            (column, level): place
            for place, (column, level) in enumerate(zip(self._columns, self._levels, strict=True))
        }


class Plot(NamedTuple):
    """A swarm on the screen: `first` year at `left`, so many pixels to a year, and the `floor` that points stand on."""

    swarm: Swarm
    first: float
    left: float
    floor: int
    pixels_per_year: float

    def area(self, place: int) -> tuple[int, int, int, int]:
        """Left, top, width and height of a point."""
        side = self.swarm.side
        middle = self.left + (self.swarm.year(place) - self.first) * self.pixels_per_year
        return round(middle - side / 2), self.floor - (self.swarm.level(place) + 1) * side, side, side

    def at(self, x: float, y: float) -> int:
        """The point at a spot of the screen; −1 if there is none."""
        year = self.first + (x - self.left) / self.pixels_per_year
        return self.swarm.at(year, int((self.floor - y) // self.swarm.side))

    def above(self, place: int, steps: int) -> int:
        """The point so many higher in the same column; itself if there is none."""
        found = self.swarm.at(self.swarm.year(place), self.swarm.level(place) + steps)
        return found if found >= 0 else place


NOTHING = Plot(Swarm((), 1.0, 1), 0.0, 0.0, 0, 1.0)


def stack(years: Sequence[float], years_per_pixel: float, height: int) -> Swarm:
    """Points as large as the highest column allows."""
    low, high = LEAST, MOST
    best = Swarm(years, years_per_pixel, LEAST)
    while low <= high:
        side = (low + high) // 2
        made = Swarm(years, years_per_pixel, side)
        if made.highest * side <= height:
            best, low = made, side + 1
        else:
            high = side - 1
    return best
