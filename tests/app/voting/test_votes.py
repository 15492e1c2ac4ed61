"""What the majority of a room means, and how slips are read."""

import pytest

from artgames.app.voting.vote_count import (
    BadSlip,
    Count,
    Verdict,
    kept_counts,
    majority,
    read_slip,
    tally,
    votable,
    with_count,
)
from artgames.engine.choices import Action, Choice, Order, Pick

EIGHT = Pick("tokens", tuple(range(1, 9)), 0, 8, "token")
THREE = Pick("tokens", tuple(range(1, 9)), 0, 3, "token")
TWO = Pick("tokens", tuple(range(1, 9)), 2, 2, "token")


class Answer(Action, frozen=True):
    tokens: tuple[int, ...]


def test_what_more_than_half_of_the_room_names_is_marked() -> None:
    assert majority(EIGHT, {3: 17, 5: 15, 8: 14, 1: 2}, 28) == Verdict((3, 5))


def test_without_a_majority_the_most_named_number_counts() -> None:
    assert majority(EIGHT, {3: 5, 5: 4, 8: 4}, 28) == Verdict((3,))


def test_of_equals_the_lower_number_counts_and_it_is_said() -> None:
    assert majority(EIGHT, {7: 5, 2: 5, 4: 5}, 28) == Verdict((2,), (2, 4, 7))
    assert majority(EIGHT, {7: 9, 2: 5, 4: 5}, 28, wanted=2) == Verdict((2, 7), (2, 4))


def test_equals_that_all_count_are_no_tie() -> None:
    assert majority(EIGHT, {7: 5, 2: 5}, 8) == Verdict((2, 7))


def test_no_more_than_the_rules_allow() -> None:
    assert majority(THREE, dict.fromkeys(range(1, 9), 9), 10).chosen == (1, 2, 3)


def test_an_exact_number_of_marks() -> None:
    assert majority(TWO, {4: 1, 6: 9, 2: 3}, 10, wanted=2).chosen == (2, 6)
    assert majority(TWO, {4: 1}, 10, wanted=2).chosen == (4,), "too few: the sheet does not take it"


def test_nobody_votes() -> None:
    assert majority(EIGHT, {}, 0) == Verdict()


@pytest.mark.parametrize(
    ("line", "slip"),
    [("357", (3, 5, 7)), ("8", (8,)), ("7 5 3", (3, 5, 7)), ("3,5", (3, 5)), ("0", ()), ("81", (1, 8))],
)
def test_a_slip_is_read_as_it_is_written(line: str, slip: tuple[int, ...]) -> None:
    assert read_slip(line, THREE) == slip


def test_of_more_than_nine_numbers_each_is_a_word() -> None:
    many = Pick("tokens", tuple(range(1, 13)), 0, 3, "token")
    assert read_slip("12", many) == (12,)
    assert read_slip("1 12", many) == (1, 12)


@pytest.mark.parametrize(
    ("line", "kind", "number"), [("39", "unknown", 9), ("33", "twice", 3), ("1234", "many", 3), ("10", "unknown", 0)]
)
def test_a_slip_that_cannot_be_is_refused(line: str, kind: str, number: int) -> None:
    with pytest.raises(BadSlip) as bad:
        read_slip(line, THREE)
    assert (bad.value.kind, bad.value.number) == (kind, number)


def test_slips_add_up() -> None:
    assert tally([(3, 5), (3,), ()]) == {3: 2, 5: 1}


def test_only_secret_numbers_are_voted_about() -> None:
    assert votable((Choice(Answer, (EIGHT,), secret=True),)) == EIGHT
    assert votable((Choice(Answer, (EIGHT,)),)) is None
    assert votable((Choice(Answer, (Order("tokens", (1, 2), "token"),), secret=True),)) is None
    assert votable((Choice(Answer, (Pick("tokens", (1, 2), 0, 1),), secret=True),)) is None, "cards, not numbers"
    assert votable(()) is None


def test_counts_are_kept_with_the_match_and_what_was_taken_back_goes() -> None:
    first = Count(4, 2, "hands", ((3, 17),), 28, (3,))
    again = Count(4, 2, "slips", ((5, 9),), 10, (5,))
    notes = {"votes": with_count({}, first)}
    assert kept_counts(notes) == (first,)
    assert kept_counts({"votes": with_count(notes, again)}) == (again,)
    assert again.named(5) == 9 and again.named(1) == 0
    assert kept_counts({"votes": "rubbish"}) == () == kept_counts({})
