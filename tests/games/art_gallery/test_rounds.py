"""The end of a round and of the match (AG-11, AG-15 to AG-19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
import pytest

from artgames.engine.api import Setup
from artgames.engine.rng import Rng
from artgames.games.art_gallery.data import FACES
from artgames.games.art_gallery.rules import RULES
from artgames.games.art_gallery.rules.events import (
    Closed,
    MatchEnded,
    PaintingAwarded,
    PaintingHung,
    PaintingRefused,
    RoundEnded,
    RoundStarted,
)
from artgames.games.art_gallery.rules.rounds import end_reasons
from artgames.testing.contract import random_walk
from artgames.testing.plain_setups import CARDS

if TYPE_CHECKING:
    from tests.games.art_gallery.conftest import AGTable

    MakeTable = Callable[..., AGTable]


def after(make_table: MakeTable, seats: int, **table: object) -> tuple[str, ...]:
    """Why the match ends after a round at such a table."""
    laid = make_table(seats, **table)
    happened = laid.settle()
    closed = [event.reasons for event in happened if isinstance(event, Closed)]
    assert (laid.state.phase == "ended") == bool(closed)
    assert laid.state.closed == (closed[0] if closed else ())
    return laid.state.closed


# Between rounds


def test_hands_are_whole_again_and_pawns_stay(make_table: MakeTable) -> None:
    table = make_table(3, pawns={0: 2, 1: 4})
    table.settle()
    before = table.state
    assert table.state.phase == "round_over"
    table.go_on()
    for seat in range(3):
        kept = (*before.hands[seat], *before.moved[seat], *before.taken[seat])
        assert table.state.hands[seat] == tuple(sorted(kept)) and len(kept) == 9
    assert table.state.pawns == (2, 4, 0)
    assert (table.state.moved, table.state.taken, table.state.last_cards) == (((),) * 3, ((),) * 3, ())


def test_whoever_has_the_first_player_card_begins_the_next_round(make_table: MakeTable) -> None:
    table = make_table(3, hands={0: (1,), 1: (2,), 2: (7,)})
    table.settle()
    table.go_on()
    assert table.events[-1] == RoundStarted(2, 2)
    assert (table.state.active, table.state.first, table.state.turn, table.state.round) == (2, 2, 0, 2)


def test_ag15_only_empty_walls_get_a_new_painting(make_table: MakeTable) -> None:
    table = make_table(2, bids={2: [(0, 1), (0, 1), (0, 2), (0, 2)], 4: [(1, 3), (1, 3), (1, 4), (1, 4)]})
    before = table.state
    table.settle()
    table.go_on()
    top, second = before.deck[-1], before.deck[-2]
    assert table.heard(PaintingHung) == [PaintingHung(2, top), PaintingHung(4, second)]
    assert table.state.hanging == (0, before.hanging[1], top, before.hanging[3], second)
    assert table.reveals


def test_between_rounds_the_last_to_act_is_known_though_somebody_else_won_without_being_asked(
    make_table: MakeTable,
) -> None:
    first = [(1, 2), (0, 7), (0, 3), (0, 1), (0, 5), (1, 4)]
    table = make_table(2, bids={1: first, 4: [(1, 8), (1, 8)]})
    table.settle()
    assert table.heard(PaintingAwarded)[-1].seat == 1
    assert (table.state.phase, table.state.active) == ("round_over", 0)


# The end


@pytest.mark.parametrize(
    ("seats", "piles", "ends"),
    [
        (2, (0, 14, 10, 6), False),
        (2, (0, 14, 0, 6), True),
        (3, (18, 14, 0, 0), True),
        (3, (0, 0, 0, 6), True),
        (4, (18, 14, 0, 0), False),
        (4, (18, 0, 0, 0), True),
        (6, (0, 0, 10, 6), False),
        (6, (0, 0, 0, 0), True),
    ],
)
def test_ag16_two_empty_piles_end_the_match_and_three_for_four_players(
    make_table: MakeTable, seats: int, piles: tuple[int, ...], ends: bool
) -> None:
    assert ("tiles" in after(make_table, seats, piles=piles)) == ends


SIX_WALLS = {area: [(area - 1, 8)] for area in range(1, 7)}
"""Six players, each alone in a gallery; their other visits go to the last two of the eight and to the Shop."""


def test_ag17_fewer_cards_than_empty_walls_end_the_match_and_nothing_is_hung(make_table: MakeTable) -> None:
    table = make_table(6, bids=SIX_WALLS, deck=7)
    assert len([event for event in table.settle() if isinstance(event, PaintingAwarded)]) == 8
    assert table.state.closed == ("cards",)
    assert len(table.state.deck) == 7 and table.state.hanging == (0,) * 9


def test_ag17_just_enough_cards_play_on(make_table: MakeTable) -> None:
    table = make_table(6, bids=SIX_WALLS, deck=8)
    table.settle()
    assert table.state.phase == "round_over"
    table.go_on()
    assert table.state.deck == () and all(table.state.hanging[1:])


def test_ag17_nothing_is_hung_when_the_match_ends_for_another_reason(make_table: MakeTable) -> None:
    table = make_table(2, piles=(0, 0, 10, 6))
    assert not [event for event in table.settle() if isinstance(event, PaintingHung)]
    assert table.state.phase == "ended" and 0 in table.state.hanging[1:]


NINE = tuple(range(31, 40))
ALL_VISITS_OF_TWO = {1: [(0, 8)], 2: [(0, 7)], 3: [(0, 6)], 4: [(0, 5), (1, 1), (1, 2)], 0: [(1, 0), (1, 0)]}


def test_ag18_ten_paintings_end_the_match_after_the_whole_settlement(make_table: MakeTable) -> None:
    table = make_table(2, bids=ALL_VISITS_OF_TWO, collections={0: NINE})
    happened = table.settle()
    assert table.state.closed == ("paintings",)
    assert len(table.state.collections[0]) == 13
    assert [type(event) for event in happened[-3:]] == [RoundEnded, Closed, MatchEnded]


def test_ag18_nine_do_not(make_table: MakeTable) -> None:
    assert after(make_table, 2, bids=ALL_VISITS_OF_TWO, collections={1: NINE}) == ()


def test_several_reasons_are_all_told(make_table: MakeTable) -> None:
    reasons = after(make_table, 2, bids=ALL_VISITS_OF_TWO, collections={0: NINE}, piles=(0, 0, 10, 6))
    assert reasons == ("paintings", "tiles")


# Without an award


def refusing_round(table: AGTable) -> None:
    table.go_on()
    while table.state.phase not in ("round_over", "ended"):
        if table.state.phase == "award":
            table.leave()
            assert table.heard(PaintingRefused)
        else:
            table.do(table.may()[0])


def test_ag11_three_rounds_in_a_row_without_an_award_end_the_match(make_table: MakeTable) -> None:
    first = make_table(2, may_refuse=True)
    refusing_round(first)
    assert (first.state.phase, first.state.rounds_without) == ("round_over", 1)
    third = make_table(2, may_refuse=True, rounds_without=2)
    refusing_round(third)
    assert third.state.closed == ("no_awards",)


def test_ag11_an_award_makes_the_count_begin_anew(make_table: MakeTable) -> None:
    table = make_table(2, may_refuse=True, rounds_without=2)
    table.settle()
    assert (table.state.phase, table.state.rounds_without) == ("round_over", 0)


@pytest.mark.parametrize("seats", range(2, 7))
def test_ag19_a_painting_is_awarded_in_every_round(seats: int) -> None:
    for number in range(5):
        start = RULES.start(Setup(seats, {}, f"award {number}", CARDS)).state
        steps = [moment.step for moment in random_walk(RULES, start, Rng.from_seed(str(number)))]
        awards = [event.paintings for step in steps for event in step.events if isinstance(event, RoundEnded)]
        assert len(awards) > 1 and min(awards) >= 1


def test_the_reasons_are_those_of_the_board_in_the_box(make_table: MakeTable) -> None:
    table = make_table(2, piles=(0, 14, 10, 6))
    assert end_reasons(FACES, msgspec.structs.replace(table.state, piles=((), (), (1,), (2,)))) == ("tiles",)
