"""Whoever double-clicks where one click is enough: the second click is not for the page that the first one opened."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QStackedWidget, QWidget


class SecondClick(QObject):
    """Watches a window before its widgets do, and keeps from them a double click that began on another page."""

    def __init__(self, window: QWidget, pages: QStackedWidget) -> None:
        super().__init__(window)
        self._watched: QObject | None = None
        self._turns = 0
        self._turned_at = (0, 0)
        """How many pages had been turned at the press before last and at the last one."""

        pages.currentChanged.connect(self._turn)

    def watch(self, handle: QObject | None) -> None:
        """The window is on the screen; only there does Qt tell which presses are a double click."""
        if handle is not None and handle is not self._watched:
            self._watched = handle
            handle.installEventFilter(self)

    def _turn(self) -> None:
        self._turns += 1

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress:
            self._turned_at = self._turned_at[1], self._turns
        return event.type() == QEvent.Type.MouseButtonDblClick and self._turned_at[0] != self._turns
