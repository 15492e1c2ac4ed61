"""How good the bots of Art Robbery are: one bot among others of another level, every seat in turn.

    .venv/bin/python scripts/measure_art_robbery.py hard normal --seats 2 --matches 1000 --simulations 400 [--json]

Each deal is played once from every seat, so luck with the cards evens out. The interval is Wilson's, for 95 %. Hard
bots get a fixed number of simulations and no clock, so that the answer does not depend on the machine.
"""

import argparse
import json
import math
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec

from artgames.bots import RandomBot, play_match
from artgames.engine.api import Bot, Setup
from artgames.engine.info import LEVELS
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games.art_robbery import GAME
from artgames.games.art_robbery.bot import make_bot
from artgames.games.art_robbery.rules import RULES
from artgames.search import Budget

NORMAL_QUANTILE = 1.96
TELL_EVERY = 20


class Measured(msgspec.Struct, frozen=True):
    """What one bot among others came to. A shared victory counts in part."""

    bot: str
    others: str
    seats: int
    matches: int
    simulations: int
    won: float
    share: float
    low: float
    high: float
    steps_a_match: float
    seconds: float

    def line(self) -> str:
        interval = f"{100 * self.share:.1f} % ({100 * self.low:.1f}–{100 * self.high:.1f})"
        return f"{self.bot} against {self.seats - 1} {self.others}: {interval} of {self.matches} matches"


def wilson(won: float, matches: int) -> tuple[float, float]:
    """Where the true share lies, with 95 % confidence."""
    share, square = won / matches, NORMAL_QUANTILE**2
    middle = (share + square / (2 * matches)) / (1 + square / matches)
    spread = math.sqrt(share * (1 - share) / matches + square / (4 * matches**2))
    half = NORMAL_QUANTILE / (1 + square / matches) * spread
    return middle - half, middle + half


def bot_of(level: str, simulations: int) -> Bot:
    return RandomBot() if level == "random" else make_bot(level, budget=Budget(simulations))


def measure(level: str, others: str, seats: int, matches: range, simulations: int) -> Measured:
    bot, other = bot_of(level, simulations), bot_of(others, simulations)
    won, steps, began = 0.0, 0, time.process_time()
    for number in matches:
        deal, seat = divmod(number, seats)
        match = Match(GAME.slug, RULES, Setup(seats, GAME.complete({}), f"deal {deal}"))
        bots = [bot if place == seat else other for place in range(seats)]
        winners = play_match(match, bots, Rng.from_seed(f"bots {number}")).winners
        won += 1 / len(winners) if seat in winners else 0
        steps += match.turn
        played = number - matches.start + 1
        if played % TELL_EVERY == 0:
            print(f"{won:g} of {played}", file=sys.stderr, flush=True)
    count, seconds = len(matches), time.process_time() - began
    low, high = wilson(won, count)
    return Measured(
        level, others, seats, count, simulations, won, won / count, low, high, steps / count, round(seconds, 1)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", choices=LEVELS, help="whose victories are counted")
    parser.add_argument("others", choices=("random", *LEVELS), help="who sits at all other seats")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=1000, help="a multiple of the seats is fair")
    parser.add_argument(
        "--first", type=int, default=0, help="number of the first match, to go on where another run ended"
    )
    parser.add_argument("--simulations", type=int, default=400, help="of a hard bot for each move")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    matches = range(args.first, args.first + args.matches)
    measured = measure(args.bot, args.others, args.seats, matches, args.simulations)
    print(json.dumps(msgspec.to_builtins(measured)) if args.json else measured.line())


if __name__ == "__main__":
    main()
