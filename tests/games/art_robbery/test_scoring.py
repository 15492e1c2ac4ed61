"""The police, the loot and the winner (AR-18 to AR-22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from artgames.games.art_robbery.data import FACES
from artgames.games.art_robbery.rules.events import Arrested, MatchEnded, Penalised, Revealed, StacksClosed
from artgames.games.art_robbery.rules.records import House, Row
from artgames.games.art_robbery.rules.scoring import final_outcome, given_back, score

if TYPE_CHECKING:
    from tests.games.art_robbery.conftest import ARTable

    MakeTable = Callable[..., ARTable]

Tiles = tuple[int, ...]


def tile(raid: int, place: int) -> int:
    """The `place`-th tile of a raid, both counted as people do it: 0, 1, 2, 3, 3, 3, 4, 5 and the Boss are 1 to 9."""
    return (raid - 1) * 9 + place - 1


ZEROS = [tile(raid, 1) for raid in (1, 2, 3, 4)]
"""Two alibis each and no points."""

FOURS = [tile(raid, 7) for raid in (1, 2, 3)]
FIVES = [tile(raid, 8) for raid in (1, 2, 3)]
"""No alibis."""

BOSSES = [tile(raid, 9) for raid in (1, 2, 3, 4)]


def rows_of(*stacks: Tiles, **options: str) -> tuple[Row, ...]:
    return score(FACES, house_of(len(stacks), **options), stacks, ())


def house_of(seats: int, two_player_penalty: str = "discard", all_caught: str = "draw") -> House:
    return House(
        seats,
        two_player_penalty,  # type: ignore[arg-type]
        all_caught,  # type: ignore[arg-type]
        *(False,) * 6,
    )


def outcome_of(*stacks: Tiles, **options: str) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    outcome = final_outcome(house_of(len(stacks), **options), rows_of(*stacks, **options))
    return outcome.winners, outcome.points, outcome.reason


def test_ar18_fewest_alibis_are_arrested_and_score_nothing() -> None:
    rows = rows_of((ZEROS[0], FIVES[0]), (FIVES[1], FIVES[2], BOSSES[0]), (ZEROS[1], FOURS[0]))
    assert [row.arrested for row in rows] == [False, True, False]
    assert [(row.loot, row.alibis, row.points) for row in rows] == [(5, 2, 5), (15, 0, 0), (4, 2, 4)]
    assert final_outcome(house_of(3), rows).winners == (0,)


def test_ar18_all_with_the_fewest_are_arrested() -> None:
    assert outcome_of((FIVES[0],), (FIVES[1],), (ZEROS[0],), (ZEROS[1], FOURS[0])) == (
        (3,),
        (0, 0, 0, 4),
        "most_points",
    )


def test_ar18_a_survivor_without_points_beats_the_arrested() -> None:
    assert outcome_of((FIVES[0],), (FIVES[1],), (ZEROS[0],)) == ((2,), (0, 0, 0), "most_points")


ALL_EQUAL = ((ZEROS[0], FIVES[0]), (ZEROS[1], FOURS[0]), (ZEROS[2], FOURS[1]))


@pytest.mark.parametrize(
    ("choice", "outcome"),
    [
        ("draw", ((0, 1, 2), (0, 0, 0), "all_caught")),
        ("nobody", ((), (0, 0, 0), "museum_wins")),
        ("ignore", ((0,), (5, 4, 4), "most_points")),
    ],
)
def test_ar19_everybody_has_equally_few(choice: str, outcome: object) -> None:
    assert outcome_of(*ALL_EQUAL, all_caught=choice) == outcome
    assert all(row.arrested for row in rows_of(*ALL_EQUAL, all_caught=choice)) == (choice != "ignore")


def test_ar20_of_two_players_the_one_with_fewer_alibis_gives_back_ten() -> None:
    rows = rows_of((ZEROS[0],), (FIVES[0], FIVES[1], FOURS[0]))
    assert [(row.arrested, row.penalised) for row in rows] == [(False, False), (False, True)]
    assert (rows[1].lost, rows[1].penalty, rows[1].points) == ((FIVES[0], FIVES[1]), 10, 4)
    assert final_outcome(house_of(2), rows).winners == (1,)


@pytest.mark.parametrize(
    ("stack", "lost"),
    [
        (tuple(sorted(FOURS)), tuple(sorted(FOURS))),
        ((FIVES[0], FOURS[0]), (FIVES[0], FOURS[0])),
        ((), ()),
        ((BOSSES[0], FIVES[0], FOURS[0]), (BOSSES[0], FIVES[0])),
        ((tile(1, 4), tile(1, 5), tile(1, 6), FOURS[0]), (tile(1, 4), tile(1, 5), FOURS[0])),
    ],
    ids=["12, no 10 can be formed", "9, less than 10", "nothing", "a Boss counts 5", "3, 3 and 4"],
)
def test_ar20_exactly_ten_else_as_little_above_as_can_be_else_everything(stack: Tiles, lost: Tiles) -> None:
    assert sorted(given_back(FACES, stack)) == sorted(lost)


def test_ar20_fewest_dots_go_first_then_fewest_tiles() -> None:
    dotted_five, dotted_one = tile(4, 8), tile(2, 2)
    assert set(given_back(FACES, (dotted_five, FIVES[0], FIVES[1]))) == {FIVES[0], FIVES[1]}
    plain_one, threes = tile(1, 2), (tile(1, 4), tile(1, 5), tile(1, 6))
    assert set(given_back(FACES, (plain_one, dotted_one, *threes))) == {plain_one, *threes}
    assert set(given_back(FACES, (plain_one, *threes, FIVES[0], FIVES[1]))) == {FIVES[0], FIVES[1]}
    assert ZEROS[0] not in given_back(FACES, (ZEROS[0], FIVES[0], FIVES[1]))


def test_ar20_nobody_falls_below_zero_and_discarded_dots_still_break_ties() -> None:
    poor = rows_of((ZEROS[0],), (FOURS[0],))
    assert (poor[1].penalty, poor[1].points) == (4, 0)
    assert final_outcome(house_of(2), poor).winners == (0,), "equal points, more alibis"
    assert rows_of((ZEROS[0], ZEROS[1]), (tile(2, 2), *FIVES))[1].alibis == 1


@pytest.mark.parametrize(("stack", "points"), [(tuple(FOURS), 2), ((FOURS[0],), 0)])
def test_ar20_losing_ten_points_instead(stack: Tiles, points: int) -> None:
    row = rows_of((ZEROS[0],), stack, two_player_penalty="minus_10")[1]
    assert (row.penalised, row.lost, row.points) == (True, (), points)
    assert row.penalty == row.loot - points


def test_ar21_two_players_tied_on_alibis_lose_nothing() -> None:
    rows = rows_of((FIVES[0],), (FOURS[0],))
    assert not any(row.penalised or row.arrested for row in rows)
    assert [row.points for row in rows] == [5, 4]


def test_ar22_most_alibis_break_a_tie_and_else_it_is_shared() -> None:
    assert outcome_of((ZEROS[0], ZEROS[1], FIVES[0]), (ZEROS[2], FIVES[1]), ()) == ((0,), (5, 5, 0), "most_alibis")
    assert outcome_of((ZEROS[0], FIVES[0]), (ZEROS[2], FIVES[1]), ()) == ((0, 1), (5, 5, 0), "shared")


def at_the_end(make_table: MakeTable, seats: int, stacks: dict[int, Tiles], **options: str) -> ARTable:
    table = make_table(seats, raid=3, hands={0: [3]}, middle=(tile(4, 4),), stacks=stacks, **options)
    table.play(3, tile(4, 4))
    table.go_on()
    return table


def test_the_last_go_on_reveals_then_arrests_then_ends(make_table: MakeTable) -> None:
    table = at_the_end(make_table, 3, {0: (ZEROS[0],), 1: (FIVES[0],), 2: (ZEROS[1], FIVES[1])})
    stacks = ((ZEROS[0], tile(4, 4)), (FIVES[0],), tuple(sorted((ZEROS[1], FIVES[1]))))
    outcome = table.state.outcome
    assert outcome is not None
    assert table.events == (StacksClosed(), Revealed(stacks), Arrested((1,)), MatchEnded(outcome))
    assert (outcome.winners, outcome.points) == ((2,), (3, 0, 5))
    assert table.state.phase == "ended"
    view = table.view(None)
    assert (view.totals, view.alibis, view.arrested, view.stacks) == ((3, 0, 5), (2, 0, 2), (1,), stacks)


def test_two_players_are_penalised_not_arrested(make_table: MakeTable) -> None:
    table = at_the_end(make_table, 2, {0: (FIVES[0], FIVES[1]), 1: (ZEROS[1],)})
    assert table.events[2:3] == (Penalised(0, (FIVES[0], FIVES[1]), 10),)
    assert table.view(1).totals == (3, 0)


def test_the_sheet_explains_every_point(make_table: MakeTable) -> None:
    table = make_table(hands={0: [1]}, raid=3, middle=(tile(4, 2),), loot={1: (BOSSES[3],)}, stacks={2: (ZEROS[0],)})
    table.play(1, tile(4, 2))
    table.go_on()
    rows = table.view(2).rows
    assert [row.seat for row in rows] == [0, 1, 2]
    assert [row.bosses_lost for row in rows] == [(), (BOSSES[3],), ()]
    for row in rows:
        assert row.points == (0 if row.arrested else row.loot - row.penalty)
        assert row.loot == sum(FACES.values[one] for one in row.tiles)
        assert row.alibis == sum(FACES.dots[one] for one in row.tiles)
