"""The board of both chronological games: the paintings to be ordered, then their time line."""

from __future__ import annotations

from functools import partial, singledispatchmethod
from typing import ClassVar

from PySide6.QtCore import QAbstractAnimation

from artgames.engine.api import Event
from artgames.games.chronology.board.ordering import OrderPart
from artgames.games.chronology.board.part import ChronologyPart, translate
from artgames.games.chronology.board.telling import TellingPart
from artgames.games.chronology.board.time_line import TimeLinePart
from artgames.games.chronology.rules.records import (
    ListLocked,
    ListsShown,
    PaintingDated,
    RoundScored,
    RowDealt,
    TableView,
    TimeLineBuilt,
)
from artgames.games.chronology.rules.views import REVEALED
from artgames.scene.phase_board import PartedBoard
from artgames.scene.sound.sound import Cue


class ChronologyBoard(PartedBoard[TableView]):
    """Draws one audience's view of a match."""

    SOUNDS: ClassVar = {ListLocked: Cue.LOCKED}
    FOR_THE_ROOM = (RowDealt, ListsShown, PaintingDated, TimeLineBuilt)

    _part: ChronologyPart | None

    def part_for(self) -> ChronologyPart:
        if self.view.phase == "told":
            return TellingPart(self)
        return TimeLinePart(self) if self.view.time_line else OrderPart(self)

    def errand(self, view: TableView) -> str:
        texts = {
            "order": translate("chronology", "Put the paintings in order."),
        }
        return texts.get(view.phase, "")

    def teases(self) -> tuple[str, ...]:
        return (
            translate("chronology", "{who}, what year is it?"),
            translate("chronology", "{who}, count the centuries."),
        )

    def go_on_text(self, action: str) -> str:
        if action != "show_next":
            return translate("chronology", "Next round")
        is_first = self.has_view and not self.view.time_line
        return translate("chronology", "Show the oldest") if is_first else translate("chronology", "Show the next")

    def progress(self, view: TableView) -> str:
        return super().progress(view) if view.rounds > 1 else ""

    def numbered(self) -> dict[int, int]:
        return dict(enumerate(self.view.row, 1)) if self.has_view else {}

    def tells_labels(self) -> bool:
        """A label tells the year, and a title or a name may give it away."""
        return self.has_view and self.view.phase in REVEALED

    # Moving

    @singledispatchmethod
    def animation(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        return super().animation(event, view)

    @animation.register
    def _(self, event: RowDealt, view: TableView) -> QAbstractAnimation | None:
        self.arrive(view)
        assert self._part is not None
        return self.deal(list(self._part.by_token.values()))

    @animation.register(ListsShown)
    @animation.register(PaintingDated)
    def _(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        before = self._part.places() if self._part is not None else {}
        if view.phase == "told":
            self.arrive(view)
            return self._part.take_places(before) if isinstance(self._part, TellingPart) else None
        self.view, self.choices = view, ()
        part = TimeLinePart(self)
        self.put_up(part, partial(part.build, is_solved=False))
        return part.take_last_place(before)

    @animation.register
    def _(self, event: TimeLineBuilt, view: TableView) -> QAbstractAnimation | None:
        before = self._part.places() if self._part is not None else {}
        self.view, self.choices = view, ()
        part = TimeLinePart(self)
        self.put_up(part, partial(part.build, is_solved=False))
        return part.build_up(before)

    @animation.register
    def _(self, event: RoundScored, view: TableView) -> QAbstractAnimation | None:
        return self._part.judge() if isinstance(self._part, TimeLinePart) else None
