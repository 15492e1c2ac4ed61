"""The paintings that were stolen, one row each, in the order in which it happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from artgames.decks import Painting
from artgames.scene.labels import label_of
from artgames.scene.plain_text import in_role

AnyIndex = QModelIndex | QPersistentModelIndex

ROW_ROLE = Qt.ItemDataRole.UserRole
"""The `StolenRow` of a row."""


class StolenRow(msgspec.Struct, frozen=True):
    """A painting and the line that says when and by whom it was stolen."""

    head: str
    painting: Painting


class StolenModel(QAbstractListModel):
    """The strip of labels on the result page."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[StolenRow] = []

    def set_rows(self, rows: Sequence[StolenRow]) -> None:
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    # Qt

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return label_of(row.painting).line
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            label = label_of(row.painting)
            parts = (row.head, label.line, label.place, label.sentence)
            return in_role(role, "\n".join(part for part in parts if part))
        return None
