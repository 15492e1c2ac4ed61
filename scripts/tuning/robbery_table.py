"""Matches of Art Robbery in the compact simulator, where everybody plays by a set of weights at first sight."""

from collections.abc import Callable, Sequence
from random import Random

from artgames.engine.api import Setup
from artgames.games.art_robbery.bot.judgement import Judgement, Weights
from artgames.games.art_robbery.data import RAIDS
from artgames.games.art_robbery.rules.options import settle
from artgames.games.art_robbery.simulator import RobberySimulator

LONGEST = 2_000
"""Moves after which a match is broken off as a draw; none that was ever played came near it."""

Watch = Callable[[RobberySimulator], None]


def play(seed: str, weights: Sequence[Weights], watch: Watch | None = None) -> Sequence[float]:
    """One match, each seat by its own weights: everybody's share of the victory. The same seed deals the same cards.

    `watch` sees the table at the beginning of every raid but the first."""
    chance = Random(seed)
    seats = len(weights)
    table = RobberySimulator(settle(Setup(seats, {}, seed)), chance)
    table.deal(int(chance.random() * seats))
    heads = [Judgement(one) for one in weights]
    worths = [head.worths(table) for head in heads]
    raid = 0
    for _ in range(LONGEST):
        if table.to_move < 0:
            return table.rewards()
        table.make(heads[table.to_move].best_move(table, worths[table.to_move]))
        if raid < table.raid < RAIDS:
            raid = table.raid
            worths = [head.worths(table) for head in heads]
            if watch is not None:
                watch(table)
    return [1 / seats] * seats
