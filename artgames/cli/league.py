"""A league of bots: everybody against everybody, each deal once from every seat; shares, intervals and ratings."""

import argparse
import secrets
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from artgames.bots import play_match
from artgames.bots.ratings import Rating, Table, rate, wilson
from artgames.cli import UsageProblem
from artgames.cli.tables import Box, make_player, make_setup, parse_options
from artgames.engine.api import Bot
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games import Game
from artgames.spreadsheets import csv_text, write_csv

HEADS = ("bot", "against", "seats", "won %", "from %", "to %", "matches")


class Contest(msgspec.Struct, frozen=True):
    """What one bot won among others of another kind, in per cent; from where to where its true share lies (95 %)."""

    bot: str
    against: str
    seats: int
    won: float
    low: float
    high: float
    matches: int


class League(msgspec.Struct, frozen=True):
    """All contests, and how strong that makes everybody."""

    game: str
    seed: str
    contests: list[Contest]
    ratings: list[Rating]


class Hall:
    """Where the matches of a league are played."""

    def __init__(self, game: Game, names: list[str], args: argparse.Namespace) -> None:
        self._game, self._names = game, names
        self._box = Box.open(args.deck, args.data, game.info)
        self._options = parse_options(args.options)
        self._seats: int = game.info.min_seats if args.seats is None else args.seats
        self.seed: str = secrets.token_hex(8) if args.seed is None else args.seed
        self.deals = -(-args.matches // self._seats)
        self._bots: dict[str, Bot] = {name: make_player(game, name, self._box) for name in names}

    def pairs(self) -> list[tuple[str, str]]:
        """One among others; where there are two seats, each two meet once."""
        names = self._names
        return [
            (one, other)
            for place, one in enumerate(names)
            for other in (names[place + 1 :] if self._seats == 2 else names)
            if one != other
        ]

    def play(self, bot: str, against: str) -> Iterator[Table]:
        """Every deal from every seat. All contests have the same deals."""
        for deal in range(self.deals):
            for seat in range(self._seats):
                players = tuple(bot if place == seat else against for place in range(self._seats))
                setup = make_setup(self._game, self._seats, self._options, f"{self.seed}/{deal}", self._box)
                match = Match[Any](self._game.slug, self._game.rules, setup)
                bots = [self._bots[player] for player in players]
                winners = play_match(match, bots, Rng.from_seed(f"{setup.seed}/bots/{seat}")).winners
                shares = tuple((place in winners) / len(winners) for place in range(self._seats))
                yield Table(players, shares)

    def contest(self, bot: str, against: str, tables: list[Table]) -> Contest:
        won = sum(table.shares[table.players.index(bot)] for table in tables)
        low, high = wilson(won, len(tables))
        share = won / len(tables)
        return Contest(bot, against, self._seats, 100 * share, 100 * low, 100 * high, len(tables))


def play_league(game: Game, names: list[str], args: argparse.Namespace, tell: Callable[[str], None]) -> League:
    """Raises Refused for a table that the game does not allow."""
    hall = Hall(game, names, args)
    contests: list[Contest] = []
    played: list[Table] = []
    pairs = hall.pairs()
    for number, (bot, against) in enumerate(pairs, 1):
        tables: list[Table] = []
        for table in hall.play(bot, against):
            tables.append(table)
            tell(f"{number} of {len(pairs)}: {bot} against {against}, {len(tables)} matches")
        contests.append(hall.contest(bot, against, tables))
        played += tables
    return League(game.slug, hall.seed, contests, rate(played))


def run_league(game: Game, names: list[str], args: argparse.Namespace) -> int:
    names = list(dict.fromkeys(names))
    if len(names) < 2:
        raise UsageProblem("a league needs two different bots at least")
    league = play_league(game, names, args, _progress)
    _progress("")
    if args.csv is not None:
        _write(league, args.csv)
    print(msgspec.json.encode(league).decode() if args.json else _as_text(league))
    return 0


def _write(league: League, file: Path) -> None:
    rows = [
        (one.bot, one.against, one.seats, round(one.won, 1), round(one.low, 1), round(one.high, 1), one.matches)
        for one in league.contests
    ]
    ratings = [
        (one.player, "Elo", "", round(one.elo), round(one.elo - one.error), round(one.elo + one.error), "")
        for one in league.ratings
    ]
    try:
        write_csv(csv_text(HEADS, [*rows, *ratings]), file)
    except OSError as problem:
        raise UsageProblem(f"{file} cannot be written: {problem.strerror}") from None


def _progress(text: str) -> None:
    """One line that is written over, where somebody looks on."""
    if sys.stderr is not None and sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{text}")
        sys.stderr.flush()


def _as_text(league: League) -> str:
    lines = ["bot       against   seats  won      95 %           matches"]
    for one in league.contests:
        interval = f"{one.low:.1f}–{one.high:.1f} %"
        lines.append(f"{one.bot:<10}{one.against:<10}{one.seats:<7}{f'{one.won:.1f} %':<9}{interval:<15}{one.matches}")
    lines += ["", "bot       Elo"]
    lines += [f"{one.player:<10}{one.elo:+.0f} ± {one.error:.0f}" for one in league.ratings]
    lines.append(f"seed {league.seed}; errors and intervals for 95 %; the mean of all is 0")
    return "\n".join(lines)
