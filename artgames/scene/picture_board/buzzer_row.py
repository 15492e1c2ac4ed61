"""Everybody's mark with the key by which somebody is first."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import figures, sans
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.symbols import draw_cross
from artgames.scene.drawing.text_fitting import draw_line
from artgames.scene.items.piece import Piece
from artgames.scene.picture_board.picture_spec import Buzzer

translate = QCoreApplication.translate

_IN_A_ROW = 4
_HIGH = 1.5
"""The height of a row, in shares of something to press."""

_KEYS = "QAWXDCTGUJ"
"""From left to right on any keyboard: letters that mean nothing else at a table or to its host. Figures are answers."""


def spread_keys(seats: int) -> tuple[str, ...]:
    """A key for each seat, as far from each other as the keyboard allows: elbows need room."""
    if seats == 1:
        return (_KEYS[0],)
    return tuple(_KEYS[round(seat * (len(_KEYS) - 1) / (seats - 1))] for seat in range(seats))


def buzzers_height(count: int, target: float) -> float:
    """How high so many marks are in rows."""
    return ceil(count / _IN_A_ROW) * target * _HIGH


def buzzer_places(room: QRectF, count: int) -> tuple[QRectF, ...]:
    rows = ceil(count / _IN_A_ROW)
    columns = ceil(count / rows)
    high, wide = room.height() / rows, room.width() / columns
    places = []
    for number in range(count):
        row, column = divmod(number, columns)
        cell = QRectF(room.left() + column * wide, room.top() + row * high, wide, high)
        places.append(cell.adjusted(wide * 0.03, high * 0.04, -wide * 0.03, -high * 0.04))
    return tuple(places)


class BuzzMark(Piece):
    """A mark, a key cap and a name; crossed out for whoever is out."""

    def __init__(self, buzzer: Buzzer, rect: QRectF, style: BoardStyle) -> None:
        name = style.names[buzzer.seat]
        spoken = translate("Tabletop", "{name}, key {key}").format(name=name, key=buzzer.key)
        super().__init__(f"buzzer {buzzer.seat} {buzzer.key}", spoken, rect, style)
        self._buzzer = buzzer
        if not buzzer.out and not buzzer.first:
            self.let_press(lit=False)
        self.change(dimmed=buzzer.out, chosen=buzzer.first)

    def told(self) -> list[str]:
        states = (
            (translate("Tabletop", "out"), self._buzzer.out),
            (translate("Tabletop", "was first"), self._buzzer.first),
        )
        return [word for word, holds in states if holds]

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        side = min(rect.height() * 0.62, rect.width() * 0.42)
        mark = QRectF(rect.center().x() - side * 1.08, rect.top() + rect.height() * 0.02, side, side)
        draw_mark(painter, mark, self.style.marks[self._buzzer.seat], self.theme)
        cap = QRectF(rect.center().x() + side * 0.08, mark.top(), side, side)
        self._draw_key(painter, cap)
        painter.setPen(QColor(self.theme.ink))
        below = QRectF(rect.left(), mark.bottom(), rect.width(), rect.bottom() - mark.bottom())
        name = self.style.names[self._buzzer.seat]
        draw_line(painter, below, name, sans(below.height() * 0.72), Qt.AlignmentFlag.AlignHCenter)

    def _draw_key(self, painter: QPainter, cap: QRectF) -> None:
        if self._buzzer.out:
            inner = cap.adjusted(*[cap.width() * share for share in (0.15, 0.15, -0.15, -0.15)])
            draw_cross(painter, inner, self.theme.wrong)
            return
        radius = cap.width() * 0.18
        paper = self.style.on_paper
        painter.setPen(QPen(QColor(paper.ink), max(1.5, cap.width() / 22)))
        painter.setBrush(QColor(paper.hover if self.look.hovered else paper.raised))
        painter.drawRoundedRect(cap, radius, radius)
        painter.setFont(figures(cap.height() * 0.62))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._buzzer.key)
