"""The two tables of the results page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QPixmap

from artgames.app.results.tally import Count

AnyIndex = QModelIndex | QPersistentModelIndex

KEY_ROLE = Qt.ItemDataRole.UserRole
"""The name of the pupil, or the number of the card."""

SORT_ROLE = Qt.ItemDataRole.UserRole + 1


class Row(NamedTuple):
    """Somebody or something, by a name, and how often it was known; `tip` says more."""

    key: Any
    name: str
    counted: Count
    tip: str = ""


class CountModel(QAbstractTableModel):
    """Name, asked, right, missed and the share of right answers."""

    def __init__(self, first: str, picture: Callable[[Any], QPixmap | None] | None, parent: QObject) -> None:
        """`first` is the heading of the names; `picture` what stands beside them, if anything does."""
        super().__init__(parent)
        self._heads = (first, self.tr("Asked"), self.tr("Right"), self.tr("Missed"), "%")
        self._picture = picture
        self._rows: tuple[Row, ...] = ()

    def set_rows(self, rows: Sequence[Row]) -> None:
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    def repaint(self) -> None:
        """Pictures have come."""
        if self._rows:
            last = self.index(len(self._rows) - 1, 0)
            self.dataChanged.emit(self.index(0, 0), last, [Qt.ItemDataRole.DecorationRole])

    def rows(self) -> tuple[Row, ...]:
        return self._rows

    # Qt

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._heads)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        if role in (Qt.ItemDataRole.DisplayRole, SORT_ROLE):
            return self._cell(row, column, for_sorting=role == SORT_ROLE)
        if role in (KEY_ROLE, Qt.ItemDataRole.ToolTipRole):
            return row.key if role == KEY_ROLE else row.tip or row.name
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.DecorationRole and column == 0 and self._picture is not None:
            return self._picture(row.key)
        return None

    def _cell(self, row: Row, column: int, *, for_sorting: bool) -> Any:
        counted = row.counted
        percent: Any = round(100 * counted.share)
        name = row.name.casefold() if for_sorting else row.name
        return (name, counted.asked, counted.right, counted.missed, percent)[column]

    def headerData(self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if way != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._heads[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None


THUMB = QSize(64, 48)
"""A painting in a line of the table, in points of the screen at the usual text size."""
