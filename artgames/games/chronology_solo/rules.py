"""The same rules as at a table, settled for one."""

from artgames.engine.api import Rules, Setup
from artgames.games.chronology.rules.play import chronology_rules
from artgames.games.chronology.rules.records import House, State
from artgames.games.chronology_solo import GAME

SIZE = 10
ROUNDS = 3


def settle(setup: Setup) -> House:
    """SP-33: paintings next to each other count, unless the house rules say otherwise."""
    options = GAME.settle(setup)  # SP-31: only paintings with a year may be dealt
    return House(seats=1, size=SIZE, rounds=ROUNDS, neighbours=not options["solo_subsequence"], solo=True)


RULES: Rules[State] = chronology_rules(settle)
