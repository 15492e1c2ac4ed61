"""Measures how the cards of a deck look now, for bots and for difficult auctions. Takes seconds; any thread may."""

from collections.abc import Callable

import msgspec

from artgames.decks.deck import Deck
from artgames.decks.importing import image_arrays
from artgames.decks.importing.image_features import Measured, make_table, measure
from artgames.decks.originals.kept import Originals
from artgames.safe_files import write_whole


def measure_deck(deck: Deck, originals: Originals, cancelled: Callable[[], bool] = bool) -> None:
    """Write the likeness of a deck anew, unless it is broken off. Raises OSError."""
    found: dict[int, Measured] = {}
    for card in deck.ids:
        if cancelled():
            return
        found[card] = measure(deck.painting(card), image_arrays.read_small(deck.picture(card)))
    write_whole(originals.likeness_file(deck.slug), msgspec.json.encode(make_table(found)))
