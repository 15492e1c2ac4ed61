"""What happens at a table, for whoever plays by ear: said as it happens, and again when somebody asks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from artgames.app.evening import Evening
from artgames.app.page import Page
from artgames.app.table_flow import Surface
from artgames.stage.accessible import announce
from artgames.stage.clock import Clock

_MINUTE = 60
_REPEATED = 4
"""So many of the last lines are said again."""


class Announcer(QObject):
    """Says what the whole room may hear: the log's lines, whose turn it is, who gets the laptop. What is on a private
    page is nobody else's business and is never said from here.

    Signals:
        said(str): one sentence, also when no screen reader listens.
    """

    said = Signal(str)

    def __init__(self, page: Page, clock: Clock) -> None:
        super().__init__(page)
        self._page, self._clock = page, clock
        self._evening: Evening | None = None
        self._happened: list[str] = []
        self._status = ""
        self._curtain = ""
        clock.ten_seconds_left.connect(lambda: self.say(self.tr("Ten seconds left."), urgent=True))
        for key, told in (("F5", self.repeat), ("F6", self.score), ("F7", self.time_left)):
            shortcut = QShortcut(QKeySequence(key), page, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(partial(self._answer, told))

    def begin(self, evening: Evening | None) -> None:
        """Another match, or none."""
        self._evening = evening
        self._happened.clear()
        self._status = self._curtain = ""
        self.say(self._page.spoken_title())

    def say(self, text: str, *, urgent: bool = False) -> None:
        if text:
            announce(self._page, text, urgent=urgent)
            self.said.emit(text)

    def tell(self, line: str) -> None:
        """Something has happened: a line of the log."""
        self._happened.append(line)
        self.say(line)

    def follow(self) -> None:
        """Another picture may be shown now."""
        evening = self._evening
        if evening is None:
            return
        flow, curtain = evening.flow, evening.covers.curtain
        self._curtain, before = curtain.accessibleName() if flow.surface is Surface.CURTAIN else "", self._curtain
        if self._curtain != before:
            self.say(self._curtain)
        if flow.surface is Surface.ROOM and not flow.is_moving:
            self._tell_status(evening)

    def _tell_status(self, evening: Evening) -> None:
        view = evening.flow.room_view
        words = (evening.board.progress(view), evening.say(evening.game.words.status(view)))
        told = ". ".join(word for word in words if word)
        if told != self._status:
            self._status = told
            self.say(told)

    # When asked

    def _answer(self, told: Callable[[], str]) -> None:
        """For eyes and ears."""
        if self._evening is not None:
            self._evening.covers.tell(told())

    def repeat(self) -> str:
        """What has happened last, and what is asked now."""
        return " ".join([*self._happened[-_REPEATED:], self._curtain or self._status])

    def score(self) -> str:
        """Everybody's points, as far as the room knows them."""
        evening = self._evening
        if evening is None:
            return ""
        standing = evening.board.standing(evening.flow.room_view)
        one = self.tr("{name}: {points}")
        told = [
            one.format(name=name, points=points)
            for name, points in zip(evening.table.names, standing, strict=True)
            if points is not None
        ]
        return ". ".join(told) or self.tr("Nobody has points yet.")

    def time_left(self) -> str:
        """What the clock shows, in words."""
        if self._clock.total <= 0:
            return self.tr("No clock is running.")
        minutes, seconds = divmod(round(self._clock.remaining), _MINUTE)
        if not minutes:
            return self.tr("{seconds} seconds left.").format(seconds=seconds)
        return self.tr("{minutes} min {seconds} s left.").format(minutes=minutes, seconds=seconds)
