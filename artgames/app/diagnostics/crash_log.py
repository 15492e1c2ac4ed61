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


class CrashLog(QObject):
    """Takes the place of `sys.excepthook`. Mistakes may happen in any thread; the signal arrives in the window's.

    Signals:
        written(str): a mistake was written to this file.
    """

    written = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = folder / LOG

    def install(self) -> None:
        sys.excepthook = self.caught

    def caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        if sys.stderr is not None:
            sys.stderr.write(text)
        self._write(text)
        self.written.emit(str(self.file))

    def _write(self, text: str) -> None:
        """A disk that takes nothing must not turn one problem into two."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            fresh = not self.file.exists() or self.file.stat().st_size > _MOST_BYTES
            with self.file.open("w" if fresh else "a", encoding="utf-8") as log:
                log.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')}\n{text}\n")
        except OSError:
            return
