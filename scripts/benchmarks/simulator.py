"""Random steps a second through the compact simulators of the games that have one, in one process.

Time is the processor's own, and the best of some rounds counts: whatever else a machine does only makes it slower.
"""

import time
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Any

from artgames import games
from artgames.engine.api import Setup
from artgames.games import Game
from artgames.testing.plain_setups import CARDS
from scripts.benchmarks import Measure

SECONDS = 1.0
ROUNDS = 5
LEAST = 200_000
LEAST_OF_ITS_OWN = {"art_gallery": 100_000}
"""A game whose steps settle more than one card has more to do for each."""


def measure() -> list[Measure]:
    measures = []
    for game in map(games.load, games.names()):
        name = f"artgames.games.{game.slug}.simulator"
        if find_spec(name) is not None:
            least = LEAST_OF_ITS_OWN.get(game.slug, LEAST)
            for seats in range(game.info.min_seats, game.info.max_seats + 1):
                rate = max(steps_a_second(game, import_module(name), seats, number) for number in range(ROUNDS))
                label = f"simulator: {game.slug}, {seats} seats"
                measures.append(Measure(label, rate, "steps/s", least, at_least=True))
    return measures


def steps_a_second(game: Game, fast: ModuleType, seats: int, seed: int) -> float:
    """Whole matches, asking for the moves and shuffling included, for a while."""
    chance = Random(seed)
    start: Any = game.rules.start(Setup(seats, game.info.complete({}), "bench", CARDS)).state
    steps = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < SECONDS:
        table = fast.from_state(start, chance)
        while table.to_move >= 0:
            moves = table.moves()
            table.make(moves[int(chance.random() * len(moves))])
            steps += 1
    return steps / passed
