"""Every game brought to every picture that anybody sees: the room, and each kind of page with something to answer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from artgames import games
from artgames.app.context import AppContext
from artgames.bots.random_bot import RandomBot
from artgames.bots.runner import bot_stream
from artgames.engine.api import HOUSE, Seat, View
from artgames.engine.choices import Choice
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.scene.board import Board
from artgames.scene.board_view import BoardView
from artgames.scene.drawing.fonts import scale_for
from tests.projector.staging import _style, begin, least_seats

SIZE = (1366, 768)
MOST_STEPS = 400


class Picture(NamedTuple):
    """What one audience sees at one moment, and what it may answer."""

    name: str
    view: Any
    seat: Seat | None
    choices: tuple[Choice, ...]


class Easel:
    """A board and the view that looks at it."""

    def __init__(self, context: AppContext, slug: str) -> None:
        self.course = begin(context, slug, least_seats(slug))
        self._home = QObject()
        style = replace(_style(context, self.course.opened, SIZE), scale=scale_for(SIZE[1]), for_projector=False)
        board_type = games.load(slug).make_board
        self.board: Board[View] = board_type(style, self.match.setup.options, lambda seat: True, self._home)
        self.view = BoardView()
        self.view.resize(SIZE[0], SIZE[1] - 150)
        self.view.setScene(self.board.scene)
        self.view.item_activated.connect(self.board.activate)
        self.view.item_released.connect(self.board.release)
        self.view.show()
        self.board.resize_to(self.view.area)

    @property
    def match(self) -> Match[Any]:
        return self.course.opened.match

    def pictures(self) -> Iterator[Picture]:
        """A match of chance; of each kind of picture the first one, shown on the board."""
        seen = set()
        rng = Rng.from_seed("by ear")
        while True:
            for picture in self._now():
                if picture.name not in seen:
                    seen.add(picture.name)
                    self.show(picture)
                    yield picture
            if self.match.turn >= MOST_STEPS or self.match.outcome() is not None:
                return
            seat = next((one for one in self.match.to_act() if one != HOUSE), HOUSE)
            self.match.submit(seat, RandomBot().choose(self.match.seen(seat), bot_stream(rng, self.match, seat)).action)

    def show(self, picture: Picture) -> None:
        self.board.show(picture.view, picture.seat, picture.choices)
        self.board.finish_running()

    def _now(self) -> Iterator[Picture]:
        phase = self.match.view(None).phase
        yield Picture(f"{phase}: room", self.match.view(None), None, ())
        for seat in self.match.to_act():
            if seat != HOUSE:
                choices = self.match.choices(seat)
                actions = ", ".join(sorted({choice.action for choice in choices}))
                yield Picture(f"{phase}: {actions}", self.match.view(seat), seat, choices)

    def close(self) -> None:
        self.board.scene.clear()
        self.view.close()
        self.view.deleteLater()
        self._home.deleteLater()


@contextmanager
def easel(context: AppContext, slug: str) -> Iterator[Easel]:
    made = Easel(context, slug)
    try:
        yield made
    finally:
        made.close()
