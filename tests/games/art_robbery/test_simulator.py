"""The compact simulator: the readable rules are the law, and it agrees with them step by step."""

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

import pytest

from artgames.engine.api import HOUSE, Setup
from artgames.engine.choices import Action
from artgames.engine.rng import Rng
from artgames.games.art_robbery import GAME
from artgames.games.art_robbery.data import FACES
from artgames.games.art_robbery.rules import RULES
from artgames.games.art_robbery.rules.actions import GoOn
from artgames.games.art_robbery.rules.records import State
from artgames.games.art_robbery.simulator import RobberySimulator, from_state, move_of
from artgames.search import NOBODY

SEATS = (2, 3, 4, 5)
HOUSES: tuple[dict[str, Any], ...] = (
    {},
    {"steal_optional": True, "two_player_penalty": "minus_10", "all_caught": "ignore"},
    {"greedy_no_boss": True, "all_caught": "nobody"},
)


class Stacked:
    """A simulator's chance that shuffles as the readable rules did."""

    def __init__(self) -> None:
        self.order: list[float] = []

    def random(self) -> float:
        return self.order.pop(0)

    def foresee(self, before: Sequence[int], after: Sequence[int]) -> None:
        """A pile is to be shuffled so: every card gets its place as the number by which it is sorted."""
        self.order = [after.index(card) for card in before]


Described = tuple[object, ...]


def described(table: RobberySimulator) -> Described:
    """Everything that stands on the table, kept though the table changes; hands in any order."""
    loose = table.raid, table.active, table.to_move, table.dog, table.tile, table.left, table.reshuffles
    piles = tuple(table.deck), tuple(table.discard), tuple(table.middle)
    sums = tuple(table.stacks), tuple(table.points), tuple(table.dots)
    hands = tuple(tuple(sorted(hand)) for hand in table.hands)
    return loose, piles, sums, hands, tuple(map(tuple, table.loot))


def step_both(state: State, table: RobberySimulator, chance: Stacked, action: Action) -> tuple[State, Any]:
    """Do the same in both worlds; the house goes on by itself in the simulator."""
    seat = RULES.to_act(state)[0]
    after = RULES.apply(state, seat, action).state
    if len(after.deck) > len(state.deck):
        played = (action.card,) if hasattr(action, "card") else ()
        chance.foresee((*state.discard, *played), after.deck)
    token = table.make(move_of(action))
    while RULES.to_act(after) == (HOUSE,):
        after = RULES.apply(after, HOUSE, GoOn()).state
    return after, token


def assert_same(state: State, table: RobberySimulator) -> None:
    over = state.outcome is not None
    if over:
        assert table.to_move == NOBODY
        assert state.outcome is not None
        assert tuple(table.winners()) == state.outcome.winners
        assert tuple(table.scores()) == state.outcome.points
        assert table.points == [row.loot for row in state.rows]
        assert table.dots == [row.alibis for row in state.rows]
        return
    assert table.to_move == RULES.to_act(state)[0]
    assert described(table) == described(from_state(state, Random(0)))
    actions = [choice.make() for choice in RULES.choices(state, table.to_move)]
    moves = table.moves()
    assert len(moves) == len(set(moves))
    assert set(moves) == {move_of(action) for action in actions}


def play_both(seats: int, options: dict[str, Any], seed: str) -> int:
    """A random match in both worlds, compared at every step; then all of it is taken back."""
    state = RULES.start(Setup(seats, GAME.complete(options), seed)).state
    chance, rng = Stacked(), Rng.from_seed(f"{seed}/moves")
    table = from_state(state, chance)
    past: list[tuple[Described, Any]] = []
    while state.outcome is None:
        assert_same(state, table)
        choices = RULES.choices(state, table.to_move)
        which, rng = rng.below(len(choices))
        before = described(table)
        state, token = step_both(state, table, chance, choices[which].make())
        past.append((before, token))
    assert_same(state, table)
    for before, token in reversed(past):
        table.unmake(token)
        assert described(table) == before
    return len(past)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", HOUSES, ids=("book", "fan", "museum"))
def test_the_simulator_plays_by_the_rules(seats: int, options: dict[str, Any]) -> None:
    for number in range(25):
        assert play_both(seats, options, f"proof {number}") > 36


def test_a_shuffled_deal_has_all_cards() -> None:
    house = RULES.start(Setup(4, GAME.complete({}), "a")).state.house
    table = RobberySimulator(house, Random(1))
    table.deal(2)
    cards = [card for pile in (table.deck, *table.hands) for card in pile]
    assert sorted(cards) == sorted(FACES.kinds)
    assert table.to_move == 2


def test_a_copy_is_played_on_alone() -> None:
    state = RULES.start(Setup(3, GAME.complete({}), "a")).state
    table = from_state(state, Random(1))
    before = described(table)
    other = table.copy()
    while other.to_move != NOBODY:
        other.make(other.moves()[0])
    assert described(table) == before


def test_a_search_may_stop_at_the_end_of_a_raid() -> None:
    table = from_state(RULES.start(Setup(3, GAME.complete({}), "a")).state, Random(1))
    table.horizon = 1
    while table.to_move != NOBODY:
        table.make(table.moves()[0])
    assert table.raid == 1


def test_tiles_that_the_simulator_counts_as_one_kind_are_alike() -> None:
    for raid, kind in product(range(4), range(7)):
        first, *others = FACES.wanted[raid][kind]
        assert all(FACES.prints[tile] == FACES.prints[first] for tile in others)
