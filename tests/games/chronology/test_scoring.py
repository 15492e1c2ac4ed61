"""What is left of a list when as little as possible is struck out."""

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from artgames.games.chronology.rules.records import Dated
from artgames.games.chronology.rules.scoring import longest_rising, longest_run, right_order

YEARS = st.lists(st.integers(1500, 1512), min_size=1, max_size=8)


def rises(years: list[int]) -> bool:
    return all(one <= other for one, other in pairwise(years))


@given(YEARS)
def test_sp30_no_more_could_be_left_than_are_left(years: list[int]) -> None:
    """Compared with every way to strike numbers out."""
    places = longest_rising(years)
    assert rises([years[place] for place in places])
    more = combinations(years, len(places) + 1)
    assert not any(rises(list(kept)) for kept in more)
    assert 1 <= len(places) <= len(years)


@given(YEARS)
def test_sp33_no_longer_run_of_neighbours_rises(years: list[int]) -> None:
    places = longest_run(years)
    assert list(places) == list(range(places[0], places[-1] + 1))
    assert rises([years[place] for place in places])
    longer = len(places) + 1
    assert not any(rises(years[start : start + longer]) for start in range(len(years) - longer + 1))


@pytest.mark.parametrize(
    ("years", "left", "run"),
    [
        ((1506, 1506, 1506, 1506), 4, 4),  # equal years stand either way
        ((1800, 1700, 1600, 1500), 1, 1),
        ((1500, 1800, 1600, 1700), 3, 2),
        ((1900, 1500, 1501, 1502, 1400), 3, 3),
        ((1500,), 1, 1),
    ],
)
def test_sp30_sp33_the_two_ways_to_count(years: tuple[int, ...], left: int, run: int) -> None:
    assert (len(longest_rising(years)), len(longest_run(years))) == (left, run)


def test_of_the_same_year_the_lower_token_comes_first_in_the_time_line() -> None:
    row = [Dated(7, 1600), Dated(5, 1500), Dated(9, 1600), Dated(8, 1400)]
    assert right_order(row) == (4, 2, 1, 3)
