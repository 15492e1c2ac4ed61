"""The tree search, with games small enough to know the answer."""

import time
from collections.abc import Sequence
from random import Random

import pytest

from artgames.engine.rng import Rng
from artgames.search import NOBODY, Budget, Node, TreeSearch, chance_of, favourite


class Matches:
    """Two players take one to three matches in turn; whoever takes the last one wins."""

    seats = 2

    def __init__(self, left: int) -> None:
        self.left = left
        self.to_move = 0

    def moves(self) -> list[int]:
        return list(range(1, min(3, self.left) + 1))

    def make(self, move: int) -> tuple[int, int]:
        before = self.left, self.to_move
        self.left -= move
        self.to_move = 1 - self.to_move if self.left else NOBODY
        self.winner = before[1]
        return before

    def unmake(self, token: tuple[int, int]) -> None:
        self.left, self.to_move = token

    def rewards(self) -> Sequence[float]:
        return [float(seat == self.winner) for seat in range(2)]


class Door:
    """One player opens the left door, the right one, or neither; behind which the prize is, nobody can know."""

    seats = 1
    LEFT, RIGHT, NEITHER = 0, 1, 2

    def __init__(self, prize: int, doors: Sequence[int] = (0, 1, 2)) -> None:
        self.prize = prize
        self.doors = list(doors)
        self.to_move = 0
        self.opened = NOBODY

    def moves(self) -> list[int]:
        return self.doors

    def make(self, move: int) -> None:
        self.opened, self.to_move = move, NOBODY

    def unmake(self, token: None) -> None:
        self.opened, self.to_move = NOBODY, 0

    def rewards(self) -> Sequence[float]:
        return [0.6 if self.opened == self.NEITHER else float(self.opened == self.prize)]


def search(left: int, budget: Budget, seed: int = 1) -> Node:
    chance = Random(seed)

    def play_out(world: Matches) -> Sequence[float]:
        while world.to_move != NOBODY:
            moves = world.moves()
            world.make(moves[int(chance.random() * len(moves))])
        return world.rewards()

    return TreeSearch(budget, chance).explore(lambda: Matches(left), play_out)


def test_it_finds_the_move_that_wins() -> None:
    assert [favourite(search(left, Budget(2000))) for left in (5, 6, 7)] == [1, 2, 3]


def test_it_expects_the_other_player_to_find_it_too() -> None:
    root = search(8, Budget(4000))
    assert max(child.mean for child in root.children.values()) < 0.5


def test_it_does_not_know_more_than_the_seat_that_thinks() -> None:
    """In each world one of the doors is sure to win, but nobody can tell which world it is."""
    chance = Random(2)
    search = TreeSearch(Budget(600), chance)
    root = search.explore(lambda: Door(int(chance.random() * 2)), lambda world: world.rewards())
    assert favourite(root) == Door.NEITHER


def test_a_move_that_is_seldom_possible_is_not_overlooked() -> None:
    chance = Random(3)

    def imagine() -> Door:
        return Door(Door.RIGHT, (0, 1, 2) if chance.random() < 0.1 else (0, 2))

    root = TreeSearch(Budget(1000), chance).explore(imagine, lambda world: world.rewards())
    right = root.children[Door.RIGHT]
    assert right.available < 200
    assert right.visits > right.available / 2


def test_a_budget_is_a_number_of_simulations() -> None:
    root = search(7, Budget(321))
    assert sum(child.visits for child in root.children.values()) == 321


def test_patience_is_more_of_them() -> None:
    assert Budget(100).times(4) == Budget(400)


def test_no_clock_ends_it_earlier(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same answer on a slow machine too."""
    hours = iter(range(0, 10**9, 3600))
    for clock in ("monotonic", "perf_counter", "process_time", "time"):
        monkeypatch.setattr(time, clock, lambda: float(next(hours)))
    root = search(7, Budget(321))
    assert sum(child.visits for child in root.children.values()) == 321


def test_the_same_chance_gives_the_same_tree() -> None:
    def told(node: Node) -> object:
        return node.visits, node.total, {move: told(child) for move, child in node.children.items()}

    assert told(search(9, Budget(300))) == told(search(9, Budget(300)))
    assert told(search(9, Budget(300))) != told(search(9, Budget(300), seed=5))


def test_chance_is_settled_by_the_generator_of_a_bot() -> None:
    one, other = chance_of(Rng.from_seed("a")), chance_of(Rng.from_seed("a"))
    assert [one.random() for _ in range(3)] == [other.random() for _ in range(3)]
    assert one.random() != chance_of(Rng.from_seed("b")).random()
