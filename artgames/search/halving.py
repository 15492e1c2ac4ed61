"""Choosing among a few candidates by trying them in imagined worlds: sequential halving (Karnin and others, 2013).

All candidates are tried in the same worlds, which evens out luck. Then the worse half is dropped and the rest is tried
in more worlds, until one is left. It suits games where a turn ends long before its effects are seen, so that a tree
would be all width and no depth.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

from artgames.search.tree import Budget

CandidateT = TypeVar("CandidateT", bound=Hashable)
WorldT = TypeVar("WorldT")

Try = Callable[[WorldT, CandidateT], float]
"""What comes of a candidate in a world, which must be left as it is."""


def best_of(
    candidates: Sequence[CandidateT],
    budget: Budget,
    imagine: Callable[[], WorldT],
    try_out: Try[WorldT, CandidateT],
) -> CandidateT:
    """The candidate that does best on average; of equals the one that stands first."""
    remaining = list(candidates)
    totals = dict.fromkeys(remaining, 0.0)
    stages = max(1, (len(remaining) - 1).bit_length())
    while len(remaining) > 1:
        for _ in budget.rounds(max(1, budget.simulations // (stages * len(remaining)))):
            world = imagine()
            for candidate in remaining:
                totals[candidate] += try_out(world, candidate)
        remaining.sort(key=totals.__getitem__, reverse=True)
        del remaining[(len(remaining) + 1) // 2 :]
    return remaining[0]
