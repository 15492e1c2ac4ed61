"""check() names what is broken, and finds nothing in any state that can be reached."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from artgames.engine.api import Setup
from artgames.engine.rng import Rng
from artgames.games.stolen_paintings.rules import RULES
from artgames.games.stolen_paintings.rules.invariants import invariants
from artgames.games.stolen_paintings.rules.records import Stakes, State, Team

if TYPE_CHECKING:
    from tests.games.stolen_paintings.conftest import SPTable


def spoilt(state: State) -> dict[str, dict[str, Any]]:
    """For each invariant a change to a scored state of four seats that breaks it."""
    detective = (state.thief + 1) % 4
    other = (*state.marks[:detective], None, *state.marks[detective + 1 :])
    return {
        "no_card_in_two_places": {"box": (state.deck[0],), "deck": state.deck[:1] + state.deck[2:]},
        "no_card_lost_or_added": {"deck": state.deck[1:]},
        "exhibit_is_complete": {"exhibit": state.exhibit[:-1], "box": state.exhibit[-1:]},
        "deck_fills_the_auction": {"phase": "theft", "deck": state.deck[:6]},
        "one_to_three_stolen": {"stolen": ()},
        "stolen_ones_hung_in_the_exhibit": {"stolen": (state.deck[0],)},
        "stolen_ones_are_at_the_auction": {"stolen": (state.exhibit[-1],)},
        "auction_is_complete": {"auction": state.auction[:7]},
        "thief_marks_nothing": {"marks": ((1,),) * 4},
        "thief_is_not_ready": {"ready": (state.thief,)},
        "marks_are_tokens": {"marks": tuple(marked and (9,) for marked in state.marks)},
        "marks_are_within_the_limit": {"marks": tuple(marked and (1, 2, 3, 4) for marked in state.marks)},
        "no_token_marked_twice": {"marks": tuple(marked and (2, 2) for marked in state.marks)},
        "marks_fit_the_phase": {"marks": other},
        "wagers_only_where_they_are_played": {"stakes": msgspec.UNSET},
        "wagers_lie_on_marks": {"stakes": Stakes((8,) * 4, (2,) * 4)},
        "purses_are_what_was_not_spent": {"stakes": Stakes((0,) * 4, (3,) * 4)},
        "nobody_spends_what_is_not_there": {"stakes": Stakes((0,) * 4, (2, 2, 2, -1))},
        "a_sheet_only_where_all_play_together": {"team": Team()},
        "the_sheet_holds_tokens": {"team": Team((2, 9), (detective,))},
        "the_sheet_is_within_the_limit": {"team": Team((1, 2, 3, 4), (detective,))},
        "somebody_stands_behind_the_sheet": {"team": Team((1,), ())},
        "the_thief_stands_behind_nothing": {"team": Team((1,), (state.thief,))},
        "a_row_for_every_round": {"round": 2},
        "totals_are_the_sum_of_the_pad": {"totals": (0, 0, 0, 1)},
        "rows_are_in_seat_order": {
            "pad": (msgspec.structs.replace(state.pad[0], rows=state.pad[0].rows[::-1]),),
        },
        "thief_moves_left": {"pad": state.pad * 2},
        "nobody_steals_who_only_votes": {"house": msgspec.structs.replace(state.house, audience=(state.thief,))},
    }


def scored_state(make_table: Callable[..., SPTable]) -> State:
    table = make_table(max_marks=3, wager_tokens=2)
    table.whole_round(stolen_at=(3,), marks=(3,))
    return table.state


def test_every_broken_invariant_is_named(make_table: Callable[..., SPTable]) -> None:
    state = scored_state(make_table)
    assert RULES.check(state) == []
    assert set(spoilt(state)) == set(invariants(state))
    for name, change in spoilt(state).items():
        assert name in RULES.check(msgspec.structs.replace(state, **change)), name


@st.composite
def setups(draw: st.DrawFn, seats: int) -> Setup:
    options: dict[str, bool | int | str] = {
        "exhibit": draw(st.sampled_from([12, 24, 32])),
        "thief_arranges": draw(st.booleans()),
        "guess_seconds": draw(st.sampled_from([0, 30])),
        "timer_seconds": draw(st.sampled_from([0, 60])),
        "max_marks": draw(st.sampled_from([3, 8])),
        "wager_tokens": draw(st.sampled_from([0, 1, 10])),
    }
    cards = draw(st.sampled_from([40, 60, 120, 200]))
    return Setup(seats, options, str(draw(st.integers(0, 10**9))), tuple(range(cards)))


@pytest.mark.parametrize("seats", range(2, 9))
@settings(max_examples=6, deadline=None)
@given(data=st.data())
def test_random_matches_break_nothing_and_end(seats: int, data: st.DataObject) -> None:
    setup = data.draw(setups(seats))
    rng = Rng.from_seed(setup.seed)
    state = RULES.start(setup).state
    while asked := RULES.to_act(state):
        which, rng = rng.below(len(asked))
        choices = RULES.choices(state, asked[which])
        choice, rng = rng.below(len(choices))
        action, rng = choices[choice].sample(rng)
        state = RULES.apply(state, asked[which], action).state
        assert RULES.check(state) == []
    assert RULES.outcome(state) is not None
    assert len(state.pad) == state.house.rounds
