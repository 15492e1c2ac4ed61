"""Somebody's own results in a game that is played alone, the best first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from artgames.engine.numerals import numeral
from artgames.engine.words import QT_TRANSLATE_NOOP

AnyIndex = QModelIndex | QPersistentModelIndex

LONGEST = 10
"""So many results are listed; the present one besides, if it is not among them."""

_HEADINGS = (
    QT_TRANSLATE_NOOP("Best", "Place"),
    QT_TRANSLATE_NOOP("Best", "Points"),
    QT_TRANSLATE_NOOP("Best", "Title"),
    QT_TRANSLATE_NOOP("Best", "When"),
)


class OwnResult(NamedTuple):
    """A line of the list. Equal points share a place."""

    place: int
    points: int
    title: str
    when: str
    is_now: bool


def ranked(results: Sequence[tuple[int, str, str, bool]]) -> list[OwnResult]:
    """Points, title, when and whether it is the present one: the best first, of equal ones the latest."""
    ordered = sorted(results, key=lambda one: -one[0])
    every = [OwnResult(1 + sum(other[0] > one[0] for other in ordered), *one) for one in ordered]
    return [one for number, one in enumerate(every) if number < LONGEST or one.is_now]


class BestModel(QAbstractTableModel):
    """The list, with the present result in bold."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[OwnResult] = []

    def set_rows(self, rows: Sequence[OwnResult]) -> None:
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def row_of_now(self) -> int:
        return next((number for number, row in enumerate(self._rows) if row.is_now), 0)

    # Qt

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(_HEADINGS)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return str((f"{row.place}.", numeral(row.points), row.title, row.when)[column])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(column)
        if role == Qt.ItemDataRole.FontRole and row.is_now:
            font = QFont()
            font.setBold(True)
            return font
        return None

    def headerData(self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if way != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(section)
        return QCoreApplication.translate("Best", _HEADINGS[section]) if role == Qt.ItemDataRole.DisplayRole else None


def _side(column: int) -> Qt.AlignmentFlag:
    """Numbers stand below each other by their last figure, words by their first letter."""
    side = Qt.AlignmentFlag.AlignRight if column < 2 else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
