"""Leads one round from the invitation to the last label, by itself. The house acts; visitors may answer."""

from __future__ import annotations

from collections.abc import Callable
from itertools import repeat
from time import monotonic

from PySide6.QtCore import QAbstractAnimation, QObject, QTimer, Signal

from artgames.app.exhibit.round_setup import Dealt, seconds_for_label, seconds_to_read, steal
from artgames.engine.api import HOUSE, Event, Refused, Seat, View
from artgames.engine.audience import COUNT_IN
from artgames.engine.choices import Action, Choice, Pick
from artgames.engine.rng import Rng
from artgames.exhibits.exhibited import Step
from artgames.exhibits.playlist import Round
from artgames.exhibits.programme import INVITATION
from artgames.scene.clock import Clock
from artgames.scene.director import Director
from artgames.scene.exhibit.board import ExhibitBoard


class Conductor(QObject):
    """One round. Everything it shows is what the room may see; what it does goes through the match.

    Signals:
        stepped(Step): another step has begun, and everything hangs where it belongs.
        marked(): a visitor has marked another painting, or one less.
        revealed(object): the theft is told; an `Answer`, or None where nobody gave one.
        finished(): the round is over, its pause too.
    """

    stepped = Signal(object)
    marked = Signal()
    revealed = Signal(object)
    finished = Signal()

    def __init__(
        self,
        dealt: Dealt,
        plan: Round,
        board: ExhibitBoard[View],
        parent: QObject,
        *,
        speed: float = 1.0,
        answers: bool = False,
    ) -> None:
        """`answers`: a visitor is there who may mark paintings."""
        super().__init__(parent)
        self.step = Step.INTRO
        self.board, self._plan = board, plan
        self.deck = plan.deck
        self.match, self._house, self.visitors = dealt.match, dealt.house, dealt.visitors
        self.game = dealt.game
        self._speed, self.lets_answer = speed, answers
        self._proposed: tuple[int, ...] = ()
        self._labels: tuple[int, ...] = ()
        self.clock = Clock(self, lambda: monotonic() * speed)
        self.clock.tick.connect(lambda left: board.tick(left, self.clock.total))
        self.clock.expired.connect(self._on_time)
        self._director = Director(self._animate, self)
        self._director.idle.connect(self._arrive)
        board.redrawing.connect(self._director.finish_now)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._go_on)
        self._then: Callable[[], None] | None = None
        self._rest: int | None = None
        self._is_held = self._closes = False
        board.draft_changed.connect(self.marked)

    # From outside

    @property
    def is_moving(self) -> bool:
        return not self._director.is_idle

    @property
    def is_timed(self) -> bool:
        """Whether something goes on by itself now: then nobody is asked whether they are still there."""
        return self.is_moving or self.clock.is_running or self._wait.isActive()

    @property
    def left(self) -> float | None:
        """Seconds until the next step; None where nobody can say."""
        if self.clock.total > 0:
            return self.clock.remaining
        rest = self._rest if self._rest is not None else self._wait.remainingTime()
        return None if rest < 0 else rest * self._speed / 1000

    @property
    def has_labels_left(self) -> bool:
        return bool(self._labels)

    def start(self) -> None:
        """Begin with the invitation."""
        self.board.show(self._view(), None, ())
        self.stepped.emit(self.step)
        self.clock.start(INVITATION + COUNT_IN)
        self._keep_still()

    def stop(self) -> None:
        """Let go of everything that runs."""
        self._director.drop()
        self.clock.stop()
        self._wait.stop()

    def skip(self) -> None:
        """On to the next step, whatever is waited for."""
        if self.is_moving:
            self._director.finish_now()
        elif self.clock.is_running:
            self.clock.finish()
        elif self._wait.isActive():
            self._wait.stop()
            self._go_on()

    def finish_moving(self) -> None:
        self._director.finish_now()

    def hold(self) -> None:
        """Stand still, wherever the round is; whatever begins meanwhile stands still at its beginning."""
        self._is_held = True
        self._director.hold()
        self.clock.pause()
        if self._wait.isActive():
            self._rest = self._wait.remainingTime()
            self._wait.stop()

    def go_on(self) -> None:
        """Go on after `hold`."""
        if not self._is_held:
            return
        self._is_held = False
        self._director.go_on()
        self.clock.resume()
        if self._rest is not None:
            self._wait.start(self._rest)
            self._rest = None
        if self._closes:
            self.close_question()

    def add_time(self, seconds: float) -> bool:
        """This step takes longer; False where nothing is waited for."""
        if self.clock.total > 0:
            self.clock.add(seconds)
        elif self._rest is not None:
            self._rest += round(seconds * 1000 / self._speed)
        elif self._wait.isActive():
            self._wait.start(self._wait.remainingTime() + round(seconds * 1000 / self._speed))
        else:
            return False
        return True

    def answer(self) -> bool:
        """Lock in what the visitor has marked; False when there is nothing to lock in."""
        draft = self.board.draft()
        if self.step is not Step.THINK or self.is_moving or draft is None:
            return False
        self.clock.stop()
        self._submit(self.visitors, draft)
        return True

    def close_question(self) -> None:
        """Everybody who is asked has answered: nobody waits for the clock, unless somebody wants it to stand still."""
        self._closes = self._is_held and self.step is Step.THINK
        if self.step is Step.THINK and not self.is_moving and self.clock.is_running:
            self.clock.finish()

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What visitors are asked now, if the wall has asked it."""
        return self.match.choices(self.visitors) if self.step is Step.THINK and not self.is_moving else ()

    @property
    def asked(self) -> Pick | None:
        """The numbers among which they choose."""
        fields = self.choices[0].fields if self.choices else ()
        return fields[0] if len(fields) == 1 and isinstance(fields[0], Pick) else None

    def ask(self) -> None:
        """Somebody who may answer has come while the wall was asking."""
        if self.choices and not self.board.choices:
            self.board.show(self._view(), None, self.choices)

    def propose(self, numbers: tuple[int, ...]) -> None:
        """Mark what most people say who are not at the screen; whoever touches it has the last word."""
        pick = self.asked
        is_touched = self.board.marked() not in ((), self._proposed)
        if pick is None or is_touched or pick.problem(numbers) is not None:
            return
        self._proposed = numbers
        self.board.restore_draft(self.choices[0].make(**{pick.name: numbers}))
        self.marked.emit()

    def see_enough(self) -> None:
        """The visitor wants to see no more of the wall."""
        choices = self.match.choices(self.visitors)
        if self.step is Step.LOOK and choices and not self.is_moving:
            self.clock.stop()
            self._submit(self.visitors, choices[0].make())

    # Time

    def _after(self, seconds: float, then: Callable[[], None]) -> None:
        self._then = then
        self._wait.start(round(seconds * 1000 / self._speed))
        self._keep_still()

    def _keep_still(self) -> None:
        """Something has begun that runs by itself."""
        if self._is_held:
            self.hold()

    def _go_on(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()

    def _on_time(self) -> None:
        """What a visitor has marked by then counts."""
        if self.step is Step.THINK and (draft := self.board.draft()) is not None:
            self._submit(self.visitors, draft)
        else:
            self._house_acts()

    # Acting

    def _house_acts(self) -> None:
        """Open the exhibit, or say that time is up: there is never another choice."""
        choices = self.match.choices(HOUSE)
        if choices:
            self._submit(HOUSE, choices[0].make())

    def _steal(self) -> None:
        (choice,) = self.match.choices(self._house)
        rng = Rng.from_seed(f"{self.match.setup.seed}/house")
        self._submit(self._house, steal(choice, self._plan.stolen, rng))

    def _submit(self, seat: Seat, action: Action) -> None:
        try:
            step = self.match.submit(seat, action)
        except Refused:  # somebody was faster: what is shown is shown anew
            self._arrive()
            return
        seen = (event.seen_by(None) for event in step.events)
        self._director.play([event for event in seen if event is not None], repeat(self._view()))

    # Showing

    def _view(self) -> View:
        return self.match.view(None)

    def _animate(self, event: Event) -> QAbstractAnimation | None:
        return self.board.animation(event, self._director.then)

    def _arrive(self) -> None:
        """Everything that happened has been seen: the next step begins."""
        view = self._view()
        self.step = self.game.exhibit.step(view)
        self.board.show(view, None, self.choices if self.lets_answer else ())
        seconds = self.match.timed()
        if self.step is Step.LOOK:
            self.clock.start(self._plan.look_seconds)
        elif self.step is Step.DARK:
            self._after(self._plan.dark_seconds, self._steal)
        elif self.step is Step.REVEAL:
            self._reveal()
        elif seconds is not None:
            self.clock.start(seconds)
        self._keep_still()
        self.stepped.emit(self.step)

    def _reveal(self) -> None:
        told = self.game.exhibit.told(self._view())
        self._labels = told.cards if self._plan.labels else ()
        self.revealed.emit(told.answer)
        self._after(seconds_to_read(self._plan, told.said), self._next_label)

    def _next_label(self) -> None:
        if not self._labels:
            self._after(self._plan.pause_seconds, self._end)
            return
        card, *others = self._labels
        self.step, self._labels = Step.LABELS, tuple(others)
        self.board.show_label(card)
        self.stepped.emit(self.step)
        self._after(seconds_for_label(self._plan, self.board.style.deck.painting(card)), self._next_label)

    def _end(self) -> None:
        self.step = Step.OVER
        self.stepped.emit(self.step)
        self.finished.emit()
