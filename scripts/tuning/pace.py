"""Whether the league's plain searches think as long as a hard bot: `PACE` in `scripts/tuning/styles` says how many
simulations they get for each of its own.

    .venv/bin/python -m scripts.tuning.pace [--matches 4] [--simulations 400]
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from artgames import games
from artgames.bots import play_match
from artgames.engine.api import Setup
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.testing.plain_setups import CARDS
from scripts.benchmarks.strengths import Timed
from scripts.tuning.styles import MODULES, make_player

PAIR = ("hard", "search")


def seconds_a_move(slug: str, matches: int, simulations: int) -> dict[str, float]:
    """Of the processor, for both; seats are swapped from match to match."""
    game = games.load(slug)
    timed = {name: Timed(make_player(slug, name, simulations)) for name in PAIR}
    for number in range(matches):
        setup = Setup(len(PAIR), game.info.complete({}), f"pace {number // 2}", CARDS)
        names = PAIR if number % 2 else PAIR[::-1]
        play_match(Match(slug, game.rules, setup), [timed[name] for name in names], Rng.from_seed(f"pace {number}"))
    return {name: sum(bot.seconds) / len(bot.seconds) for name, bot in timed.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=400)
    args = parser.parse_args()
    for slug in MODULES:
        found = seconds_a_move(slug, args.matches, args.simulations)
        ratio = found["search"] / found["hard"]
        print(f"{slug}: hard {found['hard']:.4f} s a move, search {found['search']:.4f} s, {ratio:.2f} times as long")


if __name__ == "__main__":
    main()
