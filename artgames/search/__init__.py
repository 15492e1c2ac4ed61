"""Thinking ahead in any game that has a compact simulator. Knows no game and no screen."""

from artgames.search.halving import best_of
from artgames.search.hindsight import Case, turned
from artgames.search.simulator import NOBODY, Chance, Simulator, chance_of
from artgames.search.tree import Budget, Node, TreeSearch, favourite, never

__all__ = [
    "NOBODY",
    "Budget",
    "Case",
    "Chance",
    "Node",
    "Simulator",
    "TreeSearch",
    "best_of",
    "chance_of",
    "favourite",
    "never",
    "turned",
]
