"""Where decks come from: a folder with a card list, the sums of the pictures and what they look like.

A pack of our own, one that somebody gave away and the pictures of a museum's data package differ in nothing but the
place where the pictures lie.
"""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Protocol

import msgspec

from artgames.decks.catalogue import Pack, Painting, readable
from artgames.decks.deck import Deck
from artgames.decks.integrity import Fault, FileSum, PictureFolder
from artgames.decks.originals.kept import Originals
from artgames.decks.similarity import Likeness
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Voice

LIST, SUMS, LIKENESS = "pack.json", "sums.json", "likeness.json"

MOST_NOTICES = 3
"""More damaged pictures than this are counted in one sentence instead of being named one by one."""

NOT_INSTALLED = QT_TRANSLATE_NOOP("decks", "The pictures of “{pack}” are not installed, so this deck is left out.")
UNREADABLE = QT_TRANSLATE_NOOP("decks", "The card list {file} cannot be read, so this deck is left out.")
SEVERAL = QT_TRANSLATE_NOOP(
    "decks", "Missing or damaged pictures in “{pack}”: {count}. Cards left to play with: {cards}."
)
FAULTS = {
    Fault.MISSING: QT_TRANSLATE_NOOP(
        "decks", "The picture of “{title}” ({file}) is missing, so this card is left out."
    ),
    Fault.DAMAGED: QT_TRANSLATE_NOOP(
        "decks", "The picture of “{title}” ({file}) is damaged, so this card is left out."
    ),
}

_say = Voice("decks")


class Source(Protocol):
    """One place that decks come from."""

    def load(self) -> tuple[Deck | None, tuple[Sentence, ...]]:
        """The deck as far as a quick look can tell, and what is wrong with it. Takes milliseconds."""
        ...

    def verify(self) -> None:
        """Read every picture that was not read before; `load` then leaves out the damaged ones. Takes seconds."""
        ...


class PackSource:
    """Makes a deck out of a folder with a card list."""

    def __init__(
        self,
        folder: Path,
        pictures: Path | None,
        cache: Path,
        *,
        is_ours: bool = False,
        originals: Originals | None = None,
    ) -> None:
        """`pictures` is where the pictures are, often the same folder; None if they are not on this machine. `is_ours`:
        it came with the program, so that its texts are as they should be. `originals` hang in the place of its own
        pictures while that is wanted."""
        self._is_ours = is_ours
        self._originals = originals
        self._folder = folder
        self._pictures = pictures
        self._memory = cache / f"{folder.name}_read.json"

    def load(self) -> tuple[Deck | None, tuple[Sentence, ...]]:
        try:
            pack = msgspec.json.decode((self._folder / LIST).read_bytes(), type=Pack)
            if not self._is_ours:
                pack = readable(pack)
            if self._pictures is None:
                return None, (_say(NOT_INSTALLED, pack=pack.title),)
            return self._deck_of(pack, self._sound)
        except (OSError, msgspec.MsgspecError):
            return None, (_say(UNREADABLE, file=f"{self._folder.name}/{LIST}"),)

    def verify(self) -> None:
        try:
            if self._pictures is not None:
                self._sound.read_all()
        except (OSError, msgspec.MsgspecError):
            return  # `load` says that the lists cannot be read

    def _deck_of(self, pack: Pack, sound: PictureFolder) -> tuple[Deck | None, tuple[Sentence, ...]]:
        faults = {card: fault for card in pack.cards if (fault := sound.fault(card.file)) is not None}
        found = {card.id: sound.folder / card.file for card in pack.cards if card not in faults}
        notices = _notices(pack, faults)
        if self._originals is not None and self._originals.state.shown:
            pack, found = self._originals.hang(pack, found)
        return Deck(pack, found, self._load_likeness) if found else None, notices

    @cached_property
    def _sound(self) -> PictureFolder:
        assert self._pictures is not None
        sums = msgspec.json.decode((self._folder / SUMS).read_bytes(), type=dict[str, FileSum])
        return PictureFolder(self._pictures, sums, self._memory)

    def _load_likeness(self) -> Likeness:
        if self._originals is not None and self._originals.state.shown:
            measured = self._originals.likeness(self._folder.name)
            if measured is not None:
                return measured
        return Likeness.read(self._folder / LIKENESS)


def _notices(pack: Pack, faults: Mapping[Painting, Fault]) -> tuple[Sentence, ...]:
    if len(faults) > MOST_NOTICES:
        return (_say(SEVERAL, pack=pack.title, count=len(faults), cards=len(pack.cards) - len(faults)),)
    return tuple(_say(FAULTS[fault], title=card.title, file=card.file) for card, fault in faults.items())
