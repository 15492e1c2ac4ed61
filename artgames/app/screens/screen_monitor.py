"""Keeps an eye on the screens: which there are, and when one comes or goes."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen

from artgames.app.screens.screen_assignment import ScreenFacts

_SETTLE_MS = 300
"""A projector that is plugged in reports several times, and its place last."""


def facts_of(screen: QScreen) -> ScreenFacts:
    place = screen.geometry()
    return ScreenFacts(
        screen.name(),
        screen.manufacturer().strip(),
        screen.model().strip(),
        screen.serialNumber().strip(),
        (place.x(), place.y(), place.width(), place.height()),
        screen is QGuiApplication.primaryScreen(),
        screen.devicePixelRatio(),
    )


class ScreenWatch(QObject):
    """Tells of changes.

    Signals:
        lost(str): the screen of this name is gone; said at once.
        moving(): something else about the screens is different; said at once, and often several times.
        changed(): there is another arrangement of screens, and it has come to rest.
    """

    lost = Signal(str)
    moving = Signal()
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_SETTLE_MS)
        self._rest.timeout.connect(self.changed)
        self._app = QGuiApplication.instance()
        assert isinstance(self._app, QGuiApplication)
        self._app.screenAdded.connect(self._on_added)
        self._app.screenRemoved.connect(self._on_removed)
        self._app.primaryScreenChanged.connect(self._on_change)
        for screen in QGuiApplication.screens():
            screen.geometryChanged.connect(self._on_change)

    def facts(self) -> list[ScreenFacts]:
        return [facts_of(screen) for screen in QGuiApplication.screens()]

    def screen(self, name: str) -> QScreen | None:
        return next((screen for screen in QGuiApplication.screens() if screen.name() == name), None)

    def stop(self) -> None:
        self._rest.stop()

    def _on_added(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self._on_change)
        self._on_change()

    def _on_removed(self, screen: QScreen) -> None:
        self._rest.start()
        self.lost.emit(screen.name())

    def _on_change(self) -> None:
        self._rest.start()
        self.moving.emit()
