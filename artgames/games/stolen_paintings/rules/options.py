"""What is settled before the first round."""

from artgames.engine.api import Refused, Seat, Setup, refuse
from artgames.engine.info import DECOYS
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.stolen_paintings import GAME
from artgames.games.stolen_paintings.rules.records import AUCTION_SIZE, House


def settle(setup: Setup) -> House:
    """The house rules of a match. Raises Refused for options, seats or a box that do not fit."""
    options = GAME.settle(setup)
    turns_as_thief = options.pop("rounds_per_player") or turns_by_the_book(setup.seats)
    in_turn = len(_thieves(setup.seats, setup.audience))
    rounds = in_turn * turns_as_thief
    if options["cooperative"]:  # SP-23
        rounds = in_turn if options["coop_rotate"] else 1
    if GAME.asks_likeness(options):
        options["alike"] = setup.alike
    else:
        del options[DECOYS]  # the default then, and nothing to write down
    house = House(
        seats=setup.seats, cards=len(setup.deck), rounds=rounds, audience=tuple(sorted(setup.audience)), **options
    )
    if not thieves(house):
        raise refuse(
            "option", QT_TRANSLATE_NOOP("stolen_paintings", "Someone has to be the thief. Add a player."), GAME.slug
        )
    if house.cards < cards_for_a_round(house):
        raise _box_too_small(house)
    return house


def thieves(house: House) -> tuple[Seat, ...]:
    """Who is the thief in turn."""
    return _thieves(house.seats, house.audience)


def _thieves(seats: int, audience: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(seats) if seat not in audience])


def thief_after(house: House, thief: Seat) -> Seat:
    """SP-02: the left neighbour is the next thief, past whoever cannot be."""
    in_turn = thieves(house)
    return next((seat for seat in in_turn if seat > thief), in_turn[0])


def turns_by_the_book(seats: int) -> int:
    """SP-01: two and three players are the thief twice each."""
    return 2 if seats <= 3 else 1


def cards_for_a_round(house: House) -> int:
    """SP-15, SP-25: an exhibit, and as many newcomers as an auction with a single stolen painting needs."""
    return house.exhibit + AUCTION_SIZE - 1


def _box_too_small(house: House) -> Refused:
    text = QT_TRANSLATE_NOOP(
        "stolen_paintings",
        "An exhibit of {exhibit} needs at least {needed} paintings; this deck has {cards}.",
    )
    return refuse("option", text, GAME.slug, exhibit=house.exhibit, needed=cards_for_a_round(house), cards=house.cards)
