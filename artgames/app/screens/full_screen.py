"""A window over the whole of a screen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget


def show_full(window: QWidget, screen: QScreen | None, *, takes_keyboard: bool = True) -> None:
    """The place is set as well, for systems where nobody arranges windows."""
    if screen is not None:
        window.setScreen(screen)
        window.setGeometry(screen.geometry())
    if takes_keyboard:
        window.showFullScreen()
        window.activateWindow()
    else:
        window.setWindowState(Qt.WindowState.WindowFullScreen)  # `showFullScreen` would take the keyboard
        window.show()
