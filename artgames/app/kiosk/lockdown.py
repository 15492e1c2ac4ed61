"""Keeps a kiosk a kiosk: no menus, no way out but the corner, and a touch is noticed wherever it falls."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

HOLD_MS = 3000
CORNER = 0.12
"""Side of the corner, as a share of the height."""

_SWALLOWED = (
    QEvent.Type.ContextMenu,
    QEvent.Type.ToolTip,
    QEvent.Type.WhatsThis,
    QEvent.Type.DragEnter,
    QEvent.Type.Drop,
)
CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


class KioskGuard(QObject):
    """Sees every event of the application before anybody else.

    Signals:
        touched(): somebody is there.
        tapped(object): a finger was lifted from this widget, but not in the corner.
        leave_wanted(): the corner was held, or the technician's keys were pressed (Ctrl+Shift+F12).
    """

    touched = Signal()
    tapped = Signal(object)
    leave_wanted = Signal()

    def __init__(self, window: QWidget, hold_ms: int = HOLD_MS) -> None:
        super().__init__(window)
        self._window = window
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.setInterval(hold_ms)
        self._hold.timeout.connect(self.leave_wanted)
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)

    def corner(self) -> QRect:
        """The upper right corner of the window."""
        side = round(self._window.height() * CORNER)
        return QRect(self._window.width() - side, 0, side, side)

    def is_holding(self) -> bool:
        return self._hold.isActive()

    def stop(self) -> None:
        """Before the window goes."""
        self._hold.stop()
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    def _in_corner(self, event: QMouseEvent) -> bool:
        return self.corner().contains(self._window.mapFromGlobal(event.globalPosition().toPoint()))

    def _look_at_mouse(self, watched: QObject, event: QMouseEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress:
            self.touched.emit()
            if event.button() != Qt.MouseButton.LeftButton:
                return True
            if self._in_corner(event) and not self._hold.isActive():
                self._hold.start()
        elif event.type() == QEvent.Type.MouseButtonRelease:
            self._hold.stop()
            if not self._in_corner(event):
                self.tapped.emit(watched)
        elif not self._in_corner(event):
            self._hold.stop()
        return False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _SWALLOWED:
            return True
        if not watched.isWidgetType():
            return False  # each press passes the window of the system first, and then the widget
        if isinstance(event, QMouseEvent):
            return self._look_at_mouse(watched, event)
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.touched.emit()
            if event.key() == Qt.Key.Key_F12 and event.modifiers() & CHORD == CHORD:
                self.leave_wanted.emit()
                return True
        return False
