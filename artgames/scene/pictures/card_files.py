"""Where the pictures of cards are, and which part of them in which light is shown."""

from collections.abc import Iterable

from artgames.decks import Deck
from artgames.scene.pictures.decoding import PictureFile
from artgames.scene.pictures.lighting import strength_for

DETAIL, UNTOUCHED = "/detail", "/untouched"
"""Behind the id of a card: not the whole picture but the square of it that tells it from all others; and the picture as
its file has it, where it would be lit for the screen."""


def card_of(card_id: str) -> int:
    """The number of the card. Raises ValueError for what is none."""
    return int(card_id.removesuffix(DETAIL).removesuffix(UNTOUCHED))


def shown_file(deck: Deck, card_id: str) -> PictureFile:
    """The picture of a card as screens show it. Raises KeyError for a card without one."""
    card = card_of(card_id)
    painting, file = deck.painting(card), printed_file(deck, card)
    if card_id.endswith(DETAIL):
        file = file._replace(crop=painting.square)
    if not painting.lit or painting.luminance is None or card_id.endswith(UNTOUCHED):
        return file
    return file._replace(light=strength_for(painting.luminance))


def printed_file(deck: Deck, card: int) -> PictureFile:
    """The picture of a card as its file has it: paper needs no light. Raises KeyError for a card without one."""
    painting = deck.painting(card)
    return PictureFile(deck.picture(card), painting.crop, painting.luminance)


def picture_file(decks: Iterable[Deck], card_id: str) -> PictureFile:
    """The picture of a card of any of these decks, as screens show it; ids are never shared between decks. Raises
    LookupError."""
    card = card_of(card_id)
    for deck in decks:
        if deck.knows([card]):
            return shown_file(deck, card_id)
    raise LookupError(card_id)
