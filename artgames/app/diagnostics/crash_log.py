"""What to do with a mistake of ours that nobody caught: write it down, say so calmly, go on."""

from __future__ import annotations

import sys
import time
import traceback
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Signal

LOG = "problems.log"
_MOST_BYTES = 500_000
_SAME_WITHIN = 5.0
"""Seconds. What goes wrong again so soon is the same mistake: a picture that cannot be painted is tried with every
frame."""


class CrashLog(QObject):
    """Takes the place of `sys.excepthook`. Mistakes may happen in any thread; the signal arrives in the window's.

    Signals:
        happened(): there was a mistake; said every time, also of one that is not written again.
        written(str): a mistake was written to this file.
    """

    happened = Signal()
    written = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = folder / LOG
        self._last: dict[str, float] = {}

    def install(self) -> None:
        sys.excepthook = self.caught

    def caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        self.happened.emit()
        if self._is_repeated(_place(kind, error, trace)):
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        if sys.stderr is not None:
            sys.stderr.write(text)
        self._write(text)
        self.written.emit(str(self.file))

    def _is_repeated(self, place: str) -> bool:
        before, now = self._last.get(place), time.monotonic()
        self._last = {told: at for told, at in self._last.items() if now - at < _SAME_WITHIN} | {place: now}
        return before is not None and now - before < _SAME_WITHIN

    def _write(self, text: str) -> None:
        """A disk that takes nothing must not turn one problem into two."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            fresh = not self.file.exists() or self.file.stat().st_size > _MOST_BYTES
            with self.file.open("w" if fresh else "a", encoding="utf-8") as log:
                log.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')}\n{text}\n")
        except OSError:
            return


def _place(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> str:
    """Where it was raised: by which way one came there can differ from frame to frame."""
    innermost = traceback.extract_tb(trace)[-1:]
    return f"{kind.__name__} {innermost[0].filename}:{innermost[0].lineno}" if innermost else f"{kind.__name__} {error}"
