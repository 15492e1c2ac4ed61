"""The clock of a timed phase: one countdown, and what happens when it has run out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from artgames.app.table.bots.bot_turns import RETRY_MS
from artgames.app.table.draft_answers import Drafts
from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.engine.api import Seat
from artgames.engine.choices import Action

if TYPE_CHECKING:
    from artgames.app.table.audience_flow import AudienceFlow


class PhaseClock(QObject):
    """Starts the clock of the session once everything hangs, and gives what was begun when it has run out."""

    def __init__(self, flow: AudienceFlow, drafts: Drafts) -> None:
        super().__init__(flow)
        self._flow, self._drafts = flow, drafts
        self._phase: object = None
        self.longer = 1.0
        """How many times as long clocks run, for who plays by ear."""

        self.begun_elsewhere: Callable[[], dict[Seat, Action]] = dict
        """What people have begun to answer who are asked on a page of their own."""

    def start(self) -> None:
        """One countdown for each timed phase, from the moment everything hangs."""
        seconds, view = self._flow.session.match.timed(), self._flow.room_view
        phase = (self._flow.board.progress(view), view.phase)
        if seconds is None:
            self._flow.session.clock.stop()
            self._phase = None
        elif phase != self._phase:
            self._phase = phase
            self._flow.session.clock.start(seconds * self.longer)

    def time_is_up(self) -> None:
        """What somebody has begun counts, on the open page, before everybody's eyes or behind a curtain, before the
        house locks everybody else."""
        if not (self.give_begun() and self._flow.session.time_up()):
            phase = self._phase
            QTimer.singleShot(RETRY_MS, self, lambda: self._retry(phase))
        elif self._flow.surface is not Surface.ROOM:
            self._flow.back_to_room()

    def give_begun(self) -> bool:
        """False when the disk does not take one, and it must be tried again."""
        begun, draft, seat = self._drafts.complete(), self._flow.board.draft(), self._whose_draft()
        begun |= self.begun_elsewhere()
        if seat is not None:
            begun.pop(seat, None)
            if draft is not None:
                begun[seat] = draft
        return all(self._flow.session.submit(*one) for one in begun.items() if self._drafts.may_give(*one))

    def _whose_draft(self) -> Seat | None:
        """Who has put together what is on the board."""
        if self._flow.surface is Surface.PRIVATE:
            return self._flow.seat
        following = self._flow.next()
        return following.seat if self._flow.surface is Surface.ROOM and following.task is Task.ANSWER else None

    def _retry(self, phase: object) -> None:
        """The disk did not take it a moment ago; meanwhile people may have moved on by themselves."""
        if phase == self._phase:
            self.time_is_up()
