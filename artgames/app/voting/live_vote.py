"""Whether the audience is asked something at this moment, and what it says."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from artgames.app.table.match_controller import MatchController
from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.app.voting.poll import Poll, phone_poll
from artgames.app.voting.vote_count import votable
from artgames.engine.api import Seat


class LiveVote(QObject):
    """Follows one match: whether the room is asked something now, and what it says.

    Signals:
        changed(): another hand, slip or phone was counted, or there is nothing to vote about any more.
    """

    changed = Signal()

    def __init__(self, evening: MatchController, parent: QObject) -> None:
        super().__init__(parent)
        self._evening = evening
        evening.covers.votes.polled.connect(self.changed)
        evening.flow.changed.connect(self.changed)

    def now(self) -> Poll | None:
        """None while nobody asks the room. Nobody sees a vote before everybody else has answered."""
        flow = self._evening.flow
        if flow.surface is Surface.PAPER and flow.seat is not None:
            return self._evening.covers.votes.poll()
        following = flow.next()
        if flow.surface is not Surface.ROOM or flow.is_moving or following.task is not Task.COUNT:
            return None
        return self._by_phones(following.seat)

    def _by_phones(self, seat: Seat | None) -> Poll | None:
        evening = self._evening
        choices = evening.session.match.choices(seat) if seat is not None else ()
        pick = votable(choices)
        if pick is None:
            return None
        return phone_poll(pick, choices[0].shown, evening.board.numbered(), evening.covers.ballot)
