"""Which page the laptop shows while a room looks on: the one from which the host leads, or the table for one person."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut

from artgames.app.main_window import MainWindow
from artgames.app.room.console_keys import KEPT_KEYS
from artgames.app.room.host_page import HostPage
from artgames.app.room.secrets.private_page_refusal import Refusal
from artgames.app.table.match_controller import MatchController
from artgames.app.table.page import TablePage
from artgames.app.table.surface import Surface
from artgames.engine.api import Seat


class Laptop(QObject):
    """The host's page while everybody may look; the table for curtain, private page and paper, for who plays openly,
    and to say why a page stays closed."""

    def __init__(self, window: MainWindow, page: TablePage, refusal: Refusal, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._page, self._refusal = window, page, refusal
        self._leading: HostPage | None = None
        self._host_pages: tuple[HostPage, ...] = ()
        self._kept: dict[HostPage, list[QShortcut]] = {}
        self._player: Seat | None = None
        self._aside = False
        """Whether the host has left a curtain for a page of their own; it waits there."""

        page.changed.connect(self.turn)

    @property
    def is_led(self) -> bool:
        """Whether a room looks on."""
        return self._leading is not None

    def know(self, *pages: HostPage) -> None:
        """The pages from which a room can be led."""
        self._host_pages = pages
        self._kept = {page: self._keep_keys(page) for page in pages}

    def lead_from(self, leading: HostPage | None) -> None:
        """The host's page from now on; None for a plain table."""
        self._leading, self._page.is_led = leading, leading is not None
        for page, keys in self._kept.items():
            for key in keys:
                key.setEnabled(page is leading)
        self.turn()

    def _keep_keys(self, leading: HostPage) -> list[QShortcut]:
        """The host goes on leading while a player has the laptop."""
        context = Qt.ShortcutContext.WidgetWithChildrenShortcut
        return [
            QShortcut(QKeySequence(key), self._page, getattr(leading, one.slot), context=context)
            for one in KEPT_KEYS
            for key in one.keys
        ]

    def follow(self, evening: MatchController) -> None:
        self._player, self._aside = None, False
        evening.session.stepped.connect(self._on_step)

    def turn(self) -> None:
        """Show the page that belongs to what is going on; any other page of the house is left alone."""
        page, leading, here = self._page, self._leading, self._window.page()
        if page.evening is None or here not in (page, *self._host_pages):
            return
        surface = page.evening.flow.surface
        self._aside = self._aside and surface is Surface.CURTAIN
        covers = leading is not None and leading.is_the_room and leading.host.shown.cover is not None
        for_all = surface is Surface.ROOM and not self._refusal.isVisibleTo(page) and (covers or self._player is None)
        wanted = leading if leading is not None and (for_all or self._aside) else page
        if here is not wanted:
            self._window.turn_to(wanted)
            if wanted is page:
                page.take_keyboard()
            else:
                wanted.focus_first()

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
        """Esc: from the table to the host's page. False when it means something else."""
        evening = self._page.evening
        if not self.is_led or evening is None:
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
