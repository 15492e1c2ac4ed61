"""The longest frame of everything that moves in a round: deal and turn, wall to dark, auction, reveal.

A whole round is played on the board, once alone and once while a bot thinks without a pause in a process of its own; a
real one rests between its turns. Pictures are read for the first time while they are dealt, as on the first evening. A
round takes eleven seconds, most of them rests in the reveal, and eight are played: one and a half minutes.
"""

import itertools
import time
from collections import defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QEventLoop, QObject, QRectF, QVariantAnimation

from artgames import paths
from artgames.app.table.bots.bot_runner import ProcessRunner
from artgames.bots import RandomBot, decide
from artgames.bots.messages import Brief
from artgames.decks import Deck
from artgames.engine.api import HOUSE
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.scene.board_view import BoardView
from artgames.scene.garbage_collection import freeze_gc
from artgames.scene.pictures.picture_store import PictureStore
from scripts.benchmarks import Frame, Measure
from scripts.benchmarks.table import (
    SIZES,
    application,
    make_board,
    new_match,
    open_deck,
    open_match,
    open_pictures,
    rest,
)

LIMIT = 33
ROUNDS = 2
LONGEST_MS = 60_000
LOOK_MS = 300
"""People look at what has come to rest."""

SCENES = {
    "ExhibitOpened": "deal and turn",
    "ExhibitClosed": "wall to dark",
    "AuctionOpened": "auction",
    "GuessesRevealed": "guesses",
    "TheftRevealed": "theft",
}
Frames = dict[str, list[Frame]]
"""By scene, from each frame to the next."""


def measure() -> list[Measure]:
    application()
    measures = []
    with TemporaryDirectory() as folder:
        deck = open_deck(Path(folder))
        freeze_gc()  # as the program does when it has settled
        for name, size in SIZES.items():
            alone = longest_frames(deck, size)
            with Thinker(deck):
                thinking = longest_frames(deck, size)
            for scene in SCENES.values():
                measures += frame_lines(f"frames: {scene}, {name}", alone[scene])
            longest = Frame(max(one.passed for one in thinking.values()), max(one.busy for one in thinking.values()))
            measures += frame_lines(f"frames: all of them while a bot thinks, {name}", longest)
    return measures


def frame_lines(name: str, longest: Frame) -> list[Measure]:
    """What passed belongs to a quiet machine; how busy the window was says how much of it is ours."""
    return [
        Measure(name, longest.passed, "ms", LIMIT),
        Measure("frames: the same, processor time", longest.busy, "ms", LIMIT),
    ]


def longest_frames(deck: Deck, size: tuple[int, int]) -> dict[str, Frame]:
    """By scene. What else the machine does can only make a frame longer, so the calmest of a few rounds counts."""
    rounds = [round_frames(deck, size) for _ in range(ROUNDS)]
    return {scene: _calmest([frames[scene] for frames in rounds]) for scene in SCENES.values()}


def _calmest(rounds: list[list[Frame]]) -> Frame:
    passed = min(max(frame.passed for frame in frames) for frames in rounds)
    return Frame(passed, min(max(frame.busy for frame in frames) for frames in rounds))


def round_frames(deck: Deck, size: tuple[int, int]) -> Frames:
    with TemporaryDirectory() as folder:
        pictures = open_pictures(deck, Path(folder))
        frames = play_round(new_match(deck), deck, pictures, size)
        pictures.close()
    return frames


def play_round(match: Match[Any], deck: Deck, pictures: PictureStore, size: tuple[int, int]) -> Frames:
    """Show one round, from the exhibit to the points."""
    owner, view = QObject(), BoardView()
    view.resize(*size)
    board = make_board(match, deck, pictures, size[1], owner)
    view.setScene(board.scene)
    view.show()
    board.resize_to(QRectF(0, 0, *size))
    board.show(match.view(None), None, ())
    rest(LOOK_MS)
    frames: Frames = defaultdict(list)
    while phase(match) != "scored":
        for event in step(match):
            animation = board.animation(event, match.view(None))
            if animation is not None and type(event).__name__ in SCENES:
                frames[SCENES[type(event).__name__]] += run(animation)
                rest(LOOK_MS)
    view.close()
    return frames


def phase(match: Match[Any]) -> str:
    view: Any = match.view(None)
    return str(view.phase)


def step(match: Match[Any]) -> tuple[Any, ...]:
    """Let somebody do anything; the house only when nobody else is asked."""
    seat = next((seat for seat in match.to_act() if seat != HOUSE), HOUSE)
    match.submit(seat, decide(match, seat, RandomBot(), Rng.from_seed("bench")).action)
    return tuple(match.history[-1].step.events)


def run(animation: QAbstractAnimation) -> list[Frame]:
    """From each frame to the next.

    An animation that changes nothing runs beside it: Qt moves both at the same moments, then paints, and while a
    movement only waits there are frames all the same.
    """
    loop, metronome, beats = QEventLoop(), QVariantAnimation(), [_beat()]
    metronome.setStartValue(0.0)
    metronome.setEndValue(1.0)
    metronome.setDuration(LONGEST_MS)
    metronome.valueChanged.connect(lambda _value: beats.append(_beat()))
    animation.finished.connect(loop.quit)
    metronome.start()
    animation.start()
    loop.exec()
    metronome.stop()
    beats.append(_beat())
    return [
        Frame(after.passed - before.passed, after.busy - before.busy) for before, after in itertools.pairwise(beats)
    ]


def _beat() -> Frame:
    return Frame(1000 * time.perf_counter(), 1000 * time.thread_time())


class Thinker:
    """A hard bot that is asked the same guess over and over, in a process of its own as at a table."""

    def __init__(self, deck: Deck) -> None:
        self._match = open_match(deck)
        while phase(self._match) != "guess":
            step(self._match)
        self._seat = self._match.to_act()[0]
        cards = self._match.setup.deck
        paintings = {card: deck.painting(card) for card in cards}
        brief = Brief(self._match.slug, {self._seat: "hard"}, 1, paintings, deck.likeness.table_of(cards))
        self._runner = ProcessRunner([*paths.program(), "think"], brief, RandomBot)
        self._runner.decided.connect(self._ask)
        self.answers = -1
        """How many guesses came back."""

    def _ask(self, *_: object) -> None:
        self.answers += 1
        self._runner.ask(self._seat, self._match, Rng.from_seed("thinker"), 0)

    def __enter__(self) -> "Thinker":
        self._ask()
        while not self.answers:  # it takes a moment until the process has loaded the game
            rest(LOOK_MS)
        return self

    def __exit__(self, *_: object) -> None:
        self._runner.close()
