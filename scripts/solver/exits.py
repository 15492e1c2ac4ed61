"""What it is worth to be doubted wrongly: the way from one stage into the next.

The dice lie open then, an empty box is removed (one that the thief has seen empty, if there is one), and how likely the
money is in each of the others, as the thief sees it, is a point of a line or a triangle: the prior of the next stage.
Games that begin with a prior are solved on a grid of points. Between them:

* FLAT: after a hidden shuffle the prior is always even, and one number says it all.
* PRIOR, for our exhibitor: who has the money in a box draws one of the neighbouring points, such that together they
  make up the prior, and plays that point's solution. The best thief gets the mean of their values at most, even if told
  the point. So the worth is read off by a straight line between neighbours, and it is never too low.
* STANCE, for our thief: the thief draws a point and plays that point's solution. What it guarantees is known for each
  box the money may be in.
"""

from typing import NamedTuple

import numpy as np

from artgames.games.steal_this_game.bot.books import DEALS
from artgames.games.steal_this_game.bot.pairs import CLAIMS, PAIRS
from scripts.solver.compiling import Floats, Ints, compiled

FLAT, PRIOR, STANCE = 0, 1, 2
MOST_BOXES = 4


class Exits(NamedTuple):
    mode: int
    flat: Floats
    """FLAT: worth by stop and pair."""

    deal: Ints
    """By stop and pair: the row in the next arrays; -1 where nothing is left but to steal, in vain."""

    two: Floats
    """PRIOR: by deal and steps of the grid, the worth when two boxes may hold the money."""

    three: Floats
    """PRIOR: by deal and steps for the first and the second of three boxes."""

    two_by: Floats
    """STANCE: by deal, point and box."""

    three_by: Floats
    remove: Floats
    """By edge, hand, box with the money and box removed. Only where nothing has been seen empty."""

    remove_regret: Floats
    remove_total: Floats
    stance: Floats
    """By edge, hand, box removed (0 if it was seen empty) and point."""

    stance_regret: Floats
    stance_total: Floats


def deal_numbers() -> Ints:
    numbers = np.full((len(CLAIMS), len(PAIRS)), -1)
    for number, (stop, pair) in enumerate(DEALS):
        numbers[stop, pair] = number
    return numbers


def _none(dimensions: int) -> Floats:
    return np.zeros((1,) * dimensions, dtype=np.float32)


def flat_exits(flat: Floats) -> Exits:
    grids = (np.zeros((1, 1)), np.zeros((1, 1, 1)), np.zeros((1, 1, 1)), np.zeros((1, 1, 1)))
    return Exits(FLAT, flat, deal_numbers(), *grids, *(_none(4) for _ in range(6)))


def prior_exits(two: Floats, three: Floats, edges: int, width: int, boxes: int) -> Exits:
    by = (np.zeros((1, 1, 1)), np.zeros((1, 1, 1)))
    remove = [np.zeros((edges, width, boxes, boxes), dtype=np.float32) for _ in range(3)]
    return Exits(PRIOR, np.zeros((1, 1)), deal_numbers(), two, three, *by, *remove, *(_none(4) for _ in range(3)))


def stance_exits(two_by: Floats, three_by: Floats, edges: int, width: int, boxes: int) -> Exits:
    points = max(two_by.shape[1], three_by.shape[1])
    grids = (np.zeros((1, 1)), np.zeros((1, 1, 1)))
    remove = [np.zeros((edges, width, boxes, boxes), dtype=np.float32) for _ in range(3)]
    stance = [np.zeros((edges, width, boxes, points), dtype=np.float32) for _ in range(3)]
    return Exits(STANCE, np.zeros((1, 1)), deal_numbers(), *grids, two_by, three_by, *remove, *stance)


# For compiled functions. Handing `Exits` to a function that is called often costs more than what it does, so these take
# rows of its arrays.


@compiled
def slots(boxes: int, seen: int, removed: int) -> tuple[int, int, int]:
    """The boxes that may hold the money when this one is removed (-1: one that was seen empty); -1 for no third."""
    first, second, third = -1, -1, -1
    for box in range(boxes):
        if box != removed and (seen >> box) & 1 == 0:
            if first < 0:
                first = box
            elif second < 0:
                second = box
            else:
                third = box
    return first, second, third


@compiled
def by_prior(boxes: int, seen: int, removed: int, two: Floats, three: Floats, money: Floats, worth: Floats) -> None:
    """PRIOR: fill `worth` by box. `money`: how likely it is there and this box is removed; proportions matter."""
    first, second, third = slots(boxes, seen, removed)
    for box in range(boxes):
        worth[box] = 0.0
    if third < 0:
        worth[first], worth[second] = read_two(two, money[first], money[second])
    else:
        worth[first], worth[second], worth[third] = read_three(three, money[first], money[second], money[third])


@compiled
def by_stance(boxes: int, seen: int, removed: int, two: Floats, three: Floats, stance: Floats, worth: Floats) -> None:
    """STANCE: fill `worth` by box. `two` and `three` by point and slot."""
    first, second, third = slots(boxes, seen, removed)
    for box in range(boxes):
        worth[box] = 0.0
    by = two if third < 0 else three
    for point in range(len(by)):
        if stance[point] > 0:
            worth[first] += stance[point] * by[point, 0]
            worth[second] += stance[point] * by[point, 1]
            if third >= 0:
                worth[third] += stance[point] * by[point, 2]


@compiled
def read_two(grid: Floats, first: float, second: float) -> tuple[float, float]:
    """The straight line at this point of the grid, by its height above each end."""
    steps, total = len(grid) - 1, first + second
    across = 0.5 * steps if total <= 0 else first / total * steps
    left = min(int(across), steps - 1)
    slope = grid[left + 1] - grid[left]
    base = grid[left] - left * slope
    return base + steps * slope, base


@compiled
def read_three(grid: Floats, first: float, second: float, third: float) -> tuple[float, float, float]:
    """The plane at this point of the grid, by its height above each corner."""
    steps, total = len(grid) - 1, first + second + third
    across = steps / 3 if total <= 0 else first / total * steps
    up = steps / 3 if total <= 0 else second / total * steps
    column = min(int(across), steps - 1)
    row = min(int(up), steps - 1 - column)
    if across - column + up - row <= 1.0 or column + row + 2 > steps:
        slope, rise = grid[column + 1, row] - grid[column, row], grid[column, row + 1] - grid[column, row]
        base = grid[column, row] - column * slope - row * rise
    else:
        corner = grid[column + 1, row + 1]
        slope, rise = corner - grid[column, row + 1], corner - grid[column + 1, row]
        base = corner - (column + 1) * slope - (row + 1) * rise
    return base + steps * slope, base + steps * rise, base


@compiled
def by_late_prior(boxes: int, seen: int, two: Floats, three: Floats, money: Floats, room: Floats) -> None:
    """PRIOR at late nodes, into the first row of `room`. Without a box seen empty, any of the others is removed."""
    worth, part, some = room[0], room[1], room[2]
    if seen != 0:
        by_prior(boxes, seen, -1, two, three, money, worth)
        return
    for box in range(boxes):
        worth[box] = 0.0
    for removed in range(boxes):
        for box in range(boxes):
            part[box] = 0.0 if box == removed else money[box]
        by_prior(boxes, seen, removed, two, three, part, some)
        for box in range(boxes):
            worth[box] += some[box] / (boxes - 1)
