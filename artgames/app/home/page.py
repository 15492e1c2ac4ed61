"""The home page: a wall of games, the matches that wait, and the last table again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from artgames.app.context import AppContext
from artgames.app.forms.ui_home import Ui_HomePage
from artgames.app.page_base import Page, Topic, let_enter_press
from artgames.scene.drawing.theme import Theme, set_variant
from artgames.scene.plain_text import breakable

if TYPE_CHECKING:
    from artgames.app.home.contents import HomeContents
    from artgames.app.home.lists import HomeLists
    from artgames.app.models.unfinished import Waiting
    from artgames.decks import Deck
    from artgames.engine.info import GameInfo
    from artgames.scene.pictures.picture_store import PictureStore
    from artgames.store.seating import Table

_BRIEF, _ROOM_FOR_KINDS = 46, 57
"""Below so many widths of the menu text there is little room at the top, and for three filters."""
_HERO_NEEDS, _HERO_WIDE = 38, 54
"""The wall of the first game hangs where there is room for it and for the games below."""
_TODAY_NEEDS = 12
"""The painting of the day is hung where there is room for so many lines of text."""
_LONGEST_NAME = 24
"""Names have up to sixty letters: here they are cut."""


class HomePage(Page):
    """Shown first. Lists and pictures come after it has been painted for the first time.

    Signals:
        game_chosen(str): set up a table for this game.
        again(Table, bool): set up the last table once more; Enter starts it.
        resumed(int): go on with this match.
        removed(int): take this match off the list.
        practice_wanted(str): try this game.
        collection_wanted(): look at the paintings, without a game.
        progress_wanted(): how learning goes.
        refresh_wanted(): somebody comes here; what is kept may be different now.
        settings_wanted(), help_wanted(), quit_wanted(): the buttons at the top.
    """

    game_chosen = Signal(str)
    again = Signal(object, bool)
    resumed = Signal(int)
    removed = Signal(int)
    practice_wanted = Signal(str)
    collection_wanted = Signal()
    progress_wanted = Signal()
    refresh_wanted = Signal()
    settings_wanted = Signal()
    help_wanted = Signal()
    quit_wanted = Signal()

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_HomePage()
        self.ui.setupUi(self)
        self._theme = context.theme()
        self._flagship = ""
        self._contents: HomeContents | None = None
        self._panels: list[tuple[QWidget, Callable[[int], None]]] = []
        self._titles: dict[str, str] = {}
        self._last: Table | None = None
        ui = self.ui
        for late in (ui.today, ui.kinds, ui.players, ui.minutes, ui.more, ui.hero, ui.continueMatch):
            late.hide()
        self.ui.collection.clicked.connect(self.collection_wanted)
        self.ui.settings.clicked.connect(self.settings_wanted)
        self.ui.help.clicked.connect(self.help_wanted)
        self.ui.quit.clicked.connect(self.quit_wanted)

    @property
    def contents(self) -> HomeContents:
        """Games, filters and paintings; made when they are first wanted."""
        if self._contents is None:
            from artgames.app.home.contents import HomeContents  # noqa: PLC0415 - after the first paint

            self._contents = HomeContents(self.ui, self._theme, self._em, self, self._filter_games)
            self._name_briefly()
            self._connect_lists()
        return self._contents

    @property
    def lists(self) -> HomeLists:
        return self.contents.lists

    def _connect_lists(self) -> None:
        ui = self.ui
        ui.games.chosen.connect(lambda index: self.game_chosen.emit(self.lists.game_at(index)))
        ui.unfinished.chosen.connect(lambda index: self.resumed.emit(self.lists.match_at(index)))
        ui.unfinished.unwanted.connect(lambda index: self.removed.emit(self.lists.match_at(index)))
        ui.sameAgain.clicked.connect(self._play_again)
        ui.continueMatch.clicked.connect(self._continue)
        ui.heroPlay.clicked.connect(lambda: self.game_chosen.emit(self._flagship))
        ui.heroPractise.clicked.connect(lambda: self.practice_wanted.emit(self._flagship))

    # What is shown

    def offer(self, text: str, act: Callable[[], object]) -> None:
        """One more thing for whoever teaches or guides, in the menu at the top; in the order of the calls."""
        menu = self.ui.more.menu()
        if menu is None:
            menu = QMenu(self.ui.more)
            self.ui.more.setMenu(menu)
            self.ui.more.show()
        menu.addAction(text).triggered.connect(lambda _checked: act())

    def add_panel(self, panel: QWidget, fit: Callable[[int], None]) -> None:
        """One more panel in the column beside the games, below *Same again*; `fit` tells it how high it may be."""
        self.ui.sideLayout.insertWidget(1, panel)
        let_enter_press(panel)
        self._panels.append((panel, fit))

    def fit_panels(self) -> None:
        """A panel has another height now."""
        self._divide_space()

    def show_games(self, games: Sequence[GameInfo]) -> None:
        self._titles = {game.slug: QCoreApplication.translate(game.slug, game.title) for game in games}
        self.lists.set_games(games)
        self._flagship = games[0].slug
        self.contents.show_flagship(games[0], self._titles[self._flagship])
        self.contents.filters.offer(len(games) > 1)
        self._name_briefly()
        self._divide_space()

    def show_last(self, table: Table | None) -> None:
        """The table that *Same again* repeats; None greets somebody who has not played yet."""
        self._last = table
        self.greet(self.last_played())

    def greet(self, played: str) -> None:
        """Say what was played last, and by whom; nobody is welcomed as somebody new."""
        ui = self.ui
        ui.sameHeading.setText(self.tr("Play again") if played else self.tr("Welcome"))
        welcome = self.tr("One to eight players, one laptop. Bots fill the empty chairs.")
        ui.sameWho.setText(breakable(played) if played else welcome)
        ui.sameAgain.setText(self.tr("Play again") if played else self.tr("Set up a game"))

    def remember(self, played: str, waits: bool) -> None:
        """Look as last time while the store is not open yet: who played what, and whether a match waits."""
        self.greet(played)
        self._tell_whether_empty(not waits)
        self.focus_first()

    def last_played(self) -> str:
        """What *Same again* repeats: the game, and those who played it."""
        if self._last is None:
            return ""
        title = self._titles.get(self._last.game, "")
        short = (name if len(name) <= _LONGEST_NAME else f"{name[:_LONGEST_NAME]}…" for name in self._last.names)
        names = ", ".join(name for name in short if name)
        return self.tr("{game}: {names}").format(game=title, names=names) if title else names

    def has_waiting(self) -> bool:
        """Whether a match waits to be continued."""
        return self._contents is not None and self.lists.shown_matches() > 0

    def show_waiting(self, rows: Sequence[Waiting]) -> None:
        self.lists.set_waiting(rows)
        self._tell_whether_empty(not self.has_waiting())

    def show_pictures(self, deck: Deck, pictures: PictureStore) -> None:
        self.contents.show_pictures(deck, pictures)
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
        """Enter goes on with the match that waits; else Enter, Enter repeats the last table."""
        (self.ui.continueMatch if self.has_waiting() else self.ui.sameAgain).setFocus()

    def _tell_whether_empty(self, is_empty: bool) -> None:
        self.ui.unfinished.setVisible(not is_empty)
        self.ui.continueMatch.setVisible(self.has_waiting())
        self.ui.unfinished.updateGeometry()
        variant = "" if self.has_waiting() else "primary"
        if self.ui.sameAgain.property("variant") != variant:
            set_variant(self.ui.sameAgain, "variant", variant)
        self._put_first(self.ui.same if is_empty else self.ui.waiting)
        self._divide_space()

    def _put_first(self, panel: QWidget) -> None:
        """What to do next stands above the rest."""
        side = self.ui.sideLayout
        if side.indexOf(panel) != 0:
            side.removeWidget(panel)
            side.insertWidget(0, panel)
            self.ui.pageLayout.activate()  # until then it has no height

    # What is done

    def _continue(self) -> None:
        """The match that was played last."""
        model = self.ui.unfinished.model()
        if self.has_waiting():
            self.resumed.emit(self.lists.match_at(model.index(0, 0)))

    def _play_again(self) -> None:
        if self._last is not None:
            self.again.emit(self._last, True)
        elif self._titles:
            self.game_chosen.emit(next(iter(self._titles)))

    def _filter_games(self) -> None:
        self.lists.set_wanted(*self.contents.filters.wanted)
        self._divide_space()

    def _divide_space(self) -> None:
        """The games get all of their column; the painting of the day hangs where the other one has room to look at.
        Where no match waits, nothing is said of it: a painting is worth more."""
        if self._contents is None:
            return
        ui = self.ui
        has_room = self.height() >= _HERO_NEEDS * self._em and self.width() >= _HERO_WIDE * self._em
        ui.hero.setVisible(has_room and len(self._titles) > 1)
        self.lists.set_apart("" if ui.hero.isHidden() else self._flagship)
        self.lists.fit_cards()
        ui.waiting.setVisible(not ui.unfinished.isHidden())
        gap = ui.sideLayout.spacing()
        room = ui.sideLayout.geometry().height() - 3 * gap
        room -= ui.same.sizeHint().height() + (0 if ui.waiting.isHidden() else ui.waiting.sizeHint().height())
        for panel, fit in self._panels:
            if not panel.isHidden():
                fit(room - gap)
                room -= panel.sizeHint().height() + gap
        has_room = room > _TODAY_NEEDS * self._em
        ui.today.setVisible(has_room and self._contents.has_today)

    def _name_briefly(self) -> None:
        """With large text there is only room for a word on what stands at the top."""
        ui, brief = self.ui, self.width() < _BRIEF * self._em
        ui.collection.setText(self.tr("Collection") if brief else self.tr("The collection"))
        ui.more.setText(self.tr("Class") if brief else self.tr("Class and museum"))
        ui.title.setVisible(not brief)
        ui.gamesHeading.setVisible(not brief)
        if self._contents is not None:
            self._contents.filters.fit(brief=brief, room_for_kinds=self.width() >= _ROOM_FOR_KINDS * self._em)

    # Page

    def open(self) -> None:
        self.refresh_wanted.emit()

    def returned(self) -> None:
        self.open()
        self.focus_first()

    def step_back(self) -> bool:
        """Esc leads nowhere from here."""
        return False

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        self._name_briefly()
        if self._contents is not None:
            self._contents.set_look(theme, em)
        self._divide_space()

    def help_topic(self) -> Topic:
        return Topic("", "home")

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_briefly()
        self._divide_space()
