"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012), seen from one seat.

Again and again a world is imagined that agrees with all the seat knows, and played through a common tree: known moves
are picked by an upper confidence bound, one new move is added, the rest is played out by a guide. Since not every move
is possible in every world, a move is judged by how often it was there to be picked, not by how often its parent was
visited. Each player in the tree picks what is best for itself.
"""

from collections.abc import Callable, Iterator, Sequence
from math import log, sqrt

import msgspec

from artgames.search.simulator import Chance, Simulator, SimulatorT

Imagine = Callable[[], SimulatorT]
"""A new world that agrees with what the thinking seat knows; the search may change it as it likes."""

PlayOut = Callable[[SimulatorT], Sequence[float]]
"""What each seat can expect of this world, 0 to 1: by playing on, by judging, or both."""


def never() -> bool:
    return False


class Budget(msgspec.Struct, frozen=True):
    """When to stop: after so many simulations. No clock is asked, so that the same position and the same chance give
    the same answer on any machine; a slow one thinks longer, unless somebody at the table cannot wait."""

    simulations: int
    hurried: Callable[[], bool] = never
    """Whether the best of what was thought so far will do."""

    def times(self, patience: int) -> "Budget":
        """So many times as much."""
        return msgspec.structs.replace(self, simulations=self.simulations * patience)

    def while_not(self, hurried: Callable[[], bool]) -> "Budget":
        return msgspec.structs.replace(self, hurried=hurried)

    def rounds(self, count: int) -> Iterator[int]:
        """So many of them, but at least one, unless somebody is in a hurry."""
        for done in range(count):
            if done and self.hurried():
                break
            yield done


class Node:
    """A move in the tree, and what has been learned about it."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.total = 0.0
        """Sum of the rewards of the seat that made this move."""
        self.available = 0
        """How often it could have been made."""

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class TreeSearch:
    """A search by these habits; each `explore` grows a tree of its own."""

    def __init__(self, budget: Budget, chance: Chance, exploration: float = 0.5) -> None:
        self.budget = budget
        self._chance = chance
        self._exploration = exploration

    def explore(self, imagine: Imagine[SimulatorT], play_out: PlayOut[SimulatorT]) -> Node:
        """Grow a tree until the budget is spent. The root's children are the moves that can be made now."""
        root = Node()
        for _ in self.budget.rounds(self.budget.simulations):
            world = imagine()
            path = self._descend(root, world)
            _learn(path, play_out(world))
        return root

    def _descend(self, node: Node, world: Simulator) -> list[tuple[int, Node]]:
        """Walk down to a move that is new, making the moves in this world."""
        path: list[tuple[int, Node]] = []
        new = False
        while not new and (seat := world.to_move) >= 0:
            moves = world.moves()
            children = node.children
            untried = [move for move in moves if move not in children]
            if untried:
                new = True
                move = untried[int(self._chance.random() * len(untried))]
                children[move] = Node()
            else:
                move = self._most_promising(children, moves)
            for possible in moves:
                if possible in children:
                    children[possible].available += 1
            node = children[move]
            path.append((seat, node))
            world.make(move)
        return path

    def _most_promising(self, children: dict[int, Node], moves: Sequence[int]) -> int:
        best, bound = moves[0], -1.0
        for move in moves:
            child = children[move]
            visits = child.visits
            upper = child.total / visits + self._exploration * sqrt(log(child.available + 1) / visits)
            if upper > bound:
                best, bound = move, upper
        return best


def _learn(path: Sequence[tuple[int, Node]], rewards: Sequence[float]) -> None:
    for seat, node in path:
        node.visits += 1
        node.total += rewards[seat]


def favourite(root: Node) -> int:
    """The move that was tried most often."""
    return max(root.children, key=lambda move: (root.children[move].visits, root.children[move].mean))
