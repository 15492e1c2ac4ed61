"""Which page the laptop shows while the room has a screen of its own: the console, or the table for one person."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut

from artgames.app.main_window import MainWindow
from artgames.app.room.console_keys import KEPT_KEYS
from artgames.app.room.console_page import ConsolePage
from artgames.app.table.audience_flow import Surface
from artgames.app.table.match_controller import MatchController
from artgames.app.table.page import TablePage
from artgames.engine.api import Seat


class Laptop(QObject):
    """Console while everybody may look; the table for curtain, private page and paper, and for who plays openly."""

    def __init__(self, window: MainWindow, page: TablePage, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._page = window, page
        self.console: ConsolePage | None = None
        self._is_split = False
        self._kept: list[QShortcut] = []
        self._player: Seat | None = None
        self._aside = False
        """Whether the host has left a curtain for the console; it waits there."""

    @property
    def is_split(self) -> bool:
        """Whether the room has a screen of its own."""
        return self._is_split

    @is_split.setter
    def is_split(self, split: bool) -> None:
        self._is_split = self._page.is_led = split
        if split and not self._kept and self.console is not None:
            self._keep_keys(self.console)
        for key in self._kept:
            key.setEnabled(split)

    def _keep_keys(self, console: ConsolePage) -> None:
        """The host goes on leading while a player has the laptop."""
        context = Qt.ShortcutContext.WidgetWithChildrenShortcut
        self._kept = [
            QShortcut(QKeySequence(key), self._page, getattr(console, one.slot), context=context)
            for one in KEPT_KEYS
            for key in one.keys
        ]

    def follow(self, evening: MatchController) -> None:
        self._player, self._aside = None, False
        evening.flow.changed.connect(self.turn)
        evening.session.stepped.connect(self._on_step)

    def turn(self) -> None:
        """Show the page that belongs to what is going on; any other page of the house is left alone."""
        page, console, here = self._page, self.console, self._window.page()
        if console is None or page.evening is None or here not in (page, console):
            return
        surface = page.evening.flow.surface
        self._aside = self._aside and surface is Surface.CURTAIN
        for_all = (surface is Surface.ROOM and self._player is None) or self._aside
        wanted = console if self.is_split and for_all else page
        if here is not wanted:
            self._window.turn_to(wanted)
            if wanted is console:
                console.ui.nextButton.setFocus()
            else:
                page.take_keyboard()

    def play(self) -> None:
        """Somebody answers openly on the laptop's board, or a curtain that was left is wanted again."""
        evening = self._page.evening
        if evening is None:
            return
        self._aside = False
        if evening.flow.surface is Surface.ROOM and (people := evening.session.people_asked()):
            self._player = people[0]
        self.turn()

    def back(self) -> bool:
        """Esc: from the table to the console. False when it means something else."""
        evening = self._page.evening
        if not self.is_split or evening is None:
            return False
        self._aside = evening.flow.surface is Surface.CURTAIN
        if not self._aside and self._player is None:
            return False
        self._player = None
        self.turn()
        return True

    def _on_step(self) -> None:
        """Whoever has more to do stays at the board."""
        evening = self._page.evening
        if evening is None or self._player not in evening.session.people_asked():
            self._player = None
