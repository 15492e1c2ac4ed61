"""The game with a visible shuffle and a thief who tracks every box.

With three or two boxes left all of them stand side by side, so their order means nothing, and neither does a shell game
in front of somebody who follows it. What the thief carries over a wrong accusation is which boxes were seen empty, and
how likely the money is in each of the others. Games that begin so are solved for some priors (see `exits`): with two
boxes first, then with three, then the whole.
"""

from itertools import permutations
from typing import Any

import numpy as np

from artgames.games.steal_this_game.bot.books import DEALS
from artgames.games.steal_this_game.bot.pairs import CLAIMS, PAIRS
from artgames.games.steal_this_game.bot.paths import states
from artgames.games.steal_this_game.bot.priors import STEPS, Point, even_point, stances
from scripts.solver.compiling import Floats
from scripts.solver.exits import flat_exits, prior_exits, stance_exits
from scripts.solver.games import Terms, by_stop
from scripts.solver.overtime import state_number, with_overtime
from scripts.solver.plan import Worth, worth_of
from scripts.solver.worths import best_truth, best_truth_stop, known_worth

KNOWN = known_worth()


class Solved:
    """What games with a prior are worth, filled in point by point."""

    def __init__(self, boxes: int, slots: int) -> None:
        self.slots, steps = slots, STEPS[slots]
        self.every = stances(slots)
        self.conceded: Floats = np.zeros((len(DEALS), *(steps + 1,) * (slots - 1)))
        """For our exhibitor, by deal and steps."""

        self.guaranteed = np.zeros((len(DEALS), len(self.every), slots))
        """For our thief, by deal, point and slot."""

        for sure in range(slots):
            point = tuple(steps if slot == sure else 0 for slot in range(slots))
            self.conceded[_column(point)] = np.array([KNOWN[boxes][stop, pair] for stop, pair in DEALS])

    def concede(self, point: Point, values: Floats) -> None:
        """`values` by deal."""
        for order in permutations(point):
            self.conceded[_column(order)] = values

    def guarantee(self, point: Point, values: Floats) -> None:
        """`values` by deal and slot."""
        for order in permutations(range(self.slots)):
            placed = tuple(point[slot] for slot in order)
            self.guaranteed[:, self.every.index(placed)] = values[:, order]

    def centre(self, *, for_thief: bool) -> Floats:
        """By stop and pair: the worth of even chances."""
        even = even_point(self.slots)
        if for_thief:
            return by_stop(self.guaranteed[:, self.every.index(even)].min(-1))
        return by_stop(self.conceded[_column(even)])


def _column(point: Point) -> Any:
    """Where a point stands in an array by deal and steps."""
    return (slice(None), *point[:-1])


def tracked_terms(boxes: int, rounds: int, two: Solved | None, three: Solved | None, *, for_thief: bool) -> Terms:
    """`two` and `three`: the next games, when two or three boxes may hold the money there; none with two boxes."""
    if two is None:
        flat = np.ones((len(CLAIMS), len(PAIRS)))
        worth = worth_of(boxes, best_truth(flat), best_truth_stop(flat))
        worth.late[:] = worth.found[None, :, :, None]
        late = with_overtime(worth, boxes) if for_thief else worth
        return Terms(boxes, rounds, late, lambda plan: flat_exits(flat), idle=not for_thief)
    nearest = three or two
    stops = best_truth_stop(nearest.centre(for_thief=for_thief))
    worth = worth_of(boxes, best_truth(KNOWN[boxes - 1]), stops)
    if for_thief:
        worth = with_overtime(_with_even_stances(worth, boxes, two, nearest), boxes)
        three_by = nearest.guaranteed if three else np.zeros((len(DEALS), 1, 3))
        return Terms(
            boxes,
            rounds,
            worth,
            lambda plan: stance_exits(two.guaranteed, three_by, plan.edges, plan.width, boxes),
            idle=False,
        )
    grid = three.conceded if three else np.zeros((len(DEALS), 1, 1))
    return Terms(
        boxes, rounds, worth, lambda plan: prior_exits(two.conceded, grid, plan.edges, plan.width, boxes), idle=True
    )


def _with_even_stances(worth: Worth, boxes: int, two: Solved, nearest: Solved) -> Worth:
    """After a late claim our thief takes the stance in the middle, which is as good wherever the money is."""
    for cashier, seen in states(boxes):
        left = boxes - max(len(seen), 1)
        if left < 2 or boxes - len(seen) < 2:
            continue
        centre = (two if boxes - len(seen) == 2 or left == 2 else nearest).centre(for_thief=True)
        told = centre[worth.late_stop, np.arange(len(PAIRS))]
        worth.late[state_number(cashier, seen)] = np.where(worth.late_stop >= 0, told, 0.0)[..., None]
    return worth
