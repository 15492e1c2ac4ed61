"""How the bots of Art Robbery learned their numbers. The same arguments print the same numbers.

    .venv/bin/python -m scripts.tuning.art_robbery chances [--matches 30000]
    .venv/bin/python -m scripts.tuning.art_robbery weights --seats 2 [--generations 40]

`chances` prints the table in `artgames/games/art_robbery/bot/learned.py`: who is likely to win between two raids.
`weights` practises in a league of styles, from the practised ones in `bot/levels.py`, and prints what is left standing
and how that does against everybody there.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from artgames.games.art_robbery import GAME
from artgames.games.art_robbery.bot.judgement import Weights
from artgames.games.art_robbery.bot.levels import practised
from scripts.tuning import robbery_chances, robbery_weights
from scripts.tuning.robbery_table import by_weights

SEATS = range(GAME.min_seats, GAME.max_seats + 1)
FINAL = 3_000
"""Matches of the last contests."""


def print_chances(matches: int) -> None:
    for seats in SEATS:
        print(f"        {seats}: (")
        for one in robbery_chances.learn(seats, matches):
            margins = ", ".join(f"{margin:.2f}" for margin in one.margins)
            print(f"            Strengths({one.point}, {one.start}, ({margins})),")
        print("        ),", flush=True)


def print_weights(seats: int, generations: int) -> None:
    def tell(line: str) -> None:
        print(line, file=sys.stderr, flush=True)

    found = robbery_weights.practise(practised(seats), seats, generations, tell)
    for name in Weights.__struct_fields__:
        print(f"    {name}={getattr(found, name)},")
    for number, other in enumerate(robbery_weights.league(seats)):
        share = robbery_weights.share_won(by_weights(found), other, seats, FINAL, "final")
        print(f"style {number}: wins {100 * share:.1f} % ({100 / seats:.1f} % would be fair)", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("chances", "weights"))
    parser.add_argument("--matches", type=int, default=30_000, help="of `chances`, for each number of seats")
    parser.add_argument("--seats", type=int, choices=SEATS, default=2, help="at the table of practising bots")
    parser.add_argument("--generations", type=int, default=40, help="of `weights`")
    args = parser.parse_args()
    if args.what == "chances":
        print_chances(args.matches)
    else:
        print_weights(args.seats, args.generations)


if __name__ == "__main__":
    main()
