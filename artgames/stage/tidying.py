"""Python's rubbish, collected in the window's thread and nowhere else.

Left to itself, Python looks for objects that only hold one another in whichever thread happens to allocate. When that
is a worker, widgets die there: Qt holds its lock of connections and waits for the interpreter, while the window's
thread has the interpreter and waits for that lock. Nothing ever moves again.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

EVERY_MS = 500


class Tidying(QObject):
    """Collects by a timer of the thread that made it, as long as it lives; Python itself does not any more."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(tidy_up)
        self._timer.start(EVERY_MS)


def tidy_up() -> None:
    """Collect what Python would have collected by now: the young often, the old seldom."""
    grown = zip(reversed(range(3)), reversed(gc.get_count()), reversed(gc.get_threshold()), strict=True)
    for generation, count, limit in grown:
        if count > limit:
            gc.collect(generation)
            return


def keep_for_good() -> None:
    """What lives now lives to the end: later looks for rubbish pass it by and take a tenth of the time."""
    gc.collect()
    gc.freeze()
