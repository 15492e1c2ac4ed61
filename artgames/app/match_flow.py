"""The course of an evening: a match begins or goes on, comes to its result, and its points may be corrected."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from artgames.app.context import AppContext
from artgames.app.error_reporting import ErrorReporter
from artgames.app.main_window import MainWindow
from artgames.app.navigator import Navigator
from artgames.app.routes import HOME, TABLE
from artgames.app.table.match_service import Matches, OpenMatch, as_guests
from artgames.app.table.score_corrections import corrected, kept_corrections
from artgames.store.seat_changes import seating_of
from artgames.store.seating import Table

if TYPE_CHECKING:
    from artgames.app.result.page import ResultPage
    from artgames.app.table.page import TablePage


class MatchFlow(QObject):
    """Has the match at the table, or the last one there.

    Signals:
        began(OpenMatch): it is played from now on, for the first time or again.
        ended(OpenMatch): its result is shown.
        points_changed(): they were corrected by hand while it is played.
    """

    began = Signal(object)
    ended = Signal(object)
    points_changed = Signal()

    def __init__(self, context: AppContext, window: MainWindow, navigator: Navigator) -> None:
        super().__init__(navigator)
        self._context, self._window, self._navigator = context, window, navigator
        self._reporter = ErrorReporter(context, window)
        self.matches = Matches(context.store, context.library)
        self.opened: OpenMatch | None = None
        navigator.match = lambda: self.opened
        for wish, do in (
            ("home.resumed", self.resume),
            ("setup.started", self.start),
            ("setup.resumed", self.resume),
            ("table.finished", self.show_result),
            ("result.again", self.start),
            ("correction.left", self._after_correction),
            ("results.forgotten", self._forget),
        ):
            navigator.when(wish, do)

    # A match

    def start(self, table: Table, seed: str = "") -> None:
        """Begin a match; the same seed deals the same paintings. Where no names are kept, everybody is a guest."""
        seated = as_guests(table) if self._context.settings.value.school else table
        opened = self._reporter.result(lambda: self.matches.begin(seated, seed))
        if opened is not None:
            self.play(opened)

    def resume(self, match_id: int) -> None:
        opened = self._reporter.result(lambda: self.matches.resume(match_id))
        if opened is not None:
            self.play(opened)

    def play(self, opened: OpenMatch) -> None:
        """Sit down at a table with this match. What it stood for before is on disk."""
        self.opened = opened
        self.began.emit(opened)
        self._navigator.open(TABLE)
        page: TablePage = self._navigator.page(TABLE)
        try:
            page.sit_down(opened.record, opened.table, opened.match)
        except Exception:  # a mistake in a game's board: it is written down, and costs nobody the match
            self._window.notice(self.tr("This table could not be opened. The match is safe under Continue."))
            sys.excepthook(*sys.exc_info())
            page.close_table()
            self._navigator.open(HOME)

    # Its result

    def show_result(self) -> None:
        """The match at the table is over."""
        if self.opened is not None:
            self.show_result_of(self.opened)

    def show_result_of(self, opened: OpenMatch) -> None:
        """How this match ended; whoever was called otherwise in the middle of it has the new name."""
        record, table, match = opened
        if not record.is_finished:
            table = seating_of(record.notes(), table).as_called()
        self.opened = opened = opened._replace(table=table)
        outcome = match.outcome()
        if outcome is None:
            self._navigator.open(HOME)
            return
        corrections = kept_corrections(record.notes())
        result = corrected(outcome, corrections)
        self._reporter.done(lambda: (record.amend if record.is_finished else record.finish)(result))
        deck = self._context.library.deck_for(table.deck, match.setup.deck)
        shown = (table, match.view(None), result, deck, match.events(None))
        self._navigator.open("result", *shown, corrections=corrections)
        self.ended.emit(opened)

    def _after_correction(self) -> None:
        """Back at the table or the result, the points are other ones now."""
        if self._navigator.current == TABLE:
            table: TablePage = self._navigator.page(TABLE)
            table.refresh_points()
            self.points_changed.emit()
        elif self.opened is not None:
            self.show_result_of(self.opened)
            result: ResultPage = self._navigator.page("result")
            result.podium.skip()

    def _forget(self, name: str) -> None:
        """Somebody was deleted: no table that was begun or played to its end has them any more."""
        for page in self._navigator.made_pages():
            page.forget(name)
        if self.opened is not None and name in self.opened.table.names:
            self.opened = None
            self._navigator.drop("result")
