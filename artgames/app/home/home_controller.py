"""Fills the home page after the first paint, and again whenever somebody comes back to it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

from artgames import games
from artgames.app.context import AppContext
from artgames.app.error_reporting import ErrorReporter
from artgames.app.home.page import HomePage
from artgames.app.home.unfinished_rows import waiting_row
from artgames.app.main_window import UNDO_MS, MainWindow
from artgames.app.navigator import Navigator
from artgames.app.routes import HOME, ROUTES
from artgames.app.startup_snapshot import read_look, write_look
from artgames.app.table.match_service import Matches

_LOST_PICTURE_MS = 6_000


class HomeController(QObject):
    """Knows the store and the library, which the page does not.

    Signals:
        refreshed(): the page tells what is kept now.
        decks_changed(): a picture was found to be damaged, so a deck has fewer cards now.
    """

    refreshed = Signal()
    decks_changed = Signal()

    def __init__(self, context: AppContext, window: MainWindow, navigator: Navigator, matches: Matches) -> None:
        super().__init__(navigator)
        self._context, self._window, self._navigator, self._matches = context, window, navigator, matches
        self._reporter = ErrorReporter(context, window)
        self._home: HomePage = navigator.page(HOME)
        self.decks_changed.connect(self._on_decks)
        navigator.when("home.refresh_wanted", self.refresh)
        navigator.when("home.removed", self.remove)
        navigator.when("import.changed", self._on_decks)
        navigator.when("originals.changed", self._on_decks)
        navigator.when("label.changed", self._on_decks)
        navigator.when("results.forgotten", self._forget)

    def fill(self) -> None:
        """Everything that the first paint could do without."""
        for route in ROUTES:
            if route.menu:
                self._home.offer(self._context.translate("Routes", route.menu), partial(self._navigator.open, route.id))
        infos = sorted((games.load(slug).info for slug in games.names()), key=lambda info: (info.shelf, info.title))
        self._home.show_games(infos)
        self._home.ui.heroPractise.setVisible(games.load(infos[0].slug).has_practice)
        self._home.focus_first()
        self.refresh()
        for notice in self._context.store.notices:
            self._window.notice(self._context.say(notice))
        self._tell_about_decks()
        self._context.pictures.trouble.connect(self._tell_about_picture)
        QTimer.singleShot(0, self, self._check_pictures)

    def refresh(self) -> None:
        """What may have changed while somebody was playing."""
        self._home.show_last(self._reporter.result(self._matches.latest_table))
        waiting = self._reporter.result(self._context.store.unfinished) or []
        self._home.show_waiting([waiting_row(one, self._context, self._matches) for one in waiting])
        self.refreshed.emit()
        self._back_up()

    def _back_up(self) -> None:
        """Copy everything that is kept, once a day, in another thread."""
        work = self._context.store.backup_due()
        if work is not None:
            QThreadPool.globalInstance().start(work)

    def remove(self, match_id: int) -> None:
        """Take a match off the list; for ten seconds one can change one's mind."""
        if not self._reporter.done(lambda: self._context.store.discard(match_id)):
            return
        row, waiting = self._home.remove_row(match_id)

        def undo() -> None:
            if self._reporter.done(lambda: self._context.store.restore(match_id)):
                self._home.put_back(row, waiting)

        text = self.tr("Match removed: {names}.").format(names=waiting.who)
        self._window.notice(text, self.tr("Undo"), undo, lasts=UNDO_MS)

    def _forget(self, _name: str) -> None:
        """Names of the last table are also kept for the first paint."""
        self.refresh()
        data = self._context.data
        write_look(data, read_look(data)._replace(names=self._home.last_played()))

    # Decks

    def _on_decks(self) -> None:
        """The library is different now."""
        self._tell_about_decks()
        for page in self._navigator.made_pages():
            page.decks_changed()

    def _tell_about_decks(self) -> None:
        library = self._context.library
        for notice in library.notices:
            self._window.notice(self._context.say(notice))
        if library.decks:
            self._home.show_pictures(library.decks[0], self._context.pictures)

    def _tell_about_picture(self, text: str) -> None:
        """A picture was lost after the start. The notice goes by itself: where one is gone, many may be."""
        self._window.notice(text, lasts=_LOST_PICTURE_MS)

    def _check_pictures(self) -> None:
        """Read every picture once, in another thread, so that a damaged one is known before it is dealt."""
        library = self._context.library

        def check() -> None:
            if library.verify():
                self.decks_changed.emit()

        QThreadPool.globalInstance().start(check)
