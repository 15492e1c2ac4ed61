"""Buying tiles (AG-09, AG-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from artgames.engine.api import Refused
from artgames.games.art_gallery.rules.actions import Buy
from artgames.games.art_gallery.rules.events import TilesBought

if TYPE_CHECKING:
    from tests.games.art_gallery.conftest import AGTable

    MakeTable = Callable[..., AGTable]


def in_the_shop(make_table: MakeTable, *bids: tuple[int, int], piles: tuple[int, ...] | None = None) -> AGTable:
    table = make_table(3, bids={0: list(bids)}, piles=piles)
    table.go_on()
    return table


def offered(table: AGTable) -> set[tuple[int, ...]]:
    return {action.piles for action in table.may() if isinstance(action, Buy)}


@pytest.mark.parametrize(
    ("card", "sets"),
    [
        (1, {(0,), ()}),
        (3, {(1,), (0,), ()}),
        (4, {(0, 1), (1,), (0,), ()}),
        (6, {(0, 2), (0, 1), (2,), (1,), (0,), ()}),
        (8, {(0, 3), (1, 2), (0, 2), (0, 1), (3,), (2,), (1,), (0,), ()}),
    ],
)
def test_ag14_one_tile_or_two_of_different_piles_as_far_as_the_card_goes(
    make_table: MakeTable, card: int, sets: set[tuple[int, ...]]
) -> None:
    table = in_the_shop(make_table, (0, card), (1, 8))
    assert offered(table) == sets
    assert len(table.may()) == len(sets)


def test_ag14_tiles_come_from_the_top_and_uncover_the_next_for_the_next(make_table: MakeTable) -> None:
    table = in_the_shop(make_table, (2, 8), (0, 3))
    cheap, dear = table.state.piles[0], table.state.piles[3]
    assert (table.state.phase, table.state.active) == ("buy", 2)
    table.buy(0, 3)
    assert table.events[0] == TilesBought(2, 1, 8, (0, 3), (cheap[-1], dear[-1]))
    assert table.state.tiles[2] == (cheap[-1], dear[-1])
    assert table.reveals
    assert table.view(None).pile_tops[0] == cheap[-2]
    table.buy(0)
    assert table.events[0] == TilesBought(0, 2, 3, (0,), (cheap[-2],))
    assert tuple(map(len, table.state.piles)) == (16, 14, 10, 5)


def test_ag14_one_may_take_nothing_and_loses_the_rest(make_table: MakeTable) -> None:
    table = in_the_shop(make_table, (0, 8), (1, 7))
    table.buy()
    assert table.events[0] == TilesBought(0, 1, 8, (), ())
    assert not table.reveals
    assert table.state.active == 1
    assert offered(table) == {(3,), (0, 2), (2,), (0, 1), (1,), (0,), ()}


def test_ag14_cards_are_never_added_together(make_table: MakeTable) -> None:
    table = in_the_shop(make_table, (0, 2), (0, 1))
    assert offered(table) == {(0,), ()}
    table.buy(0)
    assert offered(table) == {(0,), ()}
    table.buy(0)
    assert len(table.state.tiles[0]) == 2


def test_ag14_an_empty_pile_sells_nothing_and_nobody_is_asked_who_cannot_buy(make_table: MakeTable) -> None:
    table = in_the_shop(make_table, (0, 2), (1, 4), (2, 0), piles=(0, 14, 10, 6))
    assert table.heard(TilesBought) == [TilesBought(0, 1, 2, (), ())]
    assert (table.state.active, offered(table)) == (1, {(1,), ()})
    table.buy(1)
    assert table.heard(TilesBought)[1:] == [TilesBought(2, 3, 0, (), ())]
    assert table.state.phase == "pick"


def test_ag09_a_zero_buys_nothing_even_in_company(make_table: MakeTable) -> None:
    table = in_the_shop(make_table, (0, 0), (0, 0), (1, 5))
    assert table.heard(TilesBought) == [TilesBought(0, 1, 0, (), ()), TilesBought(0, 2, 0, (), ())]
    assert table.state.active == 1


@pytest.mark.parametrize("piles", [(0, 0), (3, 3), (1, 0), (0, 1, 2), (4,), (-1,)])
def test_a_purchase_that_is_not_offered_is_refused(make_table: MakeTable, piles: tuple[int, ...]) -> None:
    table = in_the_shop(make_table, (0, 8), (1, 8))
    with pytest.raises(Refused):
        table.buy(*piles)
