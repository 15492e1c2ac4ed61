"""What could be fetched on this machine, and how much that is."""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from artgames import paths
from artgames.decks.catalogue import Pack, Painting
from artgames.decks.deck import Deck
from artgames.decks.deck_folder import LIST
from artgames.decks.library import HOUSE_PACKS, Library
from artgames.decks.originals.kept import Originals
from artgames.decks.originals.sources import MORE

MEGABYTES = 0.6
"""Of one picture: the mean of 29 paintings of the collection, by what a pixel of them takes at our quality."""


class Wishes(NamedTuple):
    """Cards whose original is not here: of the collection, and of the paintings that can be added to it."""

    collection: tuple[Painting, ...]
    more: tuple[Painting, ...]


def wishes_of(library: Library, originals: Originals) -> Wishes:
    house = [deck.painting(card) for deck in house_decks(library) if deck.slug != MORE for card in deck.ids]
    return Wishes(tuple(originals.missing(house)), tuple(originals.missing(more_cards())))


def house_decks(library: Library) -> list[Deck]:
    """Decks that originals hang in."""
    return [deck for deck in library.packs if deck.slug in (*HOUSE_PACKS, MORE)]


def more_cards() -> tuple[Painting, ...]:
    """The further paintings, of which the program brings the facts alone."""
    file = paths.resources() / "decks" / MORE / LIST
    return msgspec.json.decode(file.read_bytes(), type=Pack).cards


def megabytes(cards: Iterable[Painting]) -> int:
    """About so large are the originals of these cards, in steps of ten."""
    return 10 * max(1, round(MEGABYTES * sum(1 for _ in cards) / 10))
