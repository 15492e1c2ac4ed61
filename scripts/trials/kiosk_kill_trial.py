"""Kill a kiosk at random moments, and look whether it comes back on its screen with all that it has counted.

    .venv/bin/python -m scripts.trials.kiosk_kill_trial [--times 200] [--seed 1] [--longest 6]

A real kiosk runs on the second of two screens of a display of its own (Xorg with its dummy driver, xrandr and xdotool
are needed), twenty times faster than for people, and somebody presses whatever there is. Its window is killed with
`kill -9`, or its watcher, which is started again half a second later as systemd does it. Each time the invitation must
be seen again on that screen within five seconds, nothing on the other one; nothing that was counted may be lost, every
file must be readable, and no process may be left over.
"""

import argparse
import json
import os
import random
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

PROJECT = Path(__file__).resolve().parents[2]
if __name__ == "__main__":
    sys.path.insert(0, str(PROJECT))

from artgames.cli.exhibit import HEART
from artgames.exhibits.counts import FOLDER, all_days
from artgames.exhibits.heartbeat import read_pulse
from artgames.exhibits.playlist import Kiosk, Playlist, Round
from artgames.exhibits.playlist_file import write_playlist
from scripts.trials.kiosk_display import NEEDED, PATIENCE, Display

BACK_WITHIN = 5.0
RESTARTED_AFTER = 0.5
"""What the unit of systemd says."""

WATCHERS = 0.2
"""Of all that are killed."""

_PRESSED = ((0.5, 0.46), (0.08, 0.87), (0.3, 0.87), (0.55, 0.87), (0.85, 0.87), (0.5, 0.3))
"""Start, some numbers, the answer, and a painting; never the lowest line."""


class Lost(Exception):
    """Something did not come back."""


class Came(NamedTuple):
    """What was killed, and how long it took until the invitation was seen again."""

    victim: str
    seconds: float


class RealKiosk:
    """The program as a technician starts it, and what it keeps."""

    def __init__(self, folder: Path, display: Display, speed: float) -> None:
        self.data, self._display = folder / "data", display
        self._file = folder / "foyer.artexhibit"
        wall = Round(paintings=12, look_seconds=20, think_seconds=0, stolen=1)
        write_playlist(
            Playlist(title="Foyer", rounds=(wall,), sound=0, screen=2, kiosk=Kiosk(restart_hour=None)), self._file
        )
        words = ["exhibit", str(self._file), "--kiosk", "--data", str(self.data), "--speed", f"{speed:g}"]
        self._command = [sys.executable, "-m", "artgames", *words]
        self.start()

    def start(self) -> None:
        silent = subprocess.DEVNULL
        self.watcher = subprocess.Popen(
            self._command, env=self._display.surroundings, cwd=PROJECT, stdout=silent, stderr=silent
        )

    def processes(self) -> list[int]:
        """All that belong to it, whoever started them; those that have ended are no longer counted."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                words = (folder / "cmdline").read_bytes()
            except OSError:
                continue
            if os.fsencode(str(self.data)) in words.split(b"\0"):
                found.append(int(folder.name))
        return found

    def windows(self) -> list[int]:
        return [pid for pid in self.processes() if pid != self.watcher.pid]

    def counted(self) -> tuple[int, int]:
        """Rounds that were begun, and those that were finished. Raises Lost for a file that cannot be read."""
        for file in self.data.rglob("*.json"):
            try:
                json.loads(file.read_bytes())
            except ValueError as problem:
                raise Lost(f"{file.name} cannot be read any more") from problem
            except FileNotFoundError:
                continue
        tallies = [tally for _, tally in all_days(self.data / FOLDER)]
        return sum(one.started for one in tallies), sum(one.finished for one in tallies)

    def is_back(self, since: float) -> bool:
        """Whether a window that began after this moment invites, on the right screen."""
        heart = self.data / HEART
        try:
            beats = heart.stat().st_mtime > since
        except OSError:
            return False
        pulse = read_pulse(heart)
        return beats and pulse is not None and pulse.shows == "invitation" and self._display.invites()


class Trial:
    """Kills one process after the other, and lets somebody play in between."""

    def __init__(self, kiosk: RealKiosk, display: Display, chance: random.Random, longest: float) -> None:
        self._kiosk, self._display, self._chance, self._longest = kiosk, display, chance, longest
        self._counted = (0, 0)

    def wait_for_invitation(self, since: float, within: float) -> float:
        """Seconds it took. Raises Lost."""
        begun = time.monotonic()
        while not self._kiosk.is_back(since):
            if time.monotonic() - begun > within:
                raise Lost(f"nothing invites after {within:g} s")
            time.sleep(0.02)
        return time.monotonic() - begun

    def kill_once(self) -> Came:
        """Raises Lost."""
        self._play(self._chance.uniform(0, self._longest))
        windows = self._kiosk.windows()
        victim = "watcher" if not windows or self._chance.random() < WATCHERS else "window"
        self._counted = max(self._counted, self._kiosk.counted())
        killed = time.time()
        os.kill(windows[0] if victim == "window" else self._kiosk.watcher.pid, signal.SIGKILL)
        begun = time.monotonic()
        if victim == "watcher":
            self._kiosk.watcher.wait()
            time.sleep(RESTARTED_AFTER)
            self._kiosk.start()
        self.wait_for_invitation(killed + 0.3, PATIENCE)
        came = Came(victim, time.monotonic() - begun)
        self._look()
        return came

    def _play(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self._display.press(*self._chance.choice(_PRESSED))
            time.sleep(max(0.0, min(0.08, until - time.monotonic())))

    def _look(self) -> None:
        begun, finished = self._kiosk.counted()
        if begun < self._counted[0] or finished < self._counted[1]:
            raise Lost(f"{self._counted} rounds were counted, {(begun, finished)} were found")
        if not _within(BACK_WITHIN, lambda: len(self._kiosk.processes()) == 2):  # one that lost its watcher ends itself
            raise Lost(f"processes {self._kiosk.processes()} are there; the watcher is {self._kiosk.watcher.pid}")
        if not self._display.is_laptop_empty():
            raise Lost("something is to be seen on the other screen")


@contextmanager
def running(speed: float) -> Iterator[tuple[RealKiosk, Display]]:
    """A kiosk on a display of its own; in the end nothing of it may be left. Raises Lost."""
    with tempfile.TemporaryDirectory(prefix="artgames-kiosk-") as folder:
        display = Display(Path(folder))
        kiosk = RealKiosk(Path(folder), display, speed)
        try:
            yield kiosk, display
        finally:
            kiosk.watcher.terminate()
            kiosk.watcher.wait(PATIENCE)
            is_empty = _within(BACK_WITHIN, lambda: not kiosk.processes())
            display.close()
        if not is_empty:
            raise Lost(f"processes {kiosk.processes()} are left over")


def _within(seconds: float, happens: Callable[[], bool]) -> bool:
    end = time.monotonic() + seconds
    while not happens() and time.monotonic() < end:
        time.sleep(0.02)
    return happens()


def kill_again_and_again(times: int, seed: str, longest: float, speed: float) -> list[Came]:
    """Raises Lost."""
    came: list[Came] = []
    with running(speed) as (kiosk, display):
        trial = Trial(kiosk, display, random.Random(seed), longest)
        trial.wait_for_invitation(0.0, PATIENCE)
        for number in range(1, times + 1):
            came.append(trial.kill_once())
            print(f"{number} of {times}: the {came[-1].victim}, back after {came[-1].seconds:.1f} s", flush=True)
        begun, finished = kiosk.counted()
    print(f"{begun} rounds begun and {finished} finished, none of them lost; no process left over")
    return came


def tell(came: list[Came]) -> int:
    """The exit code."""
    for victim in sorted({one.victim for one in came}):
        took = [one.seconds for one in came if one.victim == victim]
        late = sum(seconds > BACK_WITHIN for seconds in took)
        middle = f"{len(took)} kills, half of them back within {statistics.median(took):.1f} s"
        print(f"the {victim}: {middle}, the last after {max(took):.1f} s; {late} later than {BACK_WITHIN:g} s")
    return 1 if any(one.seconds > BACK_WITHIN for one in came) else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--longest", type=float, default=6.0, help="seconds of play between two kills, at most")
    parser.add_argument("--speed", type=float, default=20.0)
    given = parser.parse_args()
    missing = [program for program in NEEDED if shutil.which(program) is None]
    if missing:
        parser.error(f"needs {', '.join(missing)}")
    try:
        return tell(kill_again_and_again(given.times, given.seed, given.longest, given.speed))
    except Lost as loss:
        print(loss)
        return 1


if __name__ == "__main__":
    raise SystemExit(main())
