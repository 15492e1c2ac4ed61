"""One round with whoever touches the screen: what can be pressed at each step, and what is counted."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from artgames.app.exhibit.round_player import STOPPED
from artgames.app.exhibit.round_runner import Conductor
from artgames.app.exhibit.round_setup import Dealt
from artgames.app.exhibit.show_view import ExhibitShow
from artgames.app.kiosk.footer import Foot
from artgames.engine.choices import Pick
from artgames.exhibits.counts import Answer, CountBook
from artgames.exhibits.exhibited import Step
from artgames.exhibits.playlist import Round


class Visit(QObject):
    """Leads visitors through a round.

    Signals:
        told(): it came to its end, and what was stolen is shown.
    """

    told = Signal()

    def __init__(self, stage: ExhibitShow, foot: Foot, counts: CountBook | None, parent: QObject) -> None:
        super().__init__(parent)
        self._stage, self._foot, self._counts = stage, foot, counts
        self.number = 0
        """Of the round that is played, or was the last, from 0."""

        self._plan: Round | None = None
        foot.looked.connect(self._see_enough)
        foot.toggled.connect(self.toggle)
        foot.locked.connect(self.lock_in)

    @property
    def is_playing(self) -> bool:
        return self._plan is not None

    def begin(self, number: int, plan: Round, dealt: Dealt) -> None:
        self.number, self._plan = number, plan
        self._follow(self._stage.prepare(plan, dealt, answers=True))
        if self._counts is not None:
            self._counts.started(number + 1, plan.title)
        self._stage.start()

    def end(self) -> None:
        """Whoever played has gone; in the middle of it, where it was not told yet."""
        plan, self._plan = self._plan, None
        conductor = self._stage.conductor
        if plan is not None and conductor is not None and self._counts is not None:
            self._counts.stopped(self.number + 1, plan.title, STOPPED.get(conductor.step, "reveal"))

    def toggle(self, number: int) -> None:
        if self._stage.board is not None:
            self._stage.board.number_key(number)
            self._on_mark()

    def lock_in(self) -> None:
        answered = self._stage.conductor is not None and self._stage.conductor.answer()
        if answered and self.is_playing:  # it may be told already
            self._foot.show_quiet()

    def _see_enough(self) -> None:
        if self._stage.conductor is not None:
            self._stage.conductor.see_enough()

    def _follow(self, conductor: Conductor) -> None:
        conductor.stepped.connect(self._on_step)
        conductor.revealed.connect(self._on_reveal)
        conductor.marked.connect(self._on_mark)
        conductor.board.refused.connect(self._foot.lock.setText)

    def _on_step(self, step: Step) -> None:
        if step is Step.LOOK:
            self._foot.show_looking()
        elif step is Step.THINK:
            self._foot.show_asking(self._numbers())
        elif step in (Step.INTRO, Step.DARK):
            self._foot.show_quiet()

    def _numbers(self) -> tuple[int, ...]:
        choices = self._stage.conductor.board.choices if self._stage.conductor is not None else ()
        fields = (field for choice in choices for field in choice.fields)
        return next((field.of for field in fields if isinstance(field, Pick)), ())

    def _on_mark(self) -> None:
        if self._stage.board is not None and self.is_playing:
            self._foot.show_marks(self._stage.board.marked())

    def _on_reveal(self, answer: Answer | None) -> None:
        plan, self._plan = self._plan, None
        if self._counts is not None and plan is not None:
            self._counts.finished(self.number + 1, plan.title, answer)
        self._foot.show_over()
        self.told.emit()
