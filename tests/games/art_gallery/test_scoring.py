"""What a collection, a bid and a whole table are worth (AG-09, AG-20, AG-21)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from artgames.engine.api import Outcome, Setup
from artgames.games.art_gallery.data import FACES, Faces, read_box
from artgames.games.art_gallery.rules import RULES
from artgames.games.art_gallery.rules.chains import Chain, chain_points, chains, worth
from artgames.games.art_gallery.rules.events import MatchEnded
from artgames.games.art_gallery.rules.records import Bid, House, Row, Total
from artgames.games.art_gallery.rules.scoring import final_outcome, row, totals
from artgames.testing.plain_setups import CARDS

if TYPE_CHECKING:
    from tests.games.art_gallery.conftest import AGTable

    MakeTable = Callable[..., AGTable]

COLLECTIONS = st.lists(st.sampled_from(FACES.works), unique=True, max_size=14)


def faces_of(*works: tuple[int, int, int, int]) -> Faces:
    """A box whose first paintings are these."""
    box = read_box()
    return Faces(msgspec.structs.replace(box, works=(*works, *box.works[len(works) :])))


def house(**options: bool) -> House:
    return RULES.start(Setup(3, dict(options), "a", CARDS)).state.house


# Chains


def test_the_example_of_the_book_four_chains_are_worth_seventeen() -> None:
    faces = faces_of((2, 0, 2, 1), (2, 3, 1, 0), (0, 0, 3, 4), (3, 2, 0, 0))
    found = chains((1, 2, 3, 4), faces)
    assert [chain.value for chain in found] == [4, 3, 6, 4]
    assert chain_points((1, 2, 3, 4), faces) == 17


def test_ag20_the_most_valuable_chain_counts_not_the_longest() -> None:
    faces = faces_of((1, 0, 0, 0), (1, 0, 0, 0), (1, 0, 0, 0), (0, 1, 0, 0), (4, 0, 0, 0))
    assert chains((1, 2, 3, 4, 5), faces)[0] == Chain(0, 4, 4, 4)


def test_ag21_a_painting_without_the_symbol_breaks_its_row_and_no_other() -> None:
    faces = faces_of((2, 1, 0, 0), (0, 1, 0, 0), (2, 1, 0, 0))
    drops, arches, waves, _ = chains((1, 2, 3), faces)
    assert (drops, arches, waves) == (Chain(0, 0, 0, 2), Chain(1, 0, 2, 3), Chain(2, -1, -1, 0))


def test_nothing_collected_is_nothing_worth() -> None:
    assert chains(()) == tuple(Chain(symbol, -1, -1, 0) for symbol in range(4))


def test_of_chains_worth_the_same_the_first_is_shown() -> None:
    faces = faces_of((2, 0, 0, 0), (0, 1, 0, 0), (2, 0, 0, 0))
    assert chains((1, 2, 3), faces)[0] == Chain(0, 0, 0, 2)


@given(COLLECTIONS)
def test_a_chain_is_the_best_of_all_runs(works: list[int]) -> None:
    for chain in chains(works):
        values = [FACES.symbols[work][chain.symbol] for work in works]
        runs = [values[first:last] for first in range(len(values)) for last in range(first + 1, len(values) + 1)]
        assert chain.value == max((sum(run) for run in runs if all(run)), default=0)
        if chain.value:
            assert sum(values[chain.first : chain.last + 1]) == chain.value


@given(COLLECTIONS)
def test_another_painting_never_costs_points_at_once(works: list[int]) -> None:
    for work in (1, 27, 48):
        if work not in works:
            assert worth(works, work) == chain_points([*works, work]) - chain_points(works) >= 0


def test_the_order_of_a_collection_matters() -> None:
    assert len({chain_points(works) for works in permutations((5, 12, 7, 47))}) > 1


# Bids


def test_ag09_totals_are_ranked_and_ties_keep_the_order_of_arrival() -> None:
    bids = (Bid(2, 3), Bid(0, 6), Bid(1, 3), Bid(2, 0))
    assert totals(bids, house()) == (Total(2, 13), Total(0, 6), Total(1, 3))
    assert totals(bids[:3], house()) == (Total(0, 6), Total(2, 3), Total(1, 3))


def test_ag09_a_card_that_one_does_not_see_counts_nothing_but_keeps_company() -> None:
    assert totals((Bid(0, None), Bid(1, 4), Bid(0, 0)), house()) == (Total(0, 10), Total(1, 4))


def test_nobody_bids_nothing() -> None:
    assert totals((), house()) == ()


# The score sheet


def test_ag20_a_row_counts_chains_tiles_cards_and_the_first_player_card() -> None:
    line = row(1, (7, 33), (7, 5, 33, 9), (0, 1, 2, 3, 4, 5, 6, 7, 8), is_first=True)
    assert [chain.value for chain in line.chains] == [8, 0, 0, 0]
    assert (line.matching, line.other) == ((7, 33), (5, 9))
    assert (line.card_points, line.first_points) == (9, 3)
    assert line.points == 8 + 2 * 3 + 2 + 9 + 3


@pytest.mark.parametrize(("cards", "points"), [((0,) * 9, 0), ((0, 0, 0, 0, 0, 0, 0, 0, 3), 0), ((8,) * 9, 18)])
def test_ag20_a_quarter_of_the_cards_counts_rounded_down_and_a_zero_nothing(
    cards: tuple[int, ...], points: int
) -> None:
    assert row(0, (), (), cards, is_first=False).points == points


def line(seat: int, points: int, tiles: int) -> Row:
    return Row(seat, (), tuple(range(tiles)), (), (), 0, 0, points)


@pytest.mark.parametrize(
    ("lines", "outcome"),
    [
        ([(40, 1), (41, 0), (39, 9)], Outcome((1,), (40, 41, 39), "most_points")),
        ([(40, 1), (40, 2), (39, 9)], Outcome((1,), (40, 40, 39), "most_tiles")),
        ([(40, 2), (40, 2), (39, 9)], Outcome((0, 1), (40, 40, 39), "shared")),
        ([(40, 2), (40, 2), (40, 3)], Outcome((2,), (40, 40, 40), "most_tiles")),
    ],
)
def test_ag20_most_points_win_then_most_tiles_then_it_is_shared(lines: list[tuple[int, int]], outcome: Outcome) -> None:
    assert final_outcome(tuple(line(seat, *of) for seat, of in enumerate(lines))) == outcome


def test_ag20_the_first_player_card_counts_for_its_last_holder_and_all_nine_cards_for_everybody(
    make_table: MakeTable,
) -> None:
    table = make_table(2, hands={0: (1,), 1: (6,)}, piles=(0, 0, 10, 6))
    happened = table.settle()
    rows = table.state.rows
    assert [row.first_points for row in rows] == [0, 3]
    assert [len(row.hand) for row in rows] == [9, 9]
    assert sum(sum(row.hand) for row in rows) == 72
    assert happened[-1] == MatchEnded(final_outcome(rows))
    assert table.view(None).rows == rows
