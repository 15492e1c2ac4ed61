"""The line below a vote: how many people have voted, and what most of them say."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from artgames.app.voting.poll import Poll, leaders, listing, turnout
from artgames.scene.drawing.fonts import Profile, Role, role_px, sans
from artgames.scene.drawing.theme import GALLERY, Theme

_HIGH = 1.4
"""As high as the line of people that it stands for."""


class VoteTally(QWidget):
    """Painted by itself, to be read from the back row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._px = GALLERY, 57
        self._left = self._right = self._numbers = ""
        self.hide()

    @property
    def texts(self) -> tuple[str, str]:
        return self._left, self._right

    def apply_style(self, theme: Theme, scale: float) -> None:
        self._theme, self._px = theme, role_px(Role.SMALL, Profile.ROOM, scale)
        self.updateGeometry()
        self.update()

    def show_poll(self, poll: Poll) -> None:
        self._left, self._right, self._numbers = turnout(poll), leaders(poll), listing(poll.verdict.chosen)
        self.setAccessibleName(". ".join(filter(None, self.texts)))
        self.update()

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(400, round(self._px * _HIGH))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            room, theme = QRectF(self.rect()), self._theme
            font = sans(self._px, QFont.Weight.DemiBold)
            painter.setFont(font)
            painter.setPen(QColor(theme.ink))
            wide = QFontMetricsF(font).horizontalAdvance
            both = wide(self._left) + wide(self._right) + self._px
            right = self._right if both <= room.width() else self._numbers
            middle = Qt.AlignmentFlag.AlignVCenter
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | middle, self._left)
            painter.setPen(QColor(theme.accent if theme.is_dark else theme.ink))
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | middle, right)
