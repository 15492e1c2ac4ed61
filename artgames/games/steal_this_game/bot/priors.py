"""Priors: how likely the money is in each of two or three boxes, in steps of a grid.

The solution knows the game after a wrong accusation for some priors only ("points"). Any other prior is made up of
points around it: `shares` says of which, and how much of each.
"""

from itertools import permutations
from typing import TypeAlias

Point: TypeAlias = tuple[int, ...]
"""Steps for each box; together as many as the grid has."""

STEPS = {2: 4, 3: 3}
"""How fine the grid is, by the number of boxes that may hold the money."""


def points(slots: int) -> list[Point]:
    """The points that are solved: the most likely box comes first. A certainty needs no solution."""
    steps = STEPS[slots]
    if slots == 2:
        return [(first, steps - first) for first in range((steps + 1) // 2, steps)]
    return [
        (first, second, steps - first - second)
        for first in range(steps)
        for second in range(first + 1)
        if 0 <= steps - first - second <= second
    ]


def stances(slots: int) -> list[Point]:
    """The same in every order of the boxes: what our thief may take for the prior."""
    return sorted({order for point in points(slots) for order in permutations(point)})


def even_point(slots: int) -> Point:
    """All boxes as likely as they can be on the grid."""
    return min(points(slots), key=lambda point: point[0] - point[-1])


def shares(prior: tuple[float, ...]) -> list[tuple[Point, float]]:
    """The corners of the cell that a prior lies in, each with its share. The prior is their mean."""
    found = _shares_of_two(*prior) if len(prior) == 2 else _shares_of_three(*prior)
    return [(point, share) for point, share in found if share > 0]


def _shares_of_two(first: float, second: float) -> list[tuple[Point, float]]:
    steps = STEPS[2]
    across = first / (first + second) * steps
    left = min(int(across), steps - 1)
    right = across - left
    return [((left, steps - left), 1 - right), ((left + 1, steps - left - 1), right)]


def _shares_of_three(first: float, second: float, third: float) -> list[tuple[Point, float]]:
    steps, total = STEPS[3], first + second + third
    across, up = first / total * steps, second / total * steps
    column = min(int(across), steps - 1)
    row = min(int(up), steps - 1 - column)
    right, over = across - column, up - row
    if right + over <= 1 or column + row + 2 > steps:
        corners = [((column, row), 1 - right - over), ((column + 1, row), right), ((column, row + 1), over)]
    else:
        corners = [
            ((column + 1, row + 1), right + over - 1),
            ((column + 1, row), 1 - over),
            ((column, row + 1), 1 - right),
        ]
    return [((one, other, steps - one - other), share) for (one, other), share in corners]
