"""What this audience knows, in words on paper."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.paper_sheet import draw_sheet, paper_of
from artgames.scene.plain_board.layout import line_height, wrap_flags


class ToldSheet(QGraphicsObject):
    """One page of it."""

    def __init__(self, lines: list[str], room: QRectF, inner: QRectF, font: QFont, style: BoardStyle) -> None:
        super().__init__()
        self._lines, self._inner, self._font, self._style = lines, inner, font, style
        self._heights = [line_height(line, font, inner.width()) for line in lines]
        pad = inner.top() - room.top()
        self._rect = QRectF(room.topLeft(), room.size())
        self._rect.setHeight(min(room.height(), sum(self._heights) + 2 * pad))

    def accessible_text(self) -> str:
        return ". ".join(self._lines)

    def describe(self) -> str:
        return f"told {self._lines}"

    # Qt

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-4, -4, 8, 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        draw_sheet(painter, self._rect, self._style.theme)
        painter.setPen(QColor(paper_of(self._style.theme).ink))
        painter.setFont(self._font)
        top = self._inner.top()
        for line, high in zip(self._lines, self._heights, strict=True):
            flags = wrap_flags(line, self._font, self._inner.width())
            painter.drawText(QRectF(self._inner.left(), top, self._inner.width(), high + 1), flags, line)
            top += high
