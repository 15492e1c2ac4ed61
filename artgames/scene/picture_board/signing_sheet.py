"""The sheet that people sign who give one answer together: a mark each, pressed by its owner."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Role, sans
from artgames.scene.drawing.paper_sheet import draw_sheet, paper_of
from artgames.scene.drawing.text_fitting import draw_line

translate = QCoreApplication.translate

_IN_A_ROW = 4
_TITLE = 0.6
_ROW = 1.15
_PAD = 0.15
"""Heights in shares of something to press."""


def signing_height(seats: int, target: float) -> float:
    """How high a sheet for so many people is."""
    return target * (_TITLE + _ROW * ceil(seats / _IN_A_ROW) + 2 * _PAD)


def mark_places(sheet: QRectF, seats: int) -> tuple[QRectF, ...]:
    """A square for each mark, in reading order."""
    rows = ceil(seats / _IN_A_ROW)
    target = sheet.height() / (_TITLE + _ROW * rows + 2 * _PAD)
    columns = ceil(seats / rows)
    side, wide = target * 0.86, min(sheet.width() / columns, target * 1.6)
    top = sheet.top() + target * (_TITLE + _PAD)
    places = []
    for number in range(seats):
        row, column = divmod(number, columns)
        in_row = min(columns, seats - row * columns)
        middle = sheet.center().x() + (column - (in_row - 1) / 2) * wide
        places.append(QRectF(middle - side / 2, top + row * target * _ROW, side, side))
    return tuple(places)


class SigningSheet(QGraphicsObject):
    """The paper below the marks."""

    def __init__(self, rect: QRectF, seats: int, style: BoardStyle) -> None:
        super().__init__()
        self._rect, self._style, self._marks = rect, style, mark_places(rect, seats)
        self._title = translate("Tabletop", "Confirm here")

    def describe(self) -> str:
        return f"signing sheet for {len(self._marks)}"

    # Qt

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-4, -4, 8, 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_sheet(painter, self._rect, self._style.theme)
        painter.setPen(QColor(paper_of(self._style.theme).ink))
        line = QRectF(self._rect.left(), self._rect.top(), self._rect.width(), self._marks[0].top() - self._rect.top())
        font = sans(min(self._style.px(Role.SMALL), line.height() * self._style.grown(0.6, 0.84)))
        draw_line(painter, line, self._title, font, Qt.AlignmentFlag.AlignHCenter)
