"""The buttons on the board: answers that everybody may see being given."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import sans
from artgames.scene.drawing.line_width import thick
from artgames.scene.drawing.text_fitting import draw_wrapped, fitted_block
from artgames.scene.items.piece import Piece

_Align = Qt.AlignmentFlag
_MEANING, _LEAST = 0.17, 0.8
"""The size of the words below the title, and how much of it they have at least in large letters."""


@dataclass(frozen=True, slots=True)
class Fonts:
    """What the words on a button are set in."""

    title: QFont
    meaning: QFont | None
    """None where what a button means is not written: it would be set smaller than somebody wants to read it."""


def common_sizes(words: Sequence[tuple[str, str]], size: QSizeF, em: float) -> Fonts:
    """Buttons of one size side by side speak with one voice: the largest type in which the words of all of them fit.
    Sizes of letters are shares of `em`."""
    meanings = [_meaning_font(size, meaning, em) for _, meaning in words]
    meaning = min(meanings, key=QFont.pixelSize)
    told = em <= size.height() or meaning.pixelSize() > em * _MEANING * _LEAST
    titles = [_title_font(size, title, meaning if told else "", em) for title, meaning in words]
    return Fonts(min(titles, key=QFont.pixelSize), meaning if told else None)


def _rooms(size: QSizeF, meaning: str) -> tuple[QRectF, QRectF]:
    """For what to say or do, and for what it means."""
    pad = size.height() * 0.1
    inner = QRectF(QPointF(), size).adjusted(pad, pad, -pad, -pad)
    title = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * (0.5 if meaning else 1.0))
    return title, QRectF(inner.left(), title.bottom(), inner.width(), inner.bottom() - title.bottom())


def _title_font(size: QSizeF, title: str, meaning: str, em: float) -> QFont:
    room, _ = _rooms(size, meaning)
    font = sans(min(em * 0.26, room.height() * 0.7), QFont.Weight.Bold)
    return fitted_block(title, font, room, _Align.AlignCenter)


def _meaning_font(size: QSizeF, meaning: str, em: float) -> QFont:
    _, room = _rooms(size, meaning)
    font = sans(em * _MEANING)
    return fitted_block(meaning, font, room, _Align.AlignHCenter | _Align.AlignTop) if meaning else font


class Button(Piece):
    """What to say or do, and what it means."""

    is_paper = True
    reading_rank = 2  # heard after what it is about

    def __init__(self, key: str, words: tuple[str, str], rect: QRectF, style: BoardStyle, fonts: Fonts) -> None:
        super().__init__(f"button {key}", ". ".join(word for word in words if word), rect, style)
        self._title, self._meaning = words
        self._fonts = fonts
        self.let_press(lit=False)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.theme
        painter.setPen(QPen(QColor(theme.line), thick(self.style, 2)))
        painter.setBrush(QColor(theme.hover if self.look.hovered else theme.raised))
        radius = thick(self.style, 10)
        painter.drawRoundedRect(rect, radius, radius)
        painter.setPen(QColor(theme.ink))
        title, meaning = _rooms(self.size, self._meaning if self._fonts.meaning else "")
        draw_wrapped(painter, title, self._title, self._fonts.title, _Align.AlignCenter)
        if self._meaning and self._fonts.meaning:
            draw_wrapped(painter, meaning, self._meaning, self._fonts.meaning, _Align.AlignHCenter | _Align.AlignTop)

    def draw_rings(self, painter: QPainter) -> None:
        if self.look.focused:
            super().draw_rings(painter)
