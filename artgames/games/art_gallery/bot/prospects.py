"""What a chain may still grow to."""

from collections import Counter
from functools import cache

from artgames.games.art_gallery.data import FACES, HIGHEST

LIKELY = 0.72
"""How often the next painting of a collection has a certain symbol: more often than in the box, as people choose."""

_PRINTED = Counter(value for symbols in FACES.symbols for value in symbols if value)
_SHARES = tuple((value, LIKELY * _PRINTED[value] / _PRINTED.total()) for value in range(1, HIGHEST + 1))


@cache
def expected_chain(run: int, best: int, left: int) -> float:
    """What the best chain of a symbol will come to on average: the last painting belongs to one worth `run`, the best
    one so far is worth `best`, and `left` more paintings will come."""
    if not left:
        return best
    grown = sum(share * expected_chain(run + value, max(best, run + value), left - 1) for value, share in _SHARES)
    return grown + (1 - LIKELY) * expected_chain(0, best, left - 1)


def expected_chains(runs: list[int], bests: list[int], left: int) -> float:
    """All four symbols together."""
    first, second, third, fourth = runs
    best1, best2, best3, best4 = bests
    return (
        expected_chain(first, best1, left)
        + expected_chain(second, best2, left)
        + expected_chain(third, best3, left)
        + expected_chain(fourth, best4, left)
    )


def expected_gain(runs: list[int], bests: list[int], work: int, left: int) -> float:
    """What a painting adds to a collection that will get `left` more."""
    gain = 0.0
    for run, best, value in zip(runs, bests, FACES.symbols[work], strict=True):
        grown = run + value if value else 0
        gain += expected_chain(grown, max(best, grown), left) - expected_chain(run, best, left)
    return gain
