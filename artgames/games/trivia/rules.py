"""The rules of the group quiz, with a category for every question. SP-64 in the code is a ruling."""

from artgames.engine.api import Rules, Setup
from artgames.engine.facts import Element
from artgames.games.group_quiz.rules import TOO_FEW
from artgames.games.group_quiz.rules.play import Settled, quiz_rules
from artgames.games.group_quiz.rules.records import State
from artgames.games.group_quiz.rules.settling import deal, make_house
from artgames.games.trivia import GAME

CATEGORIES: tuple[Element, ...] = ("title", "date", "artist", "lived", "sitter", "country", "school")
"""SP-64: the seven categories of the rulebook, in its order."""


def settle(setup: Setup) -> Settled:
    """SP-64: a category without data for a card is skipped."""
    options = GAME.settle(setup)
    house = make_house(setup.seats, options, options["category"], CATEGORIES)
    cards, rng = deal(setup, house.cards, CATEGORIES, len(CATEGORIES), TOO_FEW)
    return house, cards, rng


RULES: Rules[State] = quiz_rules(settle)
