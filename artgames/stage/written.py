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

    def ends_with(self, event: QKeyEvent) -> bool:
        """Whether this key says that the writing is done."""
        ...


def is_command(event: QKeyEvent) -> bool:
    """Whether a key was pressed together with one that makes it a command."""
    return bool(event.modifiers() & _MODIFIERS)


def is_letter(event: QKeyEvent) -> bool:
    """Whether a key writes something and means nothing else on a board."""
    text = event.text()
    return bool(text) and text.isprintable() and not text.isspace() and text not in _CHOOSING and not is_command(event)


class HeldKeys:
    """Knows which keys were pressed here. A key that was pressed elsewhere, such as on a curtain that is open now, says
    again and again that it is held, and means nothing here until it is let go."""

    def __init__(self) -> None:
        self._pressed: set[int] = set()

    def press(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self._pressed.add(event.key())

    def release(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self._pressed.discard(event.key())

    def forget(self) -> None:
        self._pressed.clear()

    def come_from_elsewhere(self, event: QKeyEvent) -> bool:
        return event.isAutoRepeat() and event.key() not in self._pressed
