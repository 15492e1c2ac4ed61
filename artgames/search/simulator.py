"""What the search needs of a game: a compact simulator of its rules.

The readable rules in `games/<slug>/rules` are the law; they describe, explain and keep secrets. A search wants none of
that, only speed: small integers, one object that is changed and changed back, nothing told. A game that has bots which
search puts such a simulator into `games/<slug>/fast.py`, and a test proves it equal to the rules step by step.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from artgames.engine.rng import Rng

NOBODY = -1


class Chance(Protocol):
    """Where a simulator and a search take their chance from: `random.Random` is one."""

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""


def chance_of(rng: Rng) -> Chance:
    """The fast chance of one search, settled by the generator that a bot is given. Of all that `Random` can do only
    `random()` is promised to repeat on every Python, so it is all there is."""
    return Random(rng.position)


class Simulator(Protocol):
    """One world in play. Everything hidden is settled in it: it has been dealt, or imagined by `Imagination`."""

    seats: int

    to_move: int
    """The seat that is asked now, NOBODY when the match is over. What the house has to do happens by itself."""

    def moves(self) -> list[int]:
        """What `to_move` may do, each move once, as numbers that mean the same in every world of the game."""

    def make(self, move: int) -> object:
        """Do a move that is one of `moves()`; the token takes it back."""

    def unmake(self, token: Any) -> None:
        """Take back the last move that was made."""

    def rewards(self) -> Sequence[float]:
        """When the match is over: each seat's share of the victory, 0 to 1."""


SimulatorT = TypeVar("SimulatorT", bound=Simulator)
SimulatorT_co = TypeVar("SimulatorT_co", bound=Simulator, covariant=True)
