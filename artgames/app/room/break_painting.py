"""Which paintings hang in the room while nothing is played: such as tell nothing about what is played."""

from __future__ import annotations

from collections.abc import Collection
from random import sample

from artgames.decks import Library, Painting


def paintings_not_in_play(library: Library, in_play: Collection[int], most: int = 1) -> tuple[Painting, ...]:
    """Any paintings of the house that are not in play, since their labels can be read. None when all of them are: then
    the break is only a countdown."""
    boxed = set(in_play)
    cards = [(card, deck.painting(card)) for deck in library.packs for card in deck.ids]
    told = {one.title for card, one in cards if card in boxed}  # a homage and its original have one title
    free = [one for card, one in cards if card not in boxed and one.title not in told]
    return tuple(sample(free, min(most, len(free))))
