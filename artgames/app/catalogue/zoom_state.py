"""How close one looks at a picture, and where: from the whole of it down to its pixels."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

MOST_ENLARGED = 2.0
"""A small picture that is fitted into a large window is not blown up beyond this."""

PIXEL_SIDE = 4.0
"""As close as it gets, a pixel of the picture is so many pixels of the screen wide."""


class ZoomState:
    """A picture of so many pixels in a room of so many dots."""

    def __init__(self) -> None:
        self.closer = 1.0
        self._shift = QPointF()
        self._picture, self._room = QSizeF(1, 1), QRectF(0, 0, 1, 1)

    def set_picture(self, picture: QSizeF) -> None:
        """Another picture, whole."""
        self._picture = picture
        self.show_whole()

    def set_room(self, room: QRectF) -> None:
        self._room = room
        self._keep_in_sight()

    def show_whole(self) -> None:
        self.closer, self._shift = 1.0, QPointF()

    @property
    def fitted(self) -> QSizeF:
        """The size in which the picture is seen whole."""
        wide, high = self._picture.width(), self._picture.height()
        return self._picture * min(self._room.width() / wide, self._room.height() / high, MOST_ENLARGED)

    @property
    def target(self) -> QRectF:
        """Where the picture is."""
        size = self.fitted * self.closer
        middle = self._room.center() + self._shift
        return QRectF(middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height())

    def closest(self, ratio: float) -> float:
        """How close one can get on a screen with so many pixels to a dot; always closer than whole."""
        return max(2.0, PIXEL_SIDE * self._picture.width() / self.fitted.width() / ratio)

    def one_to_one(self, ratio: float) -> float:
        """How close one has to be to see each pixel of the picture in one pixel of the screen."""
        return max(1.0, self._picture.width() / self.fitted.width() / ratio)

    def come_closer(self, factor: float, at: QPointF, ratio: float) -> None:
        """What is at this point stays there."""
        before = self.closer
        self.closer = min(self.closest(ratio), max(1.0, before * factor))
        away = at - self._room.center() - self._shift
        self._shift += away - away * (self.closer / before)
        self._keep_in_sight()

    def move(self, way: QPointF) -> None:
        self._shift += way
        self._keep_in_sight()

    def _keep_in_sight(self) -> None:
        """The picture is never pushed out of the room, and hangs in its middle where it is smaller."""
        size = self.fitted * self.closer
        x, y = (max(0.0, (size.width() - self._room.width()) / 2), max(0.0, (size.height() - self._room.height()) / 2))
        self._shift = QPointF(min(x, max(-x, self._shift.x())), min(y, max(-y, self._shift.y())))
