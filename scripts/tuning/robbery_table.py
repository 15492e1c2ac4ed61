"""Matches of Art Robbery in the compact simulator, where everybody plays at first sight."""

from collections.abc import Callable, Sequence
from random import Random

from artgames.engine.api import Setup
from artgames.games.art_robbery.bot.judgement import Judgement, Weights
from artgames.games.art_robbery.data import RAIDS
from artgames.games.art_robbery.rules.options import settle
from artgames.games.art_robbery.simulator import RobberySimulator
from scripts.tuning.styles.robbery import Head

LONGEST = 2_000
"""Moves after which a match is broken off as a draw; none that was ever played came near it."""

Watch = Callable[[RobberySimulator], None]


def by_weights(weights: Weights) -> Head:
    judgement = Judgement(weights)
    return lambda table: judgement.best_move(table, judgement.worths(table))


def play(seed: str, heads: Sequence[Head], watch: Watch | None = None) -> Sequence[float]:
    """One match, a head to each seat: everybody's share of the victory. The same seed deals the same cards.

    `watch` sees the table at the beginning of every raid but the first."""
    chance = Random(seed)
    seats = len(heads)
    table = RobberySimulator(settle(Setup(seats, {}, seed)), chance)
    table.deal(int(chance.random() * seats))
    raid = 0
    for _ in range(LONGEST):
        if table.to_move < 0:
            return table.rewards()
        table.make(heads[table.to_move](table))
        if raid < table.raid < RAIDS:
            raid = table.raid
            if watch is not None:
                watch(table)
    return [1 / seats] * seats
