"""The games on the home page, and what is left of them when one asks for a kind, for players or minutes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from artgames.engine.info import GameInfo
from artgames.engine.words import QT_TRANSLATE_NOOP

AnyIndex = QModelIndex | QPersistentModelIndex

INFO_ROLE = Qt.ItemDataRole.UserRole
"""The `GameInfo` of a row."""


def facts(game: GameInfo) -> str:
    """Seats, minutes and age in one line."""
    if game.max_seats == 1:
        text = QT_TRANSLATE_NOOP("Games", "1 player · {minutes} min · from {age}")
    else:
        text = QT_TRANSLATE_NOOP("Games", "{seats} players · {minutes} min · from {age}")
    seats = _span(game.min_seats, game.max_seats)
    minutes = _span(*game.minutes)
    return QCoreApplication.translate("Games", text).format(seats=seats, minutes=minutes, age=game.age)


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


class GamesModel(QAbstractListModel):
    """All games of the house."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games: list[GameInfo] = []

    def set_games(self, games: Sequence[GameInfo]) -> None:
        self.beginResetModel()
        self._games = list(games)
        self.endResetModel()

    # Qt

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._games)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        game = self._games[index.row()]
        if role == INFO_ROLE:
            return game
        title, line = (QCoreApplication.translate(game.slug, text) for text in (game.title, game.line))
        if role == Qt.ItemDataRole.DisplayRole:
            return title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{title}. {line} {facts(game)}"
        return None


class GameFilter(QSortFilterProxyModel):
    """The games of these shelves that so many people can play in so much time; none or 0 means that any will do."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shelves: Sequence[int] = ()
        self._players = self._minutes = 0

    def set_wanted(self, shelves: Sequence[int], players: int, minutes: int) -> None:
        self.beginFilterChange()
        self._shelves, self._players, self._minutes = shelves, players, minutes
        self.endFilterChange()

    # Qt

    def filterAcceptsRow(self, row: int, parent: AnyIndex) -> bool:
        game: GameInfo = self.sourceModel().index(row, 0, parent).data(INFO_ROLE)
        if self._shelves and game.shelf not in self._shelves:
            return False
        seats_fit = not self._players or game.min_seats <= self._players <= game.max_seats
        return seats_fit and (not self._minutes or game.minutes[0] <= self._minutes)
