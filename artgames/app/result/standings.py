"""Who stands where at the end of a match, and how it came to that."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from artgames.engine.api import Outcome, Seat
from artgames.engine.capabilities import ScoreRound


class PodiumStep(NamedTuple):
    """A step of the podium. Whoever is equal shares one, and the places behind are left out."""

    place: int
    seats: tuple[Seat, ...]
    points: int | None
    """None where nobody counts them."""

    lost: bool = False
    """All have lost together: nobody stands higher than anybody."""


def steps(outcome: Outcome) -> tuple[PodiumStep, ...]:
    """All steps, the winners' first. Winners may be fewer than those with the most points: the game breaks ties."""
    others = [seat for seat in range(len(outcome.points)) if seat not in outcome.winners]
    groups = [tuple(outcome.winners)] if outcome.winners else []
    for points in sorted({outcome.points[seat] for seat in others}, reverse=True):
        groups.append(tuple(seat for seat in others if outcome.points[seat] == points))
    lost = not outcome.winners and not outcome.counted
    # Where nobody counts points there are only two sides, however many sit on each.
    places = accumulate((len(group) if outcome.counted else 1 for group in groups), initial=1)
    return tuple(
        PodiumStep(place, group, outcome.points[group[0]] if outcome.counted else None, lost)
        for place, group in zip(places, groups, strict=False)
    )


ON_PODIUM = 3


def on_podium(every: Sequence[PodiumStep]) -> tuple[PodiumStep, ...]:
    """Those who stand on one of three steps."""
    return tuple(step for step in every if step.place <= ON_PODIUM)


def below_podium(every: Sequence[PodiumStep]) -> tuple[PodiumStep, ...]:
    return tuple(step for step in every if step.place > ON_PODIUM)


def points_by_round(pad: Sequence[ScoreRound], seats: int) -> tuple[tuple[int, ...], ...]:
    """For each seat the points after each round, from 0 on."""
    rows = [[_points_of(one, seat) for one in pad] for seat in range(seats)]
    return tuple(tuple(accumulate(row, initial=0)) for row in rows)


def _points_of(one: ScoreRound, seat: Seat) -> int:
    return next((row.points for row in one.rows if row.seat == seat), 0)
