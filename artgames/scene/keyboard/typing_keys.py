"""Keys while there is something to write into: letters are letters then, and not commands."""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeyEvent

_MODIFIERS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_CHOOSING = "0123456789-="
"""Keys that choose by number on every board."""

_NO_FINGER_SECONDS = 0.1
"""Nobody lets a key go and presses it again sooner."""


@runtime_checkable
class Written(Protocol):
    """An item that is written into: while it has the keyboard, keys are letters and not commands."""

    def text(self) -> str:
        """What is written there."""
        ...

    def ends_with(self, event: QKeyEvent) -> bool:
        """Whether this key says that the writing is done."""
        ...


def is_command(event: QKeyEvent) -> bool:
    """Whether a key was pressed together with one that makes it a command."""
    return bool(event.modifiers() & _MODIFIERS)


def is_ended_by(event: QKeyEvent) -> bool:
    """Ctrl+Enter: it ends what is written, wherever the keyboard has gone meanwhile."""
    is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    return is_enter and event.modifiers() & _MODIFIERS == Qt.KeyboardModifier.ControlModifier


def is_letter(event: QKeyEvent) -> bool:
    """Whether a key writes something and means nothing else on a board."""
    text = event.text()
    return bool(text) and text.isprintable() and not text.isspace() and text not in _CHOOSING and not is_command(event)


class _LetGo(NamedTuple):
    """When a key was let go, and whether it had been pressed here."""

    timestamp: int
    seen_at: float
    was_here: bool

    def is_followed_by(self, press: QKeyEvent) -> bool:
        """Whether it was never let go at all."""
        if self.timestamp and press.timestamp():
            return bool(self.timestamp == press.timestamp())
        is_too_soon = monotonic() - self.seen_at < _NO_FINGER_SECONDS
        return QAccessible.isActive() and is_too_soon and not self.was_here


class HeldKeys:
    """Knows which keys were pressed here. A key that was pressed elsewhere, such as on a curtain that is open now, says
    again and again that it is held, and means nothing here until it is let go.

    When the program was busy, X11 tells of a held key as if it had been let go and pressed again, both at the very same
    moment. With a screen reader nobody says when that was; then a key that comes back sooner than a finger could is
    taken for a held one.
    """

    def __init__(self) -> None:
        self._pressed: set[int] = set()
        self._let_go: dict[int, _LetGo] = {}

    def press(self, event: QKeyEvent) -> None:
        before = self._let_go.pop(event.key(), None)
        is_held = event.isAutoRepeat() or (before is not None and before.is_followed_by(event))
        if not is_held or (before is not None and before.was_here):
            self._pressed.add(event.key())

    def release(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            was_here = event.key() in self._pressed
            self._let_go[event.key()] = _LetGo(event.timestamp(), monotonic(), was_here)
            self._pressed.discard(event.key())

    def forget(self) -> None:
        self._pressed.clear()
        self._let_go.clear()

    def come_from_elsewhere(self, event: QKeyEvent) -> bool:
        return event.key() not in self._pressed
