"""Everything a room is made of, made together and put away together."""

from __future__ import annotations

from PySide6.QtCore import QObject

from artgames.app.context import AppContext
from artgames.app.phones.invitation import Invitation
from artgames.app.room.console_page import ConsolePage
from artgames.app.room.console_texts import result
from artgames.app.room.host_controller import Host
from artgames.app.room.mirror_page import MirrorPage
from artgames.app.room.room_window import RoomWindow
from artgames.app.room.slide_priority import Cover, Shown
from artgames.app.table.match_controller import MatchController
from artgames.app.table.page import TablePage
from artgames.app.table.score_corrections import corrected, kept_corrections
from artgames.engine.api import Outcome


class RoomParts:
    """The room's window, the two pages from which it is led, and the host's hand that moves them."""

    def __init__(self, context: AppContext, page: TablePage, parent: QObject) -> None:
        self.shown = Shown(parent)
        self.room = RoomWindow(context, self.shown)
        self.host = Host(context, page, self.room, self.shown, parent)
        self.console = ConsolePage(context, self.host, self.room)
        self.mirror = MirrorPage(context, self.host, self.room)
        self._followed: MatchController | None = None
        if page.evening is not None:
            self.host.follow(page.evening)

    def follow(self, evening: MatchController | None, where: str) -> None:
        """Show this match to the room; None while nobody looks."""
        if evening is not self._followed:
            self.leave_match()
            self._followed = evening
            if evening is not None:
                self.room.open(evening)
        if evening is not None:
            self.console.open(evening, where)
            self.mirror.open(evening)

    def invite(self, invitation: Invitation | None) -> None:
        """How to join with a phone; where phones are closed, the room is shown the match again."""
        self.room.invite(invitation)
        if invitation is None and self.shown.cover is Cover.JOIN:
            self.host.lift()

    def show_end(self, evening: MatchController, outcome: Outcome) -> None:
        """The podium for the room, with what was corrected by hand."""
        ended = corrected(outcome, kept_corrections(evening.record.notes()))
        self.room.show_end(ended, result(evening, ended))

    def leave_match(self) -> None:
        if self._followed is not None:
            self._followed = None
            self.console.close_match()
            self.mirror.close_match()
            self.room.close_match()

    def close(self) -> None:
        """The program ends."""
        self.leave_match()
        self.host.stop()
        self.room.hide()
        self.room.deleteLater()
        for page in (self.console, self.mirror):
            if page.parent() is None:
                page.deleteLater()
