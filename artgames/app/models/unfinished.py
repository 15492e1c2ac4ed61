"""The matches that wait to be continued, one row each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt

from artgames.engine.words import QT_TRANSLATE_NOOP, filled
from artgames.scene.plain_text import tip

AnyIndex = QModelIndex | QPersistentModelIndex

ROW_ROLE = Qt.ItemDataRole.UserRole
"""The `Waiting` of a row."""

_MINUTE, _HOUR, _DAY = 60, 3600, 86400


class Waiting(msgspec.Struct, frozen=True):
    """One match as its line on the home page. No secret is in it."""

    id: int
    title: str
    who: str
    line: str
    ago: str
    names: tuple[str, ...] = ()
    """Those in the line, which may be cut before the line is."""


def ago(seconds: float) -> str:
    """How long something is past, as people say it."""
    if seconds < 2 * _MINUTE:
        return _tr(QT_TRANSLATE_NOOP("Unfinished", "just now"))
    if seconds < _HOUR:
        text = _tr(QT_TRANSLATE_NOOP("Unfinished", "{count:# minute|# minutes} ago"))
        return filled(text, count=int(seconds // _MINUTE))
    if seconds < 2 * _HOUR:
        return _tr(QT_TRANSLATE_NOOP("Unfinished", "an hour ago"))
    if seconds < _DAY:
        return filled(_tr(QT_TRANSLATE_NOOP("Unfinished", "{count:# hour|# hours} ago")), count=int(seconds // _HOUR))
    if seconds < 2 * _DAY:
        return _tr(QT_TRANSLATE_NOOP("Unfinished", "yesterday"))
    return filled(_tr(QT_TRANSLATE_NOOP("Unfinished", "{count:# day|# days} ago")), count=int(seconds // _DAY))


def _tr(text: str) -> str:
    return QCoreApplication.translate("Unfinished", text)


class UnfinishedModel(QAbstractListModel):
    """The list *Continue*."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Waiting] = []

    def set_rows(self, rows: Sequence[Waiting]) -> None:
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def remove(self, row: int) -> Waiting:
        self.beginRemoveRows(QModelIndex(), row, row)
        gone = self._rows.pop(row)
        self.endRemoveRows()
        return gone

    def put_back(self, row: int, waiting: Waiting) -> None:
        row = min(row, len(self._rows))
        self.beginInsertRows(QModelIndex(), row, row)
        self._rows.insert(row, waiting)
        self.endInsertRows()

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
            return row.line
        told = f"{row.title}, {row.who}. {row.line} {row.ago}"
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return told
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(told)
        return None
