"""Practising Art Robbery at first sight: the weights in `bot/levels.py`, found by matches in a league of styles.

Around the present weights a few sets are drawn; each plays every style of the league, alone among others, from every
seat. The present weights move towards the best of them, and the circle from which sets are drawn follows (the
cross-entropy method). Nobody practises against itself alone: what beats only its like is forgotten.
"""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from artgames.games.art_robbery.bot.judgement import Weights
from artgames.games.art_robbery.bot.levels import practised
from scripts.tuning.robbery_table import by_weights, play
from scripts.tuning.styles.robbery import EARLIER, Greedy, Head

DRAWN, BEST = 22, 6
DEALS = 24
"""Of each style, for each set of weights and generation."""
STEP, REMEMBERED = 0.7, 0.75
"""How far the weights move towards the best ones, and how much of the circle stays as it is."""
WIDE, WIDEST_OF_NOTHING = 0.35, 0.25
"""The first circle: a share of the weight, and at least so much."""

Tell = Callable[[str], None]
Numbers = NDArray[np.float64]


def league(seats: int) -> list[Head]:
    """Whom to practise against."""
    greedy: list[Head] = [Greedy(alibi, dog) for alibi, dog in ((1, 3), (1, 2), (2, 2), (2, 3))]
    return [*greedy, by_weights(EARLIER), by_weights(practised(seats))]


def share_won(player: Head, others: Head, seats: int, matches: int, name: str) -> float:
    """The player's share of the victories, one among others; each deal from every seat."""
    won = 0.0
    for number in range(matches):
        deal, seat = divmod(number, seats)
        heads = [player if place == seat else others for place in range(seats)]
        won += play(f"{name} {deal}", heads)[seat]
    return won / matches


def practise(start: Weights, seats: int, generations: int, tell: Tell) -> Weights:
    chance = np.random.default_rng(seats)
    mean: Numbers = np.array([getattr(start, name) for name in Weights.__struct_fields__])
    circle: Numbers = np.maximum(WIDE * np.abs(mean), WIDEST_OF_NOTHING)
    ranks = np.arange(BEST, 0, -1) / (BEST * (BEST + 1) / 2)
    for generation in range(generations):
        drawn = [mean, *(mean + circle * chance.standard_normal((DRAWN, len(mean))))]
        shares = [mean_share(as_weights(one), seats, [as_weights(mean)], f"{generation}") for one in drawn]
        best = np.array([drawn[place] for place in np.argsort(shares)[::-1][:BEST]])
        spread = np.sqrt(ranks @ (best - mean) ** 2)
        circle = REMEMBERED * circle + (1 - REMEMBERED) * spread
        mean = mean + STEP * (ranks @ best - mean)
        tell(f"generation {generation + 1}: {100 * float(np.mean(shares)):.1f} % on average, {100 * max(shares):.1f} %")
    return as_weights(mean)


def mean_share(weights: Weights, seats: int, selves: Sequence[Weights], name: str) -> float:
    """Over the whole league, and against other sets of weights."""
    head = by_weights(weights)
    rivals = [*league(seats), *map(by_weights, selves)]
    won = [share_won(head, other, seats, DEALS * seats, f"{name} {one}") for one, other in enumerate(rivals)]
    return sum(won) / len(won)


def as_weights(numbers: Numbers) -> Weights:
    return Weights(*(round(float(number), 2) for number in numbers))
