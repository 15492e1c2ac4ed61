"""Who sees what, and other worlds that look the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
import pytest

from artgames.engine import codec
from artgames.engine.api import Seat
from artgames.engine.rng import Rng
from artgames.games.forgers.rules import RULES
from artgames.games.forgers.rules.records import ForgeriesHung, HandDealt, State, WallReopened

if TYPE_CHECKING:
    from tests.games.forgers.conftest import ForgersTable

    MakeTable = Callable[..., ForgersTable]


def worlds(state: State, seat: Seat | None) -> list[State]:
    """Forty of them, each of them sound and looking as the real one does to this audience."""
    found = [RULES.resample_hidden(state, seat, Rng.from_seed(f"world {number}")) for number in range(40)]
    for world in found:
        assert RULES.check(world) == []
        assert RULES.view(world, seat) == RULES.view(state, seat)
    return found


def test_everybody_sees_the_own_hand_only(make_table: MakeTable) -> None:
    table = make_table()
    assert table.view(None).hand == ()
    for seat in range(4):
        assert table.view(seat).hand == table.state.hands[seat]
        others = {card for other in range(4) if other != seat for card in table.state.hands[other]}
        text = str(codec.encode(table.view(seat)))
        assert not any(str(card) in text for card in others)
        heard = [event for event in table.match.events(seat) if isinstance(event, HandDealt)]
        assert [event.paintings is not None for event in heard] == [event.seat == seat for event in heard]


def test_the_wall_is_dark_while_the_forger_works(make_table: MakeTable) -> None:
    table = make_table()
    table.to_forge()
    assert len(table.view(table.forger).wall) == 24
    for audience in (None, *table.guessers):
        assert table.view(audience).wall == ()
        found = worlds(table.state, audience)
        assert len({world.wall for world in found}) == 40


def test_nobody_but_the_forger_learns_what_was_forged(make_table: MakeTable) -> None:
    table = make_table()
    table.to_forge()
    hung, reopened = table.forge(3, 8, 13, swapped=(0, 1))
    assert isinstance(hung, ForgeriesHung) and hung.seen_by(table.forger) == hung
    assert isinstance(reopened, WallReopened)
    for audience in (None, *table.guessers):
        assert hung.seen_by(audience) == ForgeriesHung(table.forger, None, None)
        view = table.view(audience)
        assert (view.forged, view.swapped, view.before) == ((), (), ())
    assert table.view(table.forger).forged == table.state.forged


def test_guessers_cannot_tell_where_the_forgeries_are(make_table: MakeTable) -> None:
    table = make_table()
    table.to_guess(3, 8, 13)
    table.guess(8, 5)
    last = table.guessers[2]
    found = worlds(table.state, last)
    places = {forgery.place for world in found for forgery in world.forged}
    assert 5 not in places, "somebody pointed at it, and it was real"
    assert all(8 in {forgery.place for forgery in world.forged} for world in found)
    assert len(places) > 15
    assert {len(world.swapped) for world in found} == {0, 2}


def test_the_forger_knows_everything_but_hands_and_deck(make_table: MakeTable) -> None:
    table = make_table()
    table.to_guess()
    for world in worlds(table.state, table.forger):
        same = msgspec.structs.replace(
            world, deck=table.state.deck, hands=table.state.hands, rng=table.state.rng, loot=table.state.loot
        )
        assert same == table.state


@pytest.mark.parametrize("seat", [0, 1, None])
def test_after_the_reveal_only_hands_and_deck_are_unknown(make_table: MakeTable, seat: Seat | None) -> None:
    table = make_table()
    table.whole_round(found=1)
    for world in worlds(table.state, seat):
        assert (
            msgspec.structs.replace(world, deck=table.state.deck, hands=table.state.hands, rng=table.state.rng)
            == table.state
        )
