"""What is settled before the money is hidden."""

from typing import Any

from artgames.engine.api import Seat, Setup
from artgames.engine.rng import Rng
from artgames.games.steal_this_game import GAME
from artgames.games.steal_this_game.rules.records import House

_SEATS = {"first": 0, "second": 1}


def settle(setup: Setup) -> House:
    """The house rules of a match. Raises Refused for options or seats that do not fit. The game brings its own boxes:
    which paintings are in the house does not matter."""
    GAME.check_seats(setup.seats)
    options: dict[str, Any] = GAME.complete(setup.options)
    return House(**options)


def first_thief(house: House, rng: Rng) -> tuple[Seat, Rng]:
    """ST-12: as agreed, or by chance."""
    return (_SEATS[house.thief_seat], rng) if house.thief_seat in _SEATS else rng.below(2)
