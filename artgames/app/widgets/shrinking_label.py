"""A label that never clips: a text that is too long for its place is set smaller, then in several lines, then with less
of the names in it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QStyle, QStyleOption, QWidget

from artgames.scene.drawing.text_fitting import with_shorter_names
from artgames.scene.plain_text import PlainLabel

_LARGE, _SMALLEST = 0.8, 0.3
"""Shares of the wanted size. Before all is set small, names are cut."""

_LINE_HIGH, _TRIFLE = 1.26, 2
"""How much higher a line is than its letters are large; and a box of letters is a trifle higher than the letters."""

_ONE_LINE = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_LINES = _ONE_LINE | int(Qt.TextFlag.TextWordWrap)


class FittedLabel(PlainLabel):
    """One sentence, as large as its font says when there is room, never wider than its place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._full_px = 24
        self._names: tuple[str, ...] = ()

    def set_size(self, px: int) -> None:
        """The size to use when there is room for it."""
        self._full_px = px
        self.updateGeometry()
        self.update()

    def set_names(self, names: tuple[str, ...]) -> None:
        """Names that may be cut where a sentence has too little room."""
        self._names = names
        self.update()

    def fitted(self, rect: QRect) -> tuple[QFont, str, int]:
        """Font, text and alignment flags that fill the rectangle without leaving it."""
        font = QFont(self.font())
        *longer, text = with_shorter_names(self.text(), self._names)
        full = max(9, min(self._full_px, int((rect.height() + _TRIFLE) / _LINE_HIGH)))
        for tried, least in [(tried, _LARGE) for tried in longer] + [(text, _SMALLEST)]:
            for px in range(full, max(9, round(full * least)) - 1, -1):
                font.setPixelSize(px)
                flags = _flags_to_fit(tried, QFontMetrics(font), rect)
                if flags is not None:
                    return font, tried, flags
        return font, QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width()), _ONE_LINE

    def line_height(self) -> int:
        """Of one line as large as it is wanted."""
        return round(self._full_px * 1.35)

    def sizeHint(self) -> QSize:
        return QSize(120, self.line_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.line_height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            option = QStyleOption()
            option.initFrom(self)
            self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
            font, text, flags = self.fitted(self.contentsRect())
            painter.setFont(font)
            painter.setPen(self.palette().windowText().color())
            painter.drawText(self.contentsRect(), flags, text)


def _flags_to_fit(text: str, metrics: QFontMetrics, rect: QRect) -> int | None:
    """Whether a text fits in one line or in several; None where it does not."""
    if metrics.horizontalAdvance(text) <= rect.width():
        return _ONE_LINE
    wrapped = metrics.boundingRect(rect, _LINES, text)
    return _LINES if wrapped.height() <= rect.height() and wrapped.width() <= rect.width() else None
