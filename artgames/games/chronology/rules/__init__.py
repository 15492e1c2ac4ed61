"""The rules of the Chronological Art Game. Names such as SP-30 in the code are rulings: cases that the rulebook leaves
open."""

from artgames.engine.api import Rules, Setup
from artgames.games.chronology import GAME
from artgames.games.chronology.rules.play import chronology_rules
from artgames.games.chronology.rules.records import House, State

SIZE = 8


def settle(setup: Setup) -> House:
    options = GAME.settle(setup)  # SP-31: only paintings with a year may be dealt
    return House(seats=setup.seats, size=SIZE, rounds=options["deals"], neighbours=False, solo=False)  # SP-32


RULES: Rules[State] = chronology_rules(settle)
