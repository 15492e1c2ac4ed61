"""How a stolen painting looks on the result page: the picture, and a museum's label beside it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from artgames.app.models.stolen import ROW_ROLE, StolenRow
from artgames.app.widgets.painting_view import draw_whole, label_lines
from artgames.scene.drawing.fonts import sans, serif
from artgames.scene.drawing.theme import Theme
from artgames.scene.labels import label_of
from artgames.scene.pictures.picture_store import PictureStore

_WIDTH = 25.0
"""Of a label with its picture, in sizes of the menu text."""


class StolenLabel(QStyledItemDelegate):
    """Draws rows of `StolenModel` side by side, as high as the strip."""

    def __init__(self, pictures: PictureStore, theme: Theme, em: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures, self._theme, self._em, self._view = pictures, theme, em, parent

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em

    def _draw_words(self, painter: QPainter, area: QRectF, row: StolenRow) -> None:
        em, ink, ink2 = self._em, self._theme.ink, self._theme.ink2
        parts = [
            (row.head, sans(0.84 * em, QFont.Weight.DemiBold), ink2, 1),
            (label_of(row.painting).title, serif(1.05 * em, italic=True), ink, 3),
            *((line, sans(0.84 * em), ink, 4) for line in label_lines(row.painting)),
            (row.painting.sentence, sans(0.84 * em), ink2, 6),
        ]
        top = area.top()
        for text, font, colour, most in parts:
            painter.setPen(QColor(colour))
            top += _draw_wrapped(painter, QRectF(area.left(), top, area.width(), area.bottom() - top), text, font, most)
            top += 0.25 * em

    # Qt

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(round(_WIDTH * self._em), max(1, self._view.height() - round(1.0 * self._em)))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row: StolenRow = index.data(ROW_ROLE)
        em, area = self._em, QRectF(option.rect).adjusted(4, 4, -self._em, -4)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(self._theme.focus), 4))
            painter.drawRect(area.adjusted(-2, -2, 2, 2))
        inner = area.adjusted(0.3 * em, 0.3 * em, -0.3 * em, -0.3 * em)
        box = QSize(round(inner.width() * 0.46), round(inner.height()))
        pixmap = self._pictures.pixmap(str(row.painting.id), box, painter.device().devicePixelRatioF())
        right = inner.left() + box.width()
        if pixmap is not None:
            place = QRectF(inner.topLeft(), box.toSizeF())
            place.setHeight(min(place.height(), pixmap.deviceIndependentSize().height()))
            right = draw_whole(painter, place, pixmap, self._theme, left=True).right()
        self._draw_words(painter, inner.adjusted(right - inner.left() + 0.7 * em, 0, 0, 0), row)
        painter.restore()


def _draw_wrapped(painter: QPainter, area: QRectF, text: str, font: QFont, most: int) -> float:
    """Draw up to so many lines, as many as fit; the last one is cut with dots. The height that was used."""
    if not text:
        return 0.0
    layout = QTextLayout(text, font)
    layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
    metrics, used = QFontMetricsF(font), 0.0
    painter.setFont(font)
    fit = min(most, int(area.height() // metrics.height()))
    layout.beginLayout()
    for number in range(fit):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(area.width())
        start, end = line.textStart(), line.textStart() + line.textLength()
        is_cut = number == fit - 1 and end < len(text)
        shown = (
            metrics.elidedText(text[start:], Qt.TextElideMode.ElideRight, area.width()) if is_cut else text[start:end]
        )
        painter.drawText(QPointF(area.left(), area.top() + used + metrics.ascent()), shown)
        used += metrics.height()
    layout.endLayout()
    return used
