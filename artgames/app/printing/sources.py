"""What can be printed of paintings: what the catalogue room shows, every deck, and every set that was saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from artgames.decks import Deck, Library, Painting
from artgames.printing import Content, content_of
from artgames.scene.pictures.card_files import printed_file
from artgames.scene.pictures.decoding import PictureFile

SHOWN = "shown"
"""The key of what the catalogue room shows."""


class Source(NamedTuple):
    """Paintings to be printed, by a name."""

    key: str
    title: str
    cards: int
    content: Callable[[], Content]


def sources(library: Library, shown: Content | None = None) -> list[Source]:
    """The best for somebody who does not choose first."""
    found = [_of_deck(deck) for deck in library.decks]
    sets = [deck for one in library.sets if (deck := library.deck(one.deck_slug)) is not None]
    found += [_of_deck(deck) for deck in sets]
    if shown is not None:
        found.insert(0, Source(SHOWN, shown.title, len(shown.paintings), lambda: shown))
    return found


def _of_deck(deck: Deck) -> Source:
    title = QCoreApplication.translate("decks", deck.title)
    return Source(deck.slug, title, len(deck.ids), lambda: content_of(deck))


def shown_content(title: str, paintings: Sequence[Painting], pack_of: Callable[[int], Deck]) -> Content:
    """What the catalogue room shows, in its order, with the thanks that are due to all packs in it."""
    packs = list({pack.slug: pack for pack in (pack_of(painting.id) for painting in paintings)}.values())
    home = {painting.id: pack_of(painting.id) for painting in paintings}

    def find(card: int) -> PictureFile:
        return printed_file(home[card], card)

    credit = " · ".join(dict.fromkeys(pack.credit for pack in packs if pack.credit))
    licence = " · ".join(dict.fromkeys(pack.licence for pack in packs if pack.licence))
    return Content(title, tuple(paintings), find, credit, licence)
