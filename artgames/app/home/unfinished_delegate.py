"""How an unfinished match looks in the list: who, where it stands, how long ago, and a cross to remove it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from artgames.app.models.unfinished import ROW_ROLE, Waiting
from artgames.scene.drawing.fonts import Role, desk_px, sans
from artgames.scene.drawing.text_fitting import cut, whole
from artgames.scene.drawing.theme import Theme, on_paper

_MOST_LINES = 4
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)


class _Text(NamedTuple):
    """Words as they are drawn, and the room they need."""

    text: str
    font: QFont
    colour: str
    size: QSizeF

    @classmethod
    def of(cls, text: str, names: tuple[str, ...], font: QFont, colour: str, width: float) -> _Text:
        """Where that is too little, first names are cut, and then the end."""
        metrics = QFontMetricsF(font)
        room = QRectF(0, 0, width, metrics.lineSpacing() * _MOST_LINES + 1)

        def fits(tried: str) -> bool:
            needed = metrics.boundingRect(room, _WRAPPED, tried)
            return needed.height() <= room.height() and needed.width() <= width

        shown = cut(whole(text, names, fits), font, room)
        high = metrics.boundingRect(room, _WRAPPED, shown).height()
        return cls(shown, font, colour, QSizeF(width, high))


class WaitingRow(QStyledItemDelegate):
    """Draws rows of the list *Continue*."""

    def __init__(self, theme: Theme, em: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._em = on_paper(theme), em

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = on_paper(theme), em

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

    def _texts(self, row: Waiting, width: float) -> list[_Text]:
        """One below the other, each in the size that the user wants; what is too long for its line has more of them."""
        wanted = (
            (row.who, sans(self._em, QFont.Weight.DemiBold), self._theme.ink, width - 2.0 * self._em),
            (row.line, sans(desk_px(Role.LABEL, self._em)), self._theme.ink, width),
            (f"{row.title} · {row.ago}", sans(desk_px(Role.SMALL, self._em)), self._theme.ink2, width),
        )
        return [_Text.of(text, row.names, font, colour, room) for text, font, colour, room in wanted]

    def _draw_words(self, painter: QPainter, area: QRectF, row: Waiting) -> None:
        top = area.top()
        for one in self._texts(row, area.width()):
            painter.setPen(QColor(one.colour))
            painter.setFont(one.font)
            painter.drawText(QRectF(area.left(), top, one.size.width(), one.size.height() + 1), _WRAPPED, one.text)
            top += one.size.height() + 0.08 * self._em

    # Qt

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        view = option.widget
        width = view.viewport().width() if isinstance(view, QAbstractScrollArea) else 12 * self._em
        texts = self._texts(index.data(ROW_ROLE), width - 1.6 * self._em)
        high = sum(one.size.height() + 0.08 * self._em for one in texts) + 0.9 * self._em
        return QSize(round(12 * self._em), round(high) + 6)

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
