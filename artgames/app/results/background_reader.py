"""Goes through the matches that were kept, a few at a time, so that the window stays alive."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from artgames.app.results.collect_answers import Answer, Kept, answers_by_phone, answers_of, kept_matches
from artgames.exhibits.class_results import kept_classes
from artgames.store import Store, StoreProblem

_SLICE_SECONDS = 0.03


class Reading(QObject):
    """What was read once is kept until it changes: a match that is over stays as it is.

    Signals:
        done(list): all answers, the oldest day first.
        failed(Sentence): the store cannot be read.
    """

    done = Signal(object)
    failed = Signal(object)

    def __init__(self, store: Store, classes: Path, parent: QObject) -> None:
        """`classes`: the folder of those that answered by phone."""
        super().__init__(parent)
        self._store, self._classes = store, classes
        self._read: dict[tuple[int, float], list[Answer]] = {}
        self._wanted: list[Kept] = []
        self._left: list[Kept] = []
        self._next = QTimer(self)
        self._next.setInterval(0)
        self._next.timeout.connect(self._some)

    def start(self) -> None:
        """Read what is new since the last time."""
        try:
            self._wanted = kept_matches(self._store)
        except StoreProblem as problem:
            self.failed.emit(problem.sentence)
            return
        self._left = [one for one in self._wanted if (one.id, one.when) not in self._read]
        self._next.start()

    def forget(self) -> None:
        """Somebody was deleted: names may be different everywhere."""
        self._read.clear()

    def is_reading(self) -> bool:
        return self._next.isActive()

    def stop(self) -> None:
        self._next.stop()

    def _some(self) -> None:
        until = time.perf_counter() + _SLICE_SECONDS
        while self._left and time.perf_counter() < until:
            one = self._left.pop()
            try:
                self._read[one.id, one.when] = list(answers_of(self._store, one))
            except StoreProblem as problem:
                self._next.stop()
                self.failed.emit(problem.sentence)
                return
        if not self._left:
            self._next.stop()
            self.done.emit(sorted(self._all(), key=lambda answer: answer.day))

    def _all(self) -> Iterator[Answer]:
        for one in self._wanted:
            yield from self._read[one.id, one.when]
        for _, record in kept_classes(self._classes):
            yield from answers_by_phone(record)
