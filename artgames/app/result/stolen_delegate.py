"""How a painting looks among others on the result page: the picture, and a museum's label beside it, never cut.

Several paintings that belong together, as the two speakers of a dialogue, stand side by side above the words.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from artgames.app.models.stolen import ROW_ROLE, StolenRow
from artgames.app.widgets.painting_view import draw_whole, label_lines
from artgames.decks import Painting
from artgames.scene.drawing.fonts import Role, desk_px, sans, serif
from artgames.scene.drawing.text_lines import wrapped
from artgames.scene.drawing.theme import Theme
from artgames.scene.drawing.voices import WIDEST, turns_of
from artgames.scene.labels import label_of
from artgames.scene.pictures.picture_store import PictureStore

WIDTH = 23.0
"""Of a label with its picture at least, in sizes of the menu text."""

_BESIDE, _HIGH, _SEVERAL_HIGH = 0.42, 10.0, 7.5
"""What of the width a single picture may have; how high a picture is, alone and with others."""

_SIDE_BY_SIDE = 4
_GAP = 0.25


class _Words(NamedTuple):
    """One part of a label, broken into its lines."""

    lines: list[str]
    font: QFont
    colour: str
    answers: bool = False
    """The other one of two says it: at the right."""

    @property
    def height(self) -> float:
        return len(self.lines) * QFontMetricsF(self.font).height()


class StolenLabel(QStyledItemDelegate):
    """Draws rows of `StolenModel`; each is as high as its words."""

    def __init__(self, pictures: PictureStore, theme: Theme, em: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures, self._theme, self._em = pictures, theme, em
        self.width = round(WIDTH * em)

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em

    def _parts(self, row: StolenRow) -> Iterator[tuple[str, QFont, str, bool]]:
        em, ink, ink2 = self._em, self._theme.ink, self._theme.ink2
        px = desk_px(Role.SMALL, em)
        small, strong = sans(px), sans(px, QFont.Weight.DemiBold)
        yield row.head, strong, ink2, False
        for number, line in enumerate(turns_of(row.text)):
            yield line, serif(desk_px(Role.PLAY, em)), ink, row.by_turns and number % 2 == 1
        single = len(row.paintings) == 1
        for one in row.paintings:
            title = serif(desk_px(Role.PLAY if single and not row.text else Role.LABEL, em), italic=True)
            yield label_of(one).title, title, ink, False
            for line in label_lines(one) if single and not row.text else label_lines(one)[:1]:
                yield line, small, ink, False
        if single and not row.text and row.painting is not None:
            yield row.painting.sentence, small, ink2, False
        yield row.note, strong, ink2, False

    def _words(self, row: StolenRow, width: float) -> list[_Words]:
        return [
            _Words(wrapped(text, font, width * (WIDEST if row.by_turns else 1.0)), font, colour, answers)
            for text, font, colour, answers in self._parts(row)
            if text.strip()
        ]

    def _areas(self, row: StolenRow, inner: QRectF) -> tuple[list[QRectF], QRectF]:
        """Where each picture goes, and the words."""
        em, count = self._em, len(row.paintings)
        if not count:
            return [], inner
        if count == 1:
            box = QRectF(inner.left(), inner.top(), _BESIDE * inner.width(), _HIGH * em)
            return [box], inner.adjusted(box.width() + 0.7 * em, 0, 0, 0)
        columns = min(count, _SIDE_BY_SIDE)
        cell, high = inner.width() / columns, _SEVERAL_HIGH * em * (1.0 if columns < _SIDE_BY_SIDE else 0.72)
        boxes = [
            QRectF(inner.left() + number % columns * cell, inner.top() + number // columns * high, cell, high)
            for number in range(count)
        ]
        rows = -(-count // columns)
        return [box.adjusted(0, 0, -0.4 * em, -0.4 * em) for box in boxes], inner.adjusted(0, rows * high, 0, 0)

    def _height(self, row: StolenRow) -> float:
        boxes, area = self._areas(row, QRectF(0, 0, self._inner_width(), 0))
        words = self._words(row, area.width())
        written = area.top() + sum(part.height + _GAP * self._em for part in words)
        return max(written, max((box.bottom() for box in boxes), default=0.0))

    def _inner_width(self) -> float:
        return self.width - 1.8 * self._em

    def _draw_picture(self, painter: QPainter, box: QRectF, painting: Painting) -> None:
        size = box.size().toSize()
        pixmap = self._pictures.pixmap(str(painting.id), size, painter.device().devicePixelRatioF())
        if pixmap is not None:
            place = QRectF(box.topLeft(), size.toSizeF())
            place.setHeight(min(place.height(), pixmap.deviceIndependentSize().height()))
            draw_whole(painter, place, pixmap, self._theme, left=True)

    # Qt

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(self.width, round(self._height(index.data(ROW_ROLE)) + 1.2 * self._em))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row: StolenRow = index.data(ROW_ROLE)
        em, corner = self._em, QPointF(option.rect.topLeft())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(self._theme.focus), 4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(option.rect).adjusted(3, 3, -3, -3))
        inner = QRectF(corner.x() + 0.6 * em, corner.y() + 0.6 * em, self._inner_width(), 0)
        boxes, area = self._areas(row, inner)
        for box, painting in zip(boxes, row.paintings, strict=True):
            self._draw_picture(painter, box, painting)
        top = area.top()
        for part in self._words(row, area.width()):
            painter.setFont(part.font)
            painter.setPen(QColor(part.colour))
            high = QFontMetricsF(part.font)
            for number, line in enumerate(part.lines):
                left = area.right() - high.horizontalAdvance(line) if part.answers else area.left()
                painter.drawText(QPointF(left, top + number * high.height() + high.ascent()), line)
            top += part.height + _GAP * em
        painter.restore()
