"""The host's strip of a show: where the room sees the host's own screen, there is no console."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from artgames.app.exhibit.show_host import ShowHost
from artgames.app.room.host_strip import HostStrip

_TICK_MS = 200


class ShowStrip(HostStrip):
    """The strip of a match, led by the host of a show. The keyboard stays with the window."""

    def __init__(self, host: ShowHost, parent: QWidget) -> None:
        super().__init__(parent)
        self._host = host
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._show_time)
        self.pressed.connect(self._call)
        self.leave_wanted.connect(host.end)
        host.told.connect(self._hear)
        host.changed.connect(self.refresh)
        self.refresh()

    def _call(self, slot: str) -> None:
        self._host.forget_question()
        getattr(self._host, slot)()

    def _hear(self, sentence: str) -> None:
        if self.isVisible():
            self.tell(sentence)

    def refresh(self) -> None:
        """Something may be different now."""
        self.ui.pauseButton.setChecked(self._host.shown.is_paused)
        self.set_leave(self.tr("Press again to end (Esc)") if self._host.is_asked else self.tr("End show (Esc)"))
        self._show_time()

    def _show_time(self) -> None:
        """Where the wall has no clock, or where something lies over it."""
        conductor = self._host.conductor
        left = conductor.left if conductor is not None else None
        covered = self._host.shown.cover is not None or self._host.shown.is_paused
        told = conductor is not None and conductor.clock.total > 0 and not covered
        self.show_time(None if told else left)

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._timer.start()
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()
