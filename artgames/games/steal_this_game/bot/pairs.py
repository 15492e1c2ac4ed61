"""Two dice as the solution sees them: 21 pairs, the smaller die first, and what a claim says of each."""

from collections.abc import Sequence
from typing import TypeAlias

from artgames.games.steal_this_game.rules.track import STEAL, holds

Pair: TypeAlias = int

FACES = range(1, 7)
PAIRS: tuple[tuple[int, int], ...] = tuple((low, high) for low in FACES for high in FACES if low <= high)
CHANCES: tuple[float, ...] = tuple((1 if low == high else 2) / 36 for low, high in PAIRS)
CLAIMS = range(STEAL)
"""Stops that claim something: all but Steal."""

TRUE: tuple[tuple[bool, ...], ...] = tuple(tuple(holds(stop, pair) for pair in PAIRS) for stop in CLAIMS)
"""By stop and pair."""

_NUMBERS = {pair: number for number, pair in enumerate(PAIRS)}


def pair_of(dice: Sequence[int]) -> Pair:
    low, high = sorted(dice)
    return _NUMBERS[low, high]


def rerolls(pair: Pair) -> tuple[dict[Pair, float], ...]:
    """What may come of rolling one die again: with the larger die kept, then with the smaller one; once for doubles."""
    low, high = PAIRS[pair]
    kept = (high, low) if low != high else (high,)
    return tuple(_with_one_kept(die) for die in kept)


def _with_one_kept(die: int) -> dict[Pair, float]:
    return {pair_of((die, face)): 1 / 6 for face in FACES}


def truths(pair: Pair, token: int) -> list[int]:
    """The claims above the token that these dice make true."""
    return [stop for stop in range(token + 1, STEAL) if TRUE[stop][pair]]
