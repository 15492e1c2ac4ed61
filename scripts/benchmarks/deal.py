"""The longest frame while 24 paintings are dealt and turned, at rest and while a bot thinks without a pause."""

import threading
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QEventLoop, QObject, QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication

from artgames import games
from artgames.bots import RandomBot, decide
from artgames.decks import Deck
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.stage.board_view import BoardView
from artgames.stage.pictures import PictureStore
from scripts.benchmarks import Measure
from scripts.benchmarks.table import application, make_board, open_deck, open_match, open_pictures, rest

SIZE = (1920, 1080)
LIMIT = 33


class TimedView(BoardView):
    """Notes when each frame was finished."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: list[float] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self.frames.append(time.perf_counter())


def measure() -> list[Measure]:
    application()
    with TemporaryDirectory() as folder:
        deck = open_deck(Path(folder))
        pictures = open_pictures(deck, Path(folder) / "pictures")
        alone = deal_frames(deck, pictures)
        with Thinker(deck):
            thinking = deal_frames(deck, pictures)
        pictures.close()
    return [
        Measure("deal: frames painted", len(alone), "frames"),
        Measure("deal: longest frame", max(alone), "ms", LIMIT),
        Measure("deal: longest frame while a bot thinks", max(thinking), "ms", LIMIT),
    ]


def deal_frames(deck: Deck, pictures: PictureStore) -> list[float]:
    """Milliseconds from each frame to the next, from the first to the last moment of the animation."""
    owner, view, match = QObject(), TimedView(), open_match(deck)
    view.resize(*SIZE)
    board = make_board(match, deck, pictures, SIZE[1], owner)
    view.setScene(board.scene)
    view.show()
    board.fit(QRectF(0, 0, *SIZE))
    board.show(match.view(None), None, ())
    pictures.wait()
    rest(300)
    animation = board.animation(match.history[-1].step.events[-1], match.view(None))
    assert animation is not None
    QApplication.processEvents()
    run(animation, view)
    view.close()
    return [1000 * (after - before) for before, after in zip(view.frames, view.frames[1:], strict=False)]


def run(animation: QAbstractAnimation, view: TimedView) -> None:
    loop = QEventLoop()
    animation.finished.connect(loop.quit)
    view.frames.clear()
    animation.start()
    loop.exec()


class Thinker:
    """A hard bot that thinks about the same guess over and over in a thread of its own."""

    def __init__(self, deck: Deck) -> None:
        self._match = open_match(deck)
        play_to_guess(self._match)
        self._bot = games.load(self._match.slug).make_bot("hard", deck.likeness)
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._think)

    def __enter__(self) -> "Thinker":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def _think(self) -> None:
        seat = self._match.to_act()[0]
        while not self._over.is_set():
            decide(self._match, seat, self._bot, Rng.from_seed("thinker"))


def play_to_guess(match: Match[Any]) -> None:
    bot = RandomBot()
    while match.rules.view(match.state, None).phase != "guess":  # type: ignore[attr-defined]
        seat = match.to_act()[0]
        match.submit(seat, decide(match, seat, bot, Rng.from_seed("way")).action)
