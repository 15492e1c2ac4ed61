"""Goes through one option of the game in the order in which one thing needs the other, to solve it or to check it."""

import time
from collections.abc import Callable, Mapping
from typing import TypeAlias

from artgames.games.steal_this_game.bot.books import ROUNDS, BookKey, Option, Side
from artgames.games.steal_this_game.bot.priors import STEPS, points
from scripts.solver.compiling import Floats
from scripts.solver.games import FreshGames, PriorGames, Terms, by_stop
from scripts.solver.hidden import ONE_BOX, hidden_terms
from scripts.solver.tracked import Solved, tracked_terms
from scripts.solver.writing import pages_of

Say: TypeAlias = Callable[[str], None]
Fill: TypeAlias = Callable[[BookKey, FreshGames | PriorGames], None]
"""Lets our side of some games play as a book says, be it that the book is learned now or read."""

DIGITS = 6


class Learning:
    """Fills games by learning, and writes books of it. Whatever is measured afterwards is that of the book."""

    def __init__(self, turns: Mapping[int, int]) -> None:
        """`turns`: how many each family of games gets, by boxes."""
        self._turns = turns
        self.books: dict[str, list[bytes]] = {}

    def __call__(self, key: BookKey, games: FreshGames | PriorGames) -> None:
        games.learn(self._turns[key.boxes])
        games.settle()
        if key.side == "thief":
            games.round_thief()
        else:
            games.round_exhibitor()
        self.books[key.name] = pages_of(key, games)


class Solution:
    """Bounds of one option, found by `solve`."""

    def __init__(self, option: Option, fill: Fill, say: Say) -> None:
        self._option, self._fill, self._say = option, fill, say
        self._began = time.monotonic()
        self.late: dict[str, list[int]] = {}
        self.by_deal: dict[str, list[float]] = {}
        """By name of a book: what our thief guarantees or our exhibitor concedes when it begins, for each deal; for a
        thief with a prior also for each box that may hold the money."""

        self.sets: dict[Side, int] = {"thief": 0, "exhibitor": 0}
        """How many information sets were solved for each side."""

    def solve(self, side: Side) -> float:
        """The win rate that our thief guarantees, or that our exhibitor concedes."""
        bound = self._hidden(side) if self._option == "hidden" else self._tracked(side)
        return round(bound, DIGITS)

    def _hidden(self, side: Side) -> float:
        after: Floats = ONE_BOX
        for boxes in (2, 3):
            after = by_stop(self._fresh(side, self._hidden_terms(side, boxes, after)))
        return float(self._fresh(side, self._hidden_terms(side, 4, after))[0])

    def _hidden_terms(self, side: Side, boxes: int, after: Floats) -> Terms:
        return hidden_terms(boxes, ROUNDS[side][boxes], after, for_thief=side == "thief")

    def _tracked(self, side: Side) -> float:
        for_thief, rounds = side == "thief", ROUNDS[side]
        two_left, three_left, two_of_three = Solved(2, 2), Solved(3, 3), Solved(3, 2)
        self._points(side, two_left, tracked_terms(2, rounds[2], None, None, for_thief=for_thief))
        terms = tracked_terms(3, rounds[3], two_left, None, for_thief=for_thief)
        self._points(side, two_of_three, terms)
        self._points(side, three_left, terms)
        first = tracked_terms(4, rounds[4], two_of_three, three_left, for_thief=for_thief)
        return float(self._fresh(side, first)[0])

    def _fresh(self, side: Side, terms: Terms) -> Floats:
        return self._finish(BookKey(self._option, side, terms.boxes), FreshGames(terms), terms)

    def _points(self, side: Side, solved: Solved, terms: Terms) -> None:
        """All points of a grid of priors."""
        for point in points(solved.slots):
            games = PriorGames(terms, tuple(share / STEPS[solved.slots] for share in point))
            values = self._finish(BookKey(self._option, side, terms.boxes, point), games, terms)
            if side == "thief":
                solved.guarantee(point, values)
            else:
                solved.concede(point, values)

    def _finish(self, key: BookKey, games: FreshGames | PriorGames, terms: Terms) -> Floats:
        self._fill(key, games)
        values = games.guaranteed() if key.side == "thief" else games.conceded()
        if key.side == "thief":
            self.late[f"{key.option}/{key.boxes}"] = terms.worth.late_stop.ravel().tolist()
        self.by_deal[key.name] = [round(float(value), DIGITS) for value in values.ravel()]
        self.sets[key.side] += sum(stage.sets(key.side) for stage in games.stages)
        self._say(f"{time.monotonic() - self._began:7.0f} s  {key.name:<28} mean {values.mean():.4f}")
        return values
