"""The two tables of the results page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from artgames.app.results.tally import Count
from artgames.decks.filters import plain
from artgames.scene.plain_text import tip

AnyIndex = QModelIndex | QPersistentModelIndex

KEY_ROLE = Qt.ItemDataRole.UserRole
"""The name of the pupil, or the number of the card."""

SORT_ROLE = Qt.ItemDataRole.UserRole + 1


Picture: TypeAlias = Callable[[Any], QPixmap | None]


class Row(NamedTuple):
    """Somebody or something, by a name, and how often it was known; `tip` says more."""

    key: Any
    name: str
    counted: Count
    tip: str = ""


Figure: TypeAlias = Literal["asked", "right", "missed", "percent"]


class CountModel(QAbstractTableModel):
    """A name and some figures."""

    def __init__(self, first: str, figures: Sequence[Figure], parent: QObject, picture: Picture | None = None) -> None:
        """`first` is the heading of the names; `picture` what stands beside them, if anything does."""
        super().__init__(parent)
        words: dict[Figure, str] = {
            "asked": self.tr("Asked"),
            "right": self.tr("Right"),
            "missed": self.tr("Missed"),
            "percent": self.tr("% right"),
        }
        self._heads = (first, *(words[figure] for figure in figures))
        self._figures = tuple(figures)
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

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._heads)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        if role in (Qt.ItemDataRole.DisplayRole, SORT_ROLE):
            return self._cell(row, column, for_sorting=role == SORT_ROLE)
        if role in (KEY_ROLE, Qt.ItemDataRole.ToolTipRole):
            return row.key if role == KEY_ROLE else tip(row.tip or row.name)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.DecorationRole and column == 0 and self._picture is not None:
            return self._picture(row.key)
        return None

    def _cell(self, row: Row, column: int, *, for_sorting: bool) -> Any:
        if column == 0:
            return plain(row.name) if for_sorting else row.name
        figure, counted = self._figures[column - 1], row.counted
        return round(100 * counted.share) if figure == "percent" else getattr(counted, figure)

    def headerData(self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if way != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._heads[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignHCenter if section else Qt.AlignmentFlag.AlignLeft  # room for Qt's arrow
            return side | Qt.AlignmentFlag.AlignVCenter
        return None


THUMB = QSize(64, 48)
"""A painting in a line of the table, in points of the screen at the usual text size."""


def in_frame(picture: QPixmap, size: QSize, ratio: float) -> QPixmap:
    """A picture in the middle of a field of always the same size, so that the names stand below each other."""
    field = QPixmap(size * ratio)
    field.setDevicePixelRatio(ratio)
    field.fill(Qt.GlobalColor.transparent)
    with QPainter(field) as painter:
        own = picture.deviceIndependentSize()
        painter.drawPixmap(round((size.width() - own.width()) / 2), round((size.height() - own.height()) / 2), picture)
    return field
