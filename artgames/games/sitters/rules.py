"""The rules of the group quiz, with one question only. SP-62 in the code is a ruling."""

from artgames.engine.api import Rules, Setup
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.group_quiz.rules.play import Settled, quiz_rules
from artgames.games.group_quiz.rules.records import State
from artgames.games.group_quiz.rules.settling import deal, make_house
from artgames.games.sitters import GAME

TOO_FEW = QT_TRANSLATE_NOOP("group_quiz", "This needs {needed} portraits with named sitters; this deck has {cards}.")


def settle(setup: Setup) -> Settled:
    """SP-62: only cards with a named sitter."""
    house = make_house(setup.seats, GAME.settle(setup))
    cards, rng = deal(setup, house.cards, ("sitter",), 1, TOO_FEW)
    return house, cards, rng


RULES: Rules[State] = quiz_rules(settle)
