"""Python's rubbish, collected in the window's thread and nowhere else.

Left to itself, Python looks for objects that only hold one another in whichever thread happens to allocate. When that
is a worker, widgets die there: Qt holds its lock of connections and waits for the interpreter, while the window's
thread has the interpreter and waits for that lock. Nothing ever moves again.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

EVERY_MS = 500
FULL_EVERY = 20
"""So many looks apart everything is looked at: an evening that is over must not stay until a hundred others are."""


class GuiThreadGc(QObject):
    """Collects by a timer of the thread that made it, as long as it lives; Python itself does not any more."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._looks = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        self._timer.start(EVERY_MS)

    def look(self) -> None:
        """Collect the young, if there are many, and now and then everything."""
        self._looks += 1
        if self._looks % FULL_EVERY == 0:
            gc.collect()
        elif gc.get_count()[0] > gc.get_threshold()[0]:
            gc.collect(1)


def freeze_gc() -> None:
    """What lives now lives to the end: later looks for rubbish pass it by and take a tenth of the time."""
    gc.collect()
    gc.freeze()
