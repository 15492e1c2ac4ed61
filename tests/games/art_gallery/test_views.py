"""Who sees what, and what another world may change (AG-04, AG-05)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from artgames.engine.api import HOUSE, Seat
from artgames.engine.rng import Rng
from artgames.games.art_gallery.rules import RULES
from artgames.games.art_gallery.rules.records import Bid, State

if TYPE_CHECKING:
    from tests.games.art_gallery.conftest import AGTable

    MakeTable = Callable[..., AGTable]

BIDS = {0: [(0, 5), (1, 6)], 2: [(1, 1), (2, 7), (0, 0)]}


def worlds(state: State, seat: Seat | None) -> list[State]:
    """Forty of them, each of them sound and looking as the real one does to this audience."""
    found = [RULES.resample_hidden(state, seat, Rng.from_seed(f"world {number}")) for number in range(40)]
    for world in found:
        assert RULES.check(world) == []
        assert RULES.view(world, seat) == RULES.view(state, seat)
    return found


def laid_by(state: State, seat: Seat) -> list[int | None]:
    return [bid.card for here in state.bids for bid in here if bid.seat == seat]


def test_the_own_hand_is_seen_by_its_owner_alone(make_table: MakeTable) -> None:
    table = make_table(3, turns=2, bids=BIDS)
    for seat in range(3):
        view = table.view(seat)
        assert (view.seat, view.hand, view.hand_sizes) == (seat, table.state.hands[seat], (5, 5, 5))
    for audience in (None, HOUSE):
        assert (table.view(audience).seat, table.view(audience).hand) == (None, ())


def test_ag04_one_sees_the_own_cards_again_and_of_the_others_only_the_markers(make_table: MakeTable) -> None:
    table = make_table(3, turns=2, bids=BIDS)
    assert table.view(0).bids[2] == (Bid(1, None), Bid(2, None), Bid(0, 0))
    assert table.view(2).bids[2] == (Bid(1, None), Bid(2, 7), Bid(0, None))
    assert table.view(None).bids[2] == (Bid(1, None), Bid(2, None), Bid(0, None))


def test_ag04_only_the_area_that_is_settled_lies_open(make_table: MakeTable) -> None:
    table = make_table(3, bids=BIDS)
    table.go_on()
    assert table.view(2).bids[0] == (Bid(0, 5), Bid(1, 6))
    assert table.view(2).bids[2][0] == Bid(1, None)
    assert table.view(2).settling == table.state.settling


def test_ag04_known_cards_are_shown_by_the_house_rule_alone(make_table: MakeTable) -> None:
    assert make_table(3, turns=2, bids=BIDS).view(0).pools == ()
    table = make_table(3, turns=2, bids=BIDS, show_known_hands=True)
    state = table.state
    for audience in (None, 0, 1, 2):
        pools = table.view(audience).pools
        assert len(pools) == 3
        for seat in range(3):
            laid = [card for card in laid_by(state, seat) if card is not None]
            assert pools[seat] == tuple(sorted([*state.hands[seat], *laid]))


def test_ag04_what_lies_open_is_no_longer_in_the_pool(make_table: MakeTable) -> None:
    table = make_table(3, bids={0: [(0, 5), (1, 6)]}, show_known_hands=True)
    assert tuple(map(len, table.view(None).pools)) == (5, 5, 5)
    table.go_on()
    assert tuple(map(len, table.view(None).pools)) == (4, 4, 5)


def test_ag04_another_world_lays_the_same_cards_elsewhere(make_table: MakeTable) -> None:
    state = make_table(3, turns=2, bids=BIDS).state
    found = worlds(state, 0)
    assert {(world.hands[0], tuple(laid_by(world, 0))) for world in found} == {
        (state.hands[0], tuple(laid_by(state, 0)))
    }
    for seat in (1, 2):
        assert len({world.hands[seat] for world in found}) > 5
        pools = {tuple(sorted([*world.hands[seat], *laid_by(world, seat)])) for world in found}  # type: ignore[type-var]
        assert len(pools) == 1


def test_ag04_after_the_comparison_the_last_card_is_known(make_table: MakeTable) -> None:
    table = make_table(3, bids={**BIDS, 1: [(1, 3), (1, 4)]})
    assert len({world.hands[1] for world in worlds(table.state, 0)}) > 1
    table.go_on()
    found = worlds(table.state, 0)
    assert {world.hands for world in found} == {table.state.hands}
    assert {world.bids[0] for world in found} == {table.state.bids[0]}
    assert len({world.bids[1] for world in found}) > 1


def test_ag05_the_top_tiles_are_seen_and_those_below_are_not(make_table: MakeTable) -> None:
    state = make_table(3, turns=0).state
    view = RULES.view(state, None)
    assert view.pile_tops == tuple(pile[-1] for pile in state.piles)  # type: ignore[attr-defined]
    found = worlds(state, 0)
    assert len({world.piles for world in found}) == len({world.deck for world in found}) == 40
    assert {tuple(pile[-1] for pile in world.piles) for world in found} == {tuple(pile[-1] for pile in state.piles)}


def test_ag05_an_empty_pile_shows_nothing(make_table: MakeTable) -> None:
    view = make_table(4, piles=(0, 1, 10, 6)).view(None)
    assert (view.pile_tops[0], view.pile_sizes) == (0, (0, 1, 10, 6))


def test_in_the_end_only_the_deck_and_the_tiles_below_are_unknown(make_table: MakeTable) -> None:
    table = make_table(2, piles=(0, 0, 10, 6))
    table.settle()
    for world in worlds(table.state, 1):
        same = {name: getattr(table.state, name) for name in ("rng", "deck", "piles")}
        assert msgspec.structs.replace(world, **same) == table.state
