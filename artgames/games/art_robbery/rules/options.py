"""What is settled before the first card."""

from typing import Any

from artgames.engine.api import Setup
from artgames.games.art_robbery import GAME
from artgames.games.art_robbery.rules.records import House


def settle(setup: Setup) -> House:
    """The house rules of a match. Raises Refused for options or seats that do not fit. The game brings its own cards:
    which paintings are in the box does not matter."""
    GAME.check_seats(setup.seats)
    options: dict[str, Any] = GAME.complete(setup.options)
    return House(seats=setup.seats, **options)
