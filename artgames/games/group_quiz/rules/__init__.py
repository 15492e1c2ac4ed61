"""The rules of the group quiz. SP-60 to SP-64 in the code are rulings: how cards are used for teaching."""

from artgames.engine.api import Rules, Setup
from artgames.engine.facts import ELEMENTS, Element
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.group_quiz import GAME
from artgames.games.group_quiz.rules.play import Settled, quiz_rules
from artgames.games.group_quiz.rules.records import State
from artgames.games.group_quiz.rules.settling import deal, make_house

_THREE: tuple[Element, ...] = ("artist", "date", "title")
"""SP-60: the title comes last, since it may give the others away."""

_ALL: tuple[Element, ...] = (*_THREE[:2], *(one for one in ELEMENTS if one not in (*_THREE, "century")), "title")

TOO_FEW = QT_TRANSLATE_NOOP(
    "group_quiz",
    "This needs {needed} paintings with enough on their labels to ask about; this deck has {cards}.",
)


def settle(setup: Setup) -> Settled:
    """SP-61: title, artist and date of every card, unless the house rules say otherwise."""
    options = GAME.settle(setup)
    house, wanted = make_house(setup.seats, options), options["elements"]
    elements = {"three": _THREE, "mixed": _ALL}.get(wanted, (wanted,))
    cards, rng = deal(setup, house.cards, elements, len(_THREE), TOO_FEW)
    return house, cards, rng


RULES: Rules[State] = quiz_rules(settle)
