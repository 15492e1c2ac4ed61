"""How a painting looks in the list of a set that is put in order: its place, the picture, title, artist and date."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from artgames.decks import Painting
from artgames.scene.drawing.fonts import Role, desk_px, figures, sans, serif
from artgames.scene.drawing.theme import Theme, on_paper
from artgames.scene.labels import label_of
from artgames.scene.pictures.picture_store import PictureStore

CARD = Qt.ItemDataRole.UserRole
"""The number of the card in a row: a number survives being dragged."""

_NUMBER, _WIDE, _HIGH = 2.8, 4.4, 3.1
"""The widths of number and picture, and the height of a row, in sizes of the menu text."""

_Align = Qt.AlignmentFlag


class SetRow(QStyledItemDelegate):
    """Draws rows of `SetOrderPage`; pictures are asked for when they come into sight."""

    def __init__(
        self, painting_of: Callable[[int], Painting], pictures: PictureStore, theme: Theme, em: float, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._painting_of, self._pictures, self._theme, self._em = painting_of, pictures, theme, em

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = on_paper(theme), em

    def _draw_picture(self, painter: QPainter, box: QRectF, card: int) -> None:
        pixmap = self._pictures.pixmap(str(card), box.size().toSize(), painter.device().devicePixelRatioF())
        if pixmap is not None:
            size = pixmap.deviceIndependentSize()
            place = QRectF(0, 0, size.width(), size.height())
            place.moveCenter(box.center())
            painter.drawPixmap(place.topLeft(), pixmap)

    def _draw_words(self, painter: QPainter, area: QRectF, painting: Painting) -> None:
        label = label_of(painting)
        upper = QRectF(area.left(), area.top(), area.width(), area.height() * (0.54 if label.byline else 1.0))
        lower = QRectF(area.left(), upper.bottom(), area.width(), area.bottom() - upper.bottom())
        for text, rect, font, colour in (
            (label.title, upper, serif(desk_px(Role.PLAY, self._em), italic=True), self._theme.ink),
            (label.byline, lower, sans(desk_px(Role.SMALL, self._em)), self._theme.ink2),
        ):
            painter.setFont(font)
            painter.setPen(QColor(colour))
            shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
            painter.drawText(rect, _Align.AlignLeft | _Align.AlignVCenter, shown)

    # Qt

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(1, round((_HIGH + 0.5) * self._em))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        painting = self._painting_of(index.data(CARD))
        style = option.widget.style() if option.widget is not None else QApplication.style()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget)
        em, area = self._em, QRectF(option.rect).adjusted(6, 0.25 * self._em, -6, -0.25 * self._em)
        painter.save()
        painter.setPen(QColor(self._theme.ink2))
        painter.setFont(figures(desk_px(Role.LABEL, em), QFont.Weight.Normal))
        number = QRectF(area.left(), area.top(), (_NUMBER - 0.8) * em, area.height())
        painter.drawText(number, _Align.AlignRight | _Align.AlignVCenter, str(index.row() + 1))
        box = QRectF(area.left() + _NUMBER * em, area.top(), _WIDE * em, area.height())
        self._draw_picture(painter, box, painting.id)
        self._draw_words(painter, area.adjusted((_NUMBER + _WIDE + 0.8) * em, 0, 0, 0), painting)
        painter.restore()
