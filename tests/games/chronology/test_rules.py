"""The course of a match at a table."""

import msgspec
import pytest

from artgames.engine.api import HOUSE, Refused, Setup
from artgames.games.chronology.rules import RULES
from artgames.games.chronology.rules.records import (
    Arrange,
    ListLocked,
    MatchEnded,
    RoundScored,
    RowDealt,
    TimeLineBuilt,
)
from tests.games.chronology.conftest import ChronologyTable, MakeTable

YEARS = (1665, 1889, 1506, 1642, 1814, 1907, 1486, 1601)


def test_sp30_one_point_for_each_painting_that_is_not_struck_out(make_table: MakeTable) -> None:
    table = make_table(YEARS)
    table.lock(0, table.list_of((1506, 1486, 1601, 1642, 1814, 1665, 1889, 1907)))
    table.lock(1, table.tokens_by_year())
    first, second = table.view().rows
    assert (first.points, second.points) == (6, 8)
    assert set(first.tokens) - set(first.kept) <= set(table.list_of((1506, 1486, 1814, 1665)))
    assert second.kept == second.tokens == table.view().time_line
    assert table.match.outcome() is not None


def test_sp30_the_worst_list_still_keeps_one(make_table: MakeTable) -> None:
    table = make_table(YEARS)
    table.lock_all(table.tokens_by_year()[::-1])
    assert table.view().totals == (1, 1)


@pytest.mark.parametrize("tokens", [(1, 2, 3), (1, 1, 2, 3, 4, 5, 6, 7), (1, 2, 3, 4, 5, 6, 7, 9), ()])
def test_sp30_every_token_must_be_in_the_list_once(make_table: MakeTable, tokens: tuple[int, ...]) -> None:
    with pytest.raises(Refused):
        make_table(YEARS).lock(0, tokens)


def test_sp30_paintings_of_the_same_year_stand_either_way(make_table: MakeTable) -> None:
    table = make_table((1500, 1600, 1600, 1600, 1700, 1800, 1800, 1900))
    right = table.tokens_by_year()
    swapped = (right[0], right[3], right[2], right[1], right[4], right[6], right[5], right[7])
    table.lock(0, right)
    table.lock(1, swapped)
    assert table.view().totals == (8, 8)


def test_sp31_a_box_with_an_undated_painting_is_refused() -> None:
    cards = tuple(range(20))
    with pytest.raises(Refused, match="has no year"):
        RULES.start(Setup(2, {}, "seed", cards, years=(1500,) * 19))
    with pytest.raises(Refused, match="paintings with a date"):
        RULES.start(Setup(2, {}, "seed", cards[:7], years=(1500,) * 7))
    with pytest.raises(Refused, match="twice"):
        RULES.start(Setup(2, {}, "seed", cards[:8] * 2, years=(1500,) * 16))


def test_sp32_one_deal_most_points_win_and_a_tie_is_shared(make_table: MakeTable) -> None:
    tied = make_table(YEARS, seats=3)
    right = tied.tokens_by_year()
    tied.lock(0, right)
    tied.lock(1, right[::-1])
    events = tied.lock(2, right)
    outcome = tied.match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.points, outcome.reason) == ((0, 2), (8, 1, 8), "shared")
    assert events[-1] == MatchEnded(outcome)


@pytest.mark.parametrize("deals", [1, 2, 10])
def test_sp32_as_many_deals_as_the_house_rules_say(make_table: MakeTable, deals: int) -> None:
    table = make_table(tuple(range(1500, 1580)), deals=deals)
    seen: set[int] = set()
    for number in range(1, deals + 1):
        assert table.view().round == number
        assert not seen & set(table.view().row), "no painting comes twice while there are others"
        seen |= set(table.view().row)
        table.lock_all(table.tokens_by_year())
        assert table.match.to_act() == ((HOUSE,) if number < deals else ())
        if number < deals:
            assert isinstance(table.next_round()[0], RowDealt)
    assert table.view().totals == (8 * deals, 8 * deals)


@pytest.mark.parametrize("deals", [0, 11])
def test_sp32_other_numbers_of_deals_are_refused(make_table: MakeTable, deals: int) -> None:
    with pytest.raises(Refused):
        make_table(YEARS, deals=deals)


def test_a_small_box_is_used_again_when_all_of_it_was_dealt(make_table: MakeTable) -> None:
    table = make_table(tuple(range(1500, 1511)), deals=3)
    first = set(table.view().row)
    table.lock_all(table.tokens_by_year())
    table.next_round()
    second = table.view().row
    assert set(second[:3]).isdisjoint(first)
    assert len(set(second)) == 8


def test_everybody_orders_at_the_same_time_and_in_any_sequence(make_table: MakeTable) -> None:
    table = make_table(YEARS, seats=8)
    right = table.tokens_by_year()
    for left, seat in enumerate((3, 0, 7, 1, 2, 6, 5), 1):
        assert table.lock(seat, right) == (ListLocked(seat, right),)
        assert len(table.match.to_act()) == 8 - left
    with pytest.raises(Refused):
        table.lock(3, right)
    kinds = [type(event) for event in table.lock(4, right)]
    assert kinds == [ListLocked, TimeLineBuilt, RoundScored, MatchEnded]


def test_the_last_list_can_be_taken_back_until_somebody_else_has_locked_in(make_table: MakeTable) -> None:
    table = make_table(YEARS, seats=3)
    table.lock(1, table.tokens_by_year())
    table.match.undo(1)
    assert table.view().locked == ()
    table.lock_all(table.tokens_by_year())
    assert not table.match.can_undo(2)


def years_in(value: object) -> bool:
    text = msgspec.json.encode(value).decode()
    return any(str(year) in text for year in YEARS)


def test_no_year_is_seen_or_heard_before_everybody_has_locked_in(make_table: MakeTable) -> None:
    table = make_table(YEARS, seats=3)
    audiences = (None, 0, 1, 2)
    for seat in (0, 1):
        table.lock(seat, table.tokens_by_year())
        for audience in audiences:
            assert not years_in(table.view(audience))
            assert not years_in(table.match.events(audience))
            assert table.view(audience).time_line == ()
            assert table.view(audience).lists == ()
    assert table.view(0).my_list == table.tokens_by_year()
    assert table.view(2).my_list is None
    assert ListLocked(0, None) in table.match.events(1)
    table.lock(2, table.tokens_by_year())
    assert all(years_in(table.view(audience)) for audience in audiences)
    assert table.view().years == tuple(sorted(YEARS))


def test_the_tokens_keep_their_paintings_in_the_time_line(make_table: MakeTable) -> None:
    table: ChronologyTable = make_table(YEARS)
    events = table.lock_all(table.tokens_by_year())
    built = next(event for event in events if isinstance(event, TimeLineBuilt))
    assert [table.state.row[token - 1].year for token in built.tokens] == list(built.years) == sorted(YEARS)
    assert Arrange(built.tokens).tokens == table.tokens_by_year()
