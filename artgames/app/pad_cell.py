"""A cell of the score pad: the points, and before them ticks and crosses, or a mask where the player was the thief."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from artgames.app.models.pad import ROW_ROLE
from artgames.stage.drawn import draw_cross, draw_mask, draw_tick
from artgames.stage.fonts import figures
from artgames.stage.theme import Theme

_SIGN = 0.72
"""Side of a tick in sizes of the menu text."""

Draw = Callable[[QPainter, QRectF, str], None]


class PadCell(QStyledItemDelegate):
    """Signs are left out where the column has no room for them; the tool tip says the same in words."""

    def __init__(self, theme: Theme, em: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._em = theme, em

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em

    def _signs(self, row: object) -> list[tuple[Draw, str]]:
        if row is None:
            return []
        if getattr(row, "thief", False):
            return [(draw_mask, self._theme.ink2)]
        ticks: list[tuple[Draw, str]] = [(draw_tick, self._theme.right)] * getattr(row, "hits", 0)
        return ticks + [(draw_cross, self._theme.wrong)] * getattr(row, "wrong", 0)

    def _draw_signs(self, painter: QPainter, area: QRectF, signs: list[tuple[Draw, str]]) -> None:
        side = _SIGN * self._em * (1.45 if len(signs) == 1 and signs[0][0] is draw_mask else 1.0)
        if side * len(signs) > area.width():
            return
        for place, (draw, colour) in enumerate(signs):
            draw(painter, QRectF(area.left() + place * side, area.center().y() - side / 2, side, side), colour)

    def _draw_frame(self, painter: QPainter, cell: QRectF) -> None:
        """The thief's cell stands out even where there is no room for a mask."""
        height = min(cell.height(), 1.7 * self._em) - 2
        frame = QRectF(cell.left() + 1, cell.center().y() - height / 2, cell.width() - 2, height)
        painter.setPen(QColor(self._theme.line))
        painter.setBrush(QColor(self._theme.raised))
        painter.drawRoundedRect(frame, 3, 3)

    # Qt

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(round(2.0 * self._em), round(1.5 * self._em))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row, area = index.data(ROW_ROLE), QRectF(option.rect).adjusted(2, 0, -0.4 * self._em, 0)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = figures(0.95 * self._em, QFont.Weight.Bold if row is None else QFont.Weight.Normal)
        if getattr(row, "thief", False):
            self._draw_frame(painter, QRectF(option.rect))
        painter.setFont(font)
        painter.setPen(QColor(self._theme.ink))
        painter.drawText(area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(index.data()))
        self._draw_signs(painter, area.adjusted(0, 0, -1.25 * self._em, 0), self._signs(row))
        painter.restore()
