"""Which painting hangs in the room during a break: one that tells nothing about the match."""

from __future__ import annotations

from random import choice

from artgames.app.table.match_controller import MatchController
from artgames.decks import Library, Painting


def painting_for_break(library: Library, evening: MatchController | None) -> Painting | None:
    """Any painting of the house that is not in the box of this match, since its label can be read. None when all of
    them are in play: then the break is only a countdown."""
    in_play = set(evening.session.match.setup.deck) if evening is not None else set()
    free = [(deck, card) for deck in library.packs for card in deck.ids if card not in in_play]
    if not free:
        return None
    deck, card = choice(free)
    return deck.painting(card)
