"""The paintings of a selection as a table for Qt's views."""

from __future__ import annotations

from typing import Any, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt

from artgames.app.catalogue.selection import Selection
from artgames.app.catalogue.sort_order import Column, Order
from artgames.decks import Painting
from artgames.decks.labels import size_of
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.scene.labels import label_of

PAINTING_ROLE = Qt.ItemDataRole.UserRole
AnyIndex: TypeAlias = QModelIndex | QPersistentModelIndex

TITLES = {
    Column.TITLE: QT_TRANSLATE_NOOP("Catalogue", "Title"),
    Column.ARTIST: QT_TRANSLATE_NOOP("Catalogue", "Artist"),
    Column.DATED: QT_TRANSLATE_NOOP("Catalogue", "Date"),
    Column.SCHOOL: QT_TRANSLATE_NOOP("Catalogue", "School"),
    Column.SUBJECT: QT_TRANSLATE_NOOP("Catalogue", "Subject"),
    Column.COUNTRY: QT_TRANSLATE_NOOP("Catalogue", "Artist’s country"),
    Column.MUSEUM: QT_TRANSLATE_NOOP("Catalogue", "Museum"),
    Column.SIZE: QT_TRANSLATE_NOOP("Catalogue", "Size"),
    Column.NUMBER: QT_TRANSLATE_NOOP("Catalogue", "Number"),
}

ORDERS = {
    Column.DATED: QT_TRANSLATE_NOOP("Catalogue", "By date"),
    Column.ARTIST: QT_TRANSLATE_NOOP("Catalogue", "By artist"),
    Column.TITLE: QT_TRANSLATE_NOOP("Catalogue", "By title"),
    Column.SCHOOL: QT_TRANSLATE_NOOP("Catalogue", "By school"),
    Column.SUBJECT: QT_TRANSLATE_NOOP("Catalogue", "By subject"),
    Column.COUNTRY: QT_TRANSLATE_NOOP("Catalogue", "By country"),
    Column.MUSEUM: QT_TRANSLATE_NOOP("Catalogue", "By museum"),
    Column.SIZE: QT_TRANSLATE_NOOP("Catalogue", "By size"),
    Column.NUMBER: QT_TRANSLATE_NOOP("Catalogue", "By number"),
}
"""What the wall can be ordered by, the most usual first."""


def column_title(column: Column) -> str:
    return QCoreApplication.translate("Catalogue", TITLES[column])


def cell_text(painting: Painting, column: Column) -> str:
    """What the list says of a painting in one column."""
    label = label_of(painting)
    texts = {
        Column.TITLE: label.title,
        Column.ARTIST: label.who,
        Column.DATED: label.dated,
        Column.SCHOOL: painting.school,
        Column.SUBJECT: painting.subject,
        Column.COUNTRY: painting.nationality,
        Column.MUSEUM: label.museum,
        Column.SIZE: size_of(painting, QCoreApplication.translate),
        Column.NUMBER: painting.printed_id,
    }
    return texts[column]


def spoken(painting: Painting) -> str:
    """What a screen reader says: the label, then what is to be seen."""
    return label_of(painting).spoken


class PaintingsModel(QAbstractTableModel):
    """One row a painting, in the selection's order."""

    def __init__(self, selection: Selection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._selection = selection
        self._paintings = selection.paintings
        selection.changed.connect(self._start_again)
        selection.liked.connect(self._tell_liked)

    def _start_again(self) -> None:
        self.beginResetModel()
        self._paintings = self._selection.paintings
        self.endResetModel()

    def _tell_liked(self, card: int) -> None:
        row = self._selection.row_of(card)
        if row is not None:
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(Column) - 1))

    # Qt

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._paintings)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(Column)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        painting = self._paintings[index.row()]
        if role == PAINTING_ROLE:
            return painting
        if role == Qt.ItemDataRole.DisplayRole:
            return cell_text(painting, Column(index.column()))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            if index.column() != Column.TITLE:
                return cell_text(painting, Column(index.column()))
            return self._spoken(painting)
        return None

    def _spoken(self, painting: Painting) -> str:
        if not self._selection.is_favourite(painting.id):
            return spoken(painting)
        return f"{QCoreApplication.translate('Catalogue', 'Favourite')}: {spoken(painting)}"

    def headerData(self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or way != Qt.Orientation.Horizontal:
            return None
        return column_title(Column(section))

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if column >= 0:
            self._selection.order_by(Order(Column(column), order == Qt.SortOrder.DescendingOrder))
