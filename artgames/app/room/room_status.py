"""The line at the top of the room's picture: what is going on, the round, and the time."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from artgames.scene.drawing.fonts import Profile, Role, figures, role_px, sans
from artgames.scene.drawing.text_fitting import with_shorter_names
from artgames.scene.drawing.theme import GALLERY, Theme

_LINE = 1.27
"""Heights of a letter from one line to the next."""

_MOST_LINES = 2
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_WRAP = int(_LEFT) | int(Qt.TextFlag.TextWordWrap)


class RoomStatus(QWidget):
    """Painted by itself: a style sheet knows only the sizes of the laptop. It gets a second line when a sentence first
    needs one, and keeps it, so that the paintings below do not jump about."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._scale = GALLERY, 1.0
        self._text = self._progress = self._time = ""
        self._names: tuple[str, ...] = ()
        self._lines = 1

    def apply_style(self, theme: Theme, scale: float) -> None:
        self._theme, self._scale = theme, scale
        self._grow()
        self.updateGeometry()
        self.update()

    def begin(self, names: tuple[str, ...]) -> None:
        """Another match."""
        self._names, self._lines = names, 1
        self._text = self._progress = self._time = ""

    def say(self, text: str, progress: str) -> None:
        if (text, progress) != (self._text, self._progress):
            self._text, self._progress = text, progress
            self.setAccessibleName(". ".join(part for part in (text, progress) if part))
            self._grow()
            self.update()

    def show_time(self, left: float | None) -> None:
        """Seconds; None where nothing is timed."""
        time = "" if left is None else f"{int(left) // 60}:{int(left) % 60:02d}"
        if time != self._time:
            self._time = time
            self.update()

    @property
    def text(self) -> str:
        return self._text

    @property
    def progress(self) -> str:
        return self._progress

    @property
    def time(self) -> str:
        return self._time

    # Sizes

    def _px(self, role: Role) -> int:
        return role_px(role, Profile.ROOM, self._scale)

    def _tools(self) -> float:
        """How wide round and time are, with the gaps before them."""
        gap = self._px(Role.SMALL) * 0.8
        progress = QFontMetricsF(sans(self._px(Role.SMALL))).horizontalAdvance(self._progress)
        return (progress + gap if self._progress else 0) + self._time_width()

    def _time_width(self) -> float:
        """A clock keeps its place while it runs; where there is none, it needs none."""
        if not self._time:
            return 0.0
        wide = QFontMetricsF(figures(self._px(Role.PLAY))).horizontalAdvance("0:00")
        return wide + self._px(Role.SMALL) * 0.8

    def fitted(self) -> tuple[QFont, str]:
        """The sentence and its font: as large as designed, then as small as a room can read, then with less of the
        names in it."""
        room = QRectF(0, 0, self.width() - self._tools(), self.height())
        font = sans(self._px(Role.PLAY), QFont.Weight.DemiBold)
        for text in with_shorter_names(self._text, self._names):
            for px in range(self._px(Role.PLAY), self._px(Role.SMALL) - 1, -2):
                font.setPixelSize(px)
                if _fits(font, text, room):
                    return font, text
        while not _fits(font, text, room) and font.pixelSize() > 9:
            font.setPixelSize(font.pixelSize() - 1)  # better small than cut off in the middle
        return font, text

    def _grow(self) -> None:
        """A sentence that does not fit into one line gets a second one."""
        font = sans(self._px(Role.SMALL), QFont.Weight.DemiBold)
        room = self.width() - self._tools()
        shortest = list(with_shorter_names(self._text, self._names))[-1]
        if self._lines < _MOST_LINES and room > 0 and QFontMetricsF(font).horizontalAdvance(shortest) > room:
            self._lines = _MOST_LINES
            self.updateGeometry()

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._lines = 1  # what was too long for another width may fit into this one
            self._grow()
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        line = self._px(Role.PLAY) if self._lines == 1 else self._px(Role.SMALL) * self._lines
        return QSize(400, round(line * _LINE))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setPen(QColor(self._theme.ink))
            room = QRectF(self.rect())
            font, text = self.fitted()
            painter.setFont(font)
            painter.drawText(room.adjusted(0, 0, -self._tools(), 0), _WRAP, text)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.setFont(figures(self._px(Role.PLAY)))
            painter.drawText(room, right, self._time)
            painter.setFont(sans(self._px(Role.SMALL)))
            painter.drawText(room.adjusted(0, 0, -self._time_width(), 0), right, self._progress)


def _fits(font: QFont, text: str, room: QRectF) -> bool:
    needed = QFontMetricsF(font).boundingRect(room, _WRAP, text)
    return needed.height() <= room.height() + 1 and needed.width() <= room.width()
