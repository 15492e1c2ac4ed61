"""One clock for all screens: they only draw it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

TICK_MS = 100
"""The timer's line is thin: ten steps a second look smooth and cost nothing."""

_WARNING = 10.0


class Clock(QObject):
    """Counts down. Nothing runs while it is stopped or paused.

    Signals:
        tick(remaining seconds): about ten times a second, and after each change.
        ten_seconds_left(): once for each countdown that is longer than ten seconds.
        expired(): time is over, by itself or by ``finish``.
    """

    tick = Signal(float)
    ten_seconds_left = Signal()
    expired = Signal()

    def __init__(self, parent: QObject | None = None, now: Callable[[], float] = monotonic) -> None:
        super().__init__(parent)
        self._now = now
        self._total = self._left = 0.0
        self._since: float | None = None
        self._warned = False
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.poll)

    @property
    def is_running(self) -> bool:
        """Whether time is passing."""
        return self._since is not None

    @property
    def is_paused(self) -> bool:
        """Whether a countdown stands still and can go on."""
        return self._since is None and self._left > 0

    @property
    def total(self) -> float:
        """Seconds of the whole countdown, with what was added."""
        return self._total

    @property
    def remaining(self) -> float:
        """Seconds left."""
        passed = self._now() - self._since if self._since is not None else 0.0
        return max(0.0, self._left - passed)

    @property
    def fraction(self) -> float:
        """Share of the time that is left, 1 … 0."""
        return self.remaining / self._total if self._total > 0 else 0.0

    def start(self, seconds: float) -> None:
        """Begin a countdown."""
        self._total = self._left = max(0.0, seconds)
        self._warned = seconds <= _WARNING
        self._go()

    def pause(self) -> None:
        """Stand still."""
        self._left = self.remaining
        self._since = None
        self._timer.stop()
        self.tick.emit(self._left)

    def resume(self) -> None:
        """Go on after a pause."""
        if self.is_paused:
            self._go()

    def add(self, seconds: float) -> None:
        """Give more time (or less). The warning comes again if there is again more than ten seconds."""
        if self._total <= 0:
            return
        left = self.remaining + seconds
        self._total = max(self._total, left)
        self._left = max(0.0, left)
        self._warned = left <= _WARNING
        if self.is_running:
            self._since = self._now()
        self.poll()

    def finish(self) -> None:
        """End the countdown now."""
        if self._total > 0:
            self._clear()
            self.expired.emit()

    def stop(self) -> None:
        """Take the countdown away without anybody being told."""
        self._clear()

    def poll(self) -> None:
        """Look at the time: called by the timer, and by tests that moved their clock."""
        left = self.remaining
        self.tick.emit(left)
        if left <= 0 and self._total > 0:
            self.finish()
        elif left <= _WARNING and not self._warned:
            self._warned = True
            self.ten_seconds_left.emit()

    def _go(self) -> None:
        self._since = self._now()
        self._timer.start()
        self.poll()

    def _clear(self) -> None:
        self._timer.stop()
        self._since = None
        self._total = self._left = 0.0
