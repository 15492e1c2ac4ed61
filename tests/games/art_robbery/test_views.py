"""Who sees what, and what another world may change (AR-13, AR-23)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
import pytest

from artgames.engine.api import HOUSE, Seat
from artgames.engine.rng import Rng
from artgames.games.art_robbery.rules import RULES
from artgames.games.art_robbery.rules.events import CardDrawn
from artgames.games.art_robbery.rules.records import State

if TYPE_CHECKING:
    from tests.games.art_robbery.conftest import ARTable

    MakeTable = Callable[..., ARTable]

STACKS = {0: (0, 1, 8, 6), 1: (2, 3, 7), 2: (4, 5, 10, 13)}


def in_raid_three(make_table: MakeTable, **options: bool) -> ARTable:
    return make_table(raid=2, stacks=STACKS, loot={1: (20,)}, **options)


def worlds(state: State, seat: Seat | None) -> list[State]:
    """Forty of them, each of them sound and looking as the real one does to this audience."""
    found = [RULES.resample_hidden(state, seat, Rng.from_seed(f"world {number}")) for number in range(40)]
    for world in found:
        assert RULES.check(world) == []
        assert RULES.view(world, seat) == RULES.view(state, seat)
    return found


def test_the_own_hand_is_seen_by_its_owner_alone(make_table: MakeTable) -> None:
    table = in_raid_three(make_table)
    for seat in range(3):
        view = table.view(seat)
        assert (view.seat, view.hand, view.hands) == (seat, table.state.hands[seat], ())
        assert view.hand_sizes == (5, 5, 5)
    for audience in (None, HOUSE):
        assert (table.view(audience).seat, table.view(audience).hand) == (None, ())


def test_open_hands_are_seen_by_all(make_table: MakeTable) -> None:
    table = in_raid_three(make_table, open_hands=True)
    assert table.view(None).hands == table.view(1).hands == table.state.hands
    assert all(world.hands == table.state.hands for world in worlds(table.state, None))


@pytest.mark.parametrize("open_hands", [False, True])
def test_a_drawn_card_is_seen_by_the_drawer_unless_hands_are_open(make_table: MakeTable, open_hands: bool) -> None:
    table = make_table(hands={0: [4]}, open_hands=open_hands)
    top = table.state.deck[-1]
    table.play(4, 6)
    drawn = table.events[-1]
    assert drawn.seen_by(0) == CardDrawn(0, top, open_hands)
    for audience in (1, 2, None):
        assert drawn.seen_by(audience) == CardDrawn(0, top if open_hands else None, open_hands)


def test_ar13_the_owner_looks_into_the_stack_and_the_others_count_it(make_table: MakeTable) -> None:
    table = in_raid_three(make_table)
    view = table.view(1)
    assert (view.my_stack, view.stacks, view.stack_sizes) == ((2, 3, 7), (), (4, 3, 4))
    assert (table.view(None).my_stack, table.view(None).stacks) == ((), ())


def test_ar13_open_stacks_are_seen_by_all(make_table: MakeTable) -> None:
    table = in_raid_three(make_table, open_stacks=True)
    assert table.view(None).stacks == table.view(1).stacks == table.state.stacks
    assert all(world.stacks == table.state.stacks for world in worlds(table.state, 1))


def test_ar23_the_top_of_the_discard_pile_is_shown_and_the_rest_only_by_option(make_table: MakeTable) -> None:
    table = in_raid_three(make_table)
    pile = table.state.discard
    assert (table.view(0).discard_top, table.view(0).discard, table.view(0).discard_size) == (pile[-1], (), len(pile))
    table = in_raid_three(make_table, browse_discard=True)
    assert table.view(0).discard == table.view(None).discard == pile
    assert all(world.discard == pile for world in worlds(table.state, 0))


def test_other_worlds_deal_other_hands_decks_and_stacks(make_table: MakeTable) -> None:
    state = in_raid_three(make_table).state
    found = worlds(state, 1)
    assert {(world.hands[1], world.stacks[1], world.loot, world.discard[-1]) for world in found} == {
        (state.hands[1], state.stacks[1], state.loot, state.discard[-1])
    }
    for hidden in ([world.hands[0] for world in found], [world.deck for world in found]):
        assert len(set(hidden)) == 40
    assert len({world.stacks[0] for world in found}) > 10
    assert len({world.discard for world in found}) == 40
    assert {tile for world in found for tile in world.stacks[2]} == set(STACKS[0] + STACKS[2])


def test_the_room_knows_no_stack_at_all(make_table: MakeTable) -> None:
    state = in_raid_three(make_table).state
    for seat in range(3):
        assert len({world.stacks[seat] for world in worlds(state, None)}) > 10


def test_ar12_no_other_world_holds_a_boss_that_could_not_be_kept(make_table: MakeTable) -> None:
    found = worlds(in_raid_three(make_table).state, None)
    holders = [next(stack for stack in world.stacks if 8 in stack) for world in found]
    assert all(6 in stack or 7 in stack for stack in holders)
    assert {6 in stack for stack in holders} == {True, False}


def test_after_the_reveal_only_the_cards_are_unknown(make_table: MakeTable) -> None:
    table = make_table(raid=3, stacks=STACKS, hands={0: [3]}, middle=(30,))
    table.play(3, 30)
    table.go_on()
    for world in worlds(table.state, 1):
        same = {name: getattr(table.state, name) for name in ("rng", "deck", "discard", "hands")}
        assert msgspec.structs.replace(world, **same) == table.state
