"""What the room sees of a match, and when: the same events as at the table, for everybody's eyes only."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat

from PySide6.QtCore import QAbstractAnimation, QObject, Signal

from artgames.app.table.match_session import TableSession
from artgames.engine.api import Event, View
from artgames.scene.board import Board
from artgames.scene.director import Director


class RoomFlow(QObject):
    """Plays what happened on the room's own board. Its audience is the whole room and never anybody else; nothing that
    is done on this board leads anywhere.

    Signals:
        changed(): another view is shown, or something has begun to move.
    """

    changed = Signal()

    def __init__(self, session: TableSession, board: Board[View], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self.board = session, board
        self._view = self._look()
        self._director = Director(self._animate, self)
        self._director.showing.connect(lambda _event: self.changed.emit())
        self._director.idle.connect(self._on_idle)
        board.redrawing.connect(self._director.finish_now)
        session.stepped.connect(self._on_step)
        session.clock.tick.connect(self._on_tick)

    @property
    def view(self) -> View:
        """What the room knows: while something is being shown, what it knew before."""
        return self._view if self.is_moving else self._look()

    @property
    def is_moving(self) -> bool:
        return not self._director.is_idle

    @property
    def shown(self) -> Sequence[Event]:
        """What was or is being shown since the picture was last at rest."""
        return self._director.shown

    def start(self) -> None:
        self._on_idle()

    def stop(self) -> None:
        self._director.drop()
        self._session.stepped.disconnect(self._on_step)
        self._session.clock.tick.disconnect(self._on_tick)

    def finish_moving(self) -> None:
        self._director.finish_now()

    def hold(self, hold: bool) -> None:
        """Stand still in the middle of a movement, as long as the host wants to talk about it."""
        if hold:
            self._director.hold()
        else:
            self._director.go_on()

    def refresh(self) -> None:
        """Draw the picture anew, as after a change of theme."""
        self.finish_moving()
        self._on_idle()

    def _look(self) -> View:
        return self._session.match.view(None)

    def _on_step(self, events: tuple[Event, ...]) -> None:
        seen = [event for event in (event.seen_by(None) for event in events) if event is not None]
        if not events:  # something was taken back
            self._director.drop()
        self._director.play(seen, repeat(self._look()))
        self.changed.emit()

    def _animate(self, event: Event) -> QAbstractAnimation | None:
        return self.board.animation(event, self._director.then)

    def _on_idle(self) -> None:
        self._view = self._look()
        self.board.show(self._view, None, ())
        clock = self._session.clock
        if clock.total > 0:
            self.board.tick(clock.remaining, clock.total)
        self.changed.emit()

    def _on_tick(self, left: float) -> None:
        self.board.tick(left, self._session.clock.total)
