"""The beginning, and a turn: walking and visiting (AG-01 to AG-06)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from artgames.engine.api import HOUSE, Refused, Setup
from artgames.engine.match import Match
from artgames.games.art_gallery import GAME
from artgames.games.art_gallery.data import FACES
from artgames.games.art_gallery.rules import RULES
from artgames.games.art_gallery.rules.actions import GoOn, Visit, Walk
from artgames.games.art_gallery.rules.events import PaintingHung, RoundStarted, Visited, Walked
from artgames.games.art_gallery.rules.records import Bid, State
from artgames.games.art_gallery.rules.walking import Landing, landing
from artgames.testing.plain_setups import CARDS

if TYPE_CHECKING:
    from tests.games.art_gallery.conftest import AGTable

    MakeTable = Callable[..., AGTable]

PAINTED = tuple(range(1, 49))
SIX_IN_THE_SHOP = {0: [(0, 1), (1, 1), (0, 4), (1, 4), (0, 6), (1, 6)]}


def start(seats: int = 3, seed: str = "a day", deck: tuple[int, ...] = CARDS, **options: bool | int | str) -> State:
    return RULES.start(Setup(seats, dict(options), seed, deck)).state


def free(bids: int = 5) -> tuple[tuple[Bid, ...], ...]:
    return ((),) * bids


# The beginning


def test_ag01_chance_picks_the_first_player() -> None:
    assert {start(seed=f"day {number}").first for number in range(40)} == {0, 1, 2}


@pytest.mark.parametrize("seats", range(2, 7))
def test_ag01_the_host_may_choose_who_begins(seats: int) -> None:
    for seat in range(seats):
        state = start(seats, starter=seat + 1)
        assert (state.first, state.active) == (seat, seat)
        assert (state.hanging, state.piles) == (start(seats).hanging, start(seats).piles)


def test_ag01_the_lot_decides_for_an_empty_seat() -> None:
    assert {start(2, f"day {number}", starter=6).first for number in range(20)} == {0, 1}


@pytest.mark.parametrize(("seats", "galleries"), [(2, 4), (3, 4), (4, 6), (5, 8), (6, 8)])
def test_ag02_the_loop_is_the_shop_and_a_bench_for_each_gallery(seats: int, galleries: int) -> None:
    state = start(seats)
    assert state.house.galleries == galleries
    assert len(state.bids) == len(state.hanging) == galleries + 1
    assert state.pawns == (0,) * seats
    assert state.hanging[0] == 0 and all(state.hanging[1:])
    assert len(state.deck) == 48 - galleries
    assert tuple(map(len, state.piles)) == (18, 14, 10, 6)


def test_ag03_everybody_has_one_set_of_cards_and_the_rest_stays_in_the_box() -> None:
    assert start(4).hands == (tuple(range(9)),) * 4


def test_the_paintings_are_hung_and_the_first_player_is_named() -> None:
    step = RULES.start(Setup(2, {}, "a day", CARDS))
    hung = step.events[:-1]
    assert hung == tuple(PaintingHung(area, step.state.hanging[area]) for area in range(1, 5))
    assert step.events[-1] == RoundStarted(1, step.state.first)


def test_every_day_other_paintings_hang_and_other_tiles_lie_on_top() -> None:
    assert len({start(seed=f"day {number}").hanging for number in range(20)}) == 20
    assert len({start(seed=f"day {number}").piles for number in range(20)}) == 20


# The box


def test_a_box_of_48_shows_work_n_on_its_nth_card() -> None:
    assert start(deck=PAINTED).house.pictures == PAINTED
    assert start(deck=CARDS[47::-1]).house.pictures == CARDS[:48]


def test_from_a_larger_box_48_are_drawn_and_shown_in_rising_order() -> None:
    drawn = {start(seed=f"day {number}").house.pictures for number in range(20)}
    assert len(drawn) == 20
    assert all(len(set(pictures)) == 48 and list(pictures) == sorted(pictures) for pictures in drawn)


@pytest.mark.parametrize("deck", [(), PAINTED[:47], (*PAINTED[:47], 1)])
def test_a_box_that_is_too_small_or_has_a_painting_twice_is_refused(deck: tuple[int, ...]) -> None:
    with pytest.raises(Refused) as refused:
        start(deck=deck)
    assert refused.value.code == "option"


# Walking


def test_ag02_a_walk_goes_exactly_as_far_as_the_card_says(make_table: MakeTable) -> None:
    table = make_table(2, turns=0, pawns={0: 3})
    assert table.walk(4, -1) == (Walked(0, 4, -1, (2, 1, 0, 4), 4),)
    assert table.state.pawns == (4, 0)
    assert table.state.moved == ((4,), ())
    assert table.state.hands[0] == (0, 1, 2, 3, 5, 6, 7, 8)
    assert not table.reveals


def test_ag02_a_zero_stays_and_a_whole_loop_comes_back() -> None:
    assert landing(free(), 3, 0, 1) == Landing(3, (), False)
    assert landing(free(), 3, 5, 1) == Landing(3, (4, 0, 1, 2, 3), False)
    assert landing(free(7), 3, 7, -1) == Landing(3, (2, 1, 0, 6, 5, 4, 3), False)
    assert landing(free(9), 8, 8, 1).area == 7


@pytest.mark.parametrize(("seats", "once"), [(2, {0, 5}), (4, {0, 7}), (6, {0})])
def test_ag02_both_ways_are_offered_once_for_each_value_and_one_way_where_both_end_alike(
    make_table: MakeTable, seats: int, once: set[int]
) -> None:
    may = make_table(seats, turns=0).may()
    assert len(may) == len(set(may)) == 18 - len(once)
    for card in range(9):
        assert Walk(card, 1) in may
        assert (Walk(card, -1) in may) == (card not in once)


def test_equal_cards_are_one_choice(make_table: MakeTable) -> None:
    table = make_table(2, turns=3, bids={3: [(0, 0)]}, hands={0: (4, 4, 6), 1: (1, 2, 2)})
    assert table.may() == [Walk(4, 1), Walk(4, -1), Walk(6, 1), Walk(6, -1)]
    table.walk(4)
    assert table.may() == [Visit(4), Visit(6)]


def test_the_own_card_is_named_so_that_others_look_away(make_table: MakeTable) -> None:
    table = make_table(2, turns=0)
    walks = table.rules.choices(table.state, 0)
    assert all(choice.given[0][0] == "card" and not choice.secret for choice in walks)
    table.walk(3)
    visits = table.rules.choices(table.state, 0)
    assert all(choice.given[0][0] == "card" and choice.secret for choice in visits)


def test_a_walk_can_be_taken_back_until_the_card_is_laid() -> None:
    match = Match("art_gallery", RULES, Setup(2, GAME.complete({"starter": 1}), "a day", CARDS))
    match.submit(0, Walk(3, 1))
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.pawns == (0, 0)
    match.submit(0, Walk(3, -1))
    match.submit(0, Visit(8))
    assert not match.can_undo(0)


@pytest.mark.parametrize("action", [Walk(9, 1), Walk(3, 2), Walk(3, 0), Walk(0, -1), Walk(5, -1), Visit(3), GoOn()])
def test_anything_else_is_refused_and_changes_nothing(make_table: MakeTable, action: Walk | Visit | GoOn) -> None:
    table = make_table(2, turns=0)
    for seat in (0, 1, HOUSE):
        with pytest.raises(Refused):
            RULES.apply(table.state, seat, action)


# A full bar


def test_ag06_no_walk_ends_where_six_markers_stand(make_table: MakeTable) -> None:
    table = make_table(2, turns=3, bids=SIX_IN_THE_SHOP, hands={0: (2, 3, 8)}, pawns={0: 2})
    assert table.may() == [Walk(2, 1), Walk(3, -1), Walk(8, -1)]
    with pytest.raises(Refused):
        table.walk(2, -1)
    with pytest.raises(Refused):
        table.walk(3, 1)


def test_ag06_where_no_card_helps_the_walk_goes_on_clockwise(make_table: MakeTable) -> None:
    table = make_table(2, turns=3, bids=SIX_IN_THE_SHOP, hands={0: (0, 5, 5)})
    assert table.may() == [Walk(0, 1), Walk(5, 1)]
    table.walk(0)
    assert table.events == (Walked(0, 0, 1, (1,), 1, diverted=True),)
    table.visit(5)
    assert table.state.bids[1][-1] == Bid(0, 5)


def test_ag06_the_search_starts_where_the_card_would_have_ended() -> None:
    six = (Bid(0, None),) * 6
    bids = ((), six, six, (), six, (), (), (), ())
    assert landing(bids, 0, 4, 1) == Landing(5, (1, 2, 3, 4, 5), True)
    assert landing(bids, 3, 2, -1) == Landing(3, (2, 1, 2, 3), True)
    assert landing(bids, 0, 3, 1) == Landing(3, (1, 2, 3), False)


def test_ag06_a_walk_to_a_free_space_counts_though_the_other_way_would_be_diverted_to_it(
    make_table: MakeTable,
) -> None:
    """On the loop of nine, a 4 from the Shop ends at 4 or at 5; a full bar at 4 sends its walker on to 5."""
    full = {4: [(0, 1), (1, 1), (2, 1), (3, 1), (4, 1), (5, 1)]}
    table = make_table(6, turns=1, bids=full, hands={0: (4,)})
    assert Walk(4, -1) in table.may() and Walk(4, 1) not in table.may()


def test_ag06_the_loop_of_nine_can_be_stuck_too(make_table: MakeTable) -> None:
    """From gallery 2 a 4 ends at 6 or at 7, a 5 at 7 or at 6, and a 0 stays."""
    three = [(seat, card) for card in (1, 2) for seat in (0, 1, 2)]
    full = {
        2: three,
        6: [(3, 1), (4, 1), (5, 1), (3, 2), (4, 2), (5, 2)],
        7: [(0, 3), (1, 3), (2, 3), (3, 3), (4, 3), (5, 3)],
    }
    table = make_table(6, turns=3, bids=full, hands={0: (0, 4, 5)}, pawns={0: 2})
    walks = table.may()
    assert {walk.card for walk in walks if isinstance(walk, Walk)} == {0, 4, 5}
    table.walk(4)
    assert table.heard(Walked) == [Walked(0, 4, 1, (3, 4, 5, 6, 7, 8), 8, diverted=True)]


# Visiting


def test_ag04_a_card_and_a_marker_are_laid_each_turn_until_one_card_is_left(make_table: MakeTable) -> None:
    table = make_table(3, turns=0)
    for turn in range(4):
        for seat in range(3):
            assert (table.state.turn, table.state.active, table.state.phase) == (turn, seat, "walk")
            table.do(table.may()[0])
            assert table.state.phase == "visit"
            table.do(table.may()[0])
    assert table.state.phase == "all_placed"
    assert RULES.to_act(table.state) == (HOUSE,)
    assert tuple(map(len, table.state.hands)) == (1, 1, 1)


def test_ag04_nobody_else_sees_which_card_was_laid(make_table: MakeTable) -> None:
    table = make_table(2, turns=0)
    table.walk(2)
    (laid,) = table.visit(7)
    assert laid.seen_by(0) == Visited(0, 2, 1, 7)
    assert laid.seen_by(1) == laid.seen_by(None) == Visited(0, 2, 1, None)
    assert table.reveals


def test_markers_stand_in_the_order_of_arrival(make_table: MakeTable) -> None:
    table = make_table(2, turns=0)
    markers = []
    for card, laid in ((2, 7), (2, 6)):
        table.walk(card)
        markers += [event.marker for event in table.visit(laid) if isinstance(event, Visited)]
    assert markers == [1, 2]
    assert table.state.bids[2] == (Bid(0, 7), Bid(1, 6))


def test_the_deck_has_48_works() -> None:
    assert FACES.count == GAME.cards == 48
