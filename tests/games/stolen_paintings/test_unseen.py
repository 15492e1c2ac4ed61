"""Another world that looks the same: what varies for whom, and what does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
import pytest

from artgames.engine.api import Seat
from artgames.engine.rng import Rng
from artgames.games.stolen_paintings.rules import RULES
from artgames.games.stolen_paintings.rules.records import Mark, State

if TYPE_CHECKING:
    from tests.games.stolen_paintings.conftest import SPTable

    MakeTable = Callable[..., SPTable]


def worlds(state: State, seat: Seat | None) -> list[State]:
    """Forty of them, each of them sound and looking as the real one does to this audience."""
    found = [RULES.resample_hidden(state, seat, Rng.from_seed(f"world {number}")) for number in range(40)]
    for world in found:
        assert RULES.check(world) == []
        assert RULES.view(world, seat) == RULES.view(state, seat)
    return found


def at_guess(make_table: MakeTable, **options: bool | int) -> SPTable:
    table = make_table(**options)
    table.to_guess(stolen_at=(2, 7))
    table.do(table.detectives[0], Mark((2,)))
    return table


def test_deck_order_varies_for_everybody_in_every_phase(make_table: MakeTable) -> None:
    table = make_table()
    moments = [table.state]
    for go_on in (table.open, table.time_up, table.steal, lambda: table.hang_stolen_at(4)):
        go_on()
        moments.append(table.state)
    for state in moments:
        for seat in (*range(4), None):
            assert len({world.deck for world in worlds(state, seat)}) == 40


def test_thief_knows_the_theft_but_no_guess(make_table: MakeTable) -> None:
    table = at_guess(make_table)
    found = worlds(table.state, table.thief)
    assert {(world.exhibit, world.stolen, world.auction) for world in found} == {
        (table.state.exhibit, table.state.stolen, table.state.auction)
    }
    assert len({world.marks[table.detectives[0]] for world in found}) > 20


def test_detective_knows_the_auction_and_the_own_guess_only(make_table: MakeTable) -> None:
    table = at_guess(make_table)
    guesser, other, _ = table.detectives
    found = worlds(table.state, guesser)
    assert {world.marks[guesser] for world in found} == {(2,)}
    assert len({world.marks[guesser] for world in worlds(table.state, other)}) > 20
    assert {len(world.stolen) for world in found} == {1, 2, 3}
    assert len({world.exhibit for world in found}) == 40
    assert {painting for world in found for painting in world.stolen} == set(table.state.auction)


def test_sp08_an_announced_count_is_known(make_table: MakeTable) -> None:
    table = at_guess(make_table, announce_count=True)
    found = worlds(table.state, table.detectives[0])
    assert {len(world.stolen) for world in found} == {2}
    assert len({world.stolen for world in found}) > 10


def test_detectives_know_nothing_of_the_auction_while_the_thief_arranges(make_table: MakeTable) -> None:
    table = make_table()
    table.open()
    table.time_up()
    table.steal(2)
    found = worlds(table.state, table.detectives[0])
    assert {len(world.stolen) for world in found} == {1, 2, 3}
    assert len({world.auction for world in found}) == 40


@pytest.mark.parametrize("seat", [0, 1, None])
def test_after_the_reveal_only_the_deck_is_unknown(make_table: MakeTable, seat: Seat | None) -> None:
    table = make_table()
    table.whole_round(stolen_at=(1, 2), marks=(1,))
    for world in worlds(table.state, seat):
        assert msgspec.structs.replace(world, deck=table.state.deck, rng=table.state.rng) == table.state
