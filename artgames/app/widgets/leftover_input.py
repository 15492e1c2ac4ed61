"""Input that was begun on the page before: a double click's second half, a key that is still held down."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QWidget


class LeftoverInput(QObject):
    """Watches a window before its widgets do, and keeps from them what was begun on another page."""

    def __init__(self, window: QWidget, pages: QStackedWidget) -> None:
        super().__init__(window)
        self._watched: QObject | None = None
        self._turns = 0
        self._clicked_at = (0, 0)
        """How many pages had been turned at the press before last and at the last one."""

        self._pressed_at: dict[int, int] = {}
        """The same for each key."""

        self._let_go: dict[int, int] = {}
        """When each key was let go: a busy X11 tells of a held key as let go and pressed at the very same moment."""

        pages.currentChanged.connect(self._turn)

    def watch(self, handle: QObject | None) -> None:
        """The window is on the screen; only there does Qt tell which presses are a double click."""
        if handle is not None and handle is not self._watched:
            self._watched = handle
            handle.installEventFilter(self)

    def _turn(self) -> None:
        self._turns += 1

    def _is_held_over(self, event: QKeyEvent) -> bool:
        key = event.key()
        is_held = event.isAutoRepeat() or self._let_go.pop(key, -1) == event.timestamp()
        if not is_held:
            self._pressed_at[key] = self._turns
        return is_held and self._pressed_at.get(key) != self._turns

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress:
            self._clicked_at = self._clicked_at[1], self._turns
        elif isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyPress:
            return self._is_held_over(event)
        elif isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyRelease and not event.isAutoRepeat():
            self._let_go[event.key()] = event.timestamp()
        return kind == QEvent.Type.MouseButtonDblClick and self._clicked_at[0] != self._turns
