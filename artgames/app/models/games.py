"""The games on the home page, and what is left of them when one asks for a kind, for players or minutes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
from artgames.engine.words import filled

AnyIndex = QModelIndex | QPersistentModelIndex

INFO_ROLE = Qt.ItemDataRole.UserRole
"""The `GameInfo` of a row."""


def facts(game: GameInfo) -> str:
    """Seats, minutes and age in one line."""
    text = QCoreApplication.translate("Games", "{seats} {most:player|players} · {minutes} min · ages {age}+")
    seats, minutes = _span(game.min_seats, game.max_seats), _span(*game.minutes)
    return filled(text, seats=seats, most=game.max_seats, minutes=minutes, age=game.age)


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
    """The games for an occasion that so many people can play in so much time; 0 means that any will do."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._fits: Callable[[GameInfo], bool] = lambda _game: True
        self._players = self._minutes = 0
        self._apart = ""

    def set_wanted(self, fits: Callable[[GameInfo], bool], players: int, minutes: int) -> None:
        self.beginFilterChange()
        self._fits, self._players, self._minutes = fits, players, minutes
        self.endFilterChange()

    def set_apart(self, slug: str) -> None:
        """One that is shown elsewhere."""
        if slug != self._apart:
            self.beginFilterChange()
            self._apart = slug
            self.endFilterChange()

    # Qt

    def filterAcceptsRow(self, row: int, parent: AnyIndex) -> bool:
        game: GameInfo = self.sourceModel().index(row, 0, parent).data(INFO_ROLE)
        if game.slug == self._apart or not self._fits(game):
            return False
        seats_fit = not self._players or game.min_seats <= self._players <= game.max_seats
        return seats_fit and (not self._minutes or game.minutes[0] <= self._minutes)
