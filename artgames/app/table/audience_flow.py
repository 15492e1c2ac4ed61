"""Who may look at the screen now, and what comes next: the course of an evening round one laptop."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from artgames.app.table.audience_show import AudienceShow
from artgames.app.table.draft_answers import Begun
from artgames.app.table.match_session import TableSession
from artgames.app.table.phase_clock import PhaseClock
from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Next, Task
from artgames.engine.api import Event, Seat, View
from artgames.engine.choices import Action
from artgames.scene.board import Board


class AudienceFlow(AudienceShow):
    """Decides which audience the board is shown to, and takes its answers.

    Signals:
        page_refused(Seat): this seat's page is not opened, since an audience looks at this very screen.
    """

    page_refused = Signal(int)

    def __init__(
        self, session: TableSession, board: Board[View], parent: QObject | None = None, begun: Begun | None = None
    ) -> None:
        """`begun`: answers that somebody left on the board when the table was last got up from."""
        super().__init__(session, board, parent, begun)
        self.before_audience = False
        """Whether an audience sees what this screen shows: then nobody's page is opened on it."""
        self.eyes_closed = False
        """Whether everybody else was told to close their eyes before the page of this seat opens."""
        self._stepped_out = False
        """Whether somebody who plays alone has left their page: it opens again when they ask for it."""
        self.clock = PhaseClock(self, self._drafts)
        self._director.idle.connect(self._on_idle)
        session.stepped.connect(self._on_step)
        board.acted.connect(self._on_gesture)

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

    # What comes next

    def next(self) -> Next:
        return self.turns.next()

    def alone(self) -> bool:
        """Whether one person plays with bots only: then there is nobody to hide anything from."""
        return self.turns.alone()

    def keeps_draft(self, seat: Seat) -> bool:
        """Whether an answer that was begun waits behind this seat's curtain."""
        return self._drafts.has(seat)

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

    # Showing

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

    def _on_idle(self) -> None:
        if self.surface is Surface.ROOM:
            self._see_room()
            self._show_room()
            self._settle()

    def _settle(self) -> None:
        """The room has seen everything: start what begins now."""
        self.session.resume()
        self.clock.start()
        following = self.next()
        at_once = not self._stepped_out and (self.board.hands_over_immediately() or self.alone())
        if following.task is Task.HAND_OVER and following.seat is not None and at_once:
            self.hand_over(following.seat)
        else:
            self.changed.emit()
