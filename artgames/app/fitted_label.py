"""A label that never clips: a text that is too long for its place is set smaller, then in two lines, then elided."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QStyle, QStyleOption, QWidget

SMALLEST_SHARE = 0.62


class FittedLabel(QLabel):
    """One sentence, as large as its font says when there is room, never wider than its place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._full_px = 24

    def set_size(self, px: int) -> None:
        """The size to use when there is room for it."""
        self._full_px = px
        self.updateGeometry()
        self.update()

    def fitted(self, rect: QRect) -> tuple[QFont, str, int]:
        """Font, text and alignment flags that fill the rectangle without leaving it."""
        font = QFont(self.font())
        one_line = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        two_lines = one_line | int(Qt.TextFlag.TextWordWrap)
        for share in (1.0, 0.9, 0.8, 0.7, SMALLEST_SHARE):
            font.setPixelSize(max(9, round(self._full_px * share)))
            if QFontMetrics(font).horizontalAdvance(self.text()) <= rect.width():
                return font, self.text(), one_line
            wrapped = QFontMetrics(font).boundingRect(rect, two_lines, self.text())
            if wrapped.height() <= rect.height() and wrapped.width() <= rect.width():
                return font, self.text(), two_lines
        elided = QFontMetrics(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, rect.width())
        return font, elided, one_line

    def sizeHint(self) -> QSize:
        return QSize(120, round(self._full_px * 1.35))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, round(self._full_px * 1.35))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        option = QStyleOption()
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
        font, text, flags = self.fitted(self.contentsRect())
        painter.setFont(font)
        painter.setPen(self.palette().windowText().color())
        painter.drawText(self.contentsRect(), flags, text)
        painter.end()
