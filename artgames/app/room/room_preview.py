"""What the room sees, small, on the console."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QHideEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QShowEvent
from PySide6.QtWidgets import QWidget

from artgames.scene.drawing.theme import GALLERY, Theme
from artgames.scene.screenshots import take_picture

_EVERY_MS = 200
"""So often a picture is taken at most: enough to follow."""

_REST_SHARE = 6
"""After a picture that took long, so many times longer is waited: the match itself comes first."""

_FRAME = 6
_ALARM = "#E5484D"
"""Red in any theme: the room does not see the match."""


class Preview(QWidget):
    """Takes a picture of the room's window whenever something was painted there; none while nobody looks at it.

    Signals:
        pressed(QPoint): somebody clicked on the picture; the point is one of the room's window.
    """

    pressed = Signal(QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room: QWidget | None = None
        self._picture = QPixmap()
        self._theme = GALLERY
        self._alarm = False
        self._dirty = True
        self._taking = False
        self._timer = QTimer(self)
        self._timer.setInterval(_EVERY_MS)
        self._timer.timeout.connect(self.take)

    def watch(self, room: QWidget) -> None:
        """Show this window from now on."""
        self._room = room
        for widget in (room, *room.findChildren(QWidget)):
            widget.installEventFilter(self)

    def forget(self) -> None:
        """The window is gone."""
        self._room, self._picture = None, QPixmap()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def set_alarm(self, alarm: bool) -> None:
        """Whether the room sees something else than the match."""
        if alarm != self._alarm:
            self._alarm = alarm
            self.update()

    def take(self) -> None:
        """Take a picture, if anything has changed since the last one."""
        if not self._dirty or self._room is None:
            return
        self._dirty, self._taking = False, True
        begun = monotonic()
        picture = take_picture(self._room)
        self._taking = False
        self._timer.setInterval(max(_EVERY_MS, round((monotonic() - begun) * 1000 * _REST_SHARE)))
        ratio = self.devicePixelRatioF()
        most = self.size() * ratio
        self._picture = picture.scaled(
            most, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        self._picture.setDevicePixelRatio(ratio)
        self.update()

    def area(self) -> QRectF:
        """Where the picture is: as large as there is room for."""
        room = self._room.size() if self._room is not None else QSize(1920, 1080)
        size = room.scaled(self.size() - QSize(2 * _FRAME, 2 * _FRAME), Qt.AspectRatioMode.KeepAspectRatio)
        box = QRectF(0, 0, size.width(), size.height())
        box.moveCenter(QRectF(self.rect()).center())
        box.moveTop(_FRAME)
        return box

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self._taking:
            self._dirty = True
        return False

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._dirty = True
        self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        box = self.area()
        if self._room is not None and box.contains(event.position()):
            share = self._room.width() / box.width()
            self.pressed.emit(((event.position() - box.topLeft()) * share).toPoint())

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            box = self.area()
            painter.drawPixmap(box, self._picture, QRectF(self._picture.rect()))
            colour, width = (_ALARM, _FRAME) if self._alarm else (self._theme.line, 1)
            painter.setPen(QPen(QColor(colour), width, j=Qt.PenJoinStyle.MiterJoin))
            painter.drawRect(box.adjusted(-width / 2, -width / 2, width / 2, width / 2))
