"""Who gets which award, and where a match turned."""

import pytest

from artgames.engine.highlights import (
    Award,
    Honours,
    TurningPoint,
    best,
    hand_out,
    told_turn,
    turning_points,
    usual_awards,
    with_good_rounds,
)
from artgames.engine.words import Sentence

NAMES = ("Mila", "Jürgen", "Oskar", "Anna")


def award(seat: int, title: str, *, teases: bool = False, perfect: bool = False) -> Award:
    return Award(seat, Sentence("test", title), Sentence("test", "…"), teases=teases, perfect=perfect)


def given(*candidates: Award, gentle: bool = False) -> dict[int, str]:
    return {one.seat: one.title.text for one in hand_out(candidates, gentle=gentle)}


# Awards


def test_everybody_gets_one_and_each_is_given_once() -> None:
    candidates = (award(0, "eye"), award(1, "eye"), award(0, "thief"), award(2, "thief"), award(0, "start"))
    assert given(*candidates) == {0: "start", 1: "eye", 2: "thief"}


def test_of_several_the_first_named_is_given() -> None:
    assert given(award(0, "eye"), award(0, "start"), award(1, "start")) == {0: "eye", 1: "start"}


def test_somebody_with_one_only_is_not_left_out() -> None:
    """The first could have both; the second has no other."""
    assert given(award(0, "eye"), award(0, "thief"), award(1, "eye")) == {0: "thief", 1: "eye"}


def test_perfection_comes_before_all_else() -> None:
    assert given(award(0, "eye"), award(0, "flawless", perfect=True)) == {0: "flawless"}


def test_children_are_not_teased() -> None:
    candidates = (award(0, "good taste", teases=True), award(1, "eye"))
    assert given(*candidates) == {0: "good taste", 1: "eye"}
    assert given(*candidates, gentle=True) == {1: "eye"}


def test_where_all_are_level_nobody_was_best() -> None:
    assert best({0: 2, 1: 2}) == ()
    assert best({0: 2, 1: 2, 2: 1}) == (0, 1)
    assert best({0: 0, 1: -1}) == ()
    assert best({0: 3}) == (0,)
    assert best({}) == ()


def test_what_somebody_did_is_counted() -> None:
    (made,) = Honours("test")({0: 1, 1: 4}, "Eye", "Found {count:one|#}")
    assert made.seat == 1 and made.says.render(NAMES) == "Found 4"


def test_points_alone_give_awards_in_any_game() -> None:
    lines = ((0, 5, 6, 7), (0, 0, 0, 8), (0, 1, 2, 3))
    titles = {(one.seat, one.title.text) for one in usual_awards(lines)}
    assert titles == {
        (1, "Giant leap"),
        (1, "Great comeback"),
        (1, "Strong finish"),
        (0, "Flying start"),
        (0, "Steady hand"),
        (2, "Steady hand"),
    }


def test_who_got_nothing_is_told_of_a_good_round() -> None:
    made = with_good_rounds([award(1, "eye")], ((0, 1, 4), (0, 5, 6), (0, 0, -1)))
    assert [(one.seat, one.says.render(NAMES)) for one in made] == [(0, "3 points at once"), (1, "…")]


@pytest.mark.parametrize("lines", [(), ((0, 3, 4),), ((0, 1), (0, 2)), ((0,), (0,))])
def test_one_round_or_one_player_is_no_story(lines: tuple[tuple[int, ...], ...]) -> None:
    assert usual_awards(lines) == [] and turning_points(lines, (0,)) == ()


# How it turned


def told(lines: tuple[tuple[int, ...], ...], *winners: int) -> list[tuple[int, str]]:
    return [(one.after, told_turn(one).render(NAMES)) for one in turning_points(lines, winners)]


def test_somebody_led_and_somebody_else_took_it() -> None:
    lines = ((0, 2, 11, 10, 19), (0, 6, 9, 13, 16), (0, 1, 1, 3, 8))
    assert told(lines, 0) == [
        (1, "Jürgen is 4 points ahead of the later winner."),
        (4, "Mila scores 9 points, and is never overtaken."),
    ]


def test_somebody_led_from_the_first_round_on() -> None:
    assert told(((0, 4, 6), (0, 1, 4)), 0) == [
        (1, "Mila takes the lead, and is never overtaken."),
        (2, "Jürgen scores 3 points at once."),
    ]


def test_who_is_level_at_first_has_not_taken_the_lead() -> None:
    lines = ((0, 0, 1, 2, 3), (0, 0, 1, 2, 2))
    assert told(lines, 0)[-1] == (4, "Mila scores one point, and is never overtaken.")


def test_a_shared_victory_is_told_of_the_last_to_get_there() -> None:
    assert told(((0, 5, 6), (0, 1, 6), (0, 1, 2)), 0, 1)[-1] == (2, "Jürgen draws level, and shares the victory.")


def test_where_all_share_or_nobody_wins_nothing_turned() -> None:
    lines = ((0, 1, 2), (0, 2, 2))
    assert turning_points(lines, (0, 1)) == () and turning_points(lines, ()) == ()


def test_a_tie_that_the_game_has_broken() -> None:
    """Anna and Oskar are level, and Anna was the better thief."""
    lines = ((0, -1, 3, 5, 6), (0, 4, 2, 7, 6))
    assert turning_points(lines, (1,))[-1] == TurningPoint(3, 1, "lead", 5)


def test_a_winner_by_something_else_than_points_still_has_a_last_round() -> None:
    """Caught in the end: who had most is not who has won."""
    made = turning_points(((0, 9, 12), (0, 2, 4)), (1,))
    assert [one.after for one in made] == [1, 2] and made[-1].seat == 1
