"""The keys of the console, as a table. Presenter clickers send Page Up, Page Down, B or a full stop."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt


class HostKey(NamedTuple):
    """`slot` is the name of the console's method that does it."""

    keys: tuple[str, ...]
    slot: str


HOST_KEYS = (
    HostKey(("Space", "PgDown"), "go_on"),
    HostKey(("PgUp",), "go_back"),
    HostKey(("P",), "pause"),
    HostKey(("+", "="), "more_time"),
    HostKey(("E",), "finish_time"),
    HostKey(("B", "."), "black"),
    HostKey(("F",), "freeze"),
    HostKey(("H",), "house"),
    HostKey(("K",), "take_break"),
    HostKey(("L",), "open_lobby"),
    HostKey(("Z",), "zoom"),
    HostKey(("Shift+S",), "swap"),
)

KEPT_KEYS = (HostKey(("PgDown",), "go_on"), HostKey(("B", "."), "black"))
"""What the host keeps while a player has the laptop, on its keyboard and on any clicker, besides the table's own P. A
letter goes to whoever writes."""

ZOOM_KEYS = (HostKey(("Right",), "zoom_on"), HostKey(("Left",), "zoom_back"))
"""Only while a painting is shown large; else arrows belong to tabs and lists."""

EYE_KEY = Qt.Key.Key_I
"""Held, it shows the secret; let go, it covers it."""

_NO_KEYS = 150
"""Per cent: from this size of letters on, keys are told by the tips of buttons alone."""


def lettered(text: str, text_scale: int) -> str:
    """What stands on a button: its key, too, unless letters are so large that they need the room."""
    return text.rpartition(" (")[0] if text_scale >= _NO_KEYS and text.endswith(")") else text
