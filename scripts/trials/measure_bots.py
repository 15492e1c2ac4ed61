"""How good the bots of a game are: one bot among others of another level, every seat in turn.

    .venv/bin/python -m scripts.trials.measure_bots art_robbery hard normal --seats 2 --matches 1000 --record FILE

Every match is written to the record as soon as it has ended; the same command goes on where it was broken off. Prints
the share of victories with its interval; `scripts/bench.py --only art_robbery` prints a table of short contests.
"""

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from artgames.engine.info import LEVELS
from artgames.games.art_gallery.bot.levels import THINKING
from scripts.benchmarks import art_robbery
from scripts.benchmarks.contests import Contest, Record, Standing, standing

SIMULATIONS = {"art_robbery": art_robbery.SIMULATIONS, "art_gallery": THINKING.simulations}
"""By game, of a hard bot for each move, unless told otherwise."""

TELL_EVERY = 20


def tell(now: Standing) -> None:
    if now.matches % TELL_EVERY == 0:
        print(now, file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=SIMULATIONS, help="one with bots that search")
    parser.add_argument("bot", choices=LEVELS, help="whose victories are counted")
    parser.add_argument("others", choices=("random", *LEVELS), help="who sits at all other seats")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=1000, help="a multiple of the seats is fair")
    parser.add_argument("--simulations", type=int, help="of a hard bot for each move")
    parser.add_argument("--record", type=Path, help="a file to keep every match in")
    args = parser.parse_args()
    simulations = args.simulations or SIMULATIONS[args.game]
    contest = Contest(args.game, args.bot, args.others, args.seats, simulations)
    with tempfile.TemporaryDirectory() as folder:
        record = Record(args.record or Path(folder) / "record")
        record.go_on(contest, args.matches, tell)
        print(standing(contest, record.of(contest)))


if __name__ == "__main__":
    main()
