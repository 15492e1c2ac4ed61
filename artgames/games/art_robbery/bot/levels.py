"""What makes a bot easy, normal or hard."""

import msgspec

from artgames.games.art_robbery.bot.judgement import Weights
from artgames.search import Budget

SENSIBLE = Weights(
    alibi=1.5,
    close=1.0,
    hurt=0.8,
    dog=1.0,
    guard=0.15,
    boss=0.4,
    end=0.3,
    second_last=0.0,
    greedy_card=0.8,
    dog_card=0.5,
    boss_card=0.3,
    save=0.0,
    give=2.0,
    give_guard=0.0,
)
"""What somebody thinks after a few matches."""

PRACTISED_IN_PAIRS = Weights(
    alibi=0.9,
    close=0.24,
    hurt=0.64,
    dog=0.8,
    guard=0.45,
    boss=0.5,
    end=0.11,
    second_last=0.0,
    greedy_card=0.48,
    dog_card=0.1,
    boss_card=0.14,
    save=0.2,
    give=2.4,
    give_guard=0.24,
)
"""What many thousand matches between two sets of weights have left standing."""

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

CARELESS = 1.5
"""By so many points a move may look worse than the best one and still be played by an easy bot."""

THINKING = Budget(simulations=1000, seconds=0.9)
"""What a hard bot takes for a move: about a third of a second, and never a whole one, however slow the machine."""


class Habits(msgspec.Struct, frozen=True):
    """How a hard bot searches."""

    exploration: float = 0.3
    """How readily it looks again at moves that seemed bad, in chances to win."""

    whim: float = 0.1
    """How often anybody in its imagination does just anything."""

    temper: float = 1.5
    """By how many points it thinks that the others misjudge a move; 0: it reads nothing into what they play."""


def practised(seats: int) -> Weights:
    return PRACTISED_IN_PAIRS if seats == 2 else PRACTISED_IN_COMPANY
