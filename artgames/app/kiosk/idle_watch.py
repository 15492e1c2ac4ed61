"""Whether anybody is still there."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

TICK_MS = 250


class IdleWatch(QObject):
    """Asks after a while without a touch, counts down, and gives up.

    Signals:
        asks(int): nobody has touched anything for long; so many seconds are left.
        answered(): somebody has.
        gone(): nobody is there.
    """

    asks = Signal(int)
    answered = Signal()
    gone = Signal()

    def __init__(
        self,
        idle: float,
        warning: float,
        may_ask: Callable[[], bool],
        parent: QObject,
        now: Callable[[], float] = monotonic,
    ) -> None:
        """`may_ask` is false while something runs by itself: nobody is asked who only looks."""
        super().__init__(parent)
        self._idle, self._warning, self._may_ask, self._now = idle, warning, may_ask, now
        self._last = now()
        self._asking = False
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.look)

    @property
    def is_asking(self) -> bool:
        return self._asking

    def watch(self) -> None:
        """From now on."""
        self._last, self._asking = self._now(), False
        self._timer.start()

    def rest(self) -> None:
        """Nobody is expected."""
        self._timer.stop()
        self._asking = False

    def touched(self) -> None:
        """Somebody is there. While it is asked, only an answer counts: see `answer`."""
        if not self._asking:
            self._last = self._now()

    def answer(self) -> None:
        self._last, self._asking = self._now(), False
        self.answered.emit()

    def look(self) -> None:
        """Called by the timer, and by tests that moved their clock."""
        if not self._asking and not self._may_ask():
            self._last = self._now()
        alone = self._now() - self._last
        if alone >= self._idle + self._warning:
            self.rest()
            self.gone.emit()
        elif alone >= self._idle:
            self._asking = True
            self.asks.emit(ceil(self._idle + self._warning - alone))
