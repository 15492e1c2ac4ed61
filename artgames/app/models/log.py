"""What has happened, line by line, as a Qt model."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

_NO_PARENT = QModelIndex()


class LogModel(QAbstractListModel):
    """Sentences in the order in which they were said."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[str] = []

    def say(self, line: str) -> None:
        last = len(self._lines)
        self.beginInsertRows(QModelIndex(), last, last)
        self._lines.append(line)
        self.endInsertRows()

    def begin(self, lines: list[str]) -> None:
        """Start again with what has been said so far."""
        self.beginResetModel()
        self._lines = lines
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if index.isValid() and role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._lines[index.row()]
        return None
