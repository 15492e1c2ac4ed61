"""How likely everybody is to win, judged between two raids: a learned evaluation.

Each seat has a strength that grows with its points and with its alibis beyond the fewest that anybody else has; the
chance to win is its share of all strengths (a conditional logit). The numbers in `learned` were fitted to matches that
practised bots played among themselves.
"""

from collections.abc import Sequence
from math import exp

import msgspec

from artgames.games.art_robbery.data import RAIDS
from artgames.games.art_robbery.simulator import RobberySimulator

WIDEST = 5
"""A lead in alibis beyond this makes no more difference."""


class Strengths(msgspec.Struct, frozen=True):
    """What strength comes from, after a certain raid and for a certain number of seats."""

    point: float
    """Each point."""

    start: float
    """Beginning the next raid, mostly because of having the dog."""

    margins: tuple[float, ...]
    """By the number of alibis more than the fewest of the others, from -WIDEST to WIDEST."""


class Chances:
    """Judges tables for a certain number of seats."""

    def __init__(self, after_raid: Sequence[Strengths]) -> None:
        self._after_raid = after_raid

    def of(self, table: RobberySimulator) -> list[float]:
        """Everybody's chance to win, at the beginning of a raid after the first, or the result."""
        if table.raid == RAIDS:
            return table.rewards()
        learned = self._after_raid[max(table.raid, 1) - 1]
        fewest, second = sorted(table.dots)[:2]
        best = max(table.points)
        strengths = []
        for seat, dots in enumerate(table.dots):
            margin = dots - (second if dots == fewest else fewest)
            strength = learned.point * (table.points[seat] - best) + learned.margins[_clipped(margin) + WIDEST]
            strengths.append(exp(strength + learned.start if seat == table.active else strength))
        total = sum(strengths)
        return [strength / total for strength in strengths]


def _clipped(margin: int) -> int:
    return max(-WIDEST, min(WIDEST, margin))
