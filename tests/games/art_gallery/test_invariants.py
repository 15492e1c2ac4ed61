"""check() names what is broken, and finds nothing in any state that can be reached."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from artgames.engine.api import Outcome, Setup
from artgames.engine.rng import Rng
from artgames.games.art_gallery import GAME
from artgames.games.art_gallery.data import FACES
from artgames.games.art_gallery.rules import RULES
from artgames.games.art_gallery.rules.invariants import invariants
from artgames.games.art_gallery.rules.records import Bid, State
from artgames.testing.contract import random_walk
from artgames.testing.plain_setups import CARDS

if TYPE_CHECKING:
    from tests.games.art_gallery.conftest import AGTable

MATCHES = 120

with_ = msgspec.structs.replace


def spoilt_turn(state: State) -> dict[str, dict[str, Any]]:
    """For each invariant that holds at any time a change to a state in the second turn that breaks it."""
    hands, hanging, piles = state.hands, state.hanging, state.piles
    bids = list(state.bids)
    extra = [*bids[:1], (*bids[1], Bid(0, 1)), *bids[2:]]
    return {
        "every_painting_in_one_place": {"deck": state.deck[1:]},
        "every_tile_in_one_place": {"tiles": ((1,), (1,), ())},
        "nothing_hangs_in_the_shop": {"hanging": (9, *hanging[1:])},
        "a_painting_hangs_in_every_gallery_before_the_settlement": {"hanging": (0, 0, *hanging[2:])},
        "awards_are_missing_on_the_walls": {"awards": 1},
        "piles_do_not_grow": {"piles": (piles[1], piles[0], *piles[2:])},
        "every_action_card_in_one_place": {"hands": ((8,) * 7, *hands[1:])},
        "nine_cards_for_everybody": {"hands": (hands[0][1:], *hands[1:])},
        "hands_are_sorted": {"hands": (hands[0][::-1], *hands[1:])},
        "no_card_is_unknown_to_the_table": {"bids": tuple(tuple(Bid(bid.seat, None) for bid in here) for here in bids)},
        "everybody_has_walked_as_often_as_the_turns_say": {"turn": 2},
        "no_bar_is_overfull": {"bids": ((Bid(0, 1),) * 7, *bids[1:])},
        "four_markers_each": {"bids": ((Bid(0, 1),) * 5, *bids[1:])},
        "no_marker_is_left_after_the_settlement": {"phase": "round_over"},
        "areas_are_as_many_as_benches": {"bids": tuple(extra[:-1])},
        "pawns_stand_on_the_board": {"pawns": (5, 0, 0)},
        "somebody_is_active": {"active": -1},
        "the_turn_is_one_of_four": {"turn": 4},
        "an_area_is_settled_in_the_settlement_only": {"phase": "pick"},
        "last_cards_are_known_after_all_were_placed": {"last_cards": (1, 2, 3)},
        "hands_are_down_to_one_card": {"phase": "all_placed"},
        "the_sheet_shows_the_table": {"phase": "ended"},
        "the_sheet_tells_the_outcome": {"outcome": Outcome((0,), (1, 2, 3), "most_points")},
        "a_reason_ends_the_match": {"closed": ("tiles",)},
    }


def spoilt_settling(state: State) -> dict[str, dict[str, Any]]:
    """For the others a change to a state in which somebody buys in the Shop."""
    settling = state.settling
    assert settling is not None
    return {
        "what_is_settled_lies_there": {"settling": with_(settling, bids=settling.bids[1:])},
        "the_next_marker_is_asked": {"settling": with_(settling, cursor=1)},
        "its_owner_is_active": {"active": 2},
        "tiles_are_sold_in_the_shop": {"phase": "award"},
        "a_card_lies_there_for_every_marker": {"settling": with_(settling, lying=settling.lying[1:])},
    }


def test_every_broken_invariant_is_named(make_table: Callable[..., AGTable]) -> None:
    in_a_turn = make_table(3, turns=1).state
    shop = make_table(3, bids={0: [(0, 5), (1, 4)]})
    shop.go_on()
    turn, settling = spoilt_turn(in_a_turn), spoilt_settling(shop.state)
    assert {*turn} == set(invariants(FACES, in_a_turn))
    assert {*turn, *settling} == set(invariants(FACES, shop.state))
    for state, changes in ((in_a_turn, turn), (shop.state, settling)):
        for name, change in changes.items():
            assert name in RULES.check(with_(state, **change)), name


@st.composite
def setups(draw: st.DrawFn, seats: int) -> Setup:
    options = {option.key: draw(st.sampled_from(option.values)) for option in GAME.options}
    return Setup(seats, options, str(draw(st.integers(0, 10**9))), CARDS)


@pytest.mark.parametrize("seats", range(2, 7))
@settings(max_examples=8, deadline=None)
@given(data=st.data())
def test_random_matches_break_nothing_and_end(seats: int, data: st.DataObject) -> None:
    play_and_check(data.draw(setups(seats)))


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 7))
def test_many_random_matches_break_nothing_and_end(seats: int) -> None:
    """scripts/trials/random_match_trial.py plays thousands of them."""
    for number in range(MATCHES):
        play_and_check(Setup(seats, {}, f"many {number}", CARDS))


def play_and_check(setup: Setup) -> None:
    state = RULES.start(setup).state
    for moment in random_walk(RULES, state, Rng.from_seed(setup.seed)):
        state = moment.step.state
        assert RULES.check(state) == []
    assert RULES.outcome(state) is not None
