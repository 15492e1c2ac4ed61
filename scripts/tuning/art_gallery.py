"""How the hard bot of Art Gallery learned what counts between rounds. The same arguments print the same numbers.

    .venv/bin/python -m scripts.tuning.art_gallery [--matches 3000] [--seats 2]

Prints for each number of seats what stands in `artgames/games/art_gallery/bot/levels.py` for two and for four, and how
surprising victories are that are foretold by it.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from artgames.games.art_gallery import GAME
from scripts.tuning import gallery_outlook

SEATS = range(GAME.min_seats, GAME.max_seats + 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=3_000, help="for each number of seats")
    parser.add_argument("--seats", type=int, choices=SEATS, help="one table alone; all of them by default")
    args = parser.parse_args()
    for seats in [args.seats] if args.seats else SEATS:
        outlook, surprise = gallery_outlook.learn(seats, args.matches)
        print(f"        {seats}: {gallery_outlook.written(outlook)},  # {surprise:.3f}", flush=True)


if __name__ == "__main__":
    main()
