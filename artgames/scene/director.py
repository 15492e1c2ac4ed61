"""Shows what happened, one thing after another. The rules have finished long before; the screen only replays."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from itertools import chain, repeat
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractAnimation, QObject, Qt, Signal

from artgames.engine.api import View

EventT = TypeVar("EventT")


class Director(QObject, Generic[EventT]):
    """Plays events in order.

    Signals:
        showing(event): an event begins to be shown.
        idle(): everything has been shown; also after ``play`` of nothing.
    """

    showing = Signal(object)
    idle = Signal()

    def __init__(self, show: Callable[[EventT], QAbstractAnimation | None], parent: QObject | None = None) -> None:
        """`show` turns an event into a movement that ends with the event shown, or shows it at once."""
        super().__init__(parent)
        self._show = show
        self._waiting: deque[tuple[EventT, View | None]] = deque()
        self._current: QAbstractAnimation | None = None
        self._at_once = self._stepping = self._starting = False
        self._then: View | None = None
        self.shown: list[EventT] = []
        """What was or is being shown since the stage was last at rest, the latest at the end."""

    @property
    def is_idle(self) -> bool:
        """Whether nothing moves, nothing waits, and nothing is just about to be shown."""
        return self._current is None and not self._waiting and not self._starting

    @property
    def then(self) -> View:
        """How things stood after the step of the event that is being shown, as `play` was told."""
        assert self._then is not None
        return self._then

    def play(self, events: Iterable[EventT], then: Iterable[View] = ()) -> None:
        """Show these after everything that waits already, each after the one before it. `then` says for each how things
        stood after its step: when its turn comes to be shown, more may have happened."""
        self._waiting.extend(zip(events, chain(then, repeat(None)), strict=False))
        self._step()

    def finish_now(self) -> None:
        """Jump to the end: every movement at its last moment, every waiting event shown."""
        self._at_once = True
        try:
            self._jump()
        finally:
            self._at_once = False

    def drop(self) -> None:
        """Forget what waits and stop where it is: before the board is built anew."""
        self._waiting.clear()
        self.shown.clear()
        current, self._current = self._current, None
        if current is not None:
            current.finished.disconnect(self._on_finished)
            current.stateChanged.disconnect(self._look_after)
            current.stop()
            current.deleteLater()

    def hold(self) -> None:
        """Stand still, as long as the host wants to talk about it."""
        if self._current is not None:
            self._current.pause()

    def go_on(self) -> None:
        """Go on after ``hold``."""
        if self._current is not None:
            self._current.resume()

    def _step(self) -> None:
        """Start what comes next. A loop, not a recursion: a thousand events that need no time may wait."""
        if self._stepping:
            return
        self._stepping = True
        try:
            while self._current is None and self._waiting:
                event, self._then = self._waiting.popleft()
                self._start(event)
        except Exception:
            self._waiting.clear()  # no board stands still for ever: at rest it is drawn anew, from what is true now
            raise
        finally:
            self._stepping = False
            if self.is_idle:
                self.shown.clear()
                self.idle.emit()

    def _start(self, event: EventT) -> None:
        self._current = self._begin(event)
        if self._current is None:
            return
        self._current.setParent(self)  # or Python would end it in the middle of saying that it is finished
        self._current.finished.connect(self._on_finished)
        self._current.stateChanged.connect(self._look_after, Qt.ConnectionType.QueuedConnection)
        self._current.start()
        if self._at_once:
            self._jump()

    def _begin(self, event: EventT) -> QAbstractAnimation | None:
        """Say what comes and make its movement. Whoever looks meanwhile finds a stage that is not at rest."""
        self._starting = True
        try:
            self.shown.append(event)
            self.showing.emit(event)
            return self._show(event)
        finally:
            self._starting = False

    def _jump(self) -> None:
        """Bring what moves to its last moment; whatever hangs on its ``finished`` happens as usual."""
        current = self._current
        if current is None:
            return
        if current.state() == QAbstractAnimation.State.Stopped:
            self._on_finished()
            return
        if current.state() == QAbstractAnimation.State.Paused:
            current.resume()
        if current.totalDuration() >= 0:
            current.setCurrentTime(current.totalDuration())
        else:
            current.stop()  # says that it is finished, since it has no end of its own

    def _look_after(self) -> None:
        """A movement whose piece has gone stops without a word; the evening goes on."""
        if self._current is not None and self._current.state() == QAbstractAnimation.State.Stopped:
            self._on_finished()

    def _on_finished(self) -> None:
        done, self._current = self._current, None
        if done is not None:
            done.deleteLater()
        self._step()
