"""How the report about a new pack looks: a sentence a row, with the pictures it is about beside it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView, QWidget

from artgames.app.models.import_remarks import CARDS_ROLE
from artgames.app.widgets.painting_view import draw_whole
from artgames.scene.drawing.fonts import Role, desk_px, sans
from artgames.scene.drawing.theme import Theme, on_paper
from artgames.scene.pictures.picture_store import PictureStore

AnyIndex = QModelIndex | QPersistentModelIndex
_TALL, _WIDE = 2.8, 3.6
"""A thumbnail, in sizes of the menu text."""


class ReportView(QTreeView):
    """A tree whose rows are as high as their words need at the width it has now. What can be dragged to another row can
    as well be copied and pasted there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDragDropMode(QTreeView.DragDropMode.DragDrop)
        self.setDragDropOverwriteMode(True)  # onto a row, never between two
        self.setDefaultDropAction(Qt.DropAction.CopyAction)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at, model, board = self.currentIndex(), self.model(), QGuiApplication.clipboard()
        if event.matches(QKeySequence.StandardKey.Copy):
            if model.flags(at) & Qt.ItemFlag.ItemIsDragEnabled:
                board.setMimeData(model.mimeData([at]))
        elif event.matches(QKeySequence.StandardKey.Paste):
            model.dropMimeData(board.mimeData(), Qt.DropAction.CopyAction, -1, -1, at)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class OddityRow(QStyledItemDelegate):
    """Draws groups and sentences of the report; sentences are wrapped, never cut."""

    def __init__(self, view: QTreeView, pictures: PictureStore, theme: Theme, em: float) -> None:
        super().__init__(view)
        self._view, self._pictures, self._theme, self._em = view, pictures, theme, em
        pictures.ready.connect(lambda _card: view.viewport().update())

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = on_paper(theme), em

    def _font(self, index: AnyIndex) -> QFont:
        is_group = not index.parent().isValid()
        return sans(self._em, QFont.Weight.DemiBold) if is_group else sans(desk_px(Role.LABEL, self._em))

    def _room(self, index: AnyIndex) -> int:
        """Pixels for the words of a row."""
        depth = 2 if index.parent().isValid() else 1
        pictures = len(index.data(CARDS_ROLE)) * (_WIDE + 0.4) * self._em
        return max(80, round(self._view.viewport().width() - depth * self._view.indentation() - pictures - self._em))

    def _box(self) -> QSize:
        return QSize(round(_WIDE * self._em), round(_TALL * self._em))

    # Qt

    def sizeHint(self, _option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        room = self._room(index)
        words = QFontMetrics(self._font(index)).boundingRect(
            0, 0, room, 10_000, int(Qt.TextFlag.TextWordWrap), index.data() or ""
        )
        least = self._box().height() if index.data(CARDS_ROLE) else 0
        return QSize(room, round(max(words.height(), least) + 0.7 * self._em))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        painter.save()
        area = QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, QColor(self._theme.hover))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(self._theme.focus), 3))
            painter.drawRect(area.adjusted(1.5, 1.5, -1.5, -1.5))
        left = area.left() + 0.4 * self._em
        box = self._box()
        for card in index.data(CARDS_ROLE):
            pixmap = self._pictures.pixmap(str(card), box, self._view.devicePixelRatioF())
            if pixmap is not None:
                draw_whole(painter, QRectF(left, area.top(), box.width(), area.height()), pixmap, self._theme)
            left += box.width() + 0.4 * self._em
        painter.setFont(self._font(index))
        painter.setPen(QColor(self._theme.ink))
        words = QRectF(left, area.top(), area.right() - left - 0.4 * self._em, area.height())
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap), index.data() or "")
        painter.restore()
