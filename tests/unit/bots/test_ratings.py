"""Ratings find the strengths again that results were made from, and know how sure they are."""

import math

import pytest

from artgames.bots.ratings import ELO, Rating, Table, rate
from artgames.engine.rng import Rng

STRENGTHS = {"strong": 1.2, "middling": 0.2, "weak": -1.4}
"""Their mean is 0, as in every league."""


def played(count: int, seed: str, seats: int) -> list[Table]:
    """Matches that are won in proportion to strength."""
    rng, tables = Rng.from_seed(seed), []
    for _ in range(count):
        players = []
        for _ in range(seats):
            which, rng = rng.below(3)
            players.append(list(STRENGTHS)[which])
        weights = [math.exp(STRENGTHS[player]) for player in players]
        luck, rng = rng.unit()
        luck *= sum(weights)
        winner = next(seat for seat in range(seats) if luck < sum(weights[: seat + 1]))
        tables.append(Table(tuple(players), tuple(float(seat == winner) for seat in range(seats))))
    return tables


def by_name(ratings: list[Rating]) -> dict[str, Rating]:
    return {rating.player: rating for rating in ratings}


@pytest.mark.parametrize("seats", [2, 4])
def test_strengths_are_found_again(seats: int) -> None:
    ratings = rate(played(3000, "many", seats))
    assert [rating.player for rating in ratings] == list(STRENGTHS), "the strongest first"
    assert sum(rating.elo for rating in ratings) == pytest.approx(0, abs=1e-6)
    for rating in ratings:
        assert rating.elo == pytest.approx(ELO * STRENGTHS[rating.player], abs=2 * rating.error)


def test_the_error_is_exceeded_in_one_league_of_twenty() -> None:
    leagues = [by_name(rate(played(120, f"league {number}", 2))) for number in range(120)]
    off = [abs(one["strong"].elo - ELO * STRENGTHS["strong"]) > one["strong"].error for one in leagues]
    assert 0 < sum(off) <= 15


def test_more_matches_make_a_smaller_error() -> None:
    few, many = rate(played(100, "few", 2)), rate(played(1600, "few", 2))
    assert by_name(many)["weak"].error == pytest.approx(by_name(few)["weak"].error / 4, rel=0.25)


def test_who_has_won_everything_is_not_infinitely_strong() -> None:
    best, worst = rate([Table(("a", "b"), (1.0, 0.0))] * 20)
    assert best.player == "a" and 0 < best.elo < 1000 and worst.elo == pytest.approx(-best.elo)
