"""What our thief makes of it when a late claim is believed after all.

A late claim is true, so our solution expects a doubt. An exhibitor who believes it meets a simple habit: look into one
of the boxes that may hold the money, then make the best true claim if there is one, else steal. The bound lets that
exhibitor see the dice, so it is never too high. Against an exhibitor of fixed habits the same sums are exact.
"""

import numpy as np

from artgames.games.steal_this_game.bot.pairs import PAIRS
from artgames.games.steal_this_game.bot.paths import Box, Paths, states
from scripts.solver.compiling import Floats, Ints
from scripts.solver.exits import MOST_BOXES
from scripts.solver.opponents import ExhibitorHabit
from scripts.solver.plan import TOKENS, Worth


class Overtime:
    """Worths by cashier and seen boxes, token (counted from -1), pair and box."""

    def __init__(self, boxes: int, stops: Ints, doubted: Floats, found: Floats, other: ExhibitorHabit | None) -> None:
        """`stops`: the truth our thief claims, by token and pair; `doubted`: what it is then worth, by state, token,
        pair and box; `found`: by token and pair; `other`: the exhibitor, None for the worst there can be."""
        self._other = other
        self._geometry = Paths(boxes, 0)
        self._stops, self._doubted, self._found = stops, doubted, found
        self._boxes = boxes
        self.value = np.zeros_like(doubted)
        """The next claim is to be made, and this habit holds from now on."""

        self.claimed = np.zeros_like(doubted)
        """The best true claim was made, and the exhibitor answers as suits best."""

        for token in reversed(range(TOKENS)):
            for cashier, seen in states(boxes):
                if boxes - len(seen) >= 2:
                    self._fill(token, cashier, seen)

    def _fill(self, token: int, cashier: Box, seen: frozenset[Box]) -> None:
        state = state_number(cashier, seen)
        free = [box for box in range(self._boxes) if box not in seen and box != cashier]
        stops = self._stops[token]
        for money in range(self._boxes):
            if money in seen:
                continue
            steal = 1 / len(free) if money in free else 0.0
            believed = np.mean([self._looked(stops, cashier, seen, box, money) for box in free], axis=0)
            claimed = self._answered(stops, self._doubted[state, token, :, money], believed)
            self.claimed[state, token, :, money] = np.where(stops >= 0, claimed, 0.0)
            self.value[state, token, :, money] = np.where(stops >= 0, claimed, steal)

    def _answered(self, stops: Ints, doubted: Floats, believed: Floats) -> Floats:
        if self._other is None:
            return np.minimum(doubted, believed)
        doubts = np.array(self._other.doubts)[stops]
        return np.asarray(doubts * doubted + (1 - doubts) * believed)

    def _looked(self, stops: Ints, cashier: Box, seen: frozenset[Box], box: Box, money: Box) -> Floats:
        """By pair: the thief looks into `box` after having claimed the stops of each pair."""
        pairs = np.arange(len(PAIRS))
        if box == money or self._boxes - len(seen) == 2:
            if self._geometry.distance(cashier, money) > 1:
                return np.ones(len(PAIRS))
            return np.asarray(self._found[stops + 1, pairs])
        stays = self._other is not None and self._other.replies == "stays"
        steps = {(cashier + step) % self._boxes for step in ((0,) if stays else (-1, 0, 1))}
        after = np.array([self.value[state_number(here, seen | {box}), stops + 1, pairs, money] for here in steps])
        return np.asarray(after.min(axis=0) if self._other is None else after.mean(axis=0))


def state_number(cashier: Box, seen: frozenset[Box]) -> int:
    return cashier << MOST_BOXES | sum(1 << box for box in seen)


def with_overtime(worth: Worth, boxes: int, other: ExhibitorHabit | None = None) -> Worth:
    """The same worth, but late claims may be believed."""
    return worth._replace(late=Overtime(boxes, worth.late_stop, worth.late, worth.found, other).claimed)
