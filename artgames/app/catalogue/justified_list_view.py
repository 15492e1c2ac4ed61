"""A list view whose items hang in rows of one height: where each one is, and where the keyboard goes from it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from artgames.app.catalogue.justified_rows import Spot, Wall
from artgames.app.catalogue.painting_model import AnyIndex

MARGIN = 10
"""Round the wall, so that the focus ring of a painting at the edge is whole."""

REACH = 9
"""How far the focus ring reaches beyond a frame."""

_Action = QAbstractItemView.CursorAction


class HungView(QListView):
    """Qt lays lists out item by item; thousands of pictures of all shapes are quicker laid out by us. It still is a
    list view, so that screen readers know what it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.wall = Wall()
        self.caption = 0
        """Height of what stands below each picture."""

        self.scroll_step = 40
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)

    def lay_out(self) -> None:
        """Fill `wall` and `caption` for the present size."""

    def spot(self, place: int) -> Spot:
        """Where a picture is in the view."""
        spot = self.wall.spot(place)
        return Spot(spot.left + MARGIN, spot.top + MARGIN - self.verticalOffset(), spot.width, spot.height)

    def in_the_middle(self) -> int:
        """A picture that hangs in the middle of the view; −1 while the view is at the top."""
        if not self.wall.rows or not self.verticalOffset():
            return -1
        return self.wall.rows[self.wall.row_at(self.verticalOffset() + self.viewport().height() // 2)].first

    def _with_caption(self, place: int) -> QRect:
        spot = self.spot(place)
        return QRect(spot.left, spot.top, spot.width, spot.height + self.caption)

    # Qt

    def doItemsLayout(self) -> None:
        self.lay_out()
        QAbstractItemView.doItemsLayout(self)

    def updateGeometries(self) -> None:
        high, bar = self.viewport().height(), self.verticalScrollBar()
        bar.setRange(0, max(0, self.wall.height + 2 * MARGIN - high))
        bar.setEnabled(bar.maximum() > 0)  # it keeps its room, or the wall would be hung anew to fill that
        bar.setPageStep(high)
        bar.setSingleStep(self.scroll_step)

    def visualRect(self, index: AnyIndex) -> QRect:
        if not index.isValid() or index.row() >= len(self.wall):
            return QRect()
        return self._with_caption(index.row()).adjusted(-REACH, -REACH, REACH, REACH)

    def indexAt(self, point: QPoint) -> QModelIndex:
        height = point.y() + self.verticalOffset() - MARGIN
        for place in self.wall.between(height, height):
            if self._with_caption(place).contains(point):
                return self.model().index(place, 0)
        return QModelIndex()

    def scrollTo(self, index: AnyIndex, hint: QListView.ScrollHint = QListView.ScrollHint.EnsureVisible) -> None:
        if not index.isValid() or index.row() >= len(self.wall):
            return
        area, high, bar = self.visualRect(index), self.viewport().height(), self.verticalScrollBar()
        if hint == QListView.ScrollHint.PositionAtCenter:
            bar.setValue(bar.value() + area.center().y() - high // 2)
        elif area.top() < 0:
            bar.setValue(bar.value() + area.top())
        elif area.bottom() > high:
            bar.setValue(bar.value() + min(area.top(), area.bottom() - high))

    def moveCursor(self, action: QAbstractItemView.CursorAction, _keys: Qt.KeyboardModifier) -> QModelIndex:
        if not len(self.wall):
            return QModelIndex()
        place, last = self.currentIndex().row(), len(self.wall) - 1
        high = self.viewport().height()
        goals: dict[QAbstractItemView.CursorAction, Callable[[], int]] = {
            _Action.MoveLeft: lambda: max(0, place - 1),
            _Action.MovePrevious: lambda: max(0, place - 1),
            _Action.MoveRight: lambda: min(last, place + 1),
            _Action.MoveNext: lambda: min(last, place + 1),
            _Action.MoveHome: lambda: 0,
            _Action.MoveEnd: lambda: last,
            _Action.MoveUp: lambda: self.wall.below(place, -1),
            _Action.MoveDown: lambda: self.wall.below(place, 1),
            _Action.MovePageUp: lambda: self.wall.a_way_below(place, -high),
            _Action.MovePageDown: lambda: self.wall.a_way_below(place, high),
        }
        return self.model().index(goals[action]() if place >= 0 else 0, 0)

    def horizontalOffset(self) -> int:
        return 0

    def verticalOffset(self) -> int:
        return int(self.verticalScrollBar().value())

    def isIndexHidden(self, _index: AnyIndex) -> bool:
        return False

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        index = self.indexAt(rect.center())
        if index.isValid():
            self.selectionModel().select(index, command)

    def visualRegionForSelection(self, _selection: object) -> QRegion:
        return QRegion(self.viewport().rect())

    def sizeHint(self) -> QSize:
        return QSize(800, 500)
