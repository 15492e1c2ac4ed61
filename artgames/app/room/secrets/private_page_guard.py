"""Keeps pages closed that an audience would see, and leads to the other ways of answering."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QObject, Signal

from artgames.app.room.secrets.private_page_refusal import Refusal
from artgames.app.table.match_controller import MatchController
from artgames.app.table.page import TablePage
from artgames.app.table.paper.numbers_row import can_be_written_down
from artgames.app.table.surface import Surface
from artgames.engine.api import Seat


class Refusing(QObject):
    """Shows the refusal over a table page, and does what somebody chooses there.

    Signals:
        changed(): the refusal has come, or has gone.
    """

    changed = Signal()

    def __init__(self, page: TablePage, parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._seat: Seat = 0
        self.sheet = Refusal(page)
        self.sheet.paper_wanted.connect(self._to_paper)
        self.sheet.phone_wanted.connect(lambda _seat: page.phones_wanted.emit())
        self.sheet.eyes_wanted.connect(self._close_eyes)
        self.sheet.left.connect(self.changed)

    def follow(self, evening: MatchController) -> None:
        self.sheet.hide()
        evening.flow.page_refused.connect(self.refuse)
        evening.flow.changed.connect(self._look_again)

    def stop(self) -> None:
        self.sheet.hide()

    def refuse(self, seat: Seat) -> None:
        """Say so, and what to do instead."""
        evening = self._page.evening
        if evening is None:
            return
        self._seat = seat
        choices = evening.session.match.choices(seat)
        written = evening.game.info.on_paper and bool(choices) and all(map(can_be_written_down, choices))
        self.sheet.ask(seat, evening.table.names[seat], on_paper=written)
        self.changed.emit()

    def _look_again(self) -> None:
        """It is done with when the page is open, when it was answered elsewhere, or when nobody looks on any more."""
        evening = self._page.evening
        if evening is None or self.sheet.isHidden():
            return
        waits = evening.flow.surface is Surface.ROOM and self._seat in evening.session.secrets_asked()
        if not (waits and evening.flow.before_audience):
            self.sheet.leave()

    def _to_paper(self, seat: Seat) -> None:
        evening = self._page.evening
        if evening is not None:
            self._page.replace_player(seat, msgspec.structs.replace(evening.table.players[seat], answers="paper"))

    def _close_eyes(self, seat: Seat) -> None:
        evening = self._page.evening
        if evening is not None:
            evening.flow.hand_over(seat, eyes_closed=True)
