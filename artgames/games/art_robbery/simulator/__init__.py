"""The compact simulator of Art Robbery: the rules in `rules`, for a search that plays thousands of turns a second.

Cards of one kind are alike, and so are the tiles of one raid with the same value; the simulator knows kinds only. The
kind of a tile is its value 0–5 or BOSS; that of a card its value, BOSS, DOG or GREEDY.

A move is eight times the kind of the card, plus a target: 1 + victim for a theft, 1 + tile for a greedy thief, and 0
where there is nothing to choose. KEEP_DOG and GIVE_DOG are the answers of a victim who has the dog (AR-10).
"""

from artgames.games.art_robbery.data import FACES
from artgames.games.art_robbery.rules.records import HAND_SIZE, State
from artgames.games.art_robbery.simulator.kinds import (
    CARDS,
    DOTS,
    FIVE,
    FOUR,
    GIVE_DOG,
    HOLE,
    KEEP_DOG,
    POINTS,
    TILE_KINDS,
    move_of,
)
from artgames.games.art_robbery.simulator.simulator import RobberySimulator
from artgames.search.simulator import Chance

__all__ = [
    "CARDS",
    "DOTS",
    "FIVE",
    "FOUR",
    "GIVE_DOG",
    "HOLE",
    "KEEP_DOG",
    "POINTS",
    "TILE_KINDS",
    "RobberySimulator",
    "from_state",
    "move_of",
]


def from_state(state: State, chance: Chance) -> RobberySimulator:
    """The table of the readable rules, everything hidden included. Bots imagine theirs instead."""
    simulator = RobberySimulator(state.house, chance)
    simulator.raid, simulator.active, simulator.to_move = state.raid, state.active, state.active
    simulator.dog, simulator.reshuffles = state.dog, state.reshuffles
    simulator.lay_out(state.middle, state.loot, state.stacks)
    simulator.hands = [[FACES.kinds[card] for card in hand] for hand in state.hands]
    simulator.deck = [FACES.kinds[card] for card in state.deck]
    simulator.discard = [FACES.kinds[card] for card in state.discard]
    if state.pending is not None:
        simulator.hands[state.active].append(HOLE)
        simulator.ask(state.pending.victim, TILE_KINDS[state.pending.tile], HAND_SIZE - 1)
    return simulator
