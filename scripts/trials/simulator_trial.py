"""Random matches of Art Gallery in the readable rules and in the compact simulator, compared at every step.

    .venv/bin/python -m scripts.trials.simulator_trial [--matches 10000]

The numbers of seats and the house rules change from match to match. Ends with the first difference, or with how many
steps were the same.
"""

import argparse
import sys
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from artgames.engine.api import HOUSE, Setup
from artgames.engine.rng import Rng
from artgames.games.art_gallery import GAME
from artgames.games.art_gallery.rules import RULES
from artgames.games.art_gallery.rules.actions import GoOn
from artgames.games.art_gallery.rules.records import State
from artgames.games.art_gallery.simulator import GallerySimulator, from_state, move_of
from artgames.search import NOBODY
from artgames.testing.plain_setups import CARDS

SEATS = range(GAME.min_seats, GAME.max_seats + 1)
HOUSES: tuple[dict[str, Any], ...] = tuple(
    {"return_order": order, "zero_any_card": zero, "start_tie_literal": literal, "may_refuse": refuse}
    for order, zero, literal, refuse in product(("reverse", "forward"), *[(False, True)] * 3)
)
"""Every combination of house rules that changes what can be done or what comes of it."""

TELL_EVERY = 500
CROWDED = 8
"""Of so many matches, in one everybody walks where the most markers are, so that bars are filled (AG-06)."""

Described = tuple[object, ...]


def described(table: GallerySimulator) -> Described:
    """Everything that stands on the table, kept though the table changes."""
    loose = table.to_move, table.walking, table.round, table.first, table.turn, table.rounds_without
    settling = table.area, table.area >= 0 and table.step, tuple(table.queue), tuple(table.lying)
    cards = table.cards, table.moved, table.taken, table.markers, table.laid
    counted = tuple(tuple(tuple(row) for row in rows) for rows in cards)
    piles = tuple(tuple(pile[:height]) for pile, height in zip(table.piles, table.heights, strict=True))
    shown = table.pawns, table.hanging, table.masks, table.works, table.tiles, table.paintings, table.owners
    chains = tuple(map(tuple, (*table.runs, *table.bests)))
    deck = tuple(table.deck[: table.deck_left])
    return loose, settling, table.full, counted, piles, tuple(map(tuple, shown)), chains, deck


def assert_same(state: State, table: GallerySimulator) -> None:
    if state.outcome is not None:
        assert table.to_move == NOBODY
        assert tuple(table.points()) == state.outcome.points
        assert tuple(table.winners()) == state.outcome.winners
        return
    assert RULES.to_act(state) == (table.to_move,)
    assert described(table) == described(from_state(state, Random(0)))
    moves = table.moves()
    assert len(moves) == len(set(moves))
    assert set(moves) == {move_of(choice.make()) for choice in RULES.choices(state, table.to_move)}


def pick(state: State, table: GallerySimulator, crowded: bool, rng: Rng) -> tuple[int, Rng]:
    """Any of the choices, or one that makes a crowd, by its number."""
    choices = RULES.choices(state, table.to_move)
    if crowded and state.phase == "walk":
        seat = table.to_move
        ends = [RULES.apply(state, seat, choice.make()).state.pawns[seat] for choice in choices]
        return max(range(len(choices)), key=lambda number: len(state.bids[ends[number]])), rng
    return rng.below(len(choices))


def play_both(seats: int, options: dict[str, Any], seed: str, crowded: bool = False) -> int:
    """A match in both worlds, compared at every step; how many there were."""
    state = RULES.start(Setup(seats, GAME.complete(options), seed, CARDS)).state
    rng = Rng.from_seed(f"{seed}/moves")
    table = from_state(state, Random(0))
    steps = 0
    while state.outcome is None:
        assert_same(state, table)
        which, rng = pick(state, table, crowded, rng)
        action = RULES.choices(state, table.to_move)[which].make()
        state = RULES.apply(state, table.to_move, action).state
        while RULES.to_act(state) == (HOUSE,):
            state = RULES.apply(state, HOUSE, GoOn()).state
        table.make(move_of(action))
        steps += 1
    assert_same(state, table)
    return steps


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=10_000)
    args = parser.parse_args()
    steps = 0
    for number in range(args.matches):
        seats, options = SEATS[number % len(SEATS)], HOUSES[number % len(HOUSES)]
        steps += play_both(seats, options, f"proof {number}", number % CROWDED == 0)
        if (number + 1) % TELL_EVERY == 0:
            print(f"{number + 1} matches, {steps} steps: the same", flush=True)


if __name__ == "__main__":
    main()
