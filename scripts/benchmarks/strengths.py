"""How well the bots of a game play, in a few short contests, and how long a hard one thinks.

With the few matches played by default the interval is wide and most limits stay open; `--matches 1000` settles them.
"""

import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from artgames import games
from artgames.bots import play_match
from artgames.engine.api import Bot, Decision, SeatKnowledge, Setup
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.testing.plain_setups import CARDS
from scripts.benchmarks import Measure
from scripts.benchmarks.contests import Contest, Standing, play, standing
from scripts.tuning.goals import GOALS

MATCHES = 20
QUICK_MATCHES = 200
"""Of bots that do not search."""


class Pairing(NamedTuple):
    """Who, among whom, at how many seats, and the least share of victories in per cent, if one was set."""

    bot: str
    others: str
    seats: int
    least: float | None


def asked_of(game: str) -> list[Pairing]:
    """What the league asks of this game's bots: between two, and among four."""
    goals = [goal for goal in GOALS[game] if goal.least and goal.seats in (2, 4)]
    return [Pairing(goal.bot, goal.others, goal.seats, goal.least) for goal in goals]


def measure_strengths(
    game: str, pairings: Sequence[Pairing], simulations: int, matches: int | None
) -> Iterator[Measure]:
    for bot, others, seats, least in pairings:
        contest = Contest(game, bot, others, seats, simulations)
        count = matches or (MATCHES if bot == "hard" else QUICK_MATCHES)
        fair = max(seats, count - count % seats)
        yield as_measure(standing(contest, (play(contest, number) for number in range(fair))), least)


def as_measure(now: Standing, least: float | None) -> Measure:
    interval = (100 * now.low, 100 * now.high)
    return Measure(f"{now.contest}, {now.matches} matches", 100 * now.share, "%", least, True, interval)


class Timed:
    """A bot that is timed whenever it has something to choose from."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.seconds: list[float] = []

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        began = time.process_time()
        decision = self._bot.choose(seen, rng)
        if len(seen.choices) > 1:
            self.seconds.append(time.process_time() - began)
        return decision


def measure_thoughts(slug: str, longest: float) -> Iterator[Measure]:
    """By default, at a small table and at a full one: the longest thought of a match."""
    game = games.load(slug)
    for seats in (game.info.min_seats, game.info.max_seats):
        hard = Timed(game.make_bot("hard"))
        match = Match(slug, game.rules, Setup(seats, game.info.complete({}), "thoughts", CARDS))
        play_match(match, [hard, *[game.make_bot("normal")] * (seats - 1)], Rng.from_seed("thoughts"))
        yield Measure(f"{slug}: hard's longest thought, {seats} seats", max(hard.seconds), "s", longest)
