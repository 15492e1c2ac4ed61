"""Solves Steal This Game and writes the strategies that ship. What the figures mean: scripts/solver/README.md.

    .venv/bin/python -m scripts.solver [--option hidden] [--effort 0.1]
    .venv/bin/python -m scripts.solver --check [--option hidden]
    .venv/bin/python -m scripts.solver --play 100000 [--option hidden]

The first solves; the same command gives the same figures on every machine. The second reads the strategies back and
finds the best responses to them once more. The third plays whole games by the rules against simple players, and holds
the results against what the solver predicts. All need the project's `atelier` extra; the first run compiles for a
minute or two.
"""

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import get_args

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from artgames.games.steal_this_game.bot.books import Library, Option, Side, bind, read_library, strategy_file
from scripts.solver.figures import Figures, read_figures, write_figures
from scripts.solver.opponents import EXHIBITORS, THIEVES, ExhibitorHabit, ThiefHabit
from scripts.solver.playing import Tally, play_against
from scripts.solver.predicting import predictions
from scripts.solver.reading import read_book
from scripts.solver.solution import Learning, Solution

TURNS: dict[Option, dict[int, int]] = {"hidden": {2: 400, 3: 400, 4: 400}, "tracked": {2: 200, 3: 60, 4: 300}}
OPTIONS: tuple[Option, ...] = get_args(Option)
SIDES: tuple[Side, ...] = get_args(Side)


def say(line: str) -> None:
    print(line, flush=True)


def solve(option: Option, effort: float) -> Figures:
    """Both sides of an option; the strategy is written, its figures are returned."""
    turns = {boxes: max(1, round(effort * count)) for boxes, count in TURNS[option].items()}
    learning = Learning(turns)
    solution = Solution(option, learning, say)
    bounds = {side: solution.solve(side) for side in SIDES}
    data = bind(learning.books, solution.late)
    strategy_file(option).write_bytes(data)
    say(f"{strategy_file(option).name}: {len(data):,} bytes")
    return Figures(
        thief_guarantees=bounds["thief"],
        exhibitor_concedes=bounds["exhibitor"],
        thief_sets=solution.sets["thief"],
        exhibitor_sets=solution.sets["exhibitor"],
        turns={str(boxes): count for boxes, count in turns.items()},
        by_deal=solution.by_deal,
        predicted=predictions(Library(data)) if option == "hidden" else {},
    )


def check(option: Option) -> bool:
    """Whether the strategy that ships has the bounds that are told of it."""
    solution = Solution(option, partial(read_book, read_library(option)), say)
    found = {side: solution.solve(side) for side in SIDES}
    figures = read_figures()[option]
    same = found == {"thief": figures.thief_guarantees, "exhibitor": figures.exhibitor_concedes}
    say(f"{option}: {'just as' if same else 'NOT as'} told, {figures}")
    return same


def play(option: Option, games: int) -> bool:
    """Whether games against simple players go as predicted; with a shell game in sight, whether the bounds hold."""
    results = [_as_expected(option, habit, games // len(side)) for side in (EXHIBITORS, THIEVES) for habit in side]
    return all(results)


def _as_expected(option: Option, habit: ThiefHabit | ExhibitorHabit, games: int) -> bool:
    tally = play_against(habit, option, games)
    line = f"{option}, {habit}: {tally.games:,} games, the thief wins {tally.rate:.4f} ± {tally.error:.4f}"
    if option == "hidden":
        expected = read_figures()[option].predicted[str(habit)]
        fits = tally.agrees_with(expected)
        say(f"{line}, predicted {expected:.4f}: {'within' if fits else 'NOT WITHIN'} two standard errors")
        return fits
    fits = _within_bounds(tally, habit, read_figures()[option])
    say(f"{line}: the bound {'holds' if fits else 'DOES NOT HOLD'}")
    return fits


def _within_bounds(tally: Tally, habit: ThiefHabit | ExhibitorHabit, figures: Figures) -> bool:
    if isinstance(habit, ExhibitorHabit):
        return tally.rate >= figures.thief_guarantees - 2 * tally.error
    return tally.rate <= figures.exhibitor_concedes + 2 * tally.error


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--option", choices=OPTIONS, action="append", help="this alone")
    parser.add_argument("--effort", type=float, default=1.0, help="a part of the turns that the figures took")
    parser.add_argument("--check", action="store_true", help="respond best to the strategies that ship")
    parser.add_argument("--play", type=int, metavar="GAMES", help="for each side, shared among simple players")
    args = parser.parse_args()
    good = True
    for option in args.option or OPTIONS:
        if args.check:
            good &= check(option)
        if args.play:
            good &= play(option, args.play)
        if not args.check and not args.play:
            figures = solve(option, args.effort)
            write_figures(option, figures)
            say(f"{option}: {figures}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
