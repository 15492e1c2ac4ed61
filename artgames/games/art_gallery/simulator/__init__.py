"""The compact simulator of Art Gallery: the rules in `rules`, for a search that plays thousands of turns a second.

Action cards of one value are alike, so a hand is how many of each there are; collections and tiles are bits, and what
a collection's chains come to is kept from painting to painting. Moves are numbers, see `moves`.
"""

from artgames.games.art_gallery.simulator.layout import from_shown, from_state, hold
from artgames.games.art_gallery.simulator.moves import (
    BUY,
    LEAVE,
    PICK,
    PRICES,
    PURCHASES,
    TAKE,
    TARGETS,
    VISIT,
    move_of,
)
from artgames.games.art_gallery.simulator.simulator import GallerySimulator

__all__ = [
    "BUY",
    "LEAVE",
    "PICK",
    "PRICES",
    "PURCHASES",
    "TAKE",
    "TARGETS",
    "VISIT",
    "GallerySimulator",
    "from_shown",
    "from_state",
    "hold",
    "move_of",
]
