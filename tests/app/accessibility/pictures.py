"""Every game brought to every picture that anybody sees: the room, and each kind of page with something to answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from artgames.app.context import AppContext
from artgames.engine.api import Seat
from artgames.engine.choices import Choice
from artgames.engine.rng import Rng
from artgames.scene.drawing.fonts import scale_for
from tests.support.staging import StagedBoard, begin_match, board_style, least_seats, people_asked, step_by_chance

SIZE = (1366, 768)
MOST_STEPS = 400


class Picture(NamedTuple):
    """What one audience sees at one moment, and what it may answer."""

    name: str
    view: Any
    seat: Seat | None
    choices: tuple[Choice, ...]


class Easel(StagedBoard):
    """A board and the view that looks at it."""

    def __init__(self, context: AppContext, slug: str) -> None:
        opened = begin_match(context, slug, least_seats(slug), "the room")
        super().__init__(board_style(context, opened.table.names, scale_for(SIZE[1]), opened.match), opened)
        self.take_hands()
        self.view.resize(SIZE[0], SIZE[1] - 150)
        self.view.show()
        self.board.resize_to(self.view.area)

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
            step_by_chance(self.match, rng)

    def show(self, picture: Picture) -> None:
        self.board.show(picture.view, picture.seat, picture.choices)
        self.board.finish_running()

    def _now(self) -> Iterator[Picture]:
        phase = self.match.view(None).phase
        yield Picture(f"{phase}: room", self.match.view(None), None, ())
        for seat in people_asked(self.match):
            choices = self.match.choices(seat)
            actions = ", ".join(sorted({choice.action for choice in choices}))
            yield Picture(f"{phase}: {actions}", self.match.view(seat), seat, choices)
