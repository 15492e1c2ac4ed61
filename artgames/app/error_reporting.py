"""Doing what can be refused or meet a full disk, with a word to the people when it was not done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from artgames.app.context import AppContext
from artgames.app.main_window import MainWindow

T = TypeVar("T")


class ErrorReporter:
    """Says in the window why something could not be done; then nothing has changed."""

    def __init__(self, context: AppContext, window: MainWindow) -> None:
        self._context, self._window = context, window

    def result(self, work: Callable[[], T]) -> T | None:
        """What the work came to; None when it could not be done."""
        from artgames.app.refusals import REFUSALS  # noqa: PLC0415 - after the first paint

        try:
            return work()
        except REFUSALS as problem:
            self._window.notice(self._context.say(problem.sentence))
            return None

    def done(self, work: Callable[[], None]) -> bool:
        """Whether it was done."""

        def and_say_so() -> bool:
            work()
            return True

        return bool(self.result(and_say_so))
