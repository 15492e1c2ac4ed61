"""How strong every level is: against its neighbours, against players that no bot was made from, at every table.

    .venv/bin/python -m scripts.tuning.league [--game art_robbery] [--seats 2] [--matches 200] [--record FILE]
    .venv/bin/python -m scripts.tuning.league --goals        every goal of every game, in one table

Prints a table with 95 % intervals, and whether a goal was reached, missed, or is still open. Each deal is played once
from every seat. Whoever searches thinks as many simulations through as a hard bot does at your table; contests with
searchers are a `--slow`th as long. With a record, a long league goes on where it was broken off.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from scripts.benchmarks.contests import Contest, Record, Standing, standing
from scripts.tuning import kept
from scripts.tuning.goals import GOALS, Goal, pairings, seats_of
from scripts.tuning.styles import names_of, styles_of

SEARCHERS = ("hard", "search")
SIMULATIONS = 400
"""Of everybody who searches, for each move: a contest is fair at any number, and this one is quick."""

HEADER = "| game | seats | player | against | won | 95 % | matches | goal | |\n|---|---|---|---|---|---|---|---|---|"


def verdict(goal: Goal, now: Standing) -> str:
    """Reached or missed is said when the whole interval agrees, or nearly: at the bound itself luck decides."""
    low, high, share = 100 * now.low, 100 * now.high, 100 * now.share
    if goal.least <= 0 and goal.most >= 100:
        return ""
    if goal.least <= share <= goal.most:
        return "reached" if goal.least <= low and high <= goal.most else "reached, by a hair"
    return "missed" if high < goal.least or low > goal.most else "missed, by a hair"


def line(goal: Goal, now: Standing) -> str:
    bounds = [f"≥ {goal.least:.0f}"] * (goal.least > 0) + [f"≤ {goal.most:.0f}"] * (goal.most < 100)
    who = f"| {now.contest.game} | {goal.seats} | {goal.bot} | {goal.others} "
    interval = f"| {100 * now.share:.1f} % | {100 * now.low:.1f}–{100 * now.high:.1f} | {now.matches} "
    return f"{who}{interval}| {', '.join(bounds)} | {verdict(goal, now)} |"


def played(game: str, goals: list[Goal], record: Record, args: argparse.Namespace) -> Iterator[tuple[Goal, Standing]]:
    for goal in goals:
        contest = Contest(game, goal.bot, goal.others, goal.seats, args.simulations)
        slow = bool({goal.bot, goal.others} & set(SEARCHERS))
        count = max(1, (args.matches // args.slow if slow else args.matches) // goal.seats) * goal.seats
        record.go_on(contest, count, lambda _: None)
        yield goal, standing(contest, record.of(contest)[:count])


def wanted(game: str, args: argparse.Namespace) -> list[Goal]:
    tables = [args.seats] if args.seats else list(seats_of(game))
    if args.goals:
        return [goal for goal in GOALS[game] if goal.seats in tables]
    styles = args.against or ["random", *styles_of(game)]
    found = [goal for seats in tables for goal in pairings(game, seats, styles)]
    return [goal for goal in found if not args.level or goal.bot == args.level]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=[*GOALS, kept.GAME], help="one game alone; all of them by default")
    parser.add_argument("--seats", type=int, help="one table alone; all of them by default")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--slow", type=int, default=4, help="how many times fewer where somebody searches")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--goals", action="store_true", help="only contests that have a goal")
    parser.add_argument("--level", help="one level alone")
    parser.add_argument("--against", action="append", help="one of the styles alone; can be repeated")
    parser.add_argument("--record", type=Path, help="a file to keep every match in")
    args = parser.parse_args()
    known = {name for game in played_games(args) for name in names_of(game)}
    unknown = {*(args.against or ()), *([args.level] if args.level else [])} - known
    if unknown:
        parser.error(f"nobody is called {', '.join(sorted(unknown))}; there are {', '.join(sorted(known))}")
    return args


def played_games(args: argparse.Namespace) -> list[str]:
    return [args.game] if args.game else [*GOALS, kept.GAME]


def rows(game: str, record: Record, args: argparse.Namespace) -> Iterator[str]:
    """Of the table. Bots of Chronology play against the years, not against each other."""
    if game == kept.GAME:
        yield from kept.lines(args.matches)
        return
    for goal, now in played(game, wanted(game, args), record, args):
        yield line(goal, now)


def main() -> None:
    args = arguments()
    print(HEADER, flush=True)
    with tempfile.TemporaryDirectory() as folder:
        record = Record(args.record or Path(folder) / "record")
        for game in played_games(args):
            for row in rows(game, record, args):
                print(row, flush=True)


if __name__ == "__main__":
    main()
