"""The home page: a wall of games, the matches that wait, and the last table again."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from artgames.app.forms.ui_home import Ui_HomePage
from artgames.app.game_card import GameCard
from artgames.app.models.games import INFO_ROLE, GameFilter, GamesModel
from artgames.app.models.unfinished import ROW_ROLE, UnfinishedModel, Waiting, ago
from artgames.app.page import Page, Topic
from artgames.app.waiting_row import WaitingRow
from artgames.engine.info import GameInfo
from artgames.stage.theme import Theme

if TYPE_CHECKING:
    from artgames.app.today import Today
    from artgames.decks import Deck
    from artgames.stage.pictures import PictureStore
    from artgames.store.table import Table

_MINUTES = (20, 45)
_TODAY_NEEDS = 11
"""The painting of the day is hung where there is room for so many lines of text."""


class HomePage(Page):
    """Shown first. It is filled after it has been painted for the first time.

    Signals:
        game_chosen(str): set up a table for this game.
        again(): set up the last table once more.
        resumed(int): go on with this match.
        removed(int): take this match off the list; `restored(int)` puts it back.
        settings_wanted(), help_wanted(), quit_wanted(): the buttons at the top.
    """

    game_chosen = Signal(str)
    again = Signal()
    resumed = Signal(int)
    removed = Signal(int)
    settings_wanted = Signal()
    help_wanted = Signal()
    quit_wanted = Signal()

    def __init__(self, theme: Theme, em: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_HomePage()
        self.ui.setupUi(self)
        self._theme, self._em = theme, em
        self._games = GamesModel(self)
        self._filter = GameFilter(self)
        self._filter.setSourceModel(self._games)
        self._unfinished = UnfinishedModel(self)
        self._card, self._row = GameCard(theme, em, self), WaitingRow(theme, em, self)
        self._today: Today | None = None
        self._last_game = ""
        self._set_up_views()
        self._connect()
        self.show_last(None)
        self.show_waiting(())

    def _set_up_views(self) -> None:
        ui = self.ui
        ui.games.setModel(self._filter)
        ui.games.setItemDelegate(self._card)
        ui.unfinished.setModel(self._unfinished)
        ui.unfinished.setItemDelegate(self._row)
        ui.today.hide()
        ui.players.addItem(self.tr("Any number of players"), 0)
        for count in range(2, 9):
            ui.players.addItem(self.tr("{count} players").format(count=count), count)
        ui.minutes.addItem(self.tr("Any time"), 0)
        for minutes in _MINUTES:
            ui.minutes.addItem(self.tr("Up to {minutes} minutes").format(minutes=minutes), minutes)

    def _connect(self) -> None:
        ui = self.ui
        ui.games.chosen.connect(self._choose_game)
        ui.unfinished.chosen.connect(lambda index: self.resumed.emit(index.data(ROW_ROLE).id))
        ui.unfinished.unwanted.connect(lambda index: self.removed.emit(index.data(ROW_ROLE).id))
        ui.sameAgain.clicked.connect(self._play_again)
        ui.settings.clicked.connect(self.settings_wanted)
        ui.help.clicked.connect(self.help_wanted)
        ui.quit.clicked.connect(self.quit_wanted)
        ui.players.activated.connect(self._filter_games)
        ui.minutes.activated.connect(self._filter_games)

    # What is shown

    def show_games(self, games: Sequence[GameInfo]) -> None:
        self._games.set_games(games)
        for chip in (self.ui.players, self.ui.minutes):
            chip.setVisible(len(games) > 1)
        self._last_game = self._last_game or (games[0].slug if games else "")
        self._divide_space()

    def show_last(self, table: Table | None) -> None:
        """The table that *Same again* repeats; None greets somebody who has not played yet."""
        ui = self.ui
        if table is None:
            ui.sameHeading.setText(self.tr("Welcome"))
            ui.sameWho.setText(self.tr("Two to eight people and one laptop. Bots take the empty chairs."))
            ui.sameAgain.setText(self.tr("Set up a table"))
            return
        self._last_game = table.game
        ui.sameHeading.setText(self.tr("Same again"))
        ui.sameWho.setText(", ".join(table.names))
        ui.sameAgain.setText(self.tr("Play again"))

    def show_waiting(self, rows: Sequence[Waiting]) -> None:
        self._unfinished.set_rows(rows)
        self._tell_whether_empty()

    def show_pictures(self, deck: Deck, pictures: PictureStore) -> None:
        """Hang the painting of the day, and some on the cards of the games."""
        from artgames.app.today import Today, of_the_day  # noqa: PLC0415 - after the first paint

        day = int(time.time() // 86400)
        self._card.set_pictures(pictures, of_the_day(deck.ids, day + 1, count=8))
        pictures.ready.connect(lambda _card: self.ui.games.viewport().update())
        if self._today is None:
            self._today = Today(self._theme, self)
            self.ui.todayLayout.addWidget(self._today, 1)
        self._today.show_painting(deck.painting(of_the_day(deck.ids, day)[0]), pictures)
        self._divide_space()

    def remove_row(self, match_id: int) -> tuple[int, Waiting]:
        """Take a match off the list; its row and what stood there, for whoever wants it back."""
        found = next(row for row in range(self._unfinished.rowCount()) if self._id_at(row) == match_id)
        gone = self._unfinished.remove(found)
        self._tell_whether_empty()
        return found, gone

    def put_back(self, row: int, waiting: Waiting) -> None:
        self._unfinished.put_back(row, waiting)
        self._tell_whether_empty()

    def focus_first(self) -> None:
        """Enter, Enter repeats the last table."""
        self.ui.sameAgain.setFocus()

    def _id_at(self, row: int) -> int:
        waiting: Waiting = self._unfinished.index(row, 0).data(ROW_ROLE)
        return waiting.id

    def _tell_whether_empty(self) -> None:
        is_empty = self._unfinished.rowCount() == 0
        self.ui.nothingOpen.setVisible(is_empty)
        self.ui.unfinished.setVisible(not is_empty)

    # What is done

    def _choose_game(self, index: QModelIndex) -> None:
        game: GameInfo = index.data(INFO_ROLE)
        self.game_chosen.emit(game.slug)

    def _play_again(self) -> None:
        if self.ui.sameAgain.text() == self.tr("Play again"):
            self.again.emit()
        elif self._last_game:
            self.game_chosen.emit(self._last_game)

    def _filter_games(self) -> None:
        self._filter.set_wanted(self.ui.players.currentData(), self.ui.minutes.currentData())
        self._divide_space()

    def _divide_space(self) -> None:
        """The games take what they need; the painting of the day gets the rest if it is enough to look at."""
        ui = self.ui
        before = self._card.cell_size()
        self._card.set_widest(max(100, ui.games.width() - 4))
        cell = self._card.cell_size()
        if cell != before:
            ui.games.scheduleDelayedItemsLayout()
        columns = max(1, (ui.games.width() - 4) // cell.width())
        rows = max(1, -(-self._filter.rowCount() // columns))
        room = self.height() - ui.games.y() - self.layout().contentsMargins().bottom()
        needed = rows * cell.height() + 4
        has_room = room - needed > _TODAY_NEEDS * self._em
        ui.games.setFixedHeight(needed if has_room else max(cell.height(), room))
        ui.today.setVisible(has_room and self._today is not None)

    # Page

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        self._card.set_look(theme, em)
        self._row.set_look(theme, em)
        for view in (self.ui.games, self.ui.unfinished):
            view.scheduleDelayedItemsLayout()
            view.viewport().update()
        if self._today is not None:
            self._today.set_look(theme)
        self._divide_space()

    def help_topic(self) -> Topic:
        return Topic("", "home")

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._divide_space()


def waiting_row(match_id: int, title: str, names: Sequence[str], line: str, seconds: float) -> Waiting:
    """The row of an unfinished match that was left so many seconds ago."""
    return Waiting(match_id, title, ", ".join(names), line, ago(seconds))
