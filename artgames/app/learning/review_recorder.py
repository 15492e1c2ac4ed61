"""Writes down what a learner knew, answer by answer, while a lesson is played."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from artgames import games
from artgames.app.learning.lessons import is_lesson
from artgames.learning.schedule import Item, Review
from artgames.store.errors import StoreProblem
from artgames.store.seating import is_known

if TYPE_CHECKING:
    from artgames.app.table.match_service import OpenMatch
    from artgames.engine.api import Event
    from artgames.store import Store


class Recorder:
    """Follows one match after the other. What was not written, because the disk was full or the power gone, is made up
    for with the next answer, or when the match is opened again."""

    def __init__(self, store: Store, trouble: Callable[[StoreProblem], None]) -> None:
        self._store, self._trouble = store, trouble
        self._opened: OpenMatch | None = None

    def follow(self, opened: OpenMatch) -> None:
        """Listen to this match, if somebody learns in it, and to no other any more."""
        self.leave()
        if is_lesson(opened.table) and is_known(opened.table.players[0]):
            self._opened = opened
            opened.match.listen(self._on_step)
            self._write()

    def leave(self) -> None:
        if self._opened is not None:
            self._opened.match.stop_listening(self._on_step)
            self._opened = None

    def _on_step(self, _turn: int, _events: tuple[Event, ...]) -> None:
        self._write()

    def _write(self) -> None:
        assert self._opened is not None
        record, table, match = self._opened
        try:
            before = self._store.memories.recorded(record.id)
            fresh = list(games.load(table.game).answers(match))[before:]
            now = time.time()
            answers = {
                before + place: Review(Item(one.card, one.element), one.right, now) for place, one in enumerate(fresh)
            }
            if answers:
                self._store.memories.record(table.players[0].name, record.id, answers)
        except StoreProblem as problem:
            self._trouble(problem)
