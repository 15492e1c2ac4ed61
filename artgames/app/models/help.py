"""Models of the help panel: the contents of a guide, and all keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QFont

from artgames.app.actions import KeyGroup, act_text
from artgames.app.help.markdown_guide import Guide, Section

AnyIndex = QModelIndex | QPersistentModelIndex


class ContentsModel(QAbstractListModel):
    """The headings of a guide, those of lower level indented."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sections: tuple[Section, ...] = ()

    def set_guide(self, guide: Guide) -> None:
        self.beginResetModel()
        self._sections = guide.sections
        self.endResetModel()

    # Qt

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._sections)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or role != Qt.ItemDataRole.DisplayRole:
            return None
        section = self._sections[index.row()]
        return "\u2003" * max(0, section.level - 2) + section.title


class KeysModel(QAbstractTableModel):
    """All keys by group: a row with the group's title alone, then its keys and what they do."""

    def __init__(self, groups: Sequence[KeyGroup], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[str, str]] = []
        for group in groups:
            self._rows.append((act_text(group.title), ""))
            self._rows += [(key.keys, act_text(key.text)) for key in group.keys]

    def is_title(self, row: int) -> bool:
        return not self._rows[row][1]

    # Qt

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else 2

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.AccessibleTextRole:  # beside a title nothing is written
            return self._rows[index.row()][index.column()] or self._rows[index.row()][0]
        if role == Qt.ItemDataRole.FontRole and (index.column() == 0 or self.is_title(index.row())):
            font = QFont()
            font.setWeight(QFont.Weight.DemiBold)
            return font
        return None
