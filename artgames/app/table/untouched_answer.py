"""Asks once more, in place, before an answer is locked in that nobody has touched."""

from __future__ import annotations

from artgames.app.table.audience_flow import Surface
from artgames.app.table.match_controller import MatchController
from artgames.app.table.turn_order import Task


class Doubt:
    """A stray Enter must not lock in nothing: only a second press says that it is meant."""

    def __init__(self) -> None:
        self._asked_at: tuple[object, ...] | None = None

    def stops(self, evening: MatchController) -> bool:
        """Whether this press only makes the page ask; the next one is meant."""
        untouched = _untouched(evening)
        asks = untouched is not None and untouched != self._asked_at
        self._asked_at = untouched if asks else None
        return asks

    def asks(self, evening: MatchController) -> bool:
        """Whether the page asks now. As soon as something is touched, it has not asked."""
        if self._asked_at != _untouched(evening):
            self._asked_at = None
        return self._asked_at is not None


def _untouched(evening: MatchController) -> tuple[object, ...] | None:
    """Where an answer would be locked in now as it came; None where there is none, or somebody has touched it."""
    flow = evening.flow
    in_room = flow.surface is Surface.ROOM and not flow.is_moving and flow.next().task is Task.ANSWER
    if not (in_room or flow.surface is Surface.PRIVATE) or not evening.board.is_untouched():
        return None
    return flow.match.turn, flow.surface, flow.seat
