"""The rules of the Chronological Art Game. Names such as SP-30 in the code are rulings: cases that the rulebook leaves
open."""

from artgames.engine.api import Rules, Setup
from artgames.games.chronology import GAME
from artgames.games.chronology.rules.play import chronology_rules
from artgames.games.chronology.rules.records import House, State

SIZE = 8


def settle(setup: Setup) -> House:
    options = GAME.settle(setup)  # SP-31: only paintings with a year may be dealt
    by_card: bool = options["by_card"]
    return House(setup.seats, SIZE, options["deals"], neighbours=False, solo=False, by_card=by_card)  # SP-32


RULES: Rules[State] = chronology_rules(settle)
