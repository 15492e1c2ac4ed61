"""All the decks of this machine."""

from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

from artgames import paths
from artgames.decks.deck import Deck
from artgames.decks.museum import MuseumSource, find_pictures
from artgames.engine.words import Sentence


class Source(Protocol):
    """One place that decks come from: a package of pictures, a folder, a pack that somebody gave away."""

    def load(self) -> tuple[Deck | None, tuple[Sentence, ...]]:
        """The deck as far as a quick look can tell, and what is wrong with it. Takes milliseconds."""
        ...

    def verify(self) -> None:
        """Read every picture that was not read before; `load` then leaves out the damaged ones. Takes seconds."""
        ...


class Library:
    """The decks that can be played with. Nothing is read before it is asked for."""

    def __init__(self, sources: Iterable[Source]) -> None:
        self._sources = tuple(sources)
        self._contents: tuple[tuple[Deck, ...], tuple[Sentence, ...]] | None = None

    @classmethod
    def open(cls, data: Path, cache: Path) -> "Library":
        """The library of the person whose folders these are (see artgames.paths)."""
        return cls([MuseumSource(paths.resources() / "decks", find_pictures(), cache)])

    @property
    def decks(self) -> tuple[Deck, ...]:
        return self._look()[0]

    @property
    def notices(self) -> tuple[Sentence, ...]:
        """What is missing or damaged, to be translated and shown once."""
        return self._look()[1]

    @property
    def messages(self) -> tuple[str, ...]:
        """The notices as English sentences."""
        return tuple(notice.render(()) for notice in self.notices)

    def deck(self, slug: str) -> Deck | None:
        return next((deck for deck in self.decks if deck.slug == slug), None)

    def verify(self) -> bool:
        """Read every picture once, off the UI thread; True if a damaged one was found and `decks` has changed."""
        before = self.notices
        for source in self._sources:
            source.verify()
        after = self._load()
        if after[1] == before:
            return False
        self._contents = after
        return True

    def _look(self) -> tuple[tuple[Deck, ...], tuple[Sentence, ...]]:
        if self._contents is None:
            self._contents = self._load()
        return self._contents

    def _load(self) -> tuple[tuple[Deck, ...], tuple[Sentence, ...]]:
        loaded = [source.load() for source in self._sources]
        decks = tuple(deck for deck, _ in loaded if deck is not None)
        return decks, tuple(notice for _, notices in loaded for notice in notices)
