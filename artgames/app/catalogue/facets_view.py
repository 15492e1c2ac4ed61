"""The panel of filters: a tree whose rows are pressed, drawn in the manner of the house."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView, QWidget

from artgames.app.catalogue.facet_model import COUNT_ROLE, IS_GROUP_ROLE, FacetsModel
from artgames.app.catalogue.painting_model import AnyIndex
from artgames.scene.drawing.fonts import Role, desk_px, figures, sans
from artgames.scene.drawing.symbols import draw_tick
from artgames.scene.drawing.theme import GALLERY, Theme, on_paper

_ROW, _PRESS_WIDTH = 1.9, 15.0


class FacetDelegate(QStyledItemDelegate):
    """A heading with its arrow, or a tick with its text and, at the right, how many paintings that is."""

    def __init__(self, theme: Theme, em: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set_look(theme, em)

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = on_paper(theme), em
        px = desk_px(Role.LABEL, em)
        self._plain, self._bold = sans(px), sans(px, QFont.Weight.DemiBold)
        self._figures = figures(desk_px(Role.SMALL, em), QFont.Weight.Normal)

    def _draw_ground(self, painter: QPainter, row: QRectF, state: QStyle.StateFlag) -> None:
        theme = self._theme
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(theme.focus), 3))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
        else:
            return
        painter.setBrush(QColor(theme.hover))
        painter.drawRoundedRect(row.adjusted(1.5, 1.5, -1.5, -1.5), 0.25 * self._em, 0.25 * self._em)

    def _draw_arrow(self, painter: QPainter, middle: QPointF, is_open: bool) -> None:
        side = 0.24 * self._em
        path = QPainterPath()
        if is_open:
            path.moveTo(middle + QPointF(-side, -side / 2))
            path.lineTo(middle + QPointF(0, side / 2))
            path.lineTo(middle + QPointF(side, -side / 2))
        else:
            path.moveTo(middle + QPointF(-side / 2, -side))
            path.lineTo(middle + QPointF(side / 2, 0))
            path.lineTo(middle + QPointF(-side / 2, side))
        round_pen = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, QPen(QColor(self._theme.ink2), 0.13 * self._em, *round_pen))

    def _draw_box(self, painter: QPainter, box: QRectF, is_ticked: bool) -> None:
        theme = self._theme
        line = theme.accent if is_ticked and theme.is_dark else theme.ink if is_ticked else theme.line
        painter.setPen(QPen(QColor(line), 2))
        painter.setBrush(QColor(theme.accent if is_ticked else theme.field))
        painter.drawRoundedRect(box, 0.15 * self._em, 0.15 * self._em)
        if is_ticked:
            draw_tick(painter, box.adjusted(2, 2, -2, -2), theme.on_accent)

    def _draw_tick_row(self, painter: QPainter, row: QRectF, index: AnyIndex) -> None:
        em, theme = self._em, self._theme
        side = 0.95 * em
        box = QRectF(row.left() + 0.4 * em, row.center().y() - side / 2, side, side)
        is_ticked = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
        self._draw_box(painter, box, is_ticked)
        count = index.data(COUNT_ROLE)
        ink = QColor(theme.ink if count or is_ticked else theme.faded)
        painter.setFont(self._figures)
        painter.setPen(QColor(theme.ink2) if count else ink)
        right = row.adjusted(0, 0, -0.5 * em, 0)
        painter.drawText(right, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(count))
        painter.setFont(self._plain)
        painter.setPen(ink)
        counted = painter.fontMetrics().horizontalAdvance(str(count)) + em
        words = QRectF(box.right() + 0.5 * em, row.top(), row.right() - counted - box.right() - 0.5 * em, row.height())
        text = painter.fontMetrics().elidedText(index.data(), Qt.TextElideMode.ElideRight, int(words.width()))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, text)

    # Qt

    def sizeHint(self, _option: QStyleOptionViewItem, _index: AnyIndex) -> QSize:
        return QSize(round(_PRESS_WIDTH * self._em), round(_ROW * self._em))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = QRectF(option.rect)
        self._draw_ground(painter, row, option.state)
        if index.data(IS_GROUP_ROLE):
            self._draw_arrow(
                painter,
                QPointF(row.left() + 0.85 * self._em, row.center().y()),
                bool(option.state & QStyle.StateFlag.State_Open),
            )
            painter.setFont(self._bold)
            painter.setPen(QColor(self._theme.ink))
            painter.drawText(row.adjusted(1.85 * self._em, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, index.data())
        else:
            self._draw_tick_row(painter, row, index)
        painter.restore()


class FacetsView(QTreeView):
    """One press ticks a value or opens a heading; so do Space and Enter."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = FacetDelegate(GALLERY, 17, self)
        self.setItemDelegate(self._delegate)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setUniformRowHeights(True)
        self.setMouseTracking(True)
        self.setExpandsOnDoubleClick(False)
        self.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_facets(self, model: FacetsModel) -> None:
        self.setModel(model)

    def set_look(self, theme: Theme, em: float) -> None:
        self._delegate.set_look(theme, em)
        self.setFixedWidth(round(_PRESS_WIDTH * em))
        self.scheduleDelayedItemsLayout()

    def _press(self, index: QModelIndex) -> None:
        if index.data(IS_GROUP_ROLE):
            self.setExpanded(index, not self.isExpanded(index))
        else:
            ticked = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
            after = Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked
            self.model().setData(index, after, Qt.ItemDataRole.CheckStateRole)

    # Qt

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            self._press(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if index.isValid() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._press(index)
        else:
            super().keyPressEvent(event)
