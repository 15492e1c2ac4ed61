"""A pack of 300 pictures of 12 megapixels: memory, time, both cores, and how long the window ever stands still."""

import hashlib
import resource
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from PySide6.QtCore import QEventLoop, Qt, QTimer

from artgames.app.context import AppContext
from artgames.app.importing.page import ImportPage
from artgames.app.main import build_pages
from artgames.app.main_window import MainWindow
from artgames.app.settings.live_settings import LiveSettings
from artgames.decks.importing.pack_maker import make_pack
from artgames.decks.importing.survey import survey
from artgames.decks.importing.wish import Wish
from artgames.store import Settings, Store
from scripts.benchmarks import Measure
from scripts.benchmarks.table import application

COUNT, MEGAPIXELS = 300, 12
DRAWN = 30
"""So many pictures are really drawn; the others are copies with a few bytes behind their end, so that no two files are
the same and all must be decoded."""

BATCH, TURNS = 24, 3
MOST_MEGABYTES = 600
MOST_STILL_MS = 150
LEAST_SHARE = 0.75
HASHED = bytes(40_000_000)
_BEAT_MS = 5
_IDLE_MS = 10_000


def measure() -> list[Measure]:
    with TemporaryDirectory() as folder:
        pictures = draw(Path(folder) / "pictures", COUNT)
        making = through_the_window(pictures, Path(folder) / "data")
        memory = peak_megabytes()
        faster, possible = both_cores(draw(Path(folder) / "few", BATCH), Path(folder) / "work")
    name = f"packs: {COUNT} pictures of {MEGAPIXELS} MP"
    return [
        Measure(f"{name}, memory at most", memory, "MB", MOST_MEGABYTES),
        Measure(f"{name}, made within", making.seconds, "s"),
        Measure(f"{name}, work for one core", making.seconds * making.cores, "s"),
        Measure(f"{name}, cores busy", making.cores, "cores"),
        Measure(f"{name}, the window stood still at most", making.still_ms, "ms", MOST_STILL_MS),
        Measure("packs: the window stood still while nothing was done", making.idle_still_ms, "ms"),
        Measure("packs: two threads against one", faster, "times"),
        Measure("packs: two threads against one, adding up bytes", possible, "times"),
        Measure("packs: of what two threads can gain here", faster / possible, "times", LEAST_SHARE, at_least=True),
    ]


def draw(folder: Path, count: int) -> Path:
    """Pictures as a camera writes them; drawn in another process, whose memory is its own."""
    drawn = min(DRAWN, count)
    command = [sys.executable, "-m", "scripts.trials.messy_folder", str(folder), "--only-pictures"]
    command += ["--count", str(drawn), "--megapixels", str(MEGAPIXELS)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    files = sorted(folder.glob("*.JPG"))
    for number in range(drawn, count):
        original = files[number % drawn]
        (folder / f"{number:04d} {original.name}").write_bytes(original.read_bytes() + number.to_bytes(4, "big"))
    return folder


class Making(NamedTuple):
    """A pack made through the window: how long it took, how many cores were kept busy, and how long the window ever
    stood still, then and before, when it had nothing to do."""

    seconds: float
    cores: float
    still_ms: float
    idle_still_ms: float


def through_the_window(pictures: Path, data: Path) -> Making:
    application()
    with Store.in_memory() as store:
        context = AppContext(store, LiveSettings(Settings(muted=True)), data, data / "cache")
        window = MainWindow(context)
        navigator = build_pages(window, context).navigator
        window.resize(1366, 768)
        window.show()
        navigator.open("import")
        page: ImportPage = navigator.page("import")
        wait_until(page.work.looked, lambda: page.open([pictures]))
        result = make_while_beating(page)
        window.close()
        context.close()
        window.deleteLater()
    return result


def make_while_beating(page: ImportPage) -> Making:
    beats: list[float] = []
    heart = QTimer(page)
    heart.setTimerType(Qt.TimerType.PreciseTimer)
    heart.timeout.connect(lambda: beats.append(time.perf_counter()))
    heart.start(_BEAT_MS)
    idle = QTimer(page)
    idle.setSingleShot(True)
    wait_until(idle.timeout, lambda: idle.start(_IDLE_MS))
    before, idle_beats = len(beats), list(beats)
    began, cpu = time.perf_counter(), time.process_time()
    wait_until(page.work.added, page.ui.make.click)
    seconds, cpu = time.perf_counter() - began, time.process_time() - cpu
    heart.stop()
    return Making(seconds, cpu / seconds, longest_pause(beats[before:]), longest_pause(idle_beats))


def longest_pause(beats: list[float]) -> float:
    """In milliseconds."""
    return 1000 * max((later - before for before, later in pairwise(beats)), default=0.0)


def wait_until(signal: object, act: object) -> None:
    loop = QEventLoop()
    signal.connect(loop.quit)  # type: ignore[attr-defined]
    QTimer.singleShot(0, act)  # type: ignore[call-overload]
    loop.exec()


def both_cores(pictures: Path, work: Path) -> tuple[float, float]:
    """How much faster two threads are than one, and how much faster they are at work that leaves Python alone: on a
    busy machine that is less than twice. In turns."""
    looked = survey([pictures])

    def make(workers: int, turn: int) -> float:
        target = work / f"{workers}-{turn}"
        target.mkdir(parents=True)
        began = time.perf_counter()
        make_pack(looked, Wish("Bench"), target, workers=workers)
        return time.perf_counter() - began

    def add_up(workers: int) -> float:
        began = time.perf_counter()
        with ThreadPoolExecutor(workers) as pool:
            list(pool.map(lambda _turn: hashlib.sha256(HASHED).digest(), range(2 * BATCH)))
        return time.perf_counter() - began

    turns = [(make(1, turn) / make(2, turn), add_up(1) / add_up(2)) for turn in range(TURNS)]
    made, added = zip(*turns, strict=True)
    return median(made), median(added)


def peak_megabytes() -> float:
    """The most memory this process ever had; Linux counts in kilobytes, macOS in bytes."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 * 1024 if sys.platform == "darwin" else 1024)
