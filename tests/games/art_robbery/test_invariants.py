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
from artgames.games.art_robbery import GAME
from artgames.games.art_robbery.data import FACES
from artgames.games.art_robbery.rules import RULES
from artgames.games.art_robbery.rules.invariants import invariants
from artgames.games.art_robbery.rules.records import Out, RaidEnd, State, Theft
from artgames.testing.contract import random_walk

if TYPE_CHECKING:
    from tests.games.art_robbery.conftest import ARTable

MATCHES = 300


def spoilt(state: State) -> dict[str, dict[str, Any]]:
    """For each invariant a change to a state of the second raid that breaks it."""
    deck, hands, loot = state.deck, state.hands, state.loot
    return {
        "every_tile_in_one_place": {"middle": state.middle[1:]},
        "all_points_accounted_for": {"middle": state.middle[:-1]},
        "all_alibis_accounted_for": {"middle": state.middle[1:]},
        "every_card_in_one_place": {"deck": (*deck[1:], deck[-1])},
        "hands_are_full": {"hands": (hands[0][1:], *hands[1:]), "deck": (*deck, hands[0][0])},
        "deck_is_never_empty": {"deck": (), "discard": state.discard + deck},
        "only_this_raid_lies_open": {"loot": ((*loot[0], 0), *loot[1:])},
        "only_earlier_raids_are_put_away": {"stacks": ((*state.stacks[0], 9), *state.stacks[1:])},
        "middle_is_empty_between_raids_only": {"middle": (), "out": tuple(Out(tile, -1) for tile in state.middle)},
        "dog_is_at_the_table": {"dog": 3},
        "somebody_is_active": {"active": -1},
        "how_the_raid_ended_is_known_between_raids": {"raid_end": RaidEnd(False, 0, True)},
        "nobody_keeps_the_boss_alone": {"stacks": ((8,), (), ())},
        "no_raid_is_stalled": {"reshuffles": 2},
        "a_theft_is_pending_during_the_defence": {"phase": "defence"},
        "the_victim_has_the_tile_and_the_dog": {"phase": "defence", "pending": Theft(0, 1, 10), "dog": 2},
        "the_sheet_shows_the_stacks": {"phase": "ended"},
        "the_sheet_tells_the_outcome": {"phase": "ended"},
        "the_last_raid_comes_last": {"phase": "ended"},
    }


def test_every_broken_invariant_is_named(make_table: Callable[..., ARTable]) -> None:
    state = make_table(raid=1, loot={1: (10,)}, stacks={0: (1, 2)}, dog=1).state
    assert set(spoilt(state)) == set(invariants(FACES, state))
    for name, change in spoilt(state).items():
        assert name in RULES.check(msgspec.structs.replace(state, **change)), name


@st.composite
def setups(draw: st.DrawFn, seats: int) -> Setup:
    options = {option.key: draw(st.sampled_from(option.values)) for option in GAME.options}
    options["stall_guard"] = True
    return Setup(seats, options, str(draw(st.integers(0, 10**9))))


@pytest.mark.parametrize("seats", range(2, 6))
@settings(max_examples=8, deadline=None)
@given(data=st.data())
def test_random_matches_break_nothing_and_end(seats: int, data: st.DataObject) -> None:
    play_and_check(data.draw(setups(seats)))


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 6))
def test_many_random_matches_break_nothing_and_end(seats: int) -> None:
    """scripts/trials/random_match_trial.py plays ten thousand of them."""
    for number in range(MATCHES):
        play_and_check(Setup(seats, {}, f"many {number}"))


def play_and_check(setup: Setup) -> None:
    state = RULES.start(setup).state
    for moment in random_walk(RULES, state, Rng.from_seed(setup.seed)):
        state = moment.step.state
        assert RULES.check(state) == []
    assert RULES.outcome(state) is not None
