"""The report about a new pack as a tree: groups of oddities, and the sentences in them.

A row of a table that is left over can be taken to a line about a picture: dragged, or copied and pasted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractItemModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFont

from artgames.decks.importing.remarks import Oddity, Remark, grouped
from artgames.engine.words import Sentence

AnyIndex = QModelIndex | QPersistentModelIndex

CARDS_ROLE = Qt.ItemDataRole.UserRole
"""The numbers of the cards that a sentence is about."""

_GROUP = 0
"""Inside of an index: 0 for a group, otherwise 1 and the row of the group it belongs to."""


_ROW = "application/x-artgames-row"
"""A row of the table on its way to a picture: the places of its group and of its line."""


class Line(NamedTuple):
    text: str
    cards: tuple[int, ...]
    remark: Remark


class Group(NamedTuple):
    kind: Oddity
    heading: str
    lines: tuple[Line, ...]


class OdditiesModel(QAbstractItemModel):
    """Two levels.

    Signals:
        joined(Remark, int): somebody says that this row is about this card.
    """

    joined = Signal(object, int)

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
                kind,
                f"{translate(kind.value)} · {len(some)}",
                tuple(
                    Line(say(one.sentence), tuple(ids[card] for card in one.cards if card in ids), one) for one in some
                ),
            )
            for kind, some in grouped(remarks).items()
        ]
        self.endResetModel()

    def count(self) -> int:
        return sum(len(group.lines) for group in self._groups)

    def groups(self) -> dict[Oddity, QModelIndex]:
        """The headings."""
        return {group.kind: self.index(row, 0) for row, group in enumerate(self._groups)}

    def _line(self, index: AnyIndex) -> Line | None:
        """None for a heading."""
        if not index.isValid() or index.internalId() == _GROUP:
            return None
        return self._groups[index.internalId() - 1].lines[index.row()]

    def _carried(self, data: QMimeData) -> Remark | None:
        """The row that is on its way."""
        said = bytes(data.data(_ROW).data()).decode("ascii", "replace").split()
        if len(said) != 2 or not all(part.isdecimal() for part in said):
            return None
        line = self._line(self.index(int(said[1]), 0, self.index(int(said[0]), 0)))
        return line.remark if line is not None and line.remark.label else None

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
        return len(self._groups[parent.row()].lines) if parent.internalId() == _GROUP else 0

    def columnCount(self, _parent: AnyIndex = QModelIndex()) -> int:
        return 1

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line = self._line(index)
        if line is None:
            return self._group_data(self._groups[index.row()], role)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.text
        return line.cards if role == CARDS_ROLE else None

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        flags, line = super().flags(index), self._line(index)
        if line is not None and line.remark.label:
            flags |= Qt.ItemFlag.ItemIsDragEnabled
        if line is not None and len(line.cards) == 1:
            flags |= Qt.ItemFlag.ItemIsDropEnabled
        return flags

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction

    def mimeTypes(self) -> list[str]:
        return [_ROW]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        lines = [index for index in indexes if (line := self._line(index)) is not None and line.remark.label]
        if lines:
            data.setText(str(lines[0].data()))
            data.setData(_ROW, f"{lines[0].internalId() - 1} {lines[0].row()}".encode())
        return data

    def canDropMimeData(
        self, data: QMimeData, _action: Qt.DropAction, row: int, _column: int, parent: AnyIndex
    ) -> bool:
        line = self._line(parent)
        return row < 0 and line is not None and len(line.cards) == 1 and self._carried(data) is not None

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: AnyIndex) -> bool:
        """Nothing moves in the tree: whoever listens knows what it means."""
        line, carried = self._line(parent), self._carried(data)
        if line is None or carried is None or not self.canDropMimeData(data, action, row, column, parent):
            return False
        self.joined.emit(carried, line.cards[0])
        return True

    def _group_data(self, group: Group, role: int) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return group.heading
        if role == Qt.ItemDataRole.FontRole:
            font = QFont()
            font.setWeight(QFont.Weight.DemiBold)
            return font
        return () if role == CARDS_ROLE else None
