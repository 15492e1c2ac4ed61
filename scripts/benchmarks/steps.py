"""Random steps a second through the readable rules of each game, in one process.

Time is the processor's own, and the best of some rounds counts: whatever else a machine does only makes it slower.
"""

import time
from typing import Any

from artgames import games
from artgames.engine.api import Rules, Setup
from artgames.engine.rng import Rng
from artgames.testing.contract import random_walk
from artgames.testing.plain_setups import plain_setup
from scripts.benchmarks import Measure

SECONDS = 0.5
ROUNDS = 4
SEATS = 4
LEAST = 25_000
LEAST_OF_ITS_OWN = {"art_robbery": 40_000, "chronology": 12_000, "chronology_solo": 12_000}
"""A game of small numbers and short turns has less to do for a step; where each step is a whole list, more."""


def measure() -> list[Measure]:
    measures = []
    for slug in games.names():
        game = games.load(slug)
        seats = max(game.info.min_seats, min(SEATS, game.info.max_seats))
        setup = plain_setup(game.info, seats, "bench")
        rates = [steps_a_second(game.rules, setup, f"{number}") for number in range(ROUNDS)]
        least = LEAST_OF_ITS_OWN.get(slug, LEAST)
        measures.append(Measure(f"engine: {slug}, {seats} seats", max(rates), "steps/s", least, at_least=True))
    return measures


def steps_a_second(rules: Rules[Any], setup: Setup, name: str) -> float:
    """Whole matches, shuffling included, for a while."""
    rng = Rng.from_seed(f"bench/{name}")
    steps = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < SECONDS:
        start = rules.start(setup).state
        rng = rng.fork("next")
        steps += sum(1 for _ in random_walk(rules, start, rng))
    return steps / passed
