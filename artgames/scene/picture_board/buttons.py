"""Small things to press beside the paintings: one of several ways, and a number by more and less."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Profile, Role, sans
from artgames.scene.drawing.line_width import thick
from artgames.scene.drawing.symbols import draw_tick
from artgames.scene.drawing.text_fitting import draw_wrapped
from artgames.scene.items.piece import Piece

translate = QCoreApplication.translate
_Align = Qt.AlignmentFlag
_CHOSEN, _CHOSEN_LINE = "#FFE9B5", "#8A5E0F"
"""A way that was chosen is paler than the button that locks it in."""


class WordButton(Piece):
    """A few words that can be pressed; pale, with a tick, while they are what was chosen."""

    fills_when_chosen = True
    is_paper = True

    reading_rank = 1  # heard after what is chosen from

    def __init__(self, key: str, words: str, rect: QRectF, style: BoardStyle, spoken: str = "") -> None:
        super().__init__(f"button {key}", spoken or words, rect, style)
        self._words = words
        self.let_press(lit=False)

    @property
    def has_tick(self) -> bool:
        return self.is_filled

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        radius = thick(self.style, 8)
        chosen = self.is_filled and self.theme.frames
        painter.setPen(
            QPen(QColor(_CHOSEN_LINE if chosen else self.theme.line), thick(self.style, 3 if chosen else 1.5))
        )
        painter.setBrush(QColor(_CHOSEN) if chosen else self.fill)
        painter.drawRoundedRect(rect, radius, radius)
        font = sans(self.style.px(Role.PLAY, Profile.DESK) * 1.1, QFont.Weight.DemiBold)
        pad, side = rect.height() * 0.12, min(rect.height() * 0.5, rect.width() * 0.12)
        room = rect.adjusted(pad, pad, -pad, -pad)
        if self.has_tick:
            tick = QRectF(room.left(), room.center().y() - side / 2, side, side)
            draw_tick(painter, tick, self.letters.name())
            room.setLeft(tick.right() + pad / 2)
        painter.setPen(self.letters)
        draw_wrapped(painter, room, self._words, font, _Align.AlignCenter)


class Counter(Piece):
    """A number between “less” and “more”. The two buttons are pieces of their own; this shows what they have made."""

    def __init__(self, title: str, value: int, rect: QRectF, style: BoardStyle, count: Callable[[int], None]) -> None:
        super().__init__("number", title, rect, style)
        self._title, self._value = title, value
        side = rect.height()
        self.less = WordButton("less", "−", QRectF(0, 0, side, side), style, translate("Tabletop", "One less"))
        self.more = WordButton(
            "more", "+", QRectF(rect.width() - side, 0, side, side), style, translate("Tabletop", "One more")
        )
        for button, step in ((self.less, -1), (self.more, 1)):
            button.setParentItem(self)
            button.activated.connect(lambda step=step: count(step))

    def set_value(self, value: int) -> None:
        self._value = value
        self.update()

    def told(self) -> list[str]:
        return [str(self._value)]

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        words = rect.adjusted(rect.height() * 1.1, 0, -rect.height() * 1.1, 0)
        painter.setPen(QColor(self.theme.ink))
        font = sans(rect.height() * 0.5, QFont.Weight.DemiBold)
        text = f"{self._title} {self._value}".strip()
        draw_wrapped(painter, words, text, font, _Align.AlignCenter)
