"""The invariants can fail: each kind of damage is noticed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
import pytest

from artgames.games.forgers.rules import RULES
from artgames.games.forgers.rules.records import State

if TYPE_CHECKING:
    from tests.games.forgers.conftest import ForgersTable

    MakeTable = Callable[..., ForgersTable]

_with = msgspec.structs.replace

DAMAGES: dict[str, Callable[[State], State]] = {
    "no_card_in_two_places": lambda state: _with(state, deck=(state.box[0], *state.deck[1:])),
    "no_card_lost_or_added": lambda state: _with(state, deck=state.deck[1:]),
    "wall_has_its_places": lambda state: _with(state, wall=(*state.wall, None)),
    "hands_are_full": lambda state: _with(state, hands=(*state.hands[1:], state.hands[0])),
    "one_forgery_for_each_other_player": lambda state: _with(state, forged=state.forged[1:]),
    "forged_places_are_distinct": lambda state: _with(state, forged=(state.forged[0], *state.forged[:2])),
    "forgeries_hang_until_found": lambda state: _with(state, wall=state.wall[::-1]),
    "wrong_guesses_are_wrong": lambda state: _with(
        state, guesses=tuple(_with(guess, found=False) for guess in state.guesses)
    ),
    "swaps_are_pairs": lambda state: _with(state, swapped=(3,)),
    "forger_is_not_ready": lambda state: _with(state, ready=(state.forger,)),
    "points_are_the_sum_of_the_pad": lambda state: _with(state, points=(5, *state.points[1:])),
    "points_are_paintings": lambda state: _with(state, loot=((1,), *state.loot[1:])),
    "a_row_for_every_round": lambda state: _with(state, round=7),
    "it_goes_on_below_the_goal": lambda state: _with(state, phase="revealed", points=(10, 0, 0, 0)),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_damage_is_noticed(make_table: MakeTable, name: str) -> None:
    table = make_table()
    table.to_guess()
    table.guess(0)
    assert RULES.check(table.state) == []
    assert name in RULES.check(DAMAGES[name](table.state))
