"""What the audience before the screen is shown: the board, and what happened, played once that audience may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QObject, Signal

from artgames.app.table.draft_answers import Begun, Drafts
from artgames.app.table.match_session import TableSession
from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import WhoseTurn
from artgames.engine.api import Event, Seat, View
from artgames.engine.match import Match
from artgames.scene.board import Board
from artgames.scene.director import Director


class AudienceShow(QObject):
    """Plays what happened to whoever looks, and keeps back until then what nobody has seen yet.

    Signals:
        changed(): surface, seat or next task may be different now.
        said(Event): an event has begun to be shown to the room, for log and captions.
    """

    changed = Signal()
    said = Signal(object)

    def __init__(
        self, session: TableSession, board: Board[View], parent: QObject | None = None, begun: Begun | None = None
    ) -> None:
        """`begun`: answers that somebody left on the board when the table was last got up from."""
        super().__init__(parent)
        self.session = session
        self.board = board
        self.surface = Surface.ROOM
        self.seat: Seat | None = None
        self.call = ""
        """What the person named on the curtain is to watch, where no page of theirs lies behind it but the room."""
        self._unseen: list[tuple[Event, View]] = []
        self.turns = WhoseTurn(session)
        self._drafts = Drafts(board, session, {} if begun is None else begun)
        self._see_room()
        self._director = Director(self._animate, self)
        self._director.showing.connect(self.said)
        board.redrawing.connect(self._director.finish_now)

    @property
    def match(self) -> Match[Any]:
        return self.session.match

    @property
    def room_view(self) -> View:
        """What the room knows: while something is being shown, or waits to be, what it knew before."""
        return self._room_view if self.keeps_back else self._look_at_room()

    @property
    def is_moving(self) -> bool:
        """Whether the room is being shown something, or is about to be: nothing may tell its end before."""
        return not self._director.is_idle or (self.surface is Surface.ROOM and self.has_news)

    @property
    def keeps_back(self) -> bool:
        """Whether the match is ahead of what the room has seen: until then no phone may tell it either."""
        return self.is_moving or self._unseen_matters()

    @property
    def has_news(self) -> bool:
        """Whether something happened that the room has not begun to see."""
        return bool(self._unseen)

    @property
    def shown(self) -> Sequence[Event]:
        """What the room was or is being shown since it was last at rest."""
        return self._director.shown

    def finish_moving(self) -> None:
        """Jump to the end of what is being shown."""
        self._director.finish_now()

    def hold_moving(self, hold: bool) -> None:
        """Stand still in the middle of a movement, or go on with it."""
        if hold:
            self._director.hold()
        else:
            self._director.go_on()

    def _look_at_room(self) -> View:
        """How things stand, for whoever the shared screen is for."""
        return self.session.match.view(self.turns.audience())

    def _see_room(self) -> None:
        """From now on the shared screen is about how things stand."""
        self._room_view = self._look_at_room()
        self.board.own_views = {seat: self.session.match.view(seat) for seat in self.session.facing_seats()}

    def refresh(self) -> None:
        """Draw the present audience's picture anew, as after a change of theme."""
        if self.surface is Surface.PRIVATE:
            self._show_private()
        else:
            self._director.finish_now()
            self._show_room()

    def _unseen_matters(self) -> bool:
        """Whether something happened that the room has to be shown before anybody else gets the laptop."""
        return any(self.board.needs_whole_room(event) for event, _ in self._unseen)

    def _show_private(self) -> None:
        assert self.seat is not None
        self._drafts.show_private(self.seat)

    def _show_room(self) -> None:
        self._drafts.show_room(self._room_view, rests=not (self.is_moving or self._unseen))
        self._show_time()

    def _show_time(self) -> None:
        """A board that was drawn anew knows no time until the clock ticks again."""
        clock = self.session.clock
        if clock.total > 0:
            self.board.tick(clock.remaining, clock.total)

    def _become(self, surface: Surface, seat: Seat | None, call: str = "") -> None:
        self.surface, self.seat, self.call = surface, seat, call
        self.changed.emit()

    def _play(self) -> None:
        if self.surface is not Surface.ROOM:
            self.changed.emit()
            return
        news, self._unseen = self._unseen, []
        if news:
            self._drafts.shut_down()  # the board follows what happened, whatever somebody has begun on it
        self._director.play([event for event, _ in news], [view for _, view in news])
        if self.is_moving:
            self.session.hold()  # bots wait until everybody has seen what the last one did

    def _animate(self, event: Event) -> QAbstractAnimation | None:
        return self.board.animation(event, self._director.then)
