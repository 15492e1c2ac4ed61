"""Watches over a private page and says when it must close: somebody left, or somebody else might be looking."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QScreen
from PySide6.QtWidgets import QApplication, QWidget

IDLE_SECONDS, WARNED_FOR = 20.0, 5.0
_CHECK_MS = 100
_SIGNS_OF_LIFE = {
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseMove,
    QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
    QEvent.Type.TouchUpdate,
}


class SecretGuard(QObject):
    """Guards one page at a time.

    Signals:
        must_close(): the page must disappear now; the guard has stopped watching.
        warning(float): share of the time left before the page closes for lack of input, 1 … 0; 0 also when it is
        called off.
    """

    must_close = Signal()
    warning = Signal(float)

    def __init__(self, parent: QObject | None = None, now: Callable[[], float] = monotonic) -> None:
        super().__init__(parent)
        self._now = now
        self._page: QWidget | None = None
        self._last_sign = 0.0
        self._idle_seconds = IDLE_SECONDS
        self._warned = False
        self._timer = QTimer(self)
        self._timer.setInterval(_CHECK_MS)
        self._timer.timeout.connect(self.check_idle)

    @property
    def is_watching(self) -> bool:
        """Whether a page is being guarded."""
        return self._page is not None

    def watch(self, page: QWidget, idle_seconds: float = IDLE_SECONDS) -> None:
        """Begin to guard a page that has just been shown, and may lie still for so long."""
        self.release()
        self._page, self._last_sign, self._idle_seconds = page, self._now(), idle_seconds
        app = self._application()
        app.installEventFilter(self)
        app.applicationStateChanged.connect(self._on_application_state)
        app.screenAdded.connect(self._on_screen_change)
        app.screenRemoved.connect(self._on_screen_change)
        self._timer.start()

    def release(self) -> None:
        """The page was closed in the usual way."""
        if self._page is None:
            return
        self._page = None
        self._timer.stop()
        app = self._application()
        app.removeEventFilter(self)
        app.applicationStateChanged.disconnect(self._on_application_state)
        app.screenAdded.disconnect(self._on_screen_change)
        app.screenRemoved.disconnect(self._on_screen_change)
        self._call_off()

    def check_idle(self) -> None:
        """Look at the time since the last input; after a sleep of the machine it is always too long."""
        if self._page is None:
            return
        idle = self._now() - self._last_sign
        left = self._idle_seconds - idle
        if left <= 0:
            self._close()
        elif left <= WARNED_FOR:
            self._warned = True
            self.warning.emit(left / WARNED_FOR)

    def _close(self) -> None:
        self.release()
        self.must_close.emit()

    def _call_off(self) -> None:
        if self._warned:
            self._warned = False
            self.warning.emit(0.0)

    def _on_application_state(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive:
            self._close()

    def _on_screen_change(self, _screen: QScreen) -> None:
        self._close()

    def _application(self) -> QGuiApplication:
        app = QApplication.instance()
        assert isinstance(app, QGuiApplication)
        return app

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        page = self._page
        if page is None:
            return False
        if kind in _SIGNS_OF_LIFE:
            self._last_sign = self._now()
            self._call_off()
        if isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape:
            self._close()
            return True
        if watched is page.window() and kind in (QEvent.Type.WindowDeactivate, QEvent.Type.ScreenChangeInternal):
            self._close()
        return False
