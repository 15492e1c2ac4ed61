"""Asks once more, in place, before an answer is locked in that nobody has touched, or that drops written words."""

from __future__ import annotations

from artgames.app.table.match_controller import MatchController
from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task


class Doubt:
    """A stray Enter must not lock in nothing, nor throw words away: only a second press says that it is meant."""

    def __init__(self) -> None:
        self._asked_at: tuple[object, ...] | None = None

    def stops(self, evening: MatchController) -> bool:
        """Whether this press only makes the page ask; the next one is meant."""
        doubtful = _doubtful(evening)
        asks = doubtful is not None and doubtful != self._asked_at
        self._asked_at = doubtful if asks else None
        return asks

    def asks(self, evening: MatchController) -> bool:
        """Whether the page asks now. As soon as something is touched, it has not asked."""
        if self._asked_at != _doubtful(evening):
            self._asked_at = None
        return self._asked_at is not None


def _doubtful(evening: MatchController) -> tuple[object, ...] | None:
    """Where an answer would be locked in now that may not be meant, and which; None where there is none."""
    flow, board = evening.flow, evening.board
    in_room = flow.surface is Surface.ROOM and not flow.is_moving and flow.next().task is Task.ANSWER
    if not (in_room or flow.surface is Surface.PRIVATE) or not (board.is_untouched() or board.discards()):
        return None
    return flow.match.turn, flow.surface, flow.seat, board.discards()
