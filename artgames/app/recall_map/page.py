"""The page with the wall memory map: one round, a match, a day or all days."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import datetime

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from artgames import games
from artgames.app.context import AppContext
from artgames.app.forms.ui_memory_map import Ui_MemoryMapPage
from artgames.app.page_base import Page, Topic, let_enter_press
from artgames.app.recall_map.heat_map import WallMap
from artgames.app.table.match_service import OpenMatch
from artgames.engine.words import filled
from artgames.scene.drawing.theme import Theme
from artgames.scene.labels import label_of
from artgames.store.errors import StoreProblem
from artgames.store.kiosk_recall import FOLDER, read_book
from artgames.store.recall_rounds import Remembered, WallRound, add_up, kept_rounds, walls_in

_NARROW, _LOWEST = 46, 16
"""In sizes of the menu text: where the two panels stand below one another, and how low the map may be then."""

_SHOWN_DECOYS = 5
_ENOUGH = 3
"""Fewer places than this say nothing about corners and middle."""


class MemoryMapPage(Page):
    """Adds rounds up and shows them; knows nobody's name."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_MemoryMapPage()
        self.ui.setupUi(self)
        self._context = context
        self._of_match: tuple[WallRound, ...] = ()
        self._of_all: tuple[WallRound, ...] = ()
        self._now = 0.0
        self.map = WallMap(context.theme(), self._em, self)
        self.ui.mapLayout.addWidget(self.map)
        self._scopes = (self.ui.roundButton, self.ui.matchButton, self.ui.dayButton, self.ui.allButton)
        for button in self._scopes:
            button.clicked.connect(self._choose_scope)
        self.ui.round.activated.connect(self._show)
        self.ui.wall.activated.connect(self._show)
        self.ui.back.clicked.connect(self.left)
        let_enter_press(self)

    def open(self, opened: OpenMatch | None = None) -> None:
        """The map of this match, or of all of them."""
        try:
            of_all = self._context.store.walls()
        except StoreProblem:  # what is on the disk may come back; the present match is in memory
            of_all = []
        of_all += read_book(self._context.data / FOLDER)
        self.show_rounds(kept_rounds(opened.record.notes()) if opened is not None else (), of_all, time.time())

    def show_rounds(self, of_match: Sequence[WallRound], of_all: Sequence[WallRound], now: float) -> None:
        """The rounds of the match one comes from, if any, and those of all days; `now` says which day is today."""
        self._of_match, self._of_all, self._now = tuple(of_match), tuple(of_all), now
        self.ui.round.clear()
        for one in self._of_match:
            self.ui.round.addItem(self.tr("Round {round}").format(round=one.round))
        self.ui.round.setCurrentIndex(len(self._of_match) - 1)
        for button in (self.ui.roundButton, self.ui.matchButton):
            button.setVisible(bool(self._of_match))
        (self.ui.matchButton if self._of_match else self.ui.allButton).setChecked(True)
        self._choose_scope()

    def focus_first(self) -> None:
        next(button for button in self._scopes if button.isChecked()).setFocus()

    def rounds(self) -> tuple[WallRound, ...]:
        """Those that are added up now."""
        ui = self.ui
        if ui.roundButton.isChecked():
            return self._of_match[ui.round.currentIndex() :][:1]
        if ui.matchButton.isChecked():
            return self._of_match
        if ui.dayButton.isChecked():
            today = datetime.fromtimestamp(self._now).date()
            return tuple(one for one in self._of_all if datetime.fromtimestamp(one.at).date() == today)
        return self._of_all

    def remembered(self) -> Remembered | None:
        """What is shown now."""
        wall = self.ui.wall.currentData()
        return add_up(self.rounds(), wall) if wall is not None else None

    def _choose_scope(self) -> None:
        before = self.ui.wall.currentData()
        self.ui.wall.clear()
        for size, columns in walls_in(self.rounds()):
            text = filled(self.tr("{size:# painting|# paintings}, {columns} in a row"), size=size, columns=columns)
            self.ui.wall.addItem(text, (size, columns))
        self.ui.wall.setCurrentIndex(max(0, self.ui.wall.findData(before)))
        self.ui.wall.setVisible(self.ui.wall.count() > 1)
        self.ui.round.setVisible(self.ui.roundButton.isChecked() and self.ui.round.count() > 1)
        self._show()

    def _show(self) -> None:
        shown, ui = self.remembered(), self.ui
        self.map.show_wall(shown)
        ui.share.setText(f"{round(100 * shown.found / shown.asked)}%" if shown is not None and shown.asked else "–")
        ui.summary.setText(self._summary(shown))
        fooled = self._fooled(shown) if shown is not None else []
        ui.fooledHeading.setVisible(bool(fooled))
        ui.fooled.setText("\n\n".join(fooled))

    def _summary(self, shown: Remembered | None) -> str:
        if shown is None or not shown.asked:
            told = self.tr("No thefts to show yet. Play a round of {game}.")
            with_walls = (game for game in games.every() if game.recap.recall is not None)
            return told.format(game=games.titles(with_walls, self._context.translate))
        told = self.tr("of stolen paintings spotted: {found} of {asked}. Rounds: {rounds}.")
        said = [told.format(found=shown.found, asked=shown.asked, rounds=shown.rounds)]
        rim, middle = _rim_and_middle(shown)
        if min(rim[2], middle[2]) >= _ENOUGH:
            compared = self.tr("Edge of the wall: {rim}%, middle: {middle}%.")
            said.append(compared.format(rim=_percent(rim), middle=_percent(middle)))
        return " ".join(said)

    def _fooled(self, shown: Remembered) -> list[str]:
        text = self.tr("{painting}: {fooled} of {asked}")
        told = []
        for decoy in shown.decoys[:_SHOWN_DECOYS]:
            deck = self._context.library.holding((decoy.card,))
            if deck is not None:
                line = label_of(deck.painting(decoy.card)).line
                told.append(text.format(painting=line, fooled=decoy.fooled, asked=decoy.asked))
        return told

    # Page

    def set_look(self, theme: Theme, em: float) -> None:
        self._em = em
        self.map.set_look(theme, em)
        self._arrange()

    def help_topic(self) -> Topic:
        return Topic("", "room")

    def _arrange(self) -> None:
        narrow = self.width() < _NARROW * self._em
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self.ui.columns.setDirection(way)
        self.ui.mapPanel.setMinimumHeight(round(_LOWEST * self._em) if narrow else 0)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


def _percent(part: tuple[int, int, int]) -> int:
    return round(100 * part[0] / max(1, part[1]))


def _rim_and_middle(shown: Remembered) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """Found, asked and how many places: of those along the edges of the wall, and of those within."""
    rows = -(-shown.size // shown.columns)
    parts = [[0, 0, 0], [0, 0, 0]]
    for place, (found, asked) in enumerate(shown.places):
        row, column = divmod(place, shown.columns)
        inside = 0 < row < rows - 1 and 0 < column < shown.columns - 1
        if asked:
            parts[inside] = [parts[inside][0] + found, parts[inside][1] + asked, parts[inside][2] + 1]
    rim, middle = (tuple(part) for part in parts)
    return rim, middle  # type: ignore[return-value]
