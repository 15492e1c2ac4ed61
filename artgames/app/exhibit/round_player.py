"""Plays the rounds of a playlist one after another, or the one that the host wants."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from artgames.app.context import AppContext
from artgames.app.exhibit.round_setup import deal
from artgames.app.exhibit.show_view import ExhibitShow
from artgames.engine.api import Refused
from artgames.exhibits.counts import Answer, CountBook, Stopped
from artgames.exhibits.exhibited import Step
from artgames.exhibits.playlist import Playlist
from artgames.exhibits.process_memory import give_back
from artgames.exhibits.programme import RoundOrder
from artgames.exhibits.recent_walls import FILE as HUNG
from artgames.exhibits.recent_walls import Recent

STOPPED: dict[Step, Stopped] = {
    Step.INTRO: "intro",
    Step.LOOK: "look",
    Step.DARK: "theft",
    Step.THINK: "think",
}
"""What is counted when a round ends in its middle. After the reveal it is finished."""


class RoundPlayer(QObject):
    """Has the stage for itself.

    Signals:
        changed(): another step or another round.
        round_over(int): so many rounds have come to their end.
        ended(): the last round is over, or no round can be shown.
    """

    changed = Signal()
    round_over = Signal(int)
    ended = Signal()

    def __init__(
        self,
        context: AppContext,
        playlist: Playlist,
        stage: ExhibitShow,
        parent: QObject,
        *,
        most: int | None = None,
        counts: CountBook | None = None,
    ) -> None:
        super().__init__(parent)
        self._context, self.playlist, self._stage, self._counts = context, playlist, stage, counts
        self._order = RoundOrder(playlist, most)
        self._recent = Recent(file=context.data / HUNG)
        self._rounds = 0
        self._is_told = True
        self.number: int | None = None
        """The round that is shown, from 0; None before the first and after the last."""

        self.problem = ""
        """Why nothing at all can be shown."""

    @property
    def following(self) -> int | None:
        """The round that comes next; None where this is the last."""
        return self._order.following

    @property
    def is_over(self) -> bool:
        return self.number is None

    def next(self) -> None:
        """The next round that can be shown. Where none can, it must not be tried for ever."""
        self._count_stopped()
        for _ in self.playlist.rounds:
            number = self._order.take()
            if number is None:
                break
            if self._begin(number):
                return
        self.number = None
        self._stage.clear()
        self.changed.emit()
        self.ended.emit()

    def jump(self, number: int) -> None:
        """This round from its beginning, whatever is shown now."""
        self._order.jump(number)
        self.next()

    def stop(self) -> None:
        """Nothing runs on."""
        self._count_stopped()
        self._stage.clear()

    def _begin(self, number: int) -> bool:
        plan = self.playlist.rounds[number]
        try:
            dealt = deal(plan, self._context.library, answers=False, recent=self._recent)
        except Refused as refused:
            if self.number is None and not self._rounds:
                self.problem = self._context.say(refused.sentence)
            return False
        self._recent.save()
        self.number, self._is_told, self.problem = number, False, ""
        if self._counts is not None:
            self._counts.started(number + 1, plan.title)
        conductor = self._stage.prepare(plan, dealt, place=self._place(number))
        conductor.revealed.connect(self._on_reveal)
        conductor.finished.connect(self._on_finished)
        conductor.stepped.connect(self.changed)
        self._stage.start()
        return True

    def _place(self, number: int) -> str:
        """Whose house it is, and for a room that wants to know how long it takes; a loop has no end."""
        count, name = len(self.playlist.rounds), self.playlist.brand.name
        if self.playlist.loop or count == 1:
            return name
        place = self.tr("Round {number} of {count}").format(number=number + 1, count=count)
        return f"{name} · {place}" if name else place

    def _on_reveal(self, answer: Answer | None) -> None:
        self._is_told = True
        if self._counts is not None and self.number is not None:
            self._counts.finished(self.number + 1, self.playlist.rounds[self.number].title, answer)

    def _on_finished(self) -> None:
        self._rounds += 1
        give_back()
        self.round_over.emit(self._rounds)
        ended = self._stage.conductor
        # Not at once: the round that is just ending has not said its last word yet.
        QTimer.singleShot(0, self, lambda: self.next() if self._stage.conductor is ended else None)

    def _count_stopped(self) -> None:
        conductor = self._stage.conductor
        if conductor is None or self._is_told or self._counts is None or self.number is None:
            return
        self._is_told = True
        plan = self.playlist.rounds[self.number]
        self._counts.stopped(self.number + 1, plan.title, STOPPED.get(conductor.step, "reveal"))
