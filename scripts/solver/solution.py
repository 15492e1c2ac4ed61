"""Solves everything, in the order in which one thing needs the other, and collects what ships."""

import time
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from artgames.games.steal_this_game.bot.books import ROUNDS, BookKey, Option, Side
from artgames.games.steal_this_game.bot.priors import STEPS, points
from scripts.solver.compiling import Floats
from scripts.solver.games import FreshGames, PriorGames, Terms, by_stop
from scripts.solver.hidden import ONE_BOX, hidden_terms
from scripts.solver.tracked import Solved, tracked_terms
from scripts.solver.writing import pages_of

Say = Callable[[str], None]


class Effort(NamedTuple):
    """How many turns of learning each family of games gets."""

    hidden: dict[int, int]
    tracked: dict[int, int]


class Solution:
    """Books and bounds, filled by `solve`."""

    def __init__(self, effort: Effort, say: Say) -> None:
        self._effort, self._say = effort, say
        self._began = time.monotonic()
        self.books: dict[str, list[bytes]] = {}
        self.late: dict[str, list[int]] = {}
        self.bounds: dict[str, float] = {}
        """By option and side: the win rate our thief guarantees, or our exhibitor concedes."""

    def solve(self, option: Option, side: Side) -> float:
        bound = self._hidden(side) if option == "hidden" else self._tracked(side)
        self.bounds[f"{option}/{side}"] = bound
        return bound

    def _hidden(self, side: Side) -> float:
        after: Floats = ONE_BOX
        for boxes in (2, 3):
            found = self._fresh(BookKey("hidden", side, boxes), self._hidden_terms(side, boxes, after))
            after = by_stop(found)
        return float(self._fresh(BookKey("hidden", side, 4), self._hidden_terms(side, 4, after))[0])

    def _hidden_terms(self, side: Side, boxes: int, after: Floats) -> Terms:
        return hidden_terms(boxes, ROUNDS[side][boxes], after, for_thief=side == "thief")

    def _tracked(self, side: Side) -> float:
        for_thief, rounds = side == "thief", ROUNDS[side]
        two_left, three_left, two_of_three = Solved(2, 2), Solved(3, 3), Solved(3, 2)
        self._points(side, 2, two_left, tracked_terms(2, rounds[2], None, None, for_thief=for_thief))
        terms = tracked_terms(3, rounds[3], two_left, None, for_thief=for_thief)
        self._points(side, 3, two_of_three, terms)
        self._points(side, 3, three_left, terms)
        first = tracked_terms(4, rounds[4], two_of_three, three_left, for_thief=for_thief)
        return float(self._fresh(BookKey("tracked", side, 4), first)[0])

    def _fresh(self, key: BookKey, terms: Terms) -> Floats:
        games = FreshGames(terms)
        effort = self._effort.hidden if key.option == "hidden" else self._effort.tracked
        return self._finish(key, games, terms, effort[key.boxes])

    def _points(self, side: Side, boxes: int, solved: Solved, terms: Terms) -> None:
        """All points of a grid of priors."""
        for point in points(solved.slots):
            games = PriorGames(terms, tuple(share / STEPS[solved.slots] for share in point))
            values = self._finish(BookKey("tracked", side, boxes, point), games, terms, self._effort.tracked[boxes])
            if side == "thief":
                solved.guarantee(point, values)
            else:
                solved.concede(point, values)

    def _finish(self, key: BookKey, games: FreshGames | PriorGames, terms: Terms, turns: int) -> Floats:
        games.learn(turns)
        games.settle()
        exact = games.guaranteed() if key.side == "thief" else games.conceded()
        if key.side == "thief":
            games.round_thief()
            values = games.guaranteed()
            self.late[f"{key.option}/{key.boxes}"] = terms.worth.late_stop.ravel().tolist()
        else:
            games.round_exhibitor()
            values = games.conceded()
        self.books[key.name] = pages_of(key, games)
        lost = float(np.abs(values - exact).mean())
        passed = time.monotonic() - self._began
        self._say(f"{passed:7.0f} s  {key.name:<28} mean {values.mean():.4f}, lost by rounding {lost:.4f}")
        return values
