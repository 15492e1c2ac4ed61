"""A cell of the score pad: the points, with ticks and crosses, or a mask where the player had a role of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from artgames.app.models.score_pad import ROW_ROLE
from artgames.engine.capabilities import ScoreRow, Sign
from artgames.scene.drawing.fonts import Role, desk_px, figures
from artgames.scene.drawing.symbols import draw_coin, draw_cross, draw_mask, draw_tick
from artgames.scene.drawing.theme import Theme, on_paper

_SIGN = 0.72
"""Side of a tick in sizes of the menu text."""

_STACKED = 2.4
"""A row so many sizes high has the signs below the number."""

Draw = Callable[[QPainter, QRectF, str], None]


def _draw_wager(painter: QPainter, rect: QRectF, _colour: str) -> None:
    """A coin is of gold in every theme; whether it won, the points say and the words beside."""
    draw_coin(painter, rect)


class PadCell(QStyledItemDelegate):
    """The tool tip says the same in words."""

    def __init__(self, theme: Theme, em: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._em = on_paper(theme), em

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = on_paper(theme), em

    def _draw_signs(self, painter: QPainter, area: QRectF, signs: Sequence[Sign]) -> None:
        """In the middle of the area, smaller where it is narrow."""
        if not signs:
            return
        theme = self._theme
        ways: dict[Sign, tuple[Draw, str]] = {
            Sign.MASK: (draw_mask, theme.ink2),
            Sign.TICK: (draw_tick, theme.right),
            Sign.CROSS: (draw_cross, theme.wrong),
            Sign.COIN: (_draw_wager, ""),
        }
        large = _SIGN * self._em * (1.45 if Sign.MASK in signs else 1.0)
        side = min(large, area.width() / len(signs))
        left, top = area.center().x() - side * len(signs) / 2, area.center().y() - side / 2
        for place, sign in enumerate(signs):
            draw, colour = ways[sign]
            draw(painter, QRectF(left + place * side, top, side, side), colour)

    def _draw_frame(self, painter: QPainter, cell: QRectF) -> None:
        """The cell of whoever had a role of its own stands out."""
        height = min(cell.height(), _STACKED * self._em) - 2
        width = min(cell.width(), 4.2 * self._em) - 2
        frame = QRectF(cell.center().x() - width / 2, cell.center().y() - height / 2, width, height)
        painter.setPen(QColor(self._theme.line))
        painter.setBrush(QColor(self._theme.raised))
        painter.drawRoundedRect(frame, 4, 4)

    def _halves(self, cell: QRectF) -> tuple[QRectF, QRectF]:
        """Where the number and the signs go: below one another where the row is high enough, else side by side."""
        if cell.height() >= _STACKED * self._em:
            line = 0.5 * _STACKED * self._em
            number = QRectF(cell.left(), cell.center().y() - line, cell.width(), line)
            return number, number.translated(0, 0.85 * line)
        right = min(cell.width(), 1.6 * self._em)
        number = QRectF(cell.right() - right, cell.top(), right, cell.height())
        return number, cell.adjusted(2, 0, -right, 0)

    # Qt

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(round(2.0 * self._em), round(1.5 * self._em))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row: ScoreRow | None = index.data(ROW_ROLE)
        cell, is_total, signs = QRectF(option.rect), row is None, row.signs if row is not None else ()
        number, below = self._halves(cell) if signs else (cell, cell)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if Sign.MASK in signs:
            self._draw_frame(painter, cell)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(self._theme.focus), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(cell.adjusted(2, 2, -2, -2))
        painter.setFont(figures(desk_px(Role.LABEL, self._em), QFont.Weight.Bold if is_total else QFont.Weight.Normal))
        painter.setPen(QColor(self._theme.ink))
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(index.data()))
        self._draw_signs(painter, below, signs)
        painter.restore()
