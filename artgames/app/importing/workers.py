"""What takes its time when pictures are added: looking, matching, making, unpacking. All of it in other threads."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThreadPool, Signal

from artgames.decks.importing.errors import Cancelled, PackProblem
from artgames.decks.importing.row_matching import match_rows
from artgames.decks.importing.wish import Wish

if TYPE_CHECKING:
    from artgames.decks.importing.survey import Survey
    from artgames.decks.importing.workbench import Workbench


class ImportWork(QObject):
    """One piece of work at a time; a new one takes the place of the last.

    Pillow and numpy are first loaded in such a thread, so that the window does not wait for them.

    Signals:
        looked(Survey): this was found, and so its table is understood.
        matched(int): so many pictures are named by the table.
        progressed(int, int, str): so many of so many pictures are done, the last was this.
        added(Shelved): the pack is on the shelf.
        given(str): the pack was written to this file.
        failed(Sentence): it could not be done, and nothing has changed.
        stopped(): it was broken off, and nothing has changed.
        broke(Exception): a mistake of ours.
    """

    looked = Signal(object)
    matched = Signal(int)
    progressed = Signal(int, int, str)
    added = Signal(object)
    given = Signal(str)
    failed = Signal(object)
    stopped = Signal()
    broke = Signal(object)

    def __init__(self, data: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._data = data
        self._stop = threading.Event()
        self.broke.connect(_raise)

    def look(self, paths: Sequence[Path]) -> None:
        """Find out what somebody dropped."""
        self._start(lambda cancelled: self.looked.emit(self._workbench().look(paths, cancelled)))

    def use_table(self, looked: Survey, name: str) -> None:
        """Look at the same pictures with another table of the folder, or with none."""
        self._start(lambda _cancelled: self.looked.emit(self._workbench().use_table(looked, name)))

    def match(self, looked: Survey) -> None:
        """Count the pictures that the table names."""

        def work(cancelled: Callable[[], bool]) -> None:
            assert looked.table is not None
            count = len(match_rows(looked.table, looked.columns, looked.found.pictures).rows)
            if not cancelled():
                self.matched.emit(count)

        self._start(work)

    def make(self, looked: Survey, wish: Wish) -> None:
        """Make a pack and put it on the shelf."""
        tell = self.progressed.emit
        self._start(lambda cancelled: self.added.emit(self._workbench().make(looked, wish, tell, cancelled)))

    def take(self, file: Path) -> None:
        """Check a pack that somebody gave away, and put it on the shelf."""
        tell = self.progressed.emit
        self._start(lambda cancelled: self.added.emit(self._workbench().take(file, tell, cancelled)))

    def give(self, slug: str, target: Path) -> None:
        """Write a pack to a file that can be given away."""

        def work(_cancelled: Callable[[], bool]) -> None:
            self._workbench().give(slug, target)
            self.given.emit(str(target))

        self._start(work)

    def remove(self, slug: str) -> None:
        """Take a pack away again. Raises PackProblem; quick enough to be waited for."""
        self._workbench().remove(slug)

    def stop(self) -> None:
        """Break off what is being done; `stopped` tells when nothing of it is left."""
        self._stop.set()

    def _workbench(self) -> Workbench:
        from artgames.decks.importing.workbench import Workbench  # noqa: PLC0415 - in a thread: it loads numpy

        return Workbench(self._data)

    def _start(self, work: Callable[[Callable[[], bool]], None]) -> None:
        self._stop.set()
        self._stop = stop = threading.Event()
        QThreadPool.globalInstance().start(lambda: self._run(work, stop))

    def _run(self, work: Callable[[Callable[[], bool]], None], stop: threading.Event) -> None:
        try:
            work(stop.is_set)
        except Cancelled:
            self.stopped.emit()
        except PackProblem as problem:
            self.failed.emit(problem.sentence)
        except Exception as mistake:  # raised again in the window's thread, where mistakes are written down
            self.broke.emit(mistake)


def _raise(mistake: Exception) -> None:
    raise mistake
