"""The paintings that somebody likes best, in one small file."""

from contextlib import suppress
from pathlib import Path

import msgspec

from artgames.safe_files import own_folder, write_whole


class Favourites:
    """Card ids. Read once, written whenever one is added or taken away."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._cards: frozenset[int] | None = None

    def all(self) -> frozenset[int]:
        """None of them if the file cannot be read."""
        if self._cards is None:
            self._cards = frozenset()
            with suppress(OSError, msgspec.MsgspecError):
                self._cards = frozenset(msgspec.json.decode(self._file.read_bytes(), type=list[int]))
        return self._cards

    def put(self, card: int, liked: bool) -> None:
        """Add a card or take it away. Raises OSError; it counts until the program ends even then."""
        before = self.all()
        self._cards = before | {card} if liked else before - {card}
        if self._cards != before:
            self._write(self._cards)

    def _write(self, cards: frozenset[int]) -> None:
        own_folder(self._file.parent)
        write_whole(self._file, msgspec.json.encode(sorted(cards)) + b"\n")
