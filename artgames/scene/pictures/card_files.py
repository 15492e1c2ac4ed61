"""Where the pictures of cards are."""

from __future__ import annotations

from collections.abc import Iterable

from artgames.decks import Deck
from artgames.scene.pictures.decoding import PictureFile
from artgames.scene.pictures.picture_store import DETAIL


def picture_file(decks: Iterable[Deck], card_id: str) -> PictureFile:
    """The file of a card, or of its detail; ids are never shared between decks. Raises LookupError."""
    card = int(card_id.removesuffix(DETAIL))
    for deck in decks:
        if deck.knows([card]):
            painting = deck.painting(card)
            part = painting.square if card_id.endswith(DETAIL) else painting.crop
            return PictureFile(deck.picture(card), part, painting.luminance)
    raise LookupError(card_id)
