"""Writes down which places of its wall the visitors of a kiosk remembered."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject

from artgames.app.kiosk.mode import Mode
from artgames.app.kiosk.window import KioskWindow
from artgames.app.table.wall_recall import wall_round
from artgames.scene.wall_layout import hang
from artgames.store.kiosk_recall import WallBook
from artgames.store.seating import Player

_VISITORS = (Player("", 0), Player("", 1))
"""The thief is the house, whichever of the two seats it has; the other one is whoever stands there."""


class WallKeeper(QObject):
    """Looks at the board of a kiosk whenever a round was answered."""

    def __init__(self, window: KioskWindow, *books: WallBook) -> None:
        """`books`: of everything, and of this exhibit alone."""
        super().__init__(window)
        self._window, self._books = window, books
        window.mode_changed.connect(self._on_mode)

    def _on_mode(self, mode: Mode) -> None:
        played = self._window.stage.conductor
        if mode is not Mode.OVER or played is None or not played.game.exhibit.hangs_wall:
            return
        recalled = played.game.recalled(played.board.view)
        if recalled is None or not any(recalled.marks.values()):
            return
        columns = hang(len(recalled.wall), played.board.area).columns
        made = wall_round(recalled, _VISITORS, {}, (columns, time.time()))
        if made is not None:
            for book in self._books:
                book.add(made)
