"""What somebody on this machine corrected on labels, in one readable file; the decks themselves stay as they are."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from artgames.decks.catalogue import Painting, readable_card
from artgames.safe_files import own_folder, write_whole

Fact: TypeAlias = str | int | float | bool | None
Facts: TypeAlias = Mapping[str, Fact]
"""Fields of a card that are different now."""

FIXED = frozenset(["id", "file", "width", "height", "crop", "detail", "shows", "luminance", "lit", "origin", "retired"])
"""What belongs to the picture or to the deck and is on no label: a file from elsewhere cannot change it either."""


class LabelCorrections:
    """By card. Read once, written whenever a label is corrected."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._kept: Mapping[int, Facts] | None = None

    def all(self) -> Mapping[int, Facts]:
        """None if the file cannot be read."""
        if self._kept is None:
            self._kept = self._read()
        return self._kept

    def _read(self) -> Mapping[int, Facts]:
        with suppress(OSError, msgspec.MsgspecError):
            return msgspec.json.decode(self._file.read_bytes(), type=dict[int, dict[str, Fact]])
        return {}

    def of(self, card: int) -> Facts:
        return self.all().get(card, {})

    def put(self, card: int, facts: Facts) -> None:
        """From now on the label says this; without any facts it says what it said at first. Raises OSError."""
        kept = {**self.all(), card: dict(facts)} if facts else {**self.all()}
        if not facts:
            kept.pop(card, None)
        own_folder(self._file.parent)
        write_whole(self._file, msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
        self._kept = kept

    def corrected(self, painting: Painting) -> Painting:
        """The card as its label reads now. What cannot stand on a card is left out as a whole."""
        changed: dict[str, Any] = {name: fact for name, fact in self.of(painting.id).items() if name not in FIXED}
        if not changed:
            return painting
        with suppress(msgspec.ValidationError):
            return readable_card(msgspec.convert({**msgspec.structs.asdict(painting), **changed}, Painting))
        return painting
