"""Who may look at the screen now, and what comes next: the course of an evening round one laptop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QObject, QTimer, Signal

from artgames.app.table.draft_answers import Begun, Drafts
from artgames.app.table.match_session import RETRY_MS, TableSession
from artgames.app.table.turn_order import Next, Task, WhoseTurn
from artgames.engine.api import Event, Seat, View
from artgames.engine.choices import Action
from artgames.engine.match import Match
from artgames.scene.board import Board
from artgames.scene.director import Director


class Surface(Enum):
    """What the screen is at this moment."""

    ROOM = auto()
    """Everybody may look."""

    CURTAIN = auto()
    """Nothing is shown until the right person has the laptop."""

    PRIVATE = auto()
    """One person's page."""

    PAPER = auto()
    """Answers from paper are typed in; with a seat, the votes of the public for that seat."""


class AudienceFlow(QObject):
    """Decides which audience the board is shown to, and plays what happened when that audience may see it.

    Signals:
        changed(): surface, seat or next task may be different now.
        said(Event): an event has begun to be shown to the room, for log and captions.
        page_refused(Seat): this seat's page is not opened, since an audience looks at this very screen.
    """

    changed = Signal()
    said = Signal(object)
    page_refused = Signal(int)

    def __init__(
        self, session: TableSession, board: Board[View], parent: QObject | None = None, begun: Begun | None = None
    ) -> None:
        """`begun`: answers that somebody left on the board when the table was last got up from."""
        super().__init__(parent)
        self.session = session
        self.board = board
        self.surface = Surface.ROOM
        self.seat: Seat | None = None
        self.before_audience = False
        """Whether an audience sees what this screen shows: then nobody's page is opened on it."""
        self.eyes_closed = False
        """Whether everybody else was told to close their eyes before the page of this seat opens."""
        self.call = ""
        """What the person named on the curtain is to watch, where no page of theirs lies behind it but the room."""
        self._stepped_out = False
        """Whether somebody who plays alone has left their page: it opens again when they ask for it."""
        self._unseen: list[tuple[Event, View]] = []
        self.turns = WhoseTurn(session)
        self._drafts = Drafts(board, session, {} if begun is None else begun)
        self._see_room()
        self._clocked_phase: object = None
        self.longer = 1.0
        """How many times as long clocks run, for who plays by ear."""

        self.begun_elsewhere: Callable[[], dict[Seat, Action]] = dict
        """What people have begun to answer who are asked on a page of their own."""

        self._director = Director(self._animate, self)
        self._director.showing.connect(self.said)
        self._director.idle.connect(self._on_idle)
        board.redrawing.connect(self._director.finish_now)
        session.stepped.connect(self._on_step)
        board.acted.connect(self._on_gesture)

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

    def start(self) -> None:
        """Show the room how things stand."""
        self._see_room()
        self._show_room()
        self._settle()
        self._readdress()

    def stop(self) -> None:
        self._drafts.shut_down()
        self._director.drop()
        self.session.stepped.disconnect(self._on_step)

    def finish_moving(self) -> None:
        """Jump to the end of what is being shown."""
        self._director.finish_now()

    def hold_moving(self, hold: bool) -> None:
        """Stand still in the middle of a movement, or go on with it."""
        if hold:
            self._director.hold()
        else:
            self._director.go_on()

    # What comes next

    def next(self) -> Next:
        return self.turns.next()

    def alone(self) -> bool:
        """Whether one person plays with bots only: then there is nobody to hide anything from."""
        return self.turns.alone()

    def keeps_draft(self, seat: Seat) -> bool:
        """Whether an answer that was begun waits behind this seat's curtain."""
        return self._drafts.has(seat)

    def _look_at_room(self) -> View:
        """How things stand, for whoever the shared screen is for."""
        return self.session.match.view(self.turns.audience())

    def _see_room(self) -> None:
        """From now on the shared screen is about how things stand."""
        self._room_view = self._look_at_room()
        self.board.own_views = {seat: self.session.match.view(seat) for seat in self.session.facing_seats()}

    # Doing

    def press(self) -> None:
        """The large button in the room."""
        self._stepped_out = False
        if self.is_moving:
            self.finish_moving()
            return
        what = self.next()
        if what.task is Task.GO_ON:
            self.session.go_on()
        elif what.task is Task.HAND_OVER and what.seat is not None:
            self.hand_over(what.seat)
        elif what.task is Task.ANSWER and what.seat is not None and (draft := self.board.draft()) is not None:
            self.give(what.seat, draft)
        elif what.task in (Task.TYPE_IN, Task.COUNT):
            self._become(Surface.PAPER, what.seat)

    def hand_over(self, seat: Seat, *, eyes_closed: bool = False) -> None:
        """Cover everything until this person has the laptop. Before an audience, only where it does not look."""
        self.eyes_closed = eyes_closed
        if self._is_refused():
            self.changed.emit()
            self.page_refused.emit(seat)
            return
        self._become(Surface.CURTAIN, seat)
        if self.alone():
            self.open_private()

    def _is_refused(self) -> bool:
        """Whether an audience would see a page that is opened now."""
        return self.before_audience and not self.eyes_closed and not self.alone()

    def be_watched(self, watched: bool) -> None:
        """An audience sees this screen from now on, or no longer. An open page is covered, and stays so."""
        if watched == self.before_audience:
            return
        self.before_audience = watched
        if self._is_refused():
            self.cover()
        self.changed.emit()

    def open_private(self) -> None:
        """The person behind the curtain is here."""
        if self.call:
            self.back_to_room()
            return
        assert self.seat is not None
        if self._is_refused():
            seat = self.seat
            self.back_to_room()
            self.hand_over(seat)
            return
        self._become(Surface.PRIVATE, self.seat)
        self._show_private()

    def cover(self) -> None:
        """Hide a private page again; its owner is still the one to be asked."""
        if self.surface is Surface.PRIVATE and self.seat is not None:
            self._show_room()
            if not self.alone():
                self._become(Surface.CURTAIN, self.seat)
                return
            self._stepped_out = True
            self._become(Surface.ROOM, None)
            if self.has_news:
                self._play()

    def back_to_room(self) -> None:
        """Away from curtain, page or paper, without an answer."""
        self._show_room()
        self._become(Surface.ROOM, None)
        self._play()

    def lock_in(self) -> None:
        """Give the answer on the private page."""
        draft = self.board.draft()
        if self.surface is Surface.PRIVATE and self.seat is not None and draft is not None:
            self.give(self.seat, draft)

    def give(self, seat: Seat, action: Action) -> None:
        """Answer for a seat, wherever it answers; a private page of its own is done with then."""
        if self.session.submit(seat, action) and self.surface is Surface.PRIVATE and self.seat == seat:
            self._after_answer(seat)

    def take(self, seat: Seat, action: Action) -> str:
        """The same from elsewhere: what is wrong with it goes back there, and is not shown to everybody here."""
        refusal = self.session.attempt(seat, action)
        if not refusal and self.surface is Surface.PRIVATE and self.seat == seat:
            self._after_answer(seat)
        return refusal

    def take_from_paper(self, answers: dict[Seat, Action]) -> None:
        """Everybody's answers at once. When the disk does not take one, the sheet stays, to be tried again."""
        for seat, action in answers.items():
            if seat in self.session.match.to_act() and not self.session.submit(seat, action):
                return
        self.back_to_room()

    def undo(self) -> None:
        """Take the last step back; what was answered is what its owner goes on with."""
        seat, action = self.session.undoable(), self.session.last_action()
        if seat is None or action is None or not self.session.undo():
            return
        if not self.session.by_phone(seat):
            self._drafts.take_back(seat, action)
        self._see_room()
        if self.surface is Surface.PRIVATE and self.seat == seat:
            self._show_private()  # still the same person's page, one step earlier
            self.changed.emit()
            return
        self._show_room()
        if seat in self.session.secrets_asked() and not self.turns.writes(seat):
            self.hand_over(seat)
        else:
            self._become(Surface.ROOM, None)

    def time_is_up(self) -> None:
        """What somebody has begun counts, on the open page, before everybody's eyes or behind a curtain, before the
        house locks everybody else."""
        if not (self._give_begun() and self.session.time_up()):
            phase = self._clocked_phase
            QTimer.singleShot(RETRY_MS, self, lambda: self._retry_time_up(phase))
        elif self.surface is not Surface.ROOM:
            self.back_to_room()

    def _give_begun(self) -> bool:
        """False when the disk does not take one, and it must be tried again."""
        begun, draft, seat = self._drafts.complete(), self.board.draft(), self._whose_draft()
        begun |= self.begun_elsewhere()
        if seat is not None:
            begun.pop(seat, None)
            if draft is not None:
                begun[seat] = draft
        return all(self.session.submit(*one) for one in begun.items() if self._drafts.may_give(*one))

    def _whose_draft(self) -> Seat | None:
        """Who has put together what is on the board."""
        if self.surface is Surface.PRIVATE:
            return self.seat
        following = self.next()
        return following.seat if self.surface is Surface.ROOM and following.task is Task.ANSWER else None

    def _retry_time_up(self, phase: object) -> None:
        """The disk did not take it a moment ago; meanwhile people may have moved on by themselves."""
        if phase == self._clocked_phase:
            self.time_is_up()

    # Showing

    def refresh(self) -> None:
        """Draw the present audience's picture anew, as after a change of theme."""
        if self.surface is Surface.PRIVATE:
            self._show_private()
        else:
            self._director.finish_now()
            self._show_room()

    def _after_answer(self, seat: Seat) -> None:
        if self._unseen and self.turns.audience() == seat:
            self.back_to_room()  # who plays alone sees what came of it before the next question
            return
        if self.session.answers_in_secret(seat) and not self._unseen_matters():
            self._show_private()
            self.changed.emit()
            return
        self._show_room()
        call = None if self.before_audience else self.board.call(self._look_at_room())
        if call is not None:
            self._become(Surface.CURTAIN, *call)
            return
        following = self.next()
        at_once = following.task is Task.HAND_OVER and not self._unseen_matters() and not self.before_audience
        if at_once and following.seat is not None:
            self._become(Surface.CURTAIN, following.seat)
        else:
            self._become(Surface.ROOM, None)
        self._play()

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

    def _readdress(self) -> None:
        """Whoever the curtain names may not be asked any more; then it is for somebody else, or for nobody."""
        if self.surface is not Surface.CURTAIN or self.call or self.seat in self.session.secrets_asked():
            return
        following = self.next()
        if following.task is Task.HAND_OVER and following.seat is not None:
            self.hand_over(following.seat, eyes_closed=self.eyes_closed)
        else:
            self.back_to_room()

    def _on_gesture(self, seat: Seat, action: Action) -> None:
        """Somebody answered before everybody's eyes. The board may still show what was asked before: who presses twice
        has answered once, and is not told that it cannot be done. What can be done again, like moving a box, is."""
        match = self.session.match
        was_last = bool(match.history) and match.history[-1].entry.seat == seat and self.session.last_action() == action
        can_again = any(one.fits(action) and one.problem(action) is None for one in match.choices(seat))
        if can_again or not (self.is_moving and was_last):
            self.session.submit(seat, action)

    def _on_step(self, events: tuple[Event, ...]) -> None:
        seen = (event.seen_by(self.turns.audience()) for event in events)
        view = self._look_at_room()
        self._unseen += [(event, view) for event in seen if event is not None]
        if not events:
            self._unseen.clear()
        self._play()
        self._readdress()

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

    def _on_idle(self) -> None:
        if self.surface is Surface.ROOM:
            self._see_room()
            self._show_room()
            self._settle()

    def _settle(self) -> None:
        """The room has seen everything: start what begins now."""
        self.session.resume()
        self._start_clock()
        following = self.next()
        at_once = not self._stepped_out and (self.board.hands_over_immediately() or self.alone())
        if following.task is Task.HAND_OVER and following.seat is not None and at_once:
            self.hand_over(following.seat)
        else:
            self.changed.emit()

    def _start_clock(self) -> None:
        """One countdown for each timed phase, from the moment everything hangs."""
        seconds, view = self.session.match.timed(), self._room_view
        phase = (self.board.progress(view), view.phase)
        if seconds is None:
            self.session.clock.stop()
            self._clocked_phase = None
        elif phase != self._clocked_phase:
            self._clocked_phase = phase
            self.session.clock.start(seconds * self.longer)
