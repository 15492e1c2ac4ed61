"""The board of both chronological games: the paintings to be ordered, then their time line."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatchmethod
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF

from artgames.engine.api import Event, Seat
from artgames.engine.choices import Action
from artgames.games.chronology.rules.values import ListLocked, RoundScored, RowDealt, TableView, TimeLineBuilt
from artgames.games.chronology.table.ordering import OrderPart
from artgames.games.chronology.table.part import Part, translate
from artgames.games.chronology.table.time_line import TimeLinePart
from artgames.stage.board import Board, Kit
from artgames.stage.motions import deal
from artgames.stage.sound import Cue


class ChronologyBoard(Board):
    """Draws one audience's view of a match."""

    def __init__(self, kit: Kit, options: dict[str, Any], is_person: Callable[[Seat], bool], parent: QObject) -> None:
        super().__init__(kit, parent)
        self._part: Part | None = None
        self._extra: QAbstractAnimation | None = None

    def run(self, animation: QAbstractAnimation) -> None:
        """Play a small movement of a part's own, outside of any event."""
        self.finish_run()
        self._extra = animation
        animation.finished.connect(self._forget_extra)
        animation.start()

    def finish_run(self) -> None:
        """Bring it to its end."""
        if self._extra is not None:
            self._extra.setCurrentTime(self._extra.totalDuration())

    def _forget_extra(self) -> None:
        if self._extra is not None:
            self._extra.deleteLater()
            self._extra = None

    # Showing

    def rebuild(self) -> None:
        if self.view is not None:
            self._put_up(TimeLinePart(self) if self.view.time_line else OrderPart(self))

    def _put_up(self, part: Part, **how: Any) -> None:
        if self._extra is not None:
            self._extra.stop()
            self._forget_extra()
        self.scene.clear()
        self._part = part
        part.build(**how)
        self.draft_changed.emit()

    def draft(self) -> Action | None:
        return self._part.draft() if self._part else None

    def enter(self, action: Action) -> None:
        if self._part is not None:
            self._part.enter(action)

    def answer_text(self) -> str:
        return self._part.answer_text() if self._part else ""

    def moving_text(self) -> str:
        return self._part.moving_text() if self._part else ""

    def hint(self) -> str:
        return self._part.hint() if self._part else ""

    def number_key(self, number: int) -> None:
        if self._part is not None:
            self._part.number_key(number)

    def step_back(self) -> bool:
        return self._part is not None and self._part.put_down()

    def describe(self) -> str:
        return self._part.describe() if self._part else "empty"

    def go_on_text(self, action: str) -> str:
        return translate("chronology", "New paintings")

    def is_scene(self, event: Event) -> bool:
        return isinstance(event, RowDealt | TimeLineBuilt)

    def progress(self, view: TableView) -> str:
        if view.rounds == 1:
            return ""
        return translate("chronology", "Round {round} of {rounds}").format(round=view.round, rounds=view.rounds)

    def section(self, view: TableView) -> str:
        return view.phase

    def points(self, view: TableView) -> tuple[int, ...]:
        return view.totals

    def people(self, view: Any, asked: tuple[Seat, ...]) -> tuple[tuple[str, bool], ...]:
        done = view.locked if view.phase == "order" else ()
        return tuple((_state(seat, done, asked), False) for seat in range(view.seats))

    def tells_labels(self) -> bool:
        """A label tells the year, and a title or a name may give it away."""
        return self.view is not None and bool(self.view.time_line)

    # Moving

    @singledispatchmethod
    def _move(self, event: Event, view: Any) -> QAbstractAnimation | None:
        return None

    def animation(self, event: Event, view: Any) -> QAbstractAnimation | None:
        return self._move(event, view)

    @_move.register
    def _(self, event: RowDealt, view: Any) -> QAbstractAnimation | None:
        self.view, self.choices = view, ()
        self.rebuild()
        assert self._part is not None
        deck = QPointF(self.area.center().x(), self.area.bottom() + self.area.height() * 0.2)
        row = list(self._part.paintings.values())
        return deal(row, deck, self.kit.tempo, lambda _index: self.kit.sounds.play(Cue.DEAL))

    @_move.register
    def _(self, event: ListLocked, view: Any) -> QAbstractAnimation | None:
        self.kit.sounds.play(Cue.LOCKED)
        return None

    @_move.register
    def _(self, event: TimeLineBuilt, view: Any) -> QAbstractAnimation | None:
        before = self._part.places() if self._part is not None else {}
        self.view, self.choices = view, ()
        part = TimeLinePart(self)
        self._put_up(part, is_solved=False)
        return part.build_up(before)

    @_move.register
    def _(self, event: RoundScored, view: Any) -> QAbstractAnimation | None:
        return self._part.judge() if isinstance(self._part, TimeLinePart) else None


def _state(seat: Seat, done: tuple[Seat, ...], asked: tuple[Seat, ...]) -> str:
    if seat in done:
        return "done"
    return "asked" if seat in asked else ""
