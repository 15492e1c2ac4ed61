"""The report about a new pack as a tree: groups of oddities, and the sentences in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from artgames.decks.importing.remarks import Remark, grouped
from artgames.engine.words import Sentence

AnyIndex = QModelIndex | QPersistentModelIndex

CARDS_ROLE = Qt.ItemDataRole.UserRole
"""The numbers of the cards that a sentence is about."""

_GROUP = 0
"""Inside of an index: 0 for a group, otherwise 1 and the row of the group it belongs to."""


class Group(NamedTuple):
    heading: str
    sentences: tuple[str, ...]
    cards: tuple[tuple[int, ...], ...]


class OdditiesModel(QAbstractItemModel):
    """Two levels, filled once."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._groups: list[Group] = []

    def show_remarks(
        self,
        remarks: Sequence[Remark],
        ids: Mapping[int, int],
        say: Callable[[Sentence], str],
        translate: Callable[[str], str],
    ) -> None:
        """`ids` says which number on this machine a card of the remarks has."""
        self.beginResetModel()
        self._groups = [
            Group(
                f"{translate(kind.value)} · {len(some)}",
                tuple(say(remark.sentence) for remark in some),
                tuple(tuple(ids[card] for card in remark.cards if card in ids) for remark in some),
            )
            for kind, some in grouped(remarks).items()
        ]
        self.endResetModel()

    def count(self) -> int:
        return sum(len(group.sentences) for group in self._groups)

    # Qt

    def index(self, row: int, column: int, parent: AnyIndex = QModelIndex()) -> QModelIndex:
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else _GROUP)

    def parent(self, index: AnyIndex = QModelIndex()) -> Any:
        if not index.isValid() or index.internalId() == _GROUP:
            return QModelIndex()
        return self.createIndex(index.internalId() - 1, 0, _GROUP)

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        if not parent.isValid():
            return len(self._groups)
        return len(self._groups[parent.row()].sentences) if parent.internalId() == _GROUP else 0

    def columnCount(self, _parent: AnyIndex = QModelIndex()) -> int:
        return 1

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if index.internalId() == _GROUP:
            return self._group_data(self._groups[index.row()], role)
        group = self._groups[index.internalId() - 1]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return group.sentences[index.row()]
        return group.cards[index.row()] if role == CARDS_ROLE else None

    def _group_data(self, group: Group, role: int) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return group.heading
        if role == Qt.ItemDataRole.FontRole:
            font = QFont()
            font.setWeight(QFont.Weight.DemiBold)
            return font
        return () if role == CARDS_ROLE else None
