"""The same rules as at a table, settled for one."""

from typing import Any

from artgames.engine.api import Rules, Setup
from artgames.games.chronology.rules.play import chronology_rules
from artgames.games.chronology.rules.records import House, State
from artgames.games.chronology_solo import GAME

SIZE = 10
ROUNDS = 3


def settle(setup: Setup) -> House:
    """SP-33: paintings next to each other count, unless the house rules say otherwise."""
    options: dict[str, Any] = GAME.complete(setup.options)
    return House(seats=1, size=SIZE, rounds=ROUNDS, neighbours=not options["solo_subsequence"], solo=True)


RULES: Rules[State] = chronology_rules(GAME, settle)
