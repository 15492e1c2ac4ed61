"""Practising Art Robbery at first sight: the weights in `bot/levels.py`, found by matches of one set against another.

A champion is challenged by sets that differ from it in one weight, a step up or a step down. Each deal is played once
from every seat, the challenger alone among champions. A challenger that wins clearly more than its share takes over,
and goes on in the same direction; steps become smaller from sweep to sweep.
"""

from collections.abc import Callable, Iterator
from math import sqrt

import msgspec

from artgames.games.art_robbery.bot.judgement import Weights
from scripts.tuning.robbery_table import play

STEPS = (0.4, 0.2, 0.1)
"""By sweep: a step, as a share of the weight; of one point where it is nothing."""

CLEARLY = 2.0
"""In standard deviations of a bot that is no better."""

Tell = Callable[[str], None]


def share_won(challenger: Weights, champion: Weights, seats: int, matches: int, name: str) -> float:
    """The challenger's share of the victories, one among champions."""
    won = 0.0
    for number in range(matches):
        deal, seat = divmod(number, seats)
        weights = [challenger if place == seat else champion for place in range(seats)]
        won += play(f"{name} {deal}", weights)[seat]
    return won / matches


def is_clearly_better(share: float, seats: int, matches: int) -> bool:
    fair = 1 / seats
    return share > fair + CLEARLY * sqrt(fair * (1 - fair) / matches)


def practise(start: Weights, seats: int, matches: int, tell: Tell) -> Weights:
    """The champion after all sweeps."""
    champion = start
    for sweep, step in enumerate(STEPS, 1):
        for name in Weights.__struct_fields__:
            for direction in (+1, -1):
                champion, rose = _climb(champion, name, direction * step, (seats, matches, sweep), tell)
                if rose:
                    break
    return champion


def _climb(
    champion: Weights, name: str, step: float, contest: tuple[int, int, int], tell: Tell
) -> tuple[Weights, bool]:
    """Change one weight for as long as that wins."""
    seats, matches, sweep = contest
    rose = False
    for number, challenger in enumerate(_steps(champion, name, step)):
        share = share_won(challenger, champion, seats, matches, f"weights {seats} {sweep} {name} {step} {number}")
        if not is_clearly_better(share, seats, matches):
            break
        champion, rose = challenger, True
        tell(f"sweep {sweep}: {name} {getattr(champion, name):g} wins {100 * share:.1f} %")
    return champion, rose


def _steps(champion: Weights, name: str, step: float) -> Iterator[Weights]:
    """The champion with one weight further and further away."""
    value = getattr(champion, name)
    width = abs(value) * step if value else step
    while True:
        value = round(value + width, 3)
        yield msgspec.structs.replace(champion, **{name: value})
