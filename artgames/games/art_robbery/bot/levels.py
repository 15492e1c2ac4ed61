"""What makes a bot easy, normal or hard."""

import msgspec

from artgames.games.art_robbery.bot.judgement import Weights
from artgames.search import Budget

PRACTISED_IN_PAIRS = Weights(
    alibi=0.72,
    close=0.21,
    hurt=1.05,
    dog=1.14,
    guard=0.71,
    boss=0.24,
    end=0.1,
    second_last=0.08,
    greedy_card=0.47,
    dog_card=0.7,
    boss_card=0.36,
    save=1.41,
    give=3.08,
    give_guard=0.03,
)
"""What many thousand matches in the league have left standing."""

PRACTISED_IN_COMPANY = Weights(
    alibi=0.6,
    close=1.0,
    hurt=2.05,
    dog=0.75,
    guard=0.37,
    boss=0.12,
    end=0.8,
    second_last=0.0,
    greedy_card=2.25,
    dog_card=0.5,
    boss_card=0.68,
    save=-0.2,
    give=2.0,
    give_guard=0.0,
)
"""The same with four at the table."""

HASTE = 0.8
"""How much of its patience with good cards an easy bot has left."""

THINKING = Budget(simulations=1000)
"""What a hard bot takes for a move: about a third of a second on most machines."""


class Habits(msgspec.Struct, frozen=True):
    """How a hard bot searches."""

    exploration: float = 0.3
    """How readily it looks again at moves that seemed bad, in chances to win."""

    whim: float = 0.1
    """How often anybody in its imagination does just anything."""

    temper: float = 0.0
    """By how many points it thinks that the others misjudge a move; 0: it reads nothing into what they play."""


def practised(seats: int) -> Weights:
    """How a normal bot plays, and everybody in a hard bot's imagination."""
    return PRACTISED_IN_PAIRS if seats == 2 else PRACTISED_IN_COMPANY


def unsuspecting(seats: int) -> Weights:
    """What somebody thinks who counts points alone: no alibis, a Boss that is as safe as any other tile, and good cards
    that need not be kept quite as long."""
    normal = practised(seats)
    return msgspec.structs.replace(normal, alibi=0.0, close=0.0, boss=1.0, save=HASTE * normal.save)
