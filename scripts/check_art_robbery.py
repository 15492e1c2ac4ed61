"""Whole random matches of Art Robbery, with every invariant looked at after every step.

    .venv/bin/python scripts/check_art_robbery.py [--matches 10000] [--seats 2 3 4 5]

Ends with 1 and the seed at the first broken invariant, and with 0 when every match has ended.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from artgames.engine.api import Setup
from artgames.engine.contract import random_walk
from artgames.engine.rng import Rng
from artgames.games.art_robbery.rules import RULES, RaidEnded


class Tally:
    """What came up in the matches with one number of seats."""

    def __init__(self) -> None:
        self.steps: list[int] = []
        self.reasons = Counter[str]()
        self.broken_off = 0

    def play(self, setup: Setup) -> list[str]:
        """One match to its end; the broken invariants of the first state that has any."""
        state = RULES.start(setup).state
        broken = RULES.check(state)
        steps = 0
        for moment in random_walk(RULES, state, Rng.from_seed(setup.seed)):
            steps += 1
            state = moment.step.state
            self.broken_off += sum(isinstance(event, RaidEnded) and event.stalled for event in moment.step.events)
            broken = broken or RULES.check(state)
            if broken:
                return broken
        outcome = RULES.outcome(state)
        self.steps.append(steps)
        self.reasons[outcome.reason if outcome else "none"] += 1
        return broken if outcome else ["ends_with_an_outcome"]

    def __str__(self) -> str:
        reasons = ", ".join(f"{reason} {count}" for reason, count in self.reasons.most_common())
        mean = sum(self.steps) / len(self.steps)
        return (
            f"{len(self.steps)} matches, {mean:.0f} steps on average, {max(self.steps)} at most; "
            f"{self.broken_off} raids broken off; {reasons}"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=10_000, help="for each number of seats")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5])
    args = parser.parse_args()
    for seats in args.seats:
        tally = Tally()
        for number in range(args.matches):
            broken = tally.play(Setup(seats, {}, f"check {number}"))
            if broken:
                print(f"{seats} seats, seed “check {number}”: {', '.join(broken)}")
                return 1
        print(f"{seats} seats: {tally}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
