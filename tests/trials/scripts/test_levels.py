"""Neighbouring levels differ at every table: `scripts/test.py -m league`.

Too long for every run, since somebody searches in half of the contests.
"""

import pytest

from artgames.engine.info import LEVELS
from scripts.benchmarks.contests import Contest, Standing, play, standing
from scripts.tuning.goals import GOALS, par, seats_of

pytestmark = [pytest.mark.league, pytest.mark.timeout(3600)]

DEALS, SEARCHED_DEALS = 60, 30
"""Each is played from every seat; fewer where somebody searches."""

SIMULATIONS = 150

TABLES = [(game, seats) for game in GOALS for seats in seats_of(game)]


def after(deals: int, contest: Contest) -> Standing:
    return standing(contest, (play(contest, number) for number in range(deals * contest.seats)))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_easy_is_weaker_than_normal(game: str, seats: int) -> None:
    now = after(DEALS, Contest(game, LEVELS[0], LEVELS[1], seats, SIMULATIONS))
    assert 100 * now.high < par(seats), str(now)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_hard_is_stronger_than_normal(game: str, seats: int) -> None:
    now = after(SEARCHED_DEALS, Contest(game, LEVELS[2], LEVELS[1], seats, SIMULATIONS))
    assert 100 * now.low > par(seats), str(now)
