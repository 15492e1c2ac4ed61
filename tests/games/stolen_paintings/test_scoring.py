"""Points: the two examples of the rulebook, and the rulings about counting."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from artgames.games.stolen_paintings.rules.events import RoundScored
from artgames.games.stolen_paintings.rules.records import PadRound, Row
from artgames.games.stolen_paintings.rules.scoring import final_outcome, score_round

if TYPE_CHECKING:
    from tests.games.stolen_paintings.conftest import SPTable

token_sets = st.sets(st.integers(1, 8), max_size=8).map(lambda tokens: tuple(sorted(tokens)))
stolen_sets = st.sets(st.integers(1, 8), min_size=1, max_size=3).map(lambda tokens: tuple(sorted(tokens)))


def points_by_name(
    table: SPTable, thief: str, stolen: tuple[int, ...], guesses: dict[str, tuple[int, ...]]
) -> dict[str, int]:
    """Play one round with these names round the table, the thief first."""
    table.to_guess(stolen)
    seats = [table.thief, *table.detectives]
    names = dict(zip(seats, [thief, *guesses], strict=True))
    events = table.mark({seat: guesses[names[seat]] for seat in table.detectives})
    scored = next(event for event in events if isinstance(event, RoundScored))
    return {names[row.seat]: row.points for row in scored.rows}


def test_rulebook_example_1(make_table: Callable[..., SPTable]) -> None:
    guesses = {"Rick": (3, 4, 8), "Ruth": (1, 3), "Mary": (3,)}
    points = points_by_name(make_table(seats=4), "Alex", (3, 8), guesses)
    assert points == {"Rick": 2, "Ruth": 0, "Mary": 1, "Alex": 2}


def test_rulebook_example_2(make_table: Callable[..., SPTable]) -> None:
    guesses = {"Joanne": (2, 6), "Brandon": (3, 4, 8), "Genny": (2, 4, 5), "Jason": (2, 6, 7)}
    points = points_by_name(make_table(seats=5), "Randal", (2, 6, 7), guesses)
    assert points == {"Joanne": 3, "Brandon": -3, "Genny": -1, "Jason": 9, "Randal": 6}


def detective(marks: tuple[int, ...], stolen: tuple[int, ...]) -> Row:
    return score_round(0, (None, marks), stolen)[1]


@pytest.mark.parametrize(
    ("marks", "stolen", "points"),
    [
        ((1,), (1,), 1 + 3),
        ((1, 2), (1, 2), 3 + 3),
        ((1, 2, 3), (1, 2, 3), 6 + 3),
        ((1, 2), (1, 2, 3), 3),
        ((1, 2, 4), (1, 2), 3 - 1),
        ((5, 6, 7, 8), (1,), -4),
    ],
)
def test_sp11_hits_count_in_all_and_exact_adds_three(
    marks: tuple[int, ...], stolen: tuple[int, ...], points: int
) -> None:
    assert detective(marks, stolen).points == points


def test_sp09_a_fourth_mark_can_pay() -> None:
    assert detective((1, 2, 3, 4), (1, 2, 3)).points == 5


@given(stolen=stolen_sets)
def test_sp10_no_mark_is_zero_points_and_the_thief_gets_every_painting(stolen: tuple[int, ...]) -> None:
    thief, idle = score_round(0, (None, ()), stolen)
    assert idle.points == 0
    assert thief.points == len(stolen)


@given(marks=token_sets, stolen=stolen_sets)
def test_sp11_row_adds_up(marks: tuple[int, ...], stolen: tuple[int, ...]) -> None:
    row = detective(marks, stolen)
    assert row.hits + row.wrong == len(marks)
    assert row.hits + row.missed == len(stolen)
    assert row.exact == (set(marks) == set(stolen))
    assert row.points == (0, 1, 3, 6)[row.hits] - row.wrong + 3 * row.exact


@given(marks=st.lists(token_sets, min_size=1, max_size=7), stolen=stolen_sets, extra=st.integers(1, 8))
def test_sp12_wrong_marks_give_the_thief_nothing(
    marks: list[tuple[int, ...]], stolen: tuple[int, ...], extra: int
) -> None:
    thief = score_round(0, (None, *marks), stolen)[0]
    assert thief.points == sum(len(set(stolen) - set(guess)) for guess in marks)
    if extra not in stolen:
        with_extra = tuple(tuple({*guess, extra}) for guess in marks)
        assert score_round(0, (None, *with_extra), stolen)[0].points == thief.points


def test_rows_are_in_seat_order_wherever_the_thief_sits() -> None:
    for thief in range(4):
        marks = tuple(None if seat == thief else (1,) for seat in range(4))
        rows = score_round(thief, marks, (1, 2))
        assert [(row.seat, row.thief) for row in rows] == [(seat, seat == thief) for seat in range(4)]


def pad_of(*thief_points: int) -> tuple[PadRound, ...]:
    """A pad of one round for each seat, in which only the thief's points are of interest."""
    seats = len(thief_points)
    return tuple(
        PadRound(
            number,
            thief,
            (1,),
            tuple(Row(seat, seat == thief, (), 0, 0, False, points, points) for seat in range(seats)),
        )
        for number, (thief, points) in enumerate(enumerate(thief_points), 1)
    )


def test_sp17_most_points_win() -> None:
    outcome = final_outcome((3, 9, 4), pad_of(3, 0, 3))
    assert (outcome.winners, outcome.reason) == ((1,), "most_points")


def test_sp17_a_tie_goes_to_the_better_thief() -> None:
    outcome = final_outcome((7, 7, 4), pad_of(2, 3, 6))
    assert (outcome.winners, outcome.reason) == ((1,), "most_points_as_thief")


def test_sp17_thief_rounds_are_summed() -> None:
    outcome = final_outcome((7, 7), pad_of(2, 3) + pad_of(2, 0))
    assert outcome.winners == (0,)


def test_sp17_still_tied_is_shared() -> None:
    outcome = final_outcome((7, 7, 7), pad_of(2, 2, 1))
    assert (outcome.winners, outcome.reason) == ((0, 1), "shared")
