"""The catalogue as a list: one line a painting, ordered by whichever column one presses."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from artgames.app.catalogue.favourite_icon import draw_heart
from artgames.app.catalogue.painting_model import PAINTING_ROLE, AnyIndex, PaintingsModel
from artgames.app.catalogue.selection import Selection
from artgames.app.catalogue.sort_order import Column
from artgames.app.widgets.painting_view import draw_whole
from artgames.decks import Painting
from artgames.scene.drawing.fonts import Role, desk_px, sans, serif
from artgames.scene.drawing.theme import Theme, on_paper
from artgames.scene.pictures.picture_store import PictureStore

_ROW, _PICTURE = 3.4, 3.6
"""Height of a line and width of the picture in it, in sizes of the menu text."""

_WIDTHS = {
    Column.TITLE: 22.0,
    Column.ARTIST: 11.0,
    Column.DATED: 7.5,
    Column.SCHOOL: 9.5,
    Column.SUBJECT: 7.0,
    Column.COUNTRY: 7.5,
    Column.MUSEUM: 12.0,
    Column.SIZE: 8.5,
    Column.NUMBER: 5.0,
}
_LEAST_NEEDED = (Column.COUNTRY, Column.MUSEUM, Column.SIZE, Column.SUBJECT, Column.NUMBER, Column.SCHOOL, Column.DATED)
"""What is left out first where there is little room."""


class LineDelegate(QStyledItemDelegate):
    """The picture and the title in the first column, plain words in the others."""

    def __init__(self, selection: Selection, pictures: PictureStore, theme: Theme, em: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._selection, self._pictures = selection, pictures
        self.set_look(theme, em)

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = on_paper(theme), em
        self._title, self._plain = serif(desk_px(Role.PLAY, em), italic=True), sans(desk_px(Role.SMALL, em))

    def _draw_first(self, painter: QPainter, cell: QRectF, painting: Painting) -> QRectF:
        """The picture; what is left for the title."""
        em = self._em
        box = QRectF(cell.left() + 0.5 * em, cell.top() + 0.25 * em, _PICTURE * em, cell.height() - 0.5 * em)
        pixmap = self._pictures.pixmap(
            str(painting.id), box.size().toSize() - QSize(2, 2), painter.device().devicePixelRatioF()
        )
        if pixmap is not None:
            draw_whole(painter, box.adjusted(1, 1, -1, -1), pixmap, self._theme)
        left_over = cell.adjusted((_PICTURE + 1.2) * em, 0, -0.3 * em, 0)
        if self._selection.is_favourite(painting.id):
            side = 0.85 * em
            heart = QRectF(left_over.left(), cell.center().y() - side / 2, side, side)
            draw_heart(painter, heart, self._theme.ink, filled=True)
            left_over.setLeft(heart.right() + 0.5 * em)
        return left_over

    # Qt

    def sizeHint(self, _option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        return QSize(round(_WIDTHS[Column(index.column())] * self._em), round(_ROW * self._em))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        painting: Painting = index.data(PAINTING_ROLE)
        painter.save()
        cell, theme = QRectF(option.rect), self._theme
        is_hot = option.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected)
        painter.fillRect(cell, QColor(theme.hover if is_hot else theme.wall))
        painter.fillRect(QRectF(cell.left(), cell.bottom() - 1, cell.width(), 1), QColor(theme.hair))
        is_first = index.column() == Column.TITLE
        words = self._draw_first(painter, cell, painting) if is_first else cell.adjusted(0.3 * self._em, 0, -4, 0)
        painter.setFont(self._title if is_first else self._plain)
        painter.setPen(QColor(theme.ink if is_first else theme.ink2))
        text = painter.fontMetrics().elidedText(index.data(), Qt.TextElideMode.ElideRight, int(words.width()))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, text)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(theme.focus), 4))
            painter.drawRect(cell.adjusted(2, 2, -2, -3))
        painter.restore()


class ListView(QTableView):
    """Whole lines are chosen; one press or Enter opens.

    Signals:
        opened(int): look at this card.
        liked(int): F was pressed.
    """

    opened = Signal(int)
    liked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate: LineDelegate | None = None
        self._selection: Selection | None = None
        self._em = 17.0
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setHighlightSections(False)

    def fill(
        self, model: PaintingsModel, selection: Selection, pictures: PictureStore, theme: Theme, em: float
    ) -> None:
        """Show the paintings of a selection."""
        self._selection = selection
        self._delegate = LineDelegate(selection, pictures, theme, em, self)
        self.setItemDelegate(self._delegate)
        order = selection.order
        way = Qt.SortOrder.DescendingOrder if order.descending else Qt.SortOrder.AscendingOrder
        self.horizontalHeader().setSortIndicator(order.column, way)
        self.setModel(model)
        self.setSortingEnabled(True)
        pictures.ready.connect(self._on_ready)
        self.set_look(theme, em)

    def set_look(self, theme: Theme, em: float) -> None:
        self._em = em
        if self._delegate is not None:
            self._delegate.set_look(theme, em)
            self.verticalHeader().setDefaultSectionSize(round(_ROW * em))
            self._divide_width()

    def card(self) -> int | None:
        """The card that the keyboard is at."""
        painting = self.currentIndex().data(PAINTING_ROLE)
        return painting.id if isinstance(painting, Painting) else None

    def go_to(self, card: int) -> None:
        """Put the keyboard at a card and bring it into sight."""
        row = self._selection.row_of(card) if self._selection is not None else None
        if row is not None:
            self.setCurrentIndex(self.model().index(row, 0))

    def shown_columns(self) -> list[Column]:
        return [column for column in Column if not self.isColumnHidden(column)]

    def _divide_width(self) -> None:
        """Columns that are needed least give way; the others share what there is."""
        room = self.viewport().width()
        shown = list(Column)
        for column in _LEAST_NEEDED:
            if sum(_WIDTHS[one] for one in shown) * self._em * 0.9 <= room:
                break
            shown.remove(column)
        scale = room / sum(_WIDTHS[column] for column in shown)
        for column in Column:
            self.setColumnHidden(column, column not in shown)
            if column in shown:
                self.setColumnWidth(column, int(_WIDTHS[column] * scale))

    def _last(self) -> int:
        return self.model().rowCount() - 1

    def _on_ready(self, _card: str) -> None:
        if self.isVisible():
            self.viewport().update()

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.model() is not None:
            self._divide_width()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            self.opened.emit(index.data(PAINTING_ROLE).id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        card = self.card()
        if card is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.opened.emit(card)
        elif card is not None and event.key() == Qt.Key.Key_F and not event.modifiers():
            self.liked.emit(card)
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):  # Qt would only go along the line
            self.setCurrentIndex(self.model().index(0 if event.key() == Qt.Key.Key_Home else self._last(), 0))
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        index: QModelIndex = self.currentIndex()
        if self.model() is not None and self.model().rowCount() and not index.isValid():
            self.setCurrentIndex(self.model().index(0, 0))
