"""Who has most points, and how it is told."""

import msgspec
import pytest

from artgames.engine.points import added, found_by, most_points, sums, victory

NAMES = ("Anna", "Ben", "Cleo")


class Row(msgspec.Struct, frozen=True):
    points: int


class Round(msgspec.Struct, frozen=True):
    rows: tuple[Row, ...]


def test_most_points_win_and_a_tie_is_shared() -> None:
    assert (most_points((1, 4, 2)).winners, most_points((1, 4, 2)).reason) == ((1,), "most_points")
    assert (most_points((4, 1, 4)).winners, most_points((4, 1, 4)).reason) == ((0, 2), "shared")
    assert most_points((1, 4), "most_paintings").reason == "most_paintings"


def test_a_sheet_adds_up() -> None:
    first, second = (Row(1), Row(0)), (Row(2), Row(-1))
    assert added(added((0, 0), first), second) == (3, -1) == sums((Round(first), Round(second)), 2)


@pytest.mark.parametrize(
    ("points", "told"),
    [
        ((1, 4, 2), "Ben wins with 4 points."),
        ((0, 0, 1), "Cleo wins with one point."),
        ((4, 1, 4), "Anna and Cleo share the victory, with 4 each."),
        ((2, 2, 2), "3 players share the victory, with 2 each."),
    ],
)
def test_a_victory_is_told(points: tuple[int, ...], told: str) -> None:
    assert victory(most_points(points)).render(NAMES) == told


def test_where_three_can_be_named_they_are() -> None:
    three = victory(most_points((2, 2, 2)), named=3)
    assert three.render(NAMES) == "Anna, Ben and Cleo share the victory, with 2 each."
    assert victory(most_points((2, 2, 2, 2)), named=3).render(NAMES).startswith("4 players")


@pytest.mark.parametrize(
    ("right", "told"),
    [
        ((), "Nobody found it."),
        ((1,), "Only Ben found it."),
        ((0, 2), "2 players found it."),
        ((0, 1, 2), "Everyone found it: too easy!"),
    ],
)
def test_who_has_found_it_is_told(right: tuple[int, ...], told: str) -> None:
    assert found_by(right, 3).render(NAMES) == told
