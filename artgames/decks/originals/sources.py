"""Decks that are there because of originals: our homages, when originals hang in their places, and what was added."""

from pathlib import Path

import msgspec

from artgames.decks.catalogue import Pack
from artgames.decks.deck import Deck
from artgames.decks.deck_folder import LIST, PackSource
from artgames.decks.originals.kept import Originals
from artgames.decks.similarity import Likeness
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence

HOMAGES, MORE = "homages", "more"
HOMAGES_TITLE = QT_TRANSLATE_NOOP("decks", "Our homages")
HOMAGES_FROM = 5000
"""Added to the number of a homage while its original has that number: no two cards ever share one."""


class HomagesSource:
    """Our own pictures as a deck by themselves."""

    def __init__(self, own: PackSource, originals: Originals) -> None:
        self._own, self._originals = own, originals

    def load(self) -> tuple[Deck | None, tuple[Sentence, ...]]:
        deck, _ = self._own.load()
        hidden = deck is not None and self._originals.state.shown and self._originals.state.cards.keys() & set(deck.ids)
        return (deck.renumbered(HOMAGES, HOMAGES_TITLE, HOMAGES_FROM) if deck and hidden else None), ()

    def verify(self) -> None:
        """The atelier's own source reads the same files."""


class MoreSource:
    """Further paintings, of which the program brings the facts alone. Those that were fetched are a deck."""

    def __init__(self, folder: Path, originals: Originals) -> None:
        self._folder, self._originals = folder, originals

    def pack(self) -> Pack:
        """All that could be fetched. Raises OSError and msgspec.MsgspecError."""
        return msgspec.json.decode((self._folder / LIST).read_bytes(), type=Pack)

    def load(self) -> tuple[Deck | None, tuple[Sentence, ...]]:
        if not self._originals.state.cards:
            return None, ()
        pack, pictures = self._originals.hang(self.pack(), {})
        return (Deck(pack, pictures, self._likeness) if pictures else None), ()

    def verify(self) -> None:
        """Each picture was read when it came."""

    def _likeness(self) -> Likeness:
        return self._originals.likeness(MORE) or Likeness()
