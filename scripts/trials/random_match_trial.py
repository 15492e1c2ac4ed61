"""Whole random matches of a game, with every invariant looked at after every step.

    .venv/bin/python -m scripts.trials.random_match_trial art_gallery [--matches 10000] [--seats 2 3 4] [--options JSON]

Ends with 1 and the seed at the first broken invariant, and with 0 when every match has ended.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from artgames import games
from artgames.cli.tables import parse_options
from artgames.engine.api import Rules, Setup
from artgames.engine.rng import Rng
from artgames.testing.contract import random_walk
from artgames.testing.plain_setups import plain_setup


class Tally:
    """What came up in the matches with one number of seats."""

    def __init__(self, rules: Rules[Any]) -> None:
        self._rules = rules
        self.steps: list[int] = []
        self.reasons = Counter[str]()
        self.events = Counter[str]()

    def play(self, setup: Setup) -> list[str]:
        """One match to its end; the broken invariants of the first state that has any."""
        state = self._rules.start(setup).state
        broken = self._rules.check(state)
        steps = 0
        for moment in random_walk(self._rules, state, Rng.from_seed(setup.seed)):
            steps += 1
            state = moment.step.state
            self.events.update(type(event).__name__ for event in moment.step.events)
            broken = broken or self._rules.check(state)
            if broken:
                return broken
        outcome = self._rules.outcome(state)
        self.steps.append(steps)
        self.reasons[outcome.reason if outcome else "none"] += 1
        return broken if outcome else ["ends_with_an_outcome"]

    def __str__(self) -> str:
        mean = sum(self.steps) / len(self.steps)
        return (
            f"{len(self.steps)} matches, {mean:.0f} steps on average, {max(self.steps)} at most; "
            f"{_listed(self.reasons)}\n    {_listed(self.events)}"
        )


def _listed(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.most_common())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--matches", type=int, default=10_000, help="for each number of seats")
    parser.add_argument("--seats", type=int, nargs="+", help="every number that the game allows by default")
    parser.add_argument("--options", metavar="JSON", default="{}", help="house rules")
    args = parser.parse_args()
    game, options = games.load(args.game), parse_options(args.options)
    for seats in args.seats or range(game.info.min_seats, game.info.max_seats + 1):
        tally = Tally(game.rules)
        for number in range(args.matches):
            broken = tally.play(plain_setup(game.info, seats, f"check {number}", options))
            if broken:
                print(f"{seats} seats, seed “check {number}”: {', '.join(broken)}")
                return 1
        print(f"{seats} seats: {tally}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
