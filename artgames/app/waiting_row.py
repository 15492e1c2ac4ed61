"""How an unfinished match looks in the list: who, where it stands, how long ago, and a cross to remove it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from artgames.app.models.unfinished import ROW_ROLE, Waiting
from artgames.stage.fonts import sans
from artgames.stage.lettering import draw_line
from artgames.stage.theme import Theme

_LINES = 4.9
"""Height of a row in sizes of the menu text."""


class WaitingRow(QStyledItemDelegate):
    """Draws rows of the list *Continue*."""

    def __init__(self, theme: Theme, em: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._em = theme, em

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em

    def is_on_remove(self, row: QRect, point: QPoint) -> bool:
        """Whether a point lies on the cross that removes the row."""
        return self._cross_area(row).contains(QPointF(point))

    def _cross_area(self, row: QRect) -> QRectF:
        side = 2.2 * self._em
        return QRectF(row.right() - side, row.top(), side, side)

    def _draw_cross(self, painter: QPainter, row: QRect) -> None:
        middle, arm = self._cross_area(row).center(), 0.3 * self._em
        painter.setPen(QPen(QColor(self._theme.ink2), 2))
        for down in (-arm, arm):
            painter.drawLine(middle + QPointF(-arm, -down), middle + QPointF(arm, down))

    def _draw_words(self, painter: QPainter, area: QRectF, row: Waiting) -> None:
        lines = (
            (row.who, sans(self._em, QFont.Weight.DemiBold), self._theme.ink, 2.0 * self._em),
            (row.line, sans(0.95 * self._em), self._theme.ink, 0.0),
            (f"{row.title} · {row.ago}", sans(0.84 * self._em), self._theme.ink2, 0.0),
        )
        top = area.top()
        for text, font, colour, short in lines:
            metrics = QFontMetricsF(font)
            room = area.width() - short
            painter.setPen(QColor(colour))
            line = QRectF(area.left(), top, room, metrics.height())
            draw_line(painter, line, text, font, Qt.AlignmentFlag.AlignLeft, names=row.names)
            top += metrics.height() + 0.08 * self._em

    # Qt

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(round(12 * self._em), round(_LINES * self._em))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        theme = self._theme
        has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        is_hot = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(theme.focus), 4) if has_focus else QPen(QColor(theme.hair), 1)
        inset = pen.widthF() / 2
        painter.setPen(pen)
        painter.setBrush(QColor(theme.hover if is_hot else theme.raised))
        sheet = QRectF(option.rect).adjusted(inset, inset, -inset, -inset - 6)
        painter.drawRoundedRect(sheet, 0.3 * self._em, 0.3 * self._em)
        inner = QRectF(option.rect).adjusted(self._em * 0.8, self._em * 0.5, -self._em * 0.8, 0)
        self._draw_words(painter, inner, index.data(ROW_ROLE))
        self._draw_cross(painter, option.rect)
        painter.restore()
