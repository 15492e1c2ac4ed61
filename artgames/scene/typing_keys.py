"""Keys while there is something to write into: letters are letters then, and not commands."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_MODIFIERS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_CHOOSING = "0123456789-="
"""Keys that choose by number on every board."""


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


class HeldKeys:
    """Knows which keys were pressed here. A key that was pressed elsewhere, such as on a curtain that is open now, says
    again and again that it is held, and means nothing here until it is let go.

    When the program was busy, X11 tells of a held key as if it had been let go and pressed again, both at the very same
    moment.
    """

    def __init__(self) -> None:
        self._pressed: set[int] = set()
        self._let_go: dict[int, tuple[int, bool]] = {}  # by key: when, and whether it was pressed here

    def press(self, event: QKeyEvent) -> None:
        when, was_here = self._let_go.pop(event.key(), (0, False))
        is_held = event.isAutoRepeat() or (when > 0 and event.timestamp() == when)
        if was_here or not is_held:
            self._pressed.add(event.key())

    def release(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self._let_go[event.key()] = (event.timestamp(), event.key() in self._pressed)
            self._pressed.discard(event.key())

    def forget(self) -> None:
        self._pressed.clear()
        self._let_go.clear()

    def come_from_elsewhere(self, event: QKeyEvent) -> bool:
        return event.key() not in self._pressed
