"""Thinking ahead in any game that has a compact simulator. Knows no game and no screen."""

from artgames.search.simulator import NOBODY, Chance, Simulator

__all__ = ["NOBODY", "Chance", "Simulator"]
