"""Paintings with something to say about them, one row each: what was stolen or missed, and what people wrote."""

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
    """A painting, or several, and the line that says what was with it."""

    head: str
    painting: Painting | None
    text: str = ""
    """What somebody wrote, as it was written."""

    note: str = ""
    """What came of it."""

    others: tuple[Painting, ...] = ()
    by_turns: bool = False
    """Of what was written, one says a line, and the other the next."""

    @property
    def paintings(self) -> tuple[Painting, ...]:
        return (self.painting, *self.others) if self.painting is not None else self.others


def cards_at(index: AnyIndex) -> list[int]:
    """The cards that a row is about."""
    row: StolenRow | None = index.data(ROW_ROLE) if index.isValid() else None
    return [painting.id for painting in row.paintings] if row is not None else []


class StolenModel(QAbstractListModel):
    """The labels on the result page, and of what is hardest to learn."""

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
            return row.text or " · ".join(label_of(one).line for one in row.paintings)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return in_role(role, "\n".join(part for part in _told(row) if part))
        return None


def _told(row: StolenRow) -> list[str]:
    labels = [label_of(one) for one in row.paintings]
    if len(labels) != 1:
        return [row.head, row.text, *(label.line for label in labels), row.note]
    return [row.head, row.text, labels[0].line, labels[0].place, labels[0].sentence, row.note]
