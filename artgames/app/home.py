"""The home page: a wall of games, the matches that wait, and the last table again."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from artgames.app.forms.ui_home import Ui_HomePage
from artgames.app.page import Page, Topic
from artgames.stage.theme import Theme

if TYPE_CHECKING:
    from artgames.app.home_lists import HomeLists
    from artgames.app.models.unfinished import Waiting
    from artgames.app.today import Today
    from artgames.decks import Deck
    from artgames.engine.info import GameInfo
    from artgames.stage.pictures import PictureStore
    from artgames.store.table import Table

_MINUTES = (20, 45)
_TODAY_NEEDS = 11
"""The painting of the day is hung where there is room for so many lines of text."""


class HomePage(Page):
    """Shown first. Lists and pictures come after it has been painted for the first time.

    Signals:
        game_chosen(str): set up a table for this game.
        again(): set up the last table once more.
        resumed(int): go on with this match.
        removed(int): take this match off the list.
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
        self._lists: HomeLists | None = None
        self._today: Today | None = None
        self._slugs: list[str] = []
        self._last: Table | None = None
        for late in (self.ui.today, self.ui.players, self.ui.minutes):
            late.hide()
        self.ui.settings.clicked.connect(self.settings_wanted)
        self.ui.help.clicked.connect(self.help_wanted)
        self.ui.quit.clicked.connect(self.quit_wanted)

    @property
    def lists(self) -> HomeLists:
        """Both lists; made when they are first filled."""
        if self._lists is None:
            from artgames.app.home_lists import HomeLists  # noqa: PLC0415 - after the first paint

            self._lists = HomeLists(self.ui.games, self.ui.unfinished, self._theme, self._em, self)
            self._fill_chips()
            self._connect_lists()
        return self._lists

    def _fill_chips(self) -> None:
        ui = self.ui
        ui.players.addItem(self.tr("Any number of players"), 0)
        for count in range(2, 9):
            ui.players.addItem(self.tr("{count} players").format(count=count), count)
        ui.minutes.addItem(self.tr("Any time"), 0)
        for minutes in _MINUTES:
            ui.minutes.addItem(self.tr("Up to {minutes} minutes").format(minutes=minutes), minutes)

    def _connect_lists(self) -> None:
        from artgames.app.models.unfinished import ROW_ROLE  # noqa: PLC0415 - after the first paint

        ui = self.ui
        ui.games.chosen.connect(self._choose_game)
        ui.unfinished.chosen.connect(lambda index: self.resumed.emit(index.data(ROW_ROLE).id))
        ui.unfinished.unwanted.connect(lambda index: self.removed.emit(index.data(ROW_ROLE).id))
        ui.sameAgain.clicked.connect(self._play_again)
        ui.players.activated.connect(self._filter_games)
        ui.minutes.activated.connect(self._filter_games)

    # What is shown

    def show_games(self, games: Sequence[GameInfo]) -> None:
        self._slugs = [game.slug for game in games]
        self.lists.set_games(games)
        for chip in (self.ui.players, self.ui.minutes):
            chip.setVisible(len(games) > 1)
        self._divide_space()

    def show_last(self, table: Table | None) -> None:
        """The table that *Same again* repeats; None greets somebody who has not played yet."""
        self._last = table
        self.greet(self.last_names())

    def greet(self, names: str) -> None:
        """Name those who played last; nobody is welcomed as somebody new."""
        ui = self.ui
        ui.sameHeading.setText(self.tr("Same again") if names else self.tr("Welcome"))
        welcome = self.tr("Two to eight people and one laptop. Bots take the empty chairs.")
        ui.sameWho.setText(names or welcome)
        ui.sameAgain.setText(self.tr("Play again") if names else self.tr("Set up a table"))

    def remember(self, names: str, waits: bool) -> None:
        """Look as last time while the store is not open yet: who played, and whether a match waits."""
        self.greet(names)
        self._tell_whether_empty(not waits)
        self.focus_first()

    def last_names(self) -> str:
        """Who is named by *Same again*."""
        return ", ".join(self._last.names) if self._last is not None else ""

    def has_waiting(self) -> bool:
        """Whether a match waits to be continued."""
        return self._lists is not None and self._lists.shown_matches() > 0

    def show_waiting(self, rows: Sequence[Waiting]) -> None:
        self.lists.set_waiting(rows)
        self._tell_whether_empty(not self.has_waiting())

    def show_pictures(self, deck: Deck, pictures: PictureStore) -> None:
        """Hang the painting of the day, and some on the cards of the games."""
        from artgames.app.today import Today, of_the_day  # noqa: PLC0415 - after the first paint

        day = int(time.time() // 86400)
        self.lists.set_pictures(pictures, of_the_day(deck.ids, day + 1, count=8))
        if self._today is None:
            self._today = Today(self._theme, self)
            self.ui.todayLayout.addWidget(self._today, 1)
        self._today.show_painting(deck.painting(of_the_day(deck.ids, day)[0]), pictures)
        self._divide_space()

    def remove_row(self, match_id: int) -> tuple[int, Waiting]:
        """Take a match off the list; its row and what stood there, for whoever wants it back."""
        found = self.lists.remove(match_id)
        self._tell_whether_empty(not self.has_waiting())
        return found

    def put_back(self, row: int, waiting: Waiting) -> None:
        self.lists.put_back(row, waiting)
        self._tell_whether_empty(not self.has_waiting())

    def focus_first(self) -> None:
        """Enter, Enter repeats the last table."""
        self.ui.sameAgain.setFocus()

    def _tell_whether_empty(self, is_empty: bool) -> None:
        self.ui.nothingOpen.setVisible(is_empty)
        self.ui.unfinished.setVisible(not is_empty)
        self.ui.unfinished.updateGeometry()

    # What is done

    def _choose_game(self, index: QModelIndex) -> None:
        from artgames.app.models.games import INFO_ROLE  # noqa: PLC0415 - after the first paint

        game: GameInfo = index.data(INFO_ROLE)
        self.game_chosen.emit(game.slug)

    def _play_again(self) -> None:
        if self._last is not None:
            self.again.emit()
        elif self._slugs:
            self.game_chosen.emit(self._slugs[0])

    def _filter_games(self) -> None:
        self.lists.set_wanted(self.ui.players.currentData(), self.ui.minutes.currentData())
        self._divide_space()

    def _divide_space(self) -> None:
        """The games take what they need; the painting of the day gets the rest if it is enough to look at."""
        if self._lists is None:
            return
        ui, cell = self.ui, self._lists.fit_cards()
        columns = max(1, (ui.games.width() - 4) // cell.width())
        rows = max(1, -(-self._lists.shown_games() // columns))
        column = ui.gamesColumn
        room = column.geometry().height() - ui.gamesHead.sizeHint().height() - 3 * column.spacing()
        needed = rows * cell.height() + 4
        has_room = room - needed > _TODAY_NEEDS * self._em
        ui.games.setFixedHeight(needed if has_room else max(cell.height(), room))
        ui.today.setVisible(has_room and self._today is not None)

    # Page

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        if self._lists is not None:
            self._lists.set_look(theme, em)
        if self._today is not None:
            self._today.set_look(theme)
        self._divide_space()

    def help_topic(self) -> Topic:
        return Topic("", "home")

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._divide_space()
