"""On which screen an exhibit is shown."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget


def find_screen(wanted: int) -> QScreen | None:
    """The screen with this number, from 1; 0 for the projector where there is one. None for a number that is none."""
    screens: Sequence[QScreen] = QGuiApplication.screens()
    if wanted:
        return screens[wanted - 1] if wanted <= len(screens) else None
    primary = QGuiApplication.primaryScreen()
    others = [screen for screen in screens if screen is not primary]
    return max(others, key=lambda screen: screen.size().width() * screen.size().height(), default=primary)


def show_full(window: QWidget, screen: QScreen | None) -> None:
    """Cover a whole screen."""
    if screen is not None:
        window.setScreen(screen)
        window.setGeometry(screen.geometry())
    window.showFullScreen()
    window.activateWindow()
