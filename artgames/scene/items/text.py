"""Text on a board: set in its place, as large as designed where it fits and smaller where it does not."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

_SMALLEST_SHARE = 0.22
"""Twice the usual size and a name of sixty letters must still find room."""

ABOVE_SHADOWS = 2.5
"""Paintings that hang have a lower place, those that are lifted or fly a higher one."""


class TextItem(QGraphicsObject):
    """A few words in a rectangle. Nothing is ever clipped: a text that is too long is set smaller."""

    reading_rank: float = 0
    """When it is heard: before what has more, and among equals by where it is."""

    is_told = True
    """Whether it is heard at all."""

    def __init__(
        self,
        text: str,
        rect: QRectF,
        font: QFont,
        colour: str,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
        *,
        ground: str = "",
    ) -> None:
        """`ground`: the colour of a label that the words stand on, where the wall is lit."""
        super().__init__()
        self._ground = ground
        self._text, self._rect, self._colour = text, rect, QColor(colour)
        self._flags = int(align) | int(Qt.TextFlag.TextWordWrap)
        self._font = self._fitted(font)
        self.setZValue(ABOVE_SHADOWS)

    @property
    def text(self) -> str:
        return self._text

    def set_text(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.update()

    def accessible_text(self) -> str:
        return self._text

    def describe(self) -> str:
        return f"text {self._text!r}"

    def _fitted(self, font: QFont) -> QFont:
        made = QFont(font)
        full = font.pixelSize()
        for px in range(full, max(9, round(full * _SMALLEST_SHARE)) - 1, -1):
            made.setPixelSize(px)
            needed = QFontMetricsF(made).boundingRect(self._rect, self._flags, self._text)
            if needed.width() <= self._rect.width() and needed.height() <= self._rect.height():
                break
        return made

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setFont(self._font)
        if self._ground:
            words = QFontMetricsF(self._font).boundingRect(self._rect, self._flags, self._text)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._ground))
            painter.drawRoundedRect(words.adjusted(-7, -1, 7, 1) & self._rect, 3, 3)
        painter.setPen(self._colour)
        painter.drawText(self._rect, self._flags, self._text)
