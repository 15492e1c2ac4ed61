"""What happens at a table, for whoever plays by ear: said as it happens, and again when somebody asks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from artgames.app.page_base import Page
from artgames.app.table.match_controller import MatchController
from artgames.app.table.peeking import Peeking
from artgames.app.table.surface import Surface
from artgames.engine.numerals import numeral
from artgames.engine.words import filled
from artgames.scene.board_view import BoardView
from artgames.scene.clock import Clock
from artgames.scene.sound.announcing import announce

_MINUTE = 60
_REPEATED = 4
"""So many of the last lines are said again."""


class Announcer(QObject):
    """Says what the whole room may hear: the log's lines, whose turn it is, who gets the laptop. A private page is
    silent, and not in the tree either, until whoever sits there says that only one person listens.

    Signals:
        said(str): one sentence, also when no screen reader listens.
    """

    said = Signal(str)

    def __init__(self, page: Page, clock: Clock, private: tuple[QWidget, ...] = ()) -> None:
        """`private` are the texts outside the board that tell what is on a private page."""
        super().__init__(page)
        self._page, self._clock, self._private = page, clock, private
        self._evening: MatchController | None = None
        self._happened: list[str] = []
        self._status = self._progress = ""
        self._curtain = ""
        self._begun: tuple[object, tuple[str, str]] = (None, ("", ""))
        """Where somebody answers, and what the board says of it."""
        self._page_of: object = None
        """Whose private page is open, and whether its owner has headphones on."""
        self._has_headphones = False
        self.peeking = Peeking(self.say, self)
        clock.ten_seconds_left.connect(lambda: self.say(self.tr("Ten seconds left."), urgent=True))
        for key, told in (("F5", self.repeat), ("F6", self.score), ("F7", self.time_left)):
            self._on_key(key, partial(self._answer, told))
        self._on_key("F4", self.put_headphones_on)

    def _on_key(self, key: str, do: Callable[[], None]) -> None:
        shortcut = QShortcut(QKeySequence(key), self._page, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(do)

    def begin(self, evening: MatchController | None) -> None:
        """Another match, or none."""
        self._evening = evening
        self.peeking.begin(evening.board if evening is not None else None)
        if evening is not None:
            evening.board.peeked.connect(lambda: self._on_peeked(evening))
            evening.board.draft_changed.connect(lambda: self._tell_begun(evening))
        self._happened.clear()
        self._status = self._progress = self._curtain = ""
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
        self.peeking.follow()
        self._keep_silent(evening)
        if flow.surface is Surface.ROOM and not flow.is_moving:
            self._tell_status(evening)

    def _tell_status(self, evening: MatchController) -> None:
        """What is asked now; how far the match has come only where that is news, and once."""
        view = evening.flow.room_view
        progress, status = evening.board.progress(view), evening.say(evening.status(view))
        if (progress, status) != (self._progress, self._status):
            told = told_together(progress, status) if progress != self._progress else status
            self._progress, self._status = progress, status
            self.say(told)

    def _tell_begun(self, evening: MatchController) -> None:
        """Whoever answers hears what each key has done: in the words of the button, and of the advice beside it."""
        flow, board = evening.flow, evening.board
        place = flow.surface, flow.seat, evening.session.match.turn
        texts = board.answer_text().replace("&&", "&"), board.hint()
        before, self._begun = self._begun, (place, texts)
        known = before[1] if before[0] == place else ("", "")
        if flow.surface is Surface.PRIVATE and (flow.alone() or self._has_headphones):
            self.say(" ".join(text for text, was in zip(texts, known, strict=True) if text != was))

    # Private pages

    def _keep_silent(self, evening: MatchController) -> None:
        """Each time that somebody opens a private page it is silent at first; who plays alone is not overheard."""
        flow = evening.flow
        page_of = flow.seat if flow.surface is Surface.PRIVATE and not flow.alone() else None
        if page_of != self._page_of:
            self._page_of, self._has_headphones = page_of, False
            if page_of is not None:
                self.say(self.tr("Headphones on? Then press F4 to hear this page."))
        self._hush(evening, page_of is not None and not self._has_headphones)

    def _hush(self, evening: MatchController, silent: bool) -> None:
        """A secret that somebody holds open before everybody is for eyes only, unless it was opened to be heard."""
        is_held = evening.board.is_peeked_at() and not self.peeking.is_open
        evening.covers.hush(silent)
        for view in evening.board.scene.views():
            if isinstance(view, BoardView):
                view.listener.is_silent = silent or is_held
        for widget in self._private:
            widget.setAccessibleName(self.tr("Private: F4 reads it") if silent else "")

    def _on_peeked(self, evening: MatchController) -> None:
        self.peeking.follow()
        self._keep_silent(evening)

    def put_headphones_on(self) -> None:
        """Whoever has a private page open, or wants to look at a secret, is the only one who listens."""
        evening = self._evening
        if evening is None or self._page_of is None:
            self.peeking.open()
            return
        self._has_headphones = True
        self._keep_silent(evening)
        view = evening.session.match.view(evening.flow.seat)
        self.say(" ".join((evening.say(evening.status(view)), evening.board.hint())))

    # When asked

    def _answer(self, told: Callable[[], str]) -> None:
        """For eyes and ears."""
        if self._evening is not None:
            text = told()
            self._evening.covers.tell(text)
            if self._page_of is not None and not self._has_headphones:
                self.say(text)  # all of it is known to everybody

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
            one.format(name=name, points=numeral(points))
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
            return filled(self.tr("{seconds:# second|# seconds} left."), seconds=seconds)
        return self.tr("{minutes} min {seconds} s left.").format(minutes=minutes, seconds=seconds)


def told_together(progress: str, status: str) -> str:
    """How far a match has come, and what is asked: "Round 2 of 4" and "Round 2. Look." say one thing twice."""
    head, _, rest = status.partition(". ")
    if rest and progress.startswith(head):
        status = rest
    return ". ".join(text for text in (progress, status) if text)
