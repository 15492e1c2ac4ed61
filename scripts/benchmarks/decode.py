"""How long a wall of 24 paintings takes from being asked for to being complete: never seen, seen before, still kept."""

import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEventLoop, QSize

from artgames.decks import Deck
from artgames.scene.pictures.picture_store import PictureStore
from scripts.benchmarks import Measure
from scripts.benchmarks.table import application, open_deck, open_pictures

CELL = QSize(290, 240)
"""A painting on the wall of 24 at 1920×1080."""

WALL = 24
RUNS = 5
LIMIT = 100


def measure() -> list[Measure]:
    application()
    with TemporaryDirectory() as folder:
        deck = open_deck(Path(folder))
        times = [wall_times(deck, Path(folder) / str(run), deck.ids[run * WALL :][:WALL]) for run in range(RUNS)]
    cold, warm, kept = (median(column) for column in zip(*times, strict=True))
    return [
        Measure("decode: 24 cards never seen before", cold, "ms", LIMIT),
        Measure("decode: 24 cards with small copies on disk", warm, "ms", LIMIT),
        Measure("decode: 24 cards still kept", kept, "ms", LIMIT),
    ]


def wall_times(deck: Deck, cache: Path, cards: tuple[int, ...]) -> tuple[float, float, float]:
    first = open_pictures(deck, cache)
    cold = ask(first, cards)
    first.wait()  # until the small copies are written, too
    first.close()
    second = open_pictures(deck, cache)
    warm, kept = ask(second, cards), ask(second, cards)
    second.close()
    return cold, warm, kept


def ask(pictures: PictureStore, cards: tuple[int, ...]) -> float:
    """Milliseconds until every card has its picture, waiting as a window would: in the event loop."""
    began = time.perf_counter()
    waiting = {str(card) for card in cards if pictures.pixmap(str(card), CELL) is None}
    loop = QEventLoop()

    def arrived(card: str) -> None:
        waiting.discard(card)
        if not waiting:
            loop.quit()

    pictures.ready.connect(arrived)
    if waiting:
        loop.exec()
    pictures.ready.disconnect(arrived)
    return (time.perf_counter() - began) * 1000
