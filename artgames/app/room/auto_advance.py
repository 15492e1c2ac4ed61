"""The room that goes on by itself, where the host has asked for it: a countdown that can be held."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QObject, Signal

from artgames.app.context import AppContext
from artgames.app.room.host_controller import Host
from artgames.app.table.match_controller import MatchController
from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.scene.clock import Clock


class GoingOn(QObject):
    """Counts down wherever only somebody's "go on" is missing. Off unless the host has set it.

    Signals:
        changed(): another second is over, or there is no countdown any more.
    """

    changed = Signal()

    def __init__(self, context: AppContext, host: Host, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._host = context, host
        self._clock = Clock(self)
        self._clock.tick.connect(self._on_tick)
        self._clock.expired.connect(self._go_on)
        self._held_at = -1
        self._shown = 0

    @property
    def is_running(self) -> bool:
        return self._clock.is_running

    @property
    def left(self) -> int:
        """Whole seconds; 0 when nothing goes on by itself."""
        return ceil(self._clock.remaining) if self._clock.is_running else 0

    def follow(self, evening: MatchController) -> None:
        """Begin where the room waits for nothing but a press; end where it no longer does."""
        seconds = self._context.settings.value.room_goes_on
        turn = evening.session.match.turn
        shown, flow = self._host.shown, evening.flow
        covered = shown.cover is not None or shown.is_paused or bool(shown.zoomed)
        following = flow.next()
        is_open = flow.surface is Surface.ROOM and not self._host.is_moving
        waits = is_open and following.task is Task.GO_ON and not following.decides
        waits = waits and not evening.board.cuts_short(following.action)
        if not seconds or covered or not waits or self._held_at == turn:
            self.stop()
        elif not self._clock.is_running:
            self._clock.start(seconds)

    def hold(self) -> None:
        """Not this time: the host wants to talk."""
        evening = self._host.evening
        self._held_at = evening.session.match.turn if evening is not None else -1
        self.stop()

    def stop(self) -> None:
        if self._clock.is_running:
            self._clock.stop()
            self._tell()

    def _on_tick(self, _left: float) -> None:
        if self.left != self._shown:
            self._tell()

    def _tell(self) -> None:
        self._shown = self.left
        self.changed.emit()

    def _go_on(self) -> None:
        self._tell()
        self._host.next()
