"""How many of eight paintings a bot of Chronology keeps: a level is what it knows of dates, so nobody has to lose."""

from collections.abc import Iterator
from statistics import mean, stdev
from typing import NamedTuple

from artgames import games, paths
from artgames.bots import play_match
from artgames.decks import Library
from artgames.decks.match_box import fill_box
from artgames.engine.match import Match
from artgames.engine.rng import Rng

GAME = "chronology"
SEATS = 4
WIDTH = 1.96
"""Standard errors on either side of a mean, for 95 %."""


class Keeps(NamedTuple):
    """What a level shall keep, on average."""

    level: str
    least: float
    most: float


KEEPS = (Keeps("easy", 4.3, 4.9), Keeps("normal", 5.5, 6.1), Keeps("hard", 6.7, 7.3))


class Mean(NamedTuple):
    """An average of so many lists, and its 95 % interval."""

    value: float
    low: float
    high: float
    lists: int


def kept(level: str, matches: int) -> Mean:
    game, deck = games.load(GAME), Library.open(paths.data_dir(), paths.cache_dir(), with_originals=False).decks[0]
    options = game.info.complete({})
    bot = game.make_bot(level, facts=deck.painting)
    found: list[int] = []
    for number in range(matches):
        seed = f"kept {number}"
        box = fill_box(deck.ids_for(game.info.needs), game.info, options, seed, deck)
        match = Match(GAME, game.rules, box.setup(SEATS, options, seed))
        play_match(match, [bot] * SEATS, Rng.from_seed(seed))
        found += [len(row.kept) for scored in match.state.pad for row in scored.rows]
    half = WIDTH * stdev(found) / len(found) ** 0.5
    return Mean(mean(found), mean(found) - half, mean(found) + half, len(found))


def lines(matches: int) -> Iterator[str]:
    """The rows of the league's table."""
    for wish in KEEPS:
        now = kept(wish.level, matches)
        reached = "reached" if wish.least <= now.low and now.high <= wish.most else "missed"
        interval = f"{now.low:.2f}–{now.high:.2f} | {now.lists} | {wish.least}–{wish.most}"
        yield f"| {GAME} | {SEATS} | {wish.level} | the years | {now.value:.2f} of 8 | {interval} | {reached} |"
