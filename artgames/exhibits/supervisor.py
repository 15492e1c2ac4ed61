"""Keeps a kiosk running: starts its window as another program, and starts it again when that ends by a fault.

Small on purpose, and without Qt: what watches must be simpler than what is watched.
"""

import os
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from pathlib import Path

from artgames.exhibits.heartbeat import FAULTS, WATCHER, Pulse, Shows, lay_down, read_pulse
from artgames.exhibits.kiosk_status import KioskStatus, write_status
from artgames.exhibits.process_memory import resident_mb
from artgames.exhibits.technician_log import TechnicianLog

LEFT = 0
"""The exit code of a window that somebody with the PIN has left."""

REFUSED = 2
"""The exit code of a window that cannot be opened as it is asked for: trying again would not help."""

RENEW = 4
"""The exit code of a window that wants to be started anew: that is no fault."""

_FINAL = {LEFT: "the window was left", REFUSED: "the window cannot be opened; nothing is tried again"}

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 60.0
"""Seconds until a new start. A fault costs a quarter of a second; a window that dies at once again and again waits
longer each time, so that the machine and its log survive the night."""

SHORT_PAUSES = 3
"""So often the first pause is enough: then the next window shows what the technician can do."""

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

TOO_MUCH = 2
"""Beyond so many times the memory that is allowed a window is started anew also while somebody plays."""

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
        speed: float = 1.0,
        now: Callable[[], datetime] = datetime.now,
        sleep: Callable[[float], None] = time.sleep,
        measure: Callable[[int], float | None] = resident_mb,
    ) -> None:
        """`heart` is a file that the window touches as long as it is well; `status` one that says how the `exhibit` is
        doing. `speed`: so many times faster a window has lived well, for trying it out."""
        self._command, self._log, self._environment, self._heart = command, log, environment, heart
        self._restart_hour, self._memory_mb = restart_hour, memory_mb
        self._lived_well = LIVED_WELL / speed
        self._now, self._sleep, self._measure = now, sleep, measure
        self._status, self._exhibit = status, exhibit
        self._faults = 0
        """In a row."""

        self._starts = self._all_faults = 0
        self._begun = now()
        self._used: float | None = None
        self._pulse: Pulse | None = None
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
            if planned or code == RENEW:
                self._faults = 0
            else:
                self._faults += 1
                self._all_faults += 1
                wait = min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** max(0, self._faults - SHORT_PAUSES))
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
            lay_down(self._heart)
        self._begun = begun = self._now()
        self._used = self._pulse = None
        told = {**(os.environ if self._environment is None else self._environment)}
        told |= {FAULTS: str(self._faults), WATCHER: str(os.getpid())}
        child = self.child = subprocess.Popen(self._command, env=told)
        self._log.write(f"the window was started (process {child.pid})")
        self._starts += 1
        self._report()
        while (code := child.poll()) is None:
            self._sleep(_STEP)
            if (self._now() - begun).total_seconds() > self._lived_well and not self._shows("fault"):
                self._faults = 0
            reason = "" if self._ends else self._reason_to_restart(child.pid, begun)
            if reason:
                self._log.write(f"the window is started anew: {reason}")
                return self._put_down(child), True
        return code, False

    def _reason_to_restart(self, pid: int, begun: datetime) -> str:
        now = self._now()
        self._steps += 1
        if self._heart is not None and self._steps % _LISTENS == 0:
            self._listen(self._heart)
            if most := _silence(self._heart, begun, now):
                return f"it has shown no sign of life for {most:.0f} s"
        if not self._steps % _LOOKS:
            self._used = self._measure(pid)
            self._report()
        is_played = self._shows("round")
        if self._is_due(begun, now) and not is_played:
            return f"it is {self._restart_hour}:00, as every day"
        most = self._memory_mb * (TOO_MUCH if is_played else 1)
        if self._used is not None and most and self._used > most:
            return f"it holds {self._used:.0f} MB; {self._memory_mb} are allowed"
        return ""

    def _is_due(self, begun: datetime, now: datetime) -> bool:
        """Whether the hour of the day has come since the window was started, also while the machine slept."""
        if self._restart_hour is None:
            return False
        today = now.replace(hour=self._restart_hour, minute=0, second=0, microsecond=0)
        return begun < (today if today <= now else today - timedelta(days=1))

    def _listen(self, heart: Path) -> None:
        heard = read_pulse(heart) or self._pulse
        if heard != self._pulse:
            self._pulse = heard
            self._report()

    def _shows(self, what: Shows) -> bool:
        return self._pulse is not None and self._pulse.shows == what

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
            shows=self._pulse.shows if self._pulse is not None else None,
            troubles=self._pulse.troubles if self._pulse is not None else (),
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
        last = begun
    if last <= begun:  # as it was laid down
        last, most = begun, STARTING
    return most if (now - last).total_seconds() > most else 0.0
