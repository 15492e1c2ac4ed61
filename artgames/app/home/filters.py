"""What games somebody wants to see: for which situation, how many players, how long."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox

from artgames.app.forms.ui_home import Ui_HomePage
from artgames.app.home.situations import SITUATIONS, anything
from artgames.engine.info import GameInfo
from artgames.engine.words import filled

translate = QCoreApplication.translate

_MINUTES = (20, 45)
_MOST_PLAYERS = 8


class Wanted(NamedTuple):
    fits: Callable[[GameInfo], bool]
    players: int
    """0 for any number."""

    minutes: int
    """0 for any length."""


class GameFilters:
    """The three lists above the games."""

    def __init__(self, ui: Ui_HomePage, changed: Callable[[], None]) -> None:
        self._kinds, self._players, self._minutes = ui.kinds, ui.players, ui.minutes
        self._changed = changed
        self._are_offered = False
        for box in (self._kinds, self._players, self._minutes):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.activated.connect(changed)
        self._kinds.addItem("", anything)
        for situation in SITUATIONS:
            self._kinds.addItem(translate("Situations", situation.title), situation.fits)
        self._players.addItem("", 0)
        for count in range(1, _MOST_PLAYERS + 1):
            self._players.addItem(filled(translate("HomePage", "{count:# player|# players}"), count=count), count)
        self._minutes.addItem("", 0)
        for minutes in _MINUTES:
            self._minutes.addItem(
                filled(translate("HomePage", "Up to {minutes:# minute|# minutes}"), minutes=minutes), minutes
            )

    @property
    def wanted(self) -> Wanted:
        return Wanted(self._kinds.currentData(), self._players.currentData(), self._minutes.currentData())

    def offer(self, there_is_a_choice: bool) -> None:
        """Where there is one game only, nothing is chosen from."""
        self._are_offered = there_is_a_choice
        self._players.setVisible(there_is_a_choice)
        self._minutes.setVisible(there_is_a_choice)

    def fit(self, *, brief: bool, room_for_kinds: bool) -> None:
        """The filter that one can best do without makes room for the others; hidden, it filters nothing."""
        self._kinds.setItemText(0, translate("HomePage", "All games"))
        self._players.setItemText(
            0, translate("HomePage", "Players") if brief else translate("HomePage", "Any number of players")
        )
        self._minutes.setItemText(0, translate("HomePage", "Time") if brief else translate("HomePage", "Any length"))
        self._kinds.setVisible(room_for_kinds and self._are_offered)
        if not room_for_kinds and self._kinds.currentIndex() > 0:
            self._kinds.setCurrentIndex(0)
            self._changed()
