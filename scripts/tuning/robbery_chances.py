"""Learning how likely everybody is to win between two raids of Art Robbery: the numbers in `bot/learned.py`.

Practised bots play whole matches at first sight; the table between raids and who won in the end are written down. The
strengths are then fitted by maximum likelihood (Newton's method for a conditional logit). Only differences between
margins count; a small penalty on large numbers settles where their zero lies, and keeps a margin that came up twice
and never won from standing for certain defeat.
"""

from collections.abc import Sequence

import numpy as np

from artgames.games.art_robbery.bot.chances import WIDEST, Strengths
from artgames.games.art_robbery.bot.levels import practised
from artgames.games.art_robbery.data import RAIDS
from artgames.games.art_robbery.simulator import RobberySimulator
from scripts.tuning.logit import Numbers, most_likely
from scripts.tuning.robbery_table import by_weights, play

MARGINS = 2 * WIDEST + 1
PENALTY = 0.5
"""As a normal prior: a strength beyond a few units needs a few matches to be believed."""


class Moments:
    """Tables after one raid: what each seat has, a row a seat (points, beginning, margin as one of many), and by seat
    what it won in the end."""

    def __init__(self) -> None:
        self.features: list[list[list[float]]] = []
        self.won: list[Sequence[float]] = []


def learn(seats: int, matches: int) -> list[Strengths]:
    """What the strengths are after the first, second and third raid."""
    return [fit(moments) for moments in watch_matches(seats, matches)]


def watch_matches(seats: int, matches: int) -> list[Moments]:
    after_raid = [Moments() for _ in range(RAIDS - 1)]
    heads = [by_weights(practised(seats))] * seats
    for number in range(matches):
        won = play(f"chances {seats} {number}", heads, lambda table: _write_down(table, after_raid))
        for moments in after_raid:
            moments.won.append(won)
    return after_raid


def _write_down(table: RobberySimulator, after_raid: Sequence[Moments]) -> None:
    best = max(table.points)
    rows = []
    for seat, points in enumerate(table.points):
        others = [dots for other, dots in enumerate(table.dots) if other != seat]
        margin = max(-WIDEST, min(WIDEST, table.dots[seat] - min(others)))
        row = [points - best, float(seat == table.active)] + [0.0] * MARGINS
        row[2 + margin + WIDEST] = 1.0
        rows.append(row)
    after_raid[table.raid - 1].features.append(rows)


def fit(moments: Moments) -> Strengths:
    features, won = np.array(moments.features), np.array(moments.won)
    found = most_likely(features, won, PENALTY)
    seen = features[:, :, 2:].sum(axis=(0, 1))
    margins = _in_between(_never_falling(found[2:], seen), seen)
    rounded = tuple(round(float(margin), 2) + 0.0 for margin in margins)  # no -0.0
    return Strengths(round(float(found[0]), 3), round(float(found[1]), 3), rounded)


def _never_falling(margins: Numbers, seen: Numbers) -> Numbers:
    """A wider lead is never worth less: neighbours that say otherwise are put together at their mean."""
    pools: list[tuple[float, float, list[int]]] = []
    for place in np.flatnonzero(seen):
        pool = (float(margins[place]), float(seen[place]), [int(place)])
        while pools and pools[-1][0] > pool[0]:
            value, weight, places = pools.pop()
            total = weight + pool[1]
            pool = ((value * weight + pool[0] * pool[1]) / total, total, places + pool[2])
        pools.append(pool)
    level = margins.copy()
    for value, _, places in pools:
        level[places] = value
    return level


def _in_between(margins: Numbers, seen: Numbers) -> Numbers:
    """Margins that did not come up lie between their neighbours, and beyond the last one they stay as they are."""
    places = np.flatnonzero(seen)
    return np.interp(np.arange(len(margins)), places, margins[places])
