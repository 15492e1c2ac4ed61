"""The course of a round, ruling by ruling."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from artgames.engine.api import HOUSE, Refused, Setup
from artgames.engine.choices import Order, Pick
from artgames.games.stolen_paintings.rules import RULES
from artgames.games.stolen_paintings.rules.events import (
    AuctionDrawn,
    AuctionOpened,
    DetectiveReady,
    ExhibitClosed,
    ExhibitOpened,
    GuessesRevealed,
    MarksLocked,
    PaintingsStolen,
    RoundScored,
    RoundStarted,
    TheftRevealed,
)
from artgames.games.stolen_paintings.rules.records import Hang, Mark, Ready, Steal, TimeUp

if TYPE_CHECKING:
    from tests.games.stolen_paintings.conftest import SPTable

    MakeTable = Callable[..., SPTable]


def kinds(events: tuple[Any, ...]) -> list[type]:
    return [type(event) for event in events]


def test_sp00_eyes_closed_only_the_thief_sees_the_wall_during_the_theft(make_table: MakeTable) -> None:
    table = make_table()
    table.open()
    table.everybody_ready()
    assert table.view(table.thief).exhibit == table.state.exhibit
    assert all(table.view(seat).exhibit == () for seat in (*table.detectives, None, HOUSE))


@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 6), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8)])
def test_sp01_rounds_by_the_book_in_rotation(make_table: MakeTable, seats: int, rounds: int) -> None:
    table = make_table(seats=seats)
    first = table.thief
    thieves = [first]
    table.whole_round()
    while table.match.outcome() is None:
        table.next_round()
        thieves.append(table.thief)
        table.whole_round()
    assert thieves == [(first + number) % seats for number in range(rounds)]
    assert table.view(None).rounds == rounds
    assert table.match.to_act() == ()


def test_sp01_rounds_per_player_is_an_option(make_table: MakeTable) -> None:
    assert [make_table(seats=3, rounds_per_player=n).view(None).rounds for n in (0, 1, 2, 3, 4)] == [6, 3, 6, 9, 12]


def test_sp02_every_seat_may_be_the_first_thief(make_table: MakeTable) -> None:
    thieves = {make_table(seats=5, seed=f"night {number}").thief for number in range(60)}
    assert thieves == set(range(5))


def test_sp02_left_neighbour_is_next(make_table: MakeTable) -> None:
    table = make_table()
    left = table.detectives[0]
    table.whole_round()
    assert table.next_round() == (RoundStarted(2, left),)
    assert table.thief == left


def test_sp03_the_exhibit_is_24_paintings_in_wall_order(make_table: MakeTable) -> None:
    table = make_table()
    (opened,) = table.open()
    assert isinstance(opened, ExhibitOpened)
    assert len(set(opened.paintings)) == 24
    assert table.view(None).exhibit == opened.paintings


def test_sp04_all_paintings_are_shown_at_once_and_none_before(make_table: MakeTable) -> None:
    table = make_table()
    assert all(table.view(seat).exhibit == () for seat in (*range(4), None))
    assert table.match.timed() is None
    table.open()
    assert all(len(table.view(seat).exhibit) == 24 for seat in (*range(4), None))
    assert table.match.timed() == 60


def test_sp04_no_early_end_unless_every_detective_confirms(make_table: MakeTable) -> None:
    table = make_table()
    table.open()
    first, second, third = table.detectives
    assert table.do(first, Ready()) == (DetectiveReady(first),)
    assert table.do(third, Ready()) == (DetectiveReady(third),)
    assert table.view(None).phase == "exhibit"
    assert table.view(None).ready == tuple(sorted((first, third)))
    with pytest.raises(Refused):
        table.do(table.thief, Ready())
    with pytest.raises(Refused):
        table.do(first, Ready())
    assert table.do(second, Ready()) == (DetectiveReady(second), ExhibitClosed(by_time=False))
    assert table.state.phase == "theft"


def test_sp04_the_timer_ends_the_exhibit_whoever_is_ready(make_table: MakeTable) -> None:
    table = make_table(timer_seconds=45)
    table.open()
    table.do(table.detectives[0], Ready())
    assert table.match.timed() == 45
    assert table.time_up() == (ExhibitClosed(by_time=True),)
    assert table.match.to_act() == (table.thief,)


def test_sp04_with_the_timer_off_only_the_detectives_end_it(make_table: MakeTable) -> None:
    table = make_table(timer_seconds=0)
    table.open()
    assert table.match.timed() is None
    assert set(table.match.to_act()) == set(table.detectives)
    with pytest.raises(Refused):
        table.time_up()


def test_sp04_a_closed_exhibit_is_not_opened_again_by_undo(make_table: MakeTable) -> None:
    table = make_table(seats=2)
    table.open()
    table.everybody_ready()
    assert not table.match.can_undo(table.detectives[0])


@pytest.mark.parametrize("count", [0, 4])
def test_sp05_one_two_or_three_are_stolen(make_table: MakeTable, count: int) -> None:
    table = make_table()
    table.open()
    table.time_up()
    with pytest.raises(Refused):
        table.steal(count)
    (choice,) = table.match.choices(table.thief)
    assert choice.fields == (Pick("paintings", table.state.exhibit, 1, 3),)


def test_sp05_only_paintings_that_hang_can_be_stolen(make_table: MakeTable) -> None:
    table = make_table()
    table.open()
    table.time_up()
    for paintings in [(table.state.deck[0],), (table.state.exhibit[0],) * 2]:
        with pytest.raises(Refused):
            table.do(table.thief, Steal(paintings))


def test_sp06_theft_is_locked_before_the_newcomers_are_seen(make_table: MakeTable) -> None:
    table = make_table()
    table.open()
    table.time_up()
    assert table.view(table.thief).auction == ()
    assert AuctionDrawn not in kinds(table.match.events(table.thief))
    events = table.steal(2)
    assert kinds(events) == [PaintingsStolen, AuctionDrawn]
    assert not table.match.can_undo(table.thief)
    assert all(choice.kind is not Steal for choice in table.match.choices(table.thief))


@pytest.mark.parametrize("count", [1, 2, 3])
def test_sp06_the_auction_is_filled_to_eight_from_the_top_of_the_deck(make_table: MakeTable, count: int) -> None:
    table = make_table()
    table.open()
    table.time_up()
    top = table.state.deck[: 8 - count]
    table.steal(count)
    assert set(table.state.auction) == {*table.state.exhibit[:count], *top}


def test_sp07_the_thief_rearranges_the_shuffled_row_and_tokens_follow(make_table: MakeTable) -> None:
    table = make_table()
    table.open()
    table.time_up()
    table.steal(2)
    (choice,) = table.match.choices(table.thief)
    assert choice.fields == (Order("paintings", table.state.auction),)
    assert table.view(table.thief).auction == table.state.auction
    assert table.view(table.detectives[0]).auction == table.view(None).auction == ()
    (opened,) = table.hang_stolen_at(3, 8)
    assert opened == AuctionOpened(table.state.auction)
    assert table.view(table.thief).stolen == (3, 8)


def test_sp07_the_row_is_shuffled(make_table: MakeTable) -> None:
    places = set()
    for number in range(40):
        table = make_table(seed=f"night {number}", thief_arranges=False)
        table.to_guess((1,))
        places |= set(table.view(table.thief).stolen)
    assert places == set(range(1, 9))


def test_sp07_the_row_holds_the_same_eight_paintings(make_table: MakeTable) -> None:
    table = make_table()
    table.open()
    table.time_up()
    table.steal()
    row = table.state.auction
    for wrong in [row[:7], (*row[:7], row[0]), (*row[:7], table.state.deck[0])]:
        with pytest.raises(Refused):
            table.do(table.thief, Hang(wrong))


def test_sp07_arranging_is_an_option(make_table: MakeTable) -> None:
    table = make_table(thief_arranges=False)
    table.open()
    table.time_up()
    assert kinds(table.steal()) == [PaintingsStolen, AuctionDrawn, AuctionOpened]
    assert table.state.phase == "guess"


@pytest.mark.parametrize("announce", [True, False])
def test_sp08_the_number_stolen_is_secret_unless_announced(make_table: MakeTable, announce: bool) -> None:
    table = make_table(announce_count=announce)
    table.open()
    table.time_up()
    table.steal(2)
    told = 2 if announce else None
    for seat in (*table.detectives, None):
        stolen = next(event for event in table.match.events(seat) if isinstance(event, PaintingsStolen))
        assert (stolen.paintings, stolen.count) == (None, told)
        assert table.view(seat).stolen_count == told
        assert table.view(seat).stolen == ()


def test_sp09_any_number_of_marks(make_table: MakeTable) -> None:
    table = make_table()
    table.to_guess()
    table.do(table.detectives[0], Mark(tuple(range(1, 9))))
    assert table.view(table.detectives[0]).my_marks == tuple(range(1, 9))


def test_sp09_at_most_three_marks_is_an_option(make_table: MakeTable) -> None:
    table = make_table(max_marks=3)
    table.to_guess()
    with pytest.raises(Refused):
        table.do(table.detectives[0], Mark((1, 2, 3, 4)))
    table.do(table.detectives[0], Mark((1, 2, 3)))


@pytest.mark.parametrize("tokens", [(0,), (9,), (2, 2)])
def test_marks_are_different_tokens(make_table: MakeTable, tokens: tuple[int, ...]) -> None:
    table = make_table()
    table.to_guess()
    with pytest.raises(Refused):
        table.do(table.detectives[0], Mark(tokens))


def test_sp10_no_mark_at_all_is_legal(make_table: MakeTable) -> None:
    table = make_table()
    table.whole_round(stolen_at=(2, 5), marks=())
    assert [row.points for row in table.view(None).rows if not row.thief] == [0, 0, 0]
    assert table.view(None).rows[table.thief].points == 6


def test_sp11_totals_may_be_negative(make_table: MakeTable) -> None:
    table = make_table(seats=2)
    table.whole_round(stolen_at=(1,), marks=(6, 7, 8))
    assert table.view(None).totals[table.detectives[0]] == -3


def test_sp13_guessing_is_untimed(make_table: MakeTable) -> None:
    table = make_table()
    table.to_guess()
    assert table.match.timed() is None
    assert HOUSE not in table.match.to_act()
    with pytest.raises(Refused):
        table.do(HOUSE, TimeUp())


def test_sp13_with_a_limit_the_missing_ones_make_no_mark(make_table: MakeTable) -> None:
    table = make_table(guess_seconds=30)
    table.to_guess(stolen_at=(4,))
    quick, *slow = table.detectives
    table.do(quick, Mark((4,)))
    assert table.match.timed() == 30
    events = table.time_up()
    assert [event.seat for event in events if isinstance(event, MarksLocked)] == sorted(slow)
    rows = table.view(None).rows
    assert rows[quick].points == 4
    assert all(rows[seat].marks == () for seat in slow)


def test_sp14_guesses_are_hidden_until_all_are_locked(make_table: MakeTable) -> None:
    table = make_table()
    table.to_guess()
    first, second, third = table.detectives
    table.mark({first: (1, 5), second: ()})
    for seat in (table.thief, second, third, None):
        assert table.view(seat).marks == ()
        locked = [event for event in table.match.events(seat) if isinstance(event, MarksLocked) and event.seat == first]
        assert [event.tokens for event in locked] == [None]
    assert table.view(None).locked == tuple(sorted((first, second)))
    assert table.view(first).my_marks == (1, 5)


def test_sp14_guesses_are_revealed_before_the_theft(make_table: MakeTable) -> None:
    table = make_table()
    table.to_guess(stolen_at=(2,))
    hung_at = table.state.exhibit.index(table.state.stolen[0])
    events = table.mark(dict.fromkeys(table.detectives, (2,)))
    assert kinds(events) == [MarksLocked, GuessesRevealed, TheftRevealed, RoundScored]
    assert events[2] == TheftRevealed((2,), table.state.stolen, (hung_at,))
    assert table.view(None).marks == table.state.marks


def test_sp14_marks_can_be_taken_back_until_somebody_else_acts(make_table: MakeTable) -> None:
    table = make_table()
    table.to_guess()
    first, second, third = table.detectives
    table.do(first, Mark((1,)))
    table.match.undo(first)
    table.mark({first: (2,), second: ()})
    assert not table.match.can_undo(first)
    table.do(third, Mark((3,)))
    assert not table.match.can_undo(third)


def test_sp16_the_whole_table_goes_into_the_box_once(make_table: MakeTable) -> None:
    table = make_table()
    table.whole_round(stolen_at=(1, 2))
    used = {*table.state.exhibit, *table.state.auction}
    table.next_round()
    assert len(table.state.box) == len(used) == 30
    assert set(table.state.box) == used
    assert RULES.check(table.state) == []


def test_sp17_outcome_is_told_with_the_last_round(make_table: MakeTable) -> None:
    table = make_table(seats=4, rounds_per_player=1)
    for _ in range(3):
        table.whole_round()
        table.next_round()
    events = table.whole_round(marks=(1,))
    assert events[-1].__class__.__name__ == "MatchEnded"
    assert table.state.phase == "ended"
    outcome = table.match.outcome()
    assert outcome is not None
    assert outcome.points == table.view(None).totals


def test_sp18_two_players_are_one_thief_and_one_detective(make_table: MakeTable) -> None:
    table = make_table(seats=2)
    for _ in range(3):
        table.whole_round(marks=(1,))
        table.next_round()
    table.whole_round(marks=(1,))
    assert table.view(None).totals == (8, 8)


@pytest.mark.parametrize("exhibit", range(12, 49, 4))
def test_sp19_sp25_exhibit_sizes(make_table: MakeTable, exhibit: int) -> None:
    table = make_table(exhibit=exhibit)
    table.to_guess((1, 2, 3))
    assert len(table.view(table.thief).exhibit) == exhibit
    assert len(table.view(None).auction) == 8


@pytest.mark.parametrize("exhibit", [8, 14, 50, 52])
def test_sp25_other_sizes_are_refused(make_table: MakeTable, exhibit: int) -> None:
    with pytest.raises(Refused):
        make_table(exhibit=exhibit)


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (9, {}), (4, {"timer_seconds": 4}), (4, {"max_marks": 5}), (4, {"unknown": 1})]
)
def test_start_refuses_what_the_game_does_not_offer(seats: int, options: dict[str, bool | int | str]) -> None:
    with pytest.raises(Refused):
        RULES.start(Setup(seats, options, "seed", tuple(range(200))))
