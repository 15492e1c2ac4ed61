"""Watches over a private page and says when it must close: somebody left, or somebody else might be looking."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QGuiApplication, QKeyEvent, QScreen
from PySide6.QtWidgets import QApplication, QWidget

from artgames.engine.choices import Choice, Order, Text

IDLE_SECONDS = 30.0
"""A page on which nothing is asked any more may lie still for so long."""

LOOKING_SECONDS, ORDERING_SECONDS, WRITING_SECONDS = 60.0, 120.0, 180.0
WARNED_FOR = 15.0
_CHECK_MS = 100
_SIGNS_OF_LIFE = {
    QEvent.Type.KeyPress,
    QEvent.Type.KeyRelease,
    QEvent.Type.ShortcutOverride,
    QEvent.Type.InputMethod,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseMove,
    QEvent.Type.HoverMove,
    QEvent.Type.TabletMove,
    QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
    QEvent.Type.TouchUpdate,
}


def patience(choices: tuple[Choice, ...]) -> float:
    """How long somebody may look into the air who is asked this: words take longest, then an order."""
    kinds = {type(field) for choice in choices for field in choice.fields}
    if Text in kinds:
        return WRITING_SECONDS
    if Order in kinds:
        return ORDERING_SECONDS
    return LOOKING_SECONDS if choices else IDLE_SECONDS


class SecretGuard(QObject):
    """Guards one page at a time.

    Signals:
        must_close(): the page must disappear now; the guard has stopped watching.
        warning(float): so many seconds are left before the page closes for lack of input; 0 also when it is called
        off.
    """

    must_close = Signal()
    warning = Signal(float)

    def __init__(
        self,
        parent: QObject | None = None,
        now: Callable[[], float] = monotonic,
        pointer: Callable[[], QPoint] = QCursor.pos,
    ) -> None:
        """`pointer` tells where the mouse is: its movements are no events for widgets that do not ask for them."""
        super().__init__(parent)
        self._now, self._pointer = now, pointer
        self.lift: Callable[[], bool] = lambda: False
        """Asked first when Esc is pressed: takes away what lies over the page. False when nothing does."""

        self._pointed_at = QPoint()
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

    @property
    def idle_seconds(self) -> float:
        """How long the page may lie still."""
        return self._idle_seconds

    def watch(self, page: QWidget, idle_seconds: float = IDLE_SECONDS) -> None:
        """Begin to guard a page that has just been shown, and may lie still for so long."""
        self.release()
        self._page, self._last_sign, self._idle_seconds = page, self._now(), idle_seconds
        self._pointed_at = self._pointer()
        app = self._application()
        app.installEventFilter(self)
        app.applicationStateChanged.connect(self._on_application_state)
        app.screenAdded.connect(self._on_screen_change)
        app.screenRemoved.connect(self._on_screen_change)
        self._timer.start()

    def wait_for(self, idle_seconds: float) -> None:
        """Something else is asked on the page that is guarded."""
        self._idle_seconds = idle_seconds

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
        if self._pointer() != self._pointed_at:
            self._pointed_at = self._pointer()
            self._see_life()
        left = self._last_sign + self._idle_seconds - self._now()
        if left <= 0:
            self._close()
        elif left <= WARNED_FOR:
            self._warned = True
            self.warning.emit(left)

    def _see_life(self) -> None:
        self._last_sign = self._now()
        self._call_off()

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
            self._see_life()
        if isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape:
            if not self.lift():
                self._close()
            return True
        if watched is page.window() and kind in (QEvent.Type.WindowDeactivate, QEvent.Type.ScreenChangeInternal):
            self._close()
        return False
