"""What the home page shows once it has been painted for the first time: games, filters and paintings.

Whatever this imports is loaded then, and not before.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from artgames.app.forms.ui_home import Ui_HomePage
from artgames.app.home.filters import GameFilters
from artgames.app.home.hero_wall import HeroWall
from artgames.app.home.lists import HomeLists
from artgames.app.home.painting_of_the_day import Today, bright, of_the_day
from artgames.app.models.games import facts
from artgames.decks import Deck
from artgames.engine.info import GameInfo
from artgames.scene.drawing.theme import Theme
from artgames.scene.pictures.picture_store import PictureStore

_OF = 12
"""So many are looked through for bright ones."""
_DAY = 86_400


class HomeContents:
    def __init__(self, ui: Ui_HomePage, theme: Theme, em: float, page: QWidget, filtered: Callable[[], None]) -> None:
        self._ui, self._theme, self._em, self._page = ui, theme, em, page
        self.lists = HomeLists(ui.games, ui.unfinished, theme, em, page)
        self.filters = GameFilters(ui, filtered)
        self._wall: HeroWall | None = None
        self._today: Today | None = None

    @property
    def has_today(self) -> bool:
        """Whether there is a painting of the day."""
        return self._today is not None

    def show_flagship(self, game: GameInfo, title: str) -> None:
        """The first game, large, with what to do next."""
        self._ui.heroTitle.setText(title)
        self._ui.heroFacts.setText(f"{QCoreApplication.translate(game.slug, game.line)} {facts(game)}")

    def show_pictures(self, deck: Deck, pictures: PictureStore) -> None:
        """Hang the painting of the day, and some on the cards of the games."""
        day = int(time.time() // _DAY)
        self.lists.set_pictures(pictures, of_the_day(deck.ids, day + 1, count=8))
        if self._wall is None:
            self._wall = HeroWall(self._page)
            self._wall.set_look(self._theme, self._em)
            self._ui.heroLayout.insertWidget(0, self._wall)
        self._wall.show_cards(bright(of_the_day(deck.ids, day + 9, count=_OF), pictures, 3), pictures)
        if self._today is None:
            self._today = Today(self._theme, self._page)
            self._ui.todayLayout.addWidget(self._today, 1)
        self._today.show_painting(deck.painting(of_the_day(deck.ids, day)[0]), pictures)

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        self.lists.set_look(theme, em)
        if self._wall is not None:
            self._wall.set_look(theme, em)
        if self._today is not None:
            self._today.set_look(theme)
