"""Presses that were meant for the page before this one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget


class SlipGuard(QObject):
    """Lets a page that has just come take no press for a moment, counted from when it is first seen.

    The second press of a double click, or one that came while the page was still being made, would otherwise hit
    whatever lies there now. The keyboard waits on the page itself, which does nothing with it.

    Signals:
        ended(): from now on a press is meant for this page.
    """

    ended = Signal()

    def __init__(self, page: QWidget, ms: int) -> None:
        super().__init__(page)
        self._page = page
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(ms)
        self._timer.timeout.connect(self.end)
        page.installEventFilter(self)

    @property
    def is_on(self) -> bool:
        return self._page.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def begin(self) -> None:
        self._timer.stop()
        self._page.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._page.setFocus()

    def end(self) -> None:
        """At once, for who cannot wait."""
        self._timer.stop()
        if self.is_on:
            self._page.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
            self.ended.emit()

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self.begin()
        elif event.type() == QEvent.Type.Paint and self.is_on and not self._timer.isActive():
            self._timer.start()
        elif event.type() == QEvent.Type.Hide:
            self._timer.stop()
        return super().eventFilter(watched, event)
