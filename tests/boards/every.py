"""Every board of every game in every phase, as the room and as one person sees it, in one window for each game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from artgames.app.context import AppContext
from artgames.app.table.match_session import from_hand, is_put_together
from artgames.engine.api import Event, Seat
from artgames.engine.choices import Choice
from artgames.engine.rng import Rng
from artgames.scene.drawing.fonts import scale_for
from artgames.scene.drawing.theme import GALLERY
from artgames.scene.tempo import Tempo
from artgames.scene.wall_scene import WallScene
from tests.support.staging import StagedBoard, begin_match, board_style, least_seats, people_asked, step_by_chance

SIZE = (1024, 640)
MOST_TURNS = 400


class Moment(NamedTuple):
    """What one audience sees, what it may answer, and by which event that came about."""

    name: str
    view: Any
    seat: Seat | None
    choices: tuple[Choice, ...]
    event: Event | None = None
    before: Any = None
    """What the room saw before the event."""


class Window(StagedBoard):
    """A view that looks at the board of one game, for as few people as can play it, but two."""

    def __init__(self, context: AppContext, slug: str, *, rules: dict[str, Any] | None = None, **style: Any) -> None:
        """`rules` are the house rules, where they are not the usual ones."""
        self._context = context
        opened = begin_match(context, slug, least_seats(slug), "every board", **rules or {})
        plain = {"theme": GALLERY, "tempo": Tempo(reduced=True)}
        super().__init__(
            board_style(context, opened.table.names, scale_for(768), opened.match, **plain | style), opened
        )
        self.take_hands()
        self.view.resize(*SIZE)
        self.view.show()
        self.view.activateWindow()
        assert QTest.qWaitForWindowActive(self.view)
        self.board.resize_to(self.view.area)

    def moments(self) -> Iterator[Moment]:
        """Each kind of picture once, while a match of chance goes on."""
        known: set[tuple[str, frozenset[str]]] = set()
        rng = Rng.from_seed("every board")
        last: tuple[Event | None, Any] = (None, None)
        while self.match.turn < MOST_TURNS:
            for moment in self._now(*last):
                kind = (moment.name, frozenset(choice.action for choice in moment.choices))
                if kind not in known:
                    known.add(kind)
                    yield moment
            if self.match.outcome() is not None:
                return
            before = self.match.view(None)
            seen = [event.seen_by(None) for event in step_by_chance(self.match, rng)]
            last = (next((event for event in seen if event is not None), None), before)

    def show(self, moment: Moment) -> None:
        self.board.show(moment.view, moment.seat, moment.choices)
        self.board.finish_running()
        self.come_to_rest()

    def come_to_rest(self) -> None:
        assert self._context.pictures.wait(60_000)
        QApplication.processEvents()
        if isinstance(scene := self.view.scene(), WallScene):
            scene.hang_still()  # now, and not while something is measured

    def _now(self, event: Event | None, before: Any) -> Iterator[Moment]:
        room = self.match.view(None)
        asked = people_asked(self.match)
        choices = {seat: self.match.choices(seat) for seat in asked}
        open_ones = (mine for mine in choices.values() if any(from_hand(one) or is_put_together(one) for one in mine))
        is_open = (mine for mine in open_ones if not any(one.secret for one in mine))
        section = room.phase
        yield Moment(f"{section}, room", room, None, next(is_open, ()), event, before)
        for seat in asked[:1]:
            yield Moment(f"{section}, one person", self.match.view(seat), seat, choices[seat])
