"""The catalogue room with five thousand paintings: how soon the first screen hangs, and how long a frame of scrolling
takes at worst.

The cards repeat the pictures of the museum under names of their own, so that each is decoded for itself.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from artgames.app.catalogue.page import CataloguePage
from artgames.app.context import AppContext
from artgames.app.main import build_pages
from artgames.app.main_window import MainWindow
from artgames.app.navigator import Navigator
from artgames.app.settings.live_settings import LiveSettings
from artgames.decks import Library, Pack
from artgames.decks.deck_folder import PackSource
from artgames.scene.garbage_collection import freeze_gc
from artgames.store import Settings, Store
from scripts.benchmarks import Frame, Measure
from scripts.benchmarks.table import application, open_deck

CARDS = 5000
SIZE = (1920, 1080)
FIRST_SCREEN_MS, FRAME_MS = 300, 33
FRAMES = 240
TICK_MS = 16
PATIENCE = 20.0

WHEEL, PAGES, PULLED = "turning the wheel", "page by page", "pulling the bar"


def measure() -> list[Measure]:
    application()
    with TemporaryDirectory() as folder:
        root = Path(folder)
        make_pack(root / "lists", root / "pictures", CARDS)
        cold, warm = first_screen(root), first_screen(root)
        frames = scroll(root)
    name = f"catalogue: first screen of {CARDS:,}"
    return [
        Measure(f"{name}, pictures never seen", cold, "ms", FIRST_SCREEN_MS),
        Measure(f"{name}, seen before", warm, "ms", FIRST_SCREEN_MS),
        *(line for way, times in frames.items() for line in frame_lines(way, times)),
    ]


def frame_lines(way: str, frames: list[Frame]) -> list[Measure]:
    """What passed belongs to a quiet machine; how busy the window was says how much of it is ours."""
    return [
        Measure(f"catalogue: longest frame, {way}", max(frame.passed for frame in frames), "ms", FRAME_MS),
        Measure("catalogue: the same, processor time", max(frame.busy for frame in frames), "ms", FRAME_MS),
    ]


def make_pack(lists: Path, pictures: Path, count: int) -> None:
    """A pack of so many cards."""
    for folder in (lists, pictures):
        folder.mkdir(parents=True)
    deck = open_deck(lists.parent / "library")
    sums: dict[Path, tuple[int, str]] = {}
    cards, names = [], {}
    for number in range(count):
        card = deck.ids[number % len(deck.ids)]
        painting, original = deck.painting(card), deck.picture(card)
        if original not in sums:
            sums[original] = (original.stat().st_size, sha256(original.read_bytes()).hexdigest())
        file = f"{number}{original.suffix}"
        (pictures / file).symlink_to(original)
        cards.append(msgspec.structs.replace(painting, id=10_000 + number, file=file))
        names[file] = sums[original]
    pack = Pack(slug="many", title="Many", licence=deck.licence, credit=deck.credit, cards=tuple(cards))
    (lists / "pack.json").write_bytes(msgspec.json.encode(pack))
    (lists / "sums.json").write_bytes(msgspec.json.encode(names))


@contextmanager
def running_app(root: Path) -> Iterator[tuple[MainWindow, Navigator]]:
    """The whole application, at rest on its home page."""
    with Store.in_memory() as store:
        context = AppContext(store, LiveSettings(Settings(muted=True), lambda kept: None), root, root / "cache")
        context.library = Library([PackSource(root / "lists", root / "pictures", root / "cache")])
        window = MainWindow(context)
        navigator = build_pages(window, context).navigator
        window.resize(*SIZE)
        window.show()
        QTest.qWait(1000)
        QThreadPool.globalInstance().waitForDone()  # every picture is read once after the start
        QTest.qWait(500)
        freeze_gc()  # as the program does when it has settled
        yield window, navigator
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
        context.close()


def first_screen(root: Path) -> float:
    """Milliseconds from the press of the button until every picture in sight is painted."""
    with running_app(root) as (window, navigator):
        began = time.perf_counter()
        navigator.open("catalogue")
        room = window.page()
        assert isinstance(room, CataloguePage)
        last_paint = LastPaint(room.ui.wall.viewport())
        until, rests = began + PATIENCE, 0
        while rests < 3 and time.perf_counter() < until:  # what has come is drawn in the next turn, or in some
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, TICK_MS)
            rests = rests + 1 if last_paint.when and room.ui.wall.is_at_rest() else 0
        passed = (last_paint.when - began) * 1000
        room.pictures.wait()  # until the small copies are written, too
    return passed


class LastPaint(QObject):
    """When a widget was last painted."""

    def __init__(self, widget: QObject) -> None:
        super().__init__(widget)
        self.when = 0.0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.when = time.perf_counter()
        return super().eventFilter(watched, event)


def scroll(root: Path) -> dict[str, list[Frame]]:
    """Every frame, for each way of getting on; pictures are decoded meanwhile."""
    with running_app(root) as (window, navigator):
        navigator.open("catalogue")
        QTest.qWait(500)
        room = window.page()
        assert isinstance(room, CataloguePage)
        bar = room.ui.wall.verticalScrollBar()
        ways: dict[str, Callable[[int], int]] = {
            WHEEL: lambda frame: bar.value() + bar.singleStep(),
            PAGES: lambda frame: bar.value() + (bar.pageStep() if frame % 12 == 0 else 0),
            PULLED: lambda frame: bar.maximum() * frame // FRAMES,
        }
        return {way: frames_of(bar.setValue, goal) for way, goal in ways.items()}


def frames_of(go_to: Callable[[int], None], goal: Callable[[int], int]) -> list[Frame]:
    frames = []
    for number in range(FRAMES):
        began, busy = time.perf_counter(), time.thread_time()
        go_to(goal(number))
        QApplication.processEvents()
        passed = (time.perf_counter() - began) * 1000
        frames.append(Frame(passed, (time.thread_time() - busy) * 1000))
        time.sleep(max(0.0, (TICK_MS - passed) / 1000))
    return frames
