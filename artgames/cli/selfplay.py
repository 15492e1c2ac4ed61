"""Let bots play whole matches without a window, and count."""

import argparse
import secrets
import time
from pathlib import Path
from typing import Any

import msgspec

from artgames.bots import play_match
from artgames.cli import UsageProblem
from artgames.cli.league import run_league
from artgames.cli.tables import PLAYERS, Box, add_table_arguments, load_game, make_player, make_setup, parse_options
from artgames.engine.api import Bot, Outcome, Refused
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games import Game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_table_arguments(parser)
    parser.add_argument("--bots", metavar="LEVEL,…", default="normal", help=f"one for each seat: {', '.join(PLAYERS)}")
    parser.add_argument("--matches", metavar="N", type=int, default=10)
    parser.add_argument(
        "--league", action="store_true", help="these bots each against each, every deal from every seat"
    )
    parser.add_argument("--csv", metavar="FILE", type=Path, help="write what a league came to as a table")
    parser.add_argument("--json", action="store_true")


class Tally(msgspec.Struct):
    """What a seat achieved. A shared victory counts in parts."""

    seat: int
    level: str
    wins: float = 0.0
    points: int = 0

    def count(self, outcome: Outcome) -> None:
        self.points += outcome.points[self.seat]
        if self.seat in outcome.winners:
            self.wins += 1 / len(outcome.winners)


class Result(msgspec.Struct):
    """A series of matches."""

    game: str
    seed: str
    matches: int
    seats: list[Tally]
    lengths: list[int]
    """Steps of each match."""

    seconds: float
    steps_per_second: int


def run(args: argparse.Namespace) -> int:
    game = load_game(args.game)
    levels = _levels(args.bots, None if args.league else args.seats, game)
    if args.matches < 1:
        raise UsageProblem("--matches must be at least 1")
    if args.csv is not None and not args.league:
        raise UsageProblem("--csv is for a --league")
    try:
        if args.league:
            return run_league(game, levels, args)
        result = _play(game, levels, args)
    except Refused as refusal:
        raise UsageProblem(refusal.sentence.render(())) from None
    print(msgspec.json.encode(result).decode() if args.json else _as_text(result))
    return 0


def _levels(text: str, seats: int | None, game: Game) -> list[str]:
    """One level a seat. A single level is good for all seats."""
    levels = [level.strip() for level in text.split(",")]
    for level in levels:
        if level not in PLAYERS:
            raise UsageProblem(f"there is no bot called “{level}”; there are: {', '.join(PLAYERS)}")
    if len(levels) == 1:
        return levels * (game.info.min_seats if seats is None else max(seats, 0))
    if seats not in (None, len(levels)):
        raise UsageProblem(f"--bots names {len(levels)} bots for {seats} seats")
    return levels


def _play(game: Game, levels: list[str], args: argparse.Namespace) -> Result:
    box = Box.open(args.deck, args.data, game.info)
    options = parse_options(args.options)
    seed = secrets.token_hex(8) if args.seed is None else args.seed
    tallies = [Tally(seat, level) for seat, level in enumerate(levels)]
    bots = [make_player(game, level, box) for level in levels]
    lengths = []
    began = time.perf_counter()
    for number in range(args.matches):
        setup = make_setup(game, len(levels), options, f"{seed}/{number}", box)
        match = Match[Any](game.slug, game.rules, setup)
        outcome = _outcome(match, bots)
        lengths.append(match.turn)
        for tally in tallies:
            tally.count(outcome)
    seconds = time.perf_counter() - began
    return Result(game.slug, seed, args.matches, tallies, lengths, seconds, round(sum(lengths) / seconds))


def _outcome(match: Match[Any], bots: list[Bot]) -> Outcome:
    return play_match(match, bots, Rng.from_seed(f"{match.setup.seed}/bots"))


def _as_text(result: Result) -> str:
    matches = result.matches
    lines = ["seat  bot       wins      a match   points a match"]
    lines += [
        f"{tally.seat:<6}{tally.level:<10}{tally.wins:<10.1f}{tally.wins / matches:<10.0%}{tally.points / matches:.1f}"
        for tally in result.seats
    ]
    steps = sum(result.lengths) / matches
    lines.append(
        f"{matches} matches of {steps:.0f} steps, {result.steps_per_second:,} steps a second, seed {result.seed}"
    )
    return "\n".join(lines)
