"""Qt ends the program with a dump where it finds no screen. One sentence says it instead."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

NO_SCREEN = 3
"""The exit code where no window can be shown."""

SENTENCE = (
    "Artgames found no screen for its window. Start it from a desktop; over a network, check DISPLAY or "
    "QT_QPA_PLATFORM ({asked})."
)


@contextmanager
def said_when_no_screen() -> Iterator[None]:
    """While Qt begins: what it says before its end is left out, and the end is ours."""
    kept: list[str] = []

    def listen(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            _end()
        kept.append(text)

    before = qInstallMessageHandler(listen)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    if sys.stderr is not None:
        sys.stderr.writelines(f"{text}\n" for text in kept)  # no matter of the screen: nothing is hidden


def _end() -> None:
    names = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    asked = ", ".join(f"{name}={os.environ[name]}" for name in names if name in os.environ) or "none of them is set"
    if sys.stderr is not None:
        sys.stderr.write(f"{SENTENCE.format(asked=asked)}\n")
        sys.stderr.flush()
    os._exit(NO_SCREEN)  # Qt would abort as soon as this returns
