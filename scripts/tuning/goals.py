"""Who plays whom in the league, and what a level has to reach there, in per cent of the victories."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from artgames import games
from artgames.engine.info import LEVELS


class Goal(NamedTuple):
    """Between so many per cent and so many; the table has `seats`."""

    bot: str
    others: str
    seats: int
    least: float = 0.0
    most: float = 100.0


def par(seats: int) -> float:
    """What one of equals wins."""
    return 100 / seats


def _above_par(least: int, most: int, bot: str, others: str) -> list[Goal]:
    return [Goal(bot, others, seats, par(seats)) for seats in range(least, most + 1)]


def _below_par(least: int, most: int, bot: str, others: str) -> list[Goal]:
    return [Goal(bot, others, seats, 0.0, par(seats)) for seats in range(least, most + 1)]


GOALS: Mapping[str, Sequence[Goal]] = {
    "art_robbery": [
        Goal("easy", "normal", 2, 15, 25),
        *_below_par(3, 5, "easy", "normal"),
        *_above_par(2, 5, "normal", "greedy"),
        Goal("hard", "search", 2, 55),
        *_above_par(3, 5, "hard", "search"),
    ],
    "art_gallery": [
        *_above_par(2, 6, "normal", "greedy"),
        Goal("hard", "greedy", 2, 95),
        *_above_par(3, 6, "hard", "greedy"),
        Goal("hard", "search", 2, 55),
        *_above_par(3, 6, "hard", "search"),
    ],
    "steal_this_game": [Goal("easy", "normal", 2, 25, 35), Goal("normal", "hard", 2, 25, 35)],
}


def pairings(game: str, seats: int, styles: Sequence[str]) -> Iterator[Goal]:
    """Every level against its neighbour, then against every style; with the goal where one was set."""
    set_goals = {goal[:3]: goal for goal in GOALS.get(game, ())}
    neighbours = [(LEVELS[0], LEVELS[1]), (LEVELS[1], LEVELS[2])]
    pairs = [*neighbours, *((level, style) for level in LEVELS for style in styles)]
    for bot, others in pairs:
        yield set_goals.get((bot, others, seats), Goal(bot, others, seats))


def seats_of(game: str) -> range:
    info = games.load(game).info
    return range(info.min_seats, info.max_seats + 1)
