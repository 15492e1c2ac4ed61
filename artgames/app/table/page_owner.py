"""Whose private page this is: face, symbol and name, in letters as large as what must be read to play."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from artgames.app.models.bot_habits import face_of
from artgames.engine.words import shortened
from artgames.scene.drawing.faces import SeatLook, draw_seat, seat_name
from artgames.scene.drawing.fonts import sans
from artgames.scene.drawing.theme import GALLERY, Theme
from artgames.store.seating import Player

LONGEST_NAME = 15


class PageOwner(QWidget):
    """Stands at the beginning of the status line while one person's page is open; hidden before everybody's eyes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._px = GALLERY, 24
        self._name, self._look = "", SeatLook(0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def name(self) -> str:
        """Whose page it says this is; empty for nobody's."""
        return self._name

    def apply_style(self, theme: Theme, px: int) -> None:
        self._theme, self._px = theme, px
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """The same person in another room."""
        self._theme = theme
        self.update()

    def tell(self, player: Player | None) -> None:
        """This page is that person's; None for nobody's."""
        name = player.name if player is not None else ""
        look = SeatLook(player.mark, face_of(player)) if player is not None else self._look
        if (name, look) == (self._name, self._look):
            return
        self._name, self._look = name, look
        who = seat_name(name, look.mark)
        self.setAccessibleName(self.tr("Page for {name}").format(name=who) if name else "")
        self.setVisible(bool(name))
        self.updateGeometry()
        self.update()

    def _font(self) -> QFont:
        return sans(self._px, QFont.Weight.Bold)

    def _shown(self) -> str:
        return shortened(self._name, LONGEST_NAME)

    def sizeHint(self) -> QSize:
        wide = QFontMetricsF(self._font()).horizontalAdvance(self._shown())
        return QSize(round(self._px * 1.75 + wide) + 2, round(self._px * 1.4))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            side = self._px * 1.35
            draw_seat(painter, QRectF(0, (self.height() - side) / 2, side, side), self._look, self._theme)
            painter.setFont(self._font())
            painter.setPen(QColor(self._theme.ink))
            words = QRectF(self._px * 1.75, 0, self.width() - self._px * 1.75, self.height())
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._shown())
