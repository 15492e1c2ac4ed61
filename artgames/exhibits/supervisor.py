"""Keeps a kiosk running: starts its window as another program, and starts it again when that ends by a fault.

Small on purpose, and without Qt: what watches must be simpler than what is watched.
"""

import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path

from artgames.exhibits.kiosk_status import KioskStatus, write_status
from artgames.exhibits.process_memory import resident_mb
from artgames.exhibits.technician_log import TechnicianLog

LEFT = 0
"""The exit code of a window that somebody with the PIN has left."""

REFUSED = 2
"""The exit code of a window that cannot be opened as it is asked for: trying again would not help."""

_FINAL = {LEFT: "the window was left", REFUSED: "the window cannot be opened; nothing is tried again"}

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 60.0
"""Seconds until a new start. A first fault costs half a second; a window that dies at once again and again waits longer
each time, so that the machine and its log survive the night."""

LIVED_WELL = 30.0
"""A window that has run so long was well: its next fault counts as the first one."""

_STEP = 0.25
_LOOKS = 40
"""Memory is looked at after so many steps: every ten seconds."""

_LISTENS = 4
"""And the heart every second."""

_FAREWELL = 5.0
"""Seconds that a window is given to end by itself."""

SILENCE = 13.0
"""A window that has not beaten its heart for so long hangs."""

STARTING = 60.0
"""So long it is given until the first beat: a slow machine loads for a while."""


class Supervisor:
    """Runs one window until somebody leaves it."""

    def __init__(
        self,
        command: Sequence[str],
        log: TechnicianLog,
        *,
        environment: Mapping[str, str] | None = None,
        heart: Path | None = None,
        status: Path | None = None,
        exhibit: str = "",
        restart_hour: int | None = None,
        memory_mb: int = 0,
        now: Callable[[], datetime] = datetime.now,
        sleep: Callable[[float], None] = time.sleep,
        measure: Callable[[int], float | None] = resident_mb,
    ) -> None:
        """`heart` is a file that the window touches as long as it is well; `status` one that says how the `exhibit` is
        doing."""
        self._command, self._log, self._environment, self._heart = command, log, environment, heart
        self._restart_hour, self._memory_mb = restart_hour, memory_mb
        self._now, self._sleep, self._measure = now, sleep, measure
        self._status, self._exhibit = status, exhibit
        self._faults = 0
        """In a row."""

        self._starts = self._all_faults = 0
        self._begun = now()
        self._used: float | None = None
        self._ends = False
        self._steps = 0
        self.child: subprocess.Popen[bytes] | None = None

    def run(self) -> int:
        """Until the window is left, refused, or `end` is called; the exit code."""
        try:
            return self._run()
        finally:
            self._report(ended=True)

    def _run(self) -> int:
        while not self._ends:
            code, planned = self._watch()
            if self._ends or code in _FINAL:
                self._log.write("told to end" if self._ends else _FINAL[code])
                return REFUSED if code == REFUSED else LEFT
            if not planned:
                self._faults += 1
                self._all_faults += 1
                wait = min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** (self._faults - 1))
                self._log.write(f"the window ended by a fault (exit code {code}); again in {wait:g} s")
                self._report()
                self._rest(wait)
        return LEFT

    def end(self) -> None:
        """Take the window away and stop: the machine is shut down."""
        self._ends = True
        if self.child is not None and self.child.poll() is None:
            self.child.terminate()

    def _watch(self) -> tuple[int, bool]:
        """Start the window and look after it; its exit code, and whether we ended it ourselves."""
        if self._heart is not None:
            self._heart.unlink(missing_ok=True)
        self._begun = begun = before = self._now()
        child = self.child = subprocess.Popen(self._command, env=self._environment)
        self._log.write(f"the window was started (process {child.pid})")
        self._starts += 1
        self._report()
        while (code := child.poll()) is None:
            self._sleep(_STEP)
            if (self._now() - begun).total_seconds() > LIVED_WELL:
                self._faults = 0
            reason = "" if self._ends else self._reason_to_restart(child.pid, begun, before)
            before = self._now()
            if reason:
                self._log.write(f"the window is started anew: {reason}")
                return self._put_down(child), True
        return code, False

    def _reason_to_restart(self, pid: int, begun: datetime, before: datetime) -> str:
        now = self._now()
        if self._restart_hour is not None and before.hour != self._restart_hour == now.hour:
            return f"it is {self._restart_hour}:00, as every day"
        self._steps += 1
        if self._heart is not None and self._steps % _LISTENS == 0 and (most := _silence(self._heart, begun, now)):
            return f"it has shown no sign of life for {most:.0f} s"
        if self._steps % _LOOKS:
            return ""
        self._used = used = self._measure(pid)
        self._report()
        if used is not None and self._memory_mb and used > self._memory_mb:
            return f"it holds {used:.0f} MB; {self._memory_mb} are allowed"
        return ""

    def _report(self, *, ended: bool = False) -> None:
        if self._status is None or self.child is None:
            return
        status = KioskStatus(
            exhibit=self._exhibit,
            written=self._now(),
            window=0 if self._faults else self.child.pid,
            since=self._begun,
            starts=self._starts,
            faults=self._all_faults,
            memory_mb=round(self._used) if self._used is not None else None,
            last=self._log.last,
            ended=ended,
        )
        write_status(self._status, status)

    def _put_down(self, child: "subprocess.Popen[bytes]") -> int:
        child.terminate()
        try:
            return child.wait(_FAREWELL)
        except subprocess.TimeoutExpired:
            child.kill()
            return child.wait()

    def _rest(self, seconds: float) -> None:
        """In small steps, so that `end` is heard, and a technician hears that somebody still watches."""
        steps = 0
        while steps * _STEP < seconds and not self._ends:
            self._sleep(_STEP)
            steps += 1
            if steps % _LOOKS == 0:
                self._report()


def _silence(heart: Path, begun: datetime, now: datetime) -> float:
    """The seconds that a window may be silent, where it has been for longer; 0 where it is well."""
    try:
        last, most = datetime.fromtimestamp(heart.stat().st_mtime), SILENCE
    except OSError:
        last, most = begun, STARTING
    return most if (now - max(last, begun)).total_seconds() > most else 0.0
