"""How well the bots of Art Robbery play, in a few short contests, and how long a hard one thinks.

With the few matches played by default the interval is wide and most limits stay open; `--matches 1000` settles them.
"""

import time
from collections.abc import Iterator

from artgames.bots import play_match
from artgames.engine.api import Bot, Decision, Seen, Setup
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games.art_robbery import GAME
from artgames.games.art_robbery.bot import make_bot
from artgames.games.art_robbery.rules import RULES
from scripts.benchmarks import Measure
from scripts.benchmarks.contests import Contest, Standing, play, standing

SIMULATIONS = 400
MATCHES = 20
QUICK_MATCHES = 200
"""Of bots that do not search."""

CONTESTS: tuple[tuple[str, str, int, float | None], ...] = (
    ("normal", "random", 2, 97),
    ("hard", "normal", 2, 85),
    ("hard", "normal", 3, None),
    ("hard", "normal", 4, 60),
    ("hard", "normal", 5, None),
)
"""Who, among whom, at how many seats, and the least share of victories in per cent, if one was set."""

LONGEST_THOUGHT = 1.0


def measure(matches: int | None = None) -> list[Measure]:
    return [*measure_strengths(matches), *measure_thoughts()]


def measure_strengths(matches: int | None) -> Iterator[Measure]:
    for bot, others, seats, least in CONTESTS:
        contest = Contest(GAME.slug, bot, others, seats, SIMULATIONS)
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

    def choose(self, seen: Seen, rng: Rng) -> Decision:
        began = time.process_time()
        decision = self._bot.choose(seen, rng)
        if len(seen.choices) > 1:
            self.seconds.append(time.process_time() - began)
        return decision


def measure_thoughts() -> Iterator[Measure]:
    """By default, at a small table and at a full one: the longest thought of a match."""
    for seats in (GAME.min_seats, GAME.max_seats):
        hard = Timed(make_bot("hard"))
        match = Match(GAME.slug, RULES, Setup(seats, GAME.complete({}), "thoughts"))
        play_match(match, [hard, *[make_bot("normal")] * (seats - 1)], Rng.from_seed("thoughts"))
        yield Measure(f"{GAME.slug}: hard's longest thought, {seats} seats", max(hard.seconds), "s", LONGEST_THOUGHT)
