"""The rounds of a playlist as a list."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from artgames.app.exhibit.round_texts import title_of, told_of
from artgames.exhibits.playlist import Round
from artgames.exhibits.playlist_editing import Draft

_Index = QModelIndex | QPersistentModelIndex


class RoundsModel(QAbstractListModel):
    """Reads a draft; whoever changes that calls `refresh`."""

    def __init__(self, draft: Draft, parent: QObject) -> None:
        super().__init__(parent)
        self._draft = draft
        self._playing: int | None = None

    def set_playing(self, number: int | None) -> None:
        """The round that is shown, from 0; None for none."""
        if number != self._playing:
            self._playing = number
            self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1))

    def show_draft(self, draft: Draft) -> None:
        self.beginResetModel()
        self._draft = draft
        self.endResetModel()

    def refresh(self) -> None:
        self.beginResetModel()
        self.endResetModel()

    def text(self, number: int, one: Round) -> str:
        return f"{number}. {title_of(one)}\n{told_of(one)}"

    # Qt

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._draft.rounds)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._draft.rounds):
            return None
        text = self.text(index.row() + 1, self._draft.rounds[index.row()])
        is_playing = index.row() == self._playing
        if role == Qt.ItemDataRole.DisplayRole:
            return f"▶ {text}" if is_playing else text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.tr("Now playing: {round}").format(round=text) if is_playing else text
        return None
