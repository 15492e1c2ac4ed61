"""The compact simulator: the readable rules are the law, and it agrees with them step by step."""

from random import Random
from typing import Any

import pytest

from artgames.engine.api import Setup
from artgames.games.art_gallery import GAME
from artgames.games.art_gallery.data import FACES
from artgames.games.art_gallery.rules import RULES
from artgames.games.art_gallery.rules.records import BAR, State
from artgames.games.art_gallery.simulator import GallerySimulator, from_state
from artgames.search import NOBODY
from artgames.testing.plain_setups import CARDS
from scripts.trials.simulator_trial import HOUSES, SEATS, described, play_both


def start(seats: int, **options: Any) -> State:
    return RULES.start(Setup(seats, GAME.complete(options), "a", CARDS)).state


@pytest.mark.parametrize("seats", SEATS)
def test_the_simulator_plays_by_the_rules(seats: int) -> None:
    for number, options in enumerate(HOUSES):
        assert play_both(seats, options, f"proof {number}") > 24


@pytest.mark.parametrize("seats", SEATS)
def test_the_simulator_plays_by_the_rules_in_a_crowd(seats: int) -> None:
    """AG-06: where bars are full."""
    assert play_both(seats, {}, "crowd", crowded=True) > 24


def test_both_ways_to_a_free_space_count_though_one_ends_at_a_full_bar() -> None:
    """AG-06: a walk that ends at a free space is allowed, even if a diverted one would end there too."""
    table = from_state(start(5), Random(1))
    table.markers[4], table.laid[4], table.full = [1] * BAR, [1] * BAR, 1 << 4
    four_back = 2 * 4 + 1
    assert four_back in table.moves()
    table.make(four_back)
    assert table.pawns[table.to_move] == 5


def test_a_shuffled_deal_has_every_work_twice() -> None:
    table = GallerySimulator(start(4).house, Random(1))
    table.deal(2)
    assert sorted([*table.deck[: table.deck_left], *table.hanging[1:]]) == list(FACES.works)
    assert sorted(tile for pile in table.piles for tile in pile) == list(FACES.works)
    assert table.to_move == 2


def test_a_copy_is_played_on_alone() -> None:
    table = from_state(start(3), Random(1))
    before = described(table)
    other = table.copy()
    while other.to_move != NOBODY:
        other.make(other.moves()[0])
    assert described(table) == before


def test_a_search_may_stop_at_the_end_of_a_round() -> None:
    table = from_state(start(3), Random(1))
    table.horizon = 1
    while table.to_move != NOBODY:
        table.make(table.moves()[0])
    assert table.round == 1
    assert [sum(cards) for cards in table.cards] == [9, 9, 9]
