"""Everything that can be ticked, as a tree: kinds of facts, and below each its values with their counts."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QModelIndex, QObject, Qt

from artgames.app.catalogue.filter_query import Facet, FilterQuery, Value
from artgames.app.catalogue.painting_model import AnyIndex
from artgames.app.catalogue.selection import Selection
from artgames.engine.words import QT_TRANSLATE_NOOP

COUNT_ROLE = Qt.ItemDataRole.UserRole
IS_GROUP_ROLE = Qt.ItemDataRole.UserRole + 1

TITLES = {
    Facet.FAVOURITES: QT_TRANSLATE_NOOP("Catalogue", "Favourites"),
    Facet.PORTRAITS: QT_TRANSLATE_NOOP("Catalogue", "Portraits"),
    Facet.YOUNG: QT_TRANSLATE_NOOP("Catalogue", "For young players"),
    Facet.PACK: QT_TRANSLATE_NOOP("Catalogue", "Deck"),
    Facet.CENTURY: QT_TRANSLATE_NOOP("Catalogue", "Century"),
    Facet.SCHOOL: QT_TRANSLATE_NOOP("Catalogue", "School"),
    Facet.SUBJECT: QT_TRANSLATE_NOOP("Catalogue", "Subject"),
    Facet.COUNTRY: QT_TRANSLATE_NOOP("Catalogue", "Artist’s country"),
    Facet.MUSEUM: QT_TRANSLATE_NOOP("Catalogue", "Museum"),
}
SIMPLE = (Facet.FAVOURITES, Facet.PORTRAITS, Facet.YOUNG)
"""Ticks that stand alone."""


class Group(NamedTuple):
    facet: Facet
    values: tuple[Value, ...]


def facet_title(facet: Facet) -> str:
    return QCoreApplication.translate("Catalogue", TITLES[facet])


def value_text(selection: Selection, facet: Facet, value: Value) -> str:
    """A value as people read it."""
    if facet in SIMPLE:
        return facet_title(facet)
    if facet is Facet.CENTURY:
        return f"{value}–{int(value) + 99}"
    if facet is Facet.PACK and str(value) in selection.packs:
        return QCoreApplication.translate("decks", selection.packs[str(value)].title)
    return str(value)


class FacetsModel(QAbstractItemModel):
    """The rows depend on what there is, their counts on what is wanted."""

    def __init__(self, selection: Selection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._selection = selection
        self._groups: list[Group] = []
        self._counts: dict[Facet, dict[Value, int]] = {}
        self._known: object = None

    def refresh(self) -> None:
        """Count again; rows change only when packs have come or gone."""
        self._counts = self._selection.counts_of(self._selection.wanted)
        if self._known is not self._selection.packs:
            self._known = self._selection.packs
            self.beginResetModel()
            self._groups = self._make_groups()
            self.endResetModel()
            return
        for row, group in enumerate(self._groups):
            here = self.index(row, 0)
            self.dataChanged.emit(here, here)
            if group.facet not in SIMPLE:
                self.dataChanged.emit(self.index(0, 0, here), self.index(len(group.values) - 1, 0, here))

    def at(self, index: AnyIndex) -> tuple[Facet, Value] | None:
        """What a row ticks; None for a heading."""
        if not index.isValid():
            return None
        if index.internalId():
            group = self._groups[index.internalId() - 1]
            return group.facet, group.values[index.row()]
        group = self._groups[index.row()]
        return (group.facet, True) if group.facet in SIMPLE else None

    def group_index(self, facet: Facet) -> QModelIndex:
        """The row of a heading or of a simple tick; none if there is nothing to choose."""
        rows = [row for row, group in enumerate(self._groups) if group.facet is facet]
        return self.index(rows[0], 0) if rows else QModelIndex()

    def _make_groups(self) -> list[Group]:
        everything = self._selection.counts_of(FilterQuery())
        groups = []
        for facet in Facet:
            counts = everything[facet]
            if facet in SIMPLE:
                groups.append(Group(facet, ()))
            elif len(counts) > 1:
                values = sorted(counts) if facet is Facet.CENTURY else sorted(counts, key=lambda value: -counts[value])
                groups.append(Group(facet, tuple(values)))
        return groups

    # Qt

    def index(self, row: int, column: int, parent: AnyIndex = QModelIndex()) -> QModelIndex:
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, index: AnyIndex) -> QModelIndex:  # type: ignore[override] # QObject has another of that name
        if not index.isValid() or not index.internalId():
            return QModelIndex()
        return self.createIndex(index.internalId() - 1, 0, 0)

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        if not parent.isValid():
            return len(self._groups)
        return 0 if parent.internalId() else len(self._groups[parent.row()].values)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 1

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        ticked = self.at(index)
        if role == IS_GROUP_ROLE:
            return ticked is None
        if ticked is None:
            return facet_title(self._groups[index.row()].facet) if role == Qt.ItemDataRole.DisplayRole else None
        return self._tick_data(*ticked, role)

    def _tick_data(self, facet: Facet, value: Value, role: int) -> Any:
        count = self._counts.get(facet, {}).get(value, 0)
        if role == Qt.ItemDataRole.DisplayRole:
            return value_text(self._selection, facet, value)
        if role == COUNT_ROLE:
            return count
        if role == Qt.ItemDataRole.CheckStateRole:
            is_ticked = value in self._selection.wanted.chosen(facet)
            return Qt.CheckState.Checked if is_ticked else Qt.CheckState.Unchecked
        is_spoken = role == Qt.ItemDataRole.AccessibleTextRole
        return f"{value_text(self._selection, facet, value)}, {count}" if is_spoken else None

    def setData(self, index: AnyIndex, _value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        ticked = self.at(index)
        if ticked is None or role != Qt.ItemDataRole.CheckStateRole:
            return False
        self._selection.toggle(*ticked)
        return True

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags if self.at(index) is None else flags | Qt.ItemFlag.ItemIsUserCheckable
