"""What is settled before the first round."""

from artgames.engine.api import Refused, Setup, refuse
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.forgers import GAME
from artgames.games.forgers.rules.records import HAND_SIZE, WALL_SIZE, House


def settle(setup: Setup) -> House:
    """The house rules of a match. Raises Refused for options, seats or a box that do not fit."""
    house = House(seats=setup.seats, cards=len(setup.deck), **GAME.settle(setup))
    if house.cards < cards_for_a_match(house):
        raise _box_too_small(house)
    return house


def most_rounds(house: House) -> int:
    """A round gives away as many paintings as there are forgeries, and nobody has reached the goal before the last."""
    return house.seats * (house.goal - 1) // house.forgeries + 1


def cards_for_a_match(house: House) -> int:
    """SP-46: enough for the longest match in which every forgery is found, so that the deck never runs out."""
    refilled = 2 * house.forgeries  # the forger's hand, and the gaps on the wall
    return WALL_SIZE + HAND_SIZE * house.seats + refilled * (most_rounds(house) - 1)


def _box_too_small(house: House) -> Refused:
    text = QT_TRANSLATE_NOOP(
        "forgers", "{seats:# player|# players} need at least {needed} paintings; this deck has {cards}."
    )
    return refuse("option", text, GAME.slug, seats=house.seats, needed=cards_for_a_match(house), cards=house.cards)
