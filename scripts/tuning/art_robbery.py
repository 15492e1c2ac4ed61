"""How the bots of Art Robbery learned their numbers. The same arguments print the same numbers.

    .venv/bin/python -m scripts.tuning.art_robbery chances [--matches 30000]
    .venv/bin/python -m scripts.tuning.art_robbery weights --seats 2 [--start practised] [--matches 2000]

`chances` prints the table in `artgames/games/art_robbery/bot/learned.py`: who is likely to win between two raids.
`weights` practises from those of a normal bot, or from the practised ones in `bot/levels.py`, and prints what is left
standing and how that does against both.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from artgames.games.art_robbery import GAME
from artgames.games.art_robbery.bot.judgement import Weights
from artgames.games.art_robbery.bot.levels import SENSIBLE, practised
from scripts.tuning import robbery_chances, robbery_weights

SEATS = range(GAME.min_seats, GAME.max_seats + 1)
FINAL = 10
"""The last contest is so many times longer than the others."""


def print_chances(matches: int) -> None:
    for seats in SEATS:
        print(f"        {seats}: (")
        for one in robbery_chances.learn(seats, matches):
            margins = ", ".join(f"{margin:.2f}" for margin in one.margins)
            print(f"            Strengths({one.point}, {one.start}, ({margins})),")
        print("        ),", flush=True)


def print_weights(start: str, seats: int, matches: int) -> None:
    known = {"sensible": SENSIBLE, "practised": practised(seats)}

    def tell(line: str) -> None:
        print(line, file=sys.stderr, flush=True)

    found = robbery_weights.practise(known[start], seats, matches, tell)
    for name in Weights.__struct_fields__:
        print(f"    {name}={getattr(found, name)},")
    for title, other in known.items():
        share = robbery_weights.share_won(found, other, seats, FINAL * matches, "final")
        print(f"wins {100 * share:.1f} % among {title} ones ({100 / seats:.1f} % would be fair)", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("chances", "weights"))
    parser.add_argument("--matches", type=int, help="for each number of seats, or for each challenger")
    parser.add_argument("--seats", type=int, choices=SEATS, default=2, help="at the table of practising bots")
    parser.add_argument("--start", choices=("sensible", "practised"), default="sensible", help="what to improve on")
    args = parser.parse_args()
    if args.what == "chances":
        print_chances(args.matches or 30_000)
    else:
        print_weights(args.start, args.seats, args.matches or 2_000)


if __name__ == "__main__":
    main()
