"""The deal of the day, on the set-up page: a button that begins it, goes on with it, or tells how it went."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QPushButton

from artgames.app.context import AppContext
from artgames.engine.info import GameInfo
from artgames.engine.words import filled
from artgames.store.daily import DailyTry
from artgames.store.errors import StoreProblem
from artgames.store.seating import Player, Table, spoken_name


class DailyDeal(QObject):
    """Hidden for a game without one, and where no names are kept: nobody could tell whose try it was.

    Signals:
        started(Table): somebody's one try of this day begins.
        resumed(int): it is continued.
    """

    started = Signal(object)
    resumed = Signal(int)

    def __init__(self, button: QPushButton, context: AppContext, parent: QObject) -> None:
        super().__init__(parent)
        self._button, self._context = button, context
        self._game: GameInfo | None = None
        self._player: Player | None = None
        button.clicked.connect(self._press)

    def tell(self, game: GameInfo, players: Sequence[Player]) -> None:
        """Whoever sits there may be somebody else now."""
        is_there = game.daily and len(players) == 1 and not self._context.settings.value.school
        self._button.setVisible(is_there)
        if is_there:
            self._game, self._player = game, players[0]
            tried = self._tried()
            self._button.setEnabled(tried is None or tried.is_waiting)
            self._button.setText(self._text(tried))

    def _tried(self) -> DailyTry | None:
        assert self._game is not None and self._player is not None
        try:
            return self._context.store.daily_try(self._game.slug, spoken_name(self._player.name))
        except StoreProblem:
            return None

    def _text(self, tried: DailyTry | None) -> str:
        if tried is None:
            return self.tr("Today’s deal")
        if tried.is_waiting:
            return self.tr("Resume today’s deal")
        if tried.points is None:
            return self.tr("Today’s deal is over")
        return filled(self.tr("Today’s deal: {points:one point|# points}"), points=tried.points)

    def _press(self) -> None:
        assert self._game is not None and self._player is not None
        tried = self._tried()
        if tried is not None:
            self.resumed.emit(tried.match)
            return
        deck = self._context.library.first_choice(self._game.deck)
        slug, today = deck.slug if deck is not None else "", self._context.store.today()
        self.started.emit(Table(self._game.slug, (self._player,), {}, slug, daily=today))
