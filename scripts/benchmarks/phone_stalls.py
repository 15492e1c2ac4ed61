"""How long the window stands still while three hundred phones answer within a second, beside the same window at rest.

The phones are a process of their own, as on a network; rest and answers follow each other in turns. What passed belongs
to a quiet machine; how long the window's own thread worked meanwhile says how much of it is ours.
"""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time
from typing import IO

from PySide6.QtCore import QEventLoop, Qt, QTimer

from artgames.app.context import AppContext
from artgames.app.main import SETTLED_MS, build_pages, make_application
from artgames.app.main_window import MainWindow
from artgames.app.match_flow import MatchFlow
from artgames.app.settings.live_settings import LiveSettings
from artgames.app.shell import Shell
from artgames.phones.addresses import NetworkCard
from artgames.phones.host import PhoneHost
from artgames.scene.garbage_collection import freeze_gc
from artgames.store import Player, Settings, Store, Table
from scripts.benchmarks import Measure
from scripts.benchmarks.deal import phase, step

PROJECT = Path(__file__).resolve().parents[2]
PHONES, ROUNDS = 300, 4
STALL = 16.0
"""What somebody could see, in milliseconds."""

REST_MS, PATIENCE_MS = 1500, 60_000
HERE = "127.0.0.1"
PLAYERS = (Player("Ada", 0), Player("Ben", 1), Player("Audience", 2, "public"))


class Stalls:
    """A timer in the window's own thread that should come every millisecond: how many it was away by the clock, and how
    many that thread has worked meanwhile."""

    def __init__(self) -> None:
        self.gaps: list[float] = []
        self.work: list[float] = []
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self.start()

    def start(self) -> None:
        self._last, self._worked = perf_counter(), thread_time()
        self._timer.start(1)

    def stop(self) -> None:
        self._timer.stop()

    def _tick(self) -> None:
        now, worked = perf_counter(), thread_time()
        self.gaps.append(1000 * (now - self._last))
        self.work.append(1000 * (worked - self._worked))
        self._last, self._worked = now, worked

    @property
    def long(self) -> int:
        """How many of them somebody could see."""
        return sum(gap > STALL for gap in self.gaps)


def measure() -> list[Measure]:
    make_application()
    with TemporaryDirectory() as folder, Store.in_memory() as store:
        settings = LiveSettings(Settings(muted=True), lambda kept: None)
        context = AppContext(store, settings, Path(folder), Path(folder) / "cache")
        window = MainWindow(context)
        shell = build_pages(window, context)
        window.show()
        wait(SETTLED_MS)
        try:
            go_to_vote(shell.controllers.flow)
            at_rest, voting = watch(shell)
        finally:
            shell.controllers.phones.close()
            window.close()
            context.close()
    return [*lines("at rest", at_rest, limit=None), *lines("300 phones answer", voting, limit=STALL)]


def lines(name: str, found: Stalls, limit: float | None) -> list[Measure]:
    return [
        Measure(f"window: {name}, p99", quantiles(found.gaps, n=100)[98], "ms", limit),
        Measure(f"window: {name}, longest", max(found.gaps), "ms", limit),
        Measure(f"window: {name}, longest of its own work", max(found.work), "ms", limit),
    ]


def go_to_vote(flow: MatchFlow) -> None:
    """The auction, when everybody but the audience has marked."""
    opened = flow.matches.begin(Table("stolen_paintings", PLAYERS, {"exhibit": 12}, "met"), "bench")
    while phase(opened.match) != "guess" or len(opened.match.to_act()) > 1:
        step(opened.match)
    flow.resume(opened.record.id)


def watch(shell: Shell) -> tuple[Stalls, Stalls]:
    """The window at rest, and while everybody votes."""
    phones = shell.controllers.phones
    phones.cards = lambda: [NetworkCard("wlan0", HERE, has_gateway=True)]
    phones.first_port = 0
    if not phones.open() or phones.host is None:
        raise RuntimeError(phones.problem)
    at_rest, voting = Stalls(), Stalls()
    for one in (at_rest, voting):
        one.stop()
    with hall(phones.host) as (order, told):
        until(lambda: phones.visitors == PHONES)
        told.readline()
        freeze_gc()  # as the program does when it has settled
        for _ in range(ROUNDS):
            over(at_rest, lambda: wait(REST_MS))
            order.write("vote\n")
            order.flush()
            over(voting, lambda: wait(REST_MS))
            told.readline()
    return at_rest, voting


def over(stalls: Stalls, act: Callable[[], None]) -> None:
    stalls.start()
    act()
    stalls.stop()


@contextmanager
def hall(host: PhoneHost) -> Iterator[tuple[IO[str], IO[str]]]:
    command = [sys.executable, "-m", "scripts.benchmarks.phone_visitors", str(host.port), host.record.secret]
    with subprocess.Popen(
        [*command, str(PHONES)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=PROJECT
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        try:
            yield process.stdin, process.stdout
        finally:
            process.kill()


def wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def until(true: Callable[[], bool]) -> None:
    end = perf_counter() + PATIENCE_MS / 1000
    while not true():
        if perf_counter() > end:
            raise RuntimeError("the hall is not full")
        wait(20)
