"""What lies on the table and can be pressed: tiles, cards, the dog, and the two answers of a victim."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import sans
from artgames.scene.drawing.text_fitting import fitted, fitted_block
from artgames.scene.items.piece import PicturePiece

_Align = Qt.AlignmentFlag
_SHADE = 0.35
_NOTE = 0.78
"""The share of a card that the next one of the hand leaves free: notes keep to it."""


class TablePiece(PicturePiece):
    """A tile, a card or the dog."""

    ring_width, rings_outside = 3.0, (2.5, 5.5, 4.0)
    is_recent = False
    """The last thing that happened was about it. That belongs to the room's memory, not to the view."""

    note = ""
    """A few words laid across its lower edge."""

    def told(self) -> list[str]:
        return [self.note] if self.note else []

    def describe(self) -> str:
        return super().describe() + (f" turned={round(self.rotation())}" if self.rotation() else "")

    def draw_dimmed(self, painter: QPainter, rect: QRectF) -> None:
        """Shaded, not transparent: cards lie on one another."""
        self.draw(painter, rect)
        shade = QColor(self.theme.wall)
        shade.setAlphaF(_SHADE)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawRoundedRect(rect, rect.width() * 0.06, rect.width() * 0.06)

    def ring_corner(self, ring: QRectF) -> float:
        return min(self.size.width(), self.size.height()) * 0.06

    def draw_rings(self, painter: QPainter) -> None:
        if self.is_recent:
            # Light with dark edges: it is seen on the wall and on paper.
            self._ring(painter, self.style.on_paper.ink, 5, 3.5)
            self._ring(painter, self.wall.ink if self.wall.is_dark else self.wall.panel, 2, 3.5)
        super().draw_rings(painter)
        if self.note:
            self._draw_note(painter)

    def _draw_note(self, painter: QPainter) -> None:
        wide, high, larger = self.size.width(), self.size.height(), max(1.0, self.style.text)
        free = wide * _NOTE
        room = QRectF(free * 0.04, 0, free * 0.92, high * 0.41)
        font = sans(max(self.style.least_px, high * 0.12) * larger, QFont.Weight.DemiBold)
        if larger > 1.0 or fitted(self.note, font, room.width()).pixelSize() < self.style.least_px:
            font = fitted_block(self.note, font, room, _Align.AlignCenter)
        else:
            font = fitted(self.note, font, room.width())
        flags = int(_Align.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
        lines = round(QFontMetricsF(font).boundingRect(room, flags, self.note).height() / font.pixelSize() - 0.2)
        band = QRectF(0, 0, free, font.pixelSize() * (0.4 + 1.2 * lines))
        band.moveBottom(high - font.pixelSize() * 0.2)
        painter.fillRect(band, QColor(self.theme.panel))
        painter.setPen(QColor(self.theme.ink))
        painter.setFont(font)
        painter.drawText(band.adjusted(free * 0.03, 0, -free * 0.03, 0), flags, self.note)


class Answer(PicturePiece):
    """A large button on the shared screen: a picture, what to do, and what it means."""

    is_paper = True

    def __init__(self, key: str, words: tuple[str, str], picture: QPixmap, rect: QRectF, style: BoardStyle) -> None:
        super().__init__(key, ". ".join(words), picture, rect, style)
        self._title, self._meaning = words
        self.let_press(lit=False)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(QPen(QColor(self.theme.line), 2))
        painter.setBrush(self.fill)
        painter.drawRoundedRect(rect, 10, 10)
        pad = rect.height() * 0.09
        upper = QRectF(pad, pad, rect.width() - 2 * pad, rect.height() * 0.3)
        painter.setPen(QColor(self.theme.ink))
        painter.setFont(fitted(self._title, sans(upper.height() * 0.86, QFont.Weight.Bold), upper.width()))
        painter.drawText(upper, _Align.AlignVCenter | _Align.AlignLeft, self._title)
        side = rect.height() - upper.bottom() - 1.5 * pad
        picture = QRectF(pad, upper.bottom() + pad * 0.5, side, side)
        super().draw(painter, picture)
        left = picture.right() + pad
        words = QRectF(left, picture.top(), rect.width() - left - pad, side)
        draw_block(painter, words, self._meaning, upper.height() * 0.68)


def draw_block(painter: QPainter, rect: QRectF, text: str, px: float) -> None:
    """Words in a rectangle, as wide as it is, set smaller until all of them fit."""
    align = _Align.AlignLeft | _Align.AlignTop
    painter.setFont(fitted_block(text, sans(px), rect, align))
    painter.drawText(rect, int(align) | int(Qt.TextFlag.TextWordWrap), text)
