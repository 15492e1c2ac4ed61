"""What the room is shown instead of the match, and what wins when several things would be."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal


class Cover(Enum):
    """What the host lays over the room's picture. The match knows nothing of it."""

    BLACK = auto()
    FROZEN = auto()
    HOUSE = auto()
    BREAK = auto()
    JOIN = auto()
    """How to join with a phone."""

    LOBBY = auto()
    """What will be played, by whom and when."""


@dataclass(frozen=True, slots=True)
class Seen:
    """One moment of the room's picture. Without anything in it, the match itself is to be seen."""

    cover: Cover | None = None
    pause: str = ""
    """What a paused room reads: a word, or the number of a count-in."""

    zoomed: str = ""
    """The id of a painting that is shown large."""


class Shown(QObject):
    """The host's hand on the room's picture: one cover at a time, over a pause, over a painting seen closely.

    Signals:
        changed(): the room sees something else now.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cover: Cover | None = None
        self._pause = self._zoomed = ""

    @property
    def now(self) -> Seen:
        """Only what can be seen: what lies below something else is left out."""
        if self._cover is not None:
            return Seen(cover=self._cover)
        if self._pause:
            return Seen(pause=self._pause)
        return Seen(zoomed=self._zoomed)

    @property
    def cover(self) -> Cover | None:
        return self._cover

    @property
    def zoomed(self) -> str:
        return self._zoomed

    @property
    def is_paused(self) -> bool:
        return bool(self._pause)

    def toggle(self, cover: Cover) -> None:
        """The same key again takes it away; another key replaces it."""
        self.lay(None if self._cover is cover else cover)

    def lay(self, cover: Cover | None) -> None:
        if cover is not self._cover:
            self._cover = cover
            self.changed.emit()

    def pause(self, words: str) -> None:
        """Empty when the pause is over."""
        if words != self._pause:
            self._pause = words
            self.changed.emit()

    def zoom(self, card_id: str) -> None:
        """Empty for the whole wall again."""
        if card_id != self._zoomed:
            self._zoomed = card_id
            self.changed.emit()

    def clear(self) -> None:
        """Another match: nothing that lay over the last one stays."""
        self._cover, self._pause, self._zoomed = None, "", ""
        self.changed.emit()
