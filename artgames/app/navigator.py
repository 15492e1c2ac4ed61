"""Which page comes when: from home to set-up, table, result and home again."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal
from PySide6.QtWidgets import QWidget

from artgames.app.catalogue.route import Collecting
from artgames.app.context import AppContext
from artgames.app.error_reporting import ErrorReporter
from artgames.app.exhibit.route import Exhibiting
from artgames.app.home.page import HomePage
from artgames.app.importing.route import Importing
from artgames.app.learning.route import Teaching
from artgames.app.main_window import UNDO_MS, MainWindow
from artgames.app.practice.route import Practising
from artgames.app.printing.route import Classroom
from artgames.app.recall_map.route import Remembering
from artgames.app.review.route import Reviewing
from artgames.app.room.route import Rooming
from artgames.app.room_check.route import Checking
from artgames.app.table.correction_route import Correcting

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from artgames.app.result.page import ResultPage
    from artgames.app.settings.page import SettingsPage
    from artgames.app.setup.page import SetupPage
    from artgames.app.table.match_service import Matches, OpenMatch
    from artgames.app.table.page import TablePage
    from artgames.engine.words import Sentence
    from artgames.store.seating import Table

EXHIBIT = ".artexhibit"
_LOST_PICTURE_MS = 6_000


class Navigator(QObject):
    """Makes pages when they are first wanted and leads from one to the next.

    Signals:
        decks_changed(): a picture was found to be damaged, so a deck has fewer cards now.
    """

    decks_changed = Signal()

    def __init__(self, context: AppContext, window: MainWindow) -> None:
        super().__init__(window)
        self._context = context
        self._window = window
        self._care = ErrorReporter(context, window)
        self.home = HomePage(context.theme(), window.em)
        self._pages: dict[str, QWidget] = {}
        self._before_settings: QWidget = self.home
        self._opened: OpenMatch | None = None
        self._matches: Matches | None = None
        self.practising = Practising(context, window, self)
        self.reviewing = Reviewing(context, window, self)
        self.importing = Importing(context, window, self)
        self.exhibiting = Exhibiting(context, window, self)
        self.collecting = Collecting(context, window, self)
        self.classroom = Classroom(context, window, self)
        self.rooming = Rooming(context, window, self)
        self.correcting = Correcting(context, window, self)
        self.correcting.done.connect(self.after_correction)
        self.remembering = Remembering(context, window, self.home, self)
        self.checking = Checking(context, window, self.home, self)
        self.teaching = Teaching(context, window, self)
        self._connect_home()
        window.add_page(self.home)
        window.back_wanted.connect(self.step_back)
        window.settings_wanted.connect(self.show_settings)
        window.first_painted.connect(self.fill)
        window.closing.connect(self._put_away)
        window.is_showing = self.is_showing
        self.decks_changed.connect(self._tell_about_decks)
        context.settings.not_kept.connect(self._tell_not_kept)

    @property
    def matches(self) -> Matches:
        """Made late: it loads the engine and the decks."""
        if self._matches is None:
            from artgames.app.table.match_service import Matches  # noqa: PLC0415 - after the first paint

            self._matches = Matches(self._context.store, self._context.library)
        return self._matches

    def _connect_home(self) -> None:
        home = self.home
        home.game_chosen.connect(self.set_up)
        home.again.connect(self.set_up_again)
        home.resumed.connect(self.resume)
        home.removed.connect(self.remove)
        home.settings_wanted.connect(self.show_settings)
        home.help_wanted.connect(self._window.show_help)
        home.quit_wanted.connect(self._window.close)

    # Home

    def fill(self) -> None:
        """Everything that the first paint could do without."""
        from artgames import games  # noqa: PLC0415 - after the first paint
        from artgames.app import actions  # noqa: PLC0415

        actions.install(self._window)

        store = self._context.store
        infos = [games.load(slug).info for slug in games.names()]
        self.home.show_games(sorted(infos, key=lambda info: (info.shelf, info.title)))
        self.home.focus_first()
        self.refresh_home()
        for notice in store.notices:
            self._window.notice(self._context.say(notice))
        self._tell_about_decks()
        self._context.pictures.trouble.connect(self._tell_about_picture)
        QTimer.singleShot(0, self, self._check_pictures)

    def refresh_home(self) -> None:
        """What may have changed while somebody was playing."""
        from artgames.app.home.unfinished_rows import waiting_row  # noqa: PLC0415 - after the first paint

        self.home.show_last(self._care.result(self.matches.latest_table))
        waiting = self._care.result(self._context.store.unfinished) or []
        self.home.show_waiting([waiting_row(one, self._context, self.matches) for one in waiting])
        self.teaching.refresh()
        self._back_up()

    def _back_up(self) -> None:
        """Copy everything that is kept, once a day, in another thread."""
        work = self._context.store.backup_due()
        if work is not None:
            QThreadPool.globalInstance().start(work)

    def show_home(self) -> None:
        self.refresh_home()
        self._window.turn_to(self.home)
        self.home.focus_first()

    def remove(self, match_id: int) -> None:
        """Take a match off the list; for ten seconds one can change one's mind."""
        if not self._care.done(lambda: self._context.store.discard(match_id)):
            return
        row, waiting = self.home.remove_row(match_id)

        def undo() -> None:
            if self._care.done(lambda: self._context.store.restore(match_id)):
                self.home.put_back(row, waiting)

        text = self.tr("The match of {names} was removed.").format(names=waiting.who)
        self._window.notice(text, self.tr("Undo"), undo, lasts=UNDO_MS)

    def _tell_about_decks(self) -> None:
        library = self._context.library
        for notice in library.notices:
            self._window.notice(self._context.say(notice))
        if library.decks:
            self.home.show_pictures(library.decks[0], self._context.pictures)

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

    # Set-up

    def set_up(self, slug: str) -> None:
        """The set-up page as it was left, or as this game was last played."""
        page = self._setup_page()
        if page.is_begun(slug):
            self._window.turn_to(page)
            page.focus_first()
            return
        table = self._care.result(lambda: self._context.store.last_table(slug))
        self._open_setup(slug, table)

    def set_up_again(self) -> None:
        """The last table once more: Enter starts it."""
        table = self._care.result(self.matches.latest_table)
        if table is not None:
            self.change(table)
            self._setup_page().focus_start()

    def change(self, table: Table) -> None:
        self._open_setup(table.game, table)

    def forget(self, name: str) -> bool:
        """Somebody was deleted: no table that was begun or played to its end has them any more. True if one had."""
        if "setup" in self._pages:
            self._setup_page().abandon()
        had = self._opened is not None and name in self._opened.table.names
        if had:
            self._opened = None
        return had

    def _open_setup(self, slug: str, table: Table | None) -> None:
        page = self._setup_page()
        page.open(slug, table)
        self._window.turn_to(page)
        page.focus_first()

    def set_up_on(self) -> None:
        """Back to a table that is being set up; there may be other decks now."""
        self._setup_page().decks.refresh()
        self._window.turn_to(self._setup_page())

    def _setup_page(self) -> SetupPage:
        from artgames.app.setup.page import SetupPage  # noqa: PLC0415 - when first wanted

        page = self._pages.get("setup")
        if not isinstance(page, SetupPage):
            page = SetupPage(self._context)
            page.set_look(self._context.theme(), self._window.em)
            page.started.connect(self.start)
            page.left.connect(self.show_home)
            page.practice_wanted.connect(self.practising.begin)
            self._pages["setup"] = page
        return page

    # Table

    def start(self, table: Table, seed: str = "") -> None:
        """Begin a match; the same seed deals the same paintings. Where no names are kept, everybody is a guest."""
        from artgames.app.table.match_service import as_guests  # noqa: PLC0415 - after the first paint

        seated = as_guests(table) if self._context.settings.value.school else table
        opened = self._care.result(lambda: self.matches.begin(seated, seed))
        if opened is not None:
            self._play(opened)

    def resume(self, match_id: int) -> None:
        opened = self._care.result(lambda: self.matches.resume(match_id))
        if opened is not None:
            self._play(opened)

    def _play(self, opened: OpenMatch) -> None:
        self._opened = opened
        self.teaching.follow(opened)
        page = self._table_page()
        self._window.turn_to(page)
        try:
            page.open(opened.record, opened.table, opened.match)
        except Exception:  # a mistake in a game's board: it is written down, and costs nobody the match
            self._window.notice(self.tr("This table could not be opened. The match is kept under Continue."))
            sys.excepthook(*sys.exc_info())
            page.close_table()
            self.show_home()

    def is_setup(self, page: QWidget | None) -> bool:
        return page is not None and page is self._pages.get("setup")

    def is_table(self, page: QWidget | None) -> bool:
        """Whether a match is played here: at the table, or from the host's console."""
        return page is not None and (page is self._pages.get("table") or self.rooming.is_console(page))

    def is_showing(self) -> bool:
        """Whether a room looks on: at a match, or at a timed exhibit."""
        return self.rooming.is_watched or self.exhibiting.show_window is not None

    def _may_leave_table(self) -> bool:
        if not self.rooming.is_watched:
            return True
        question = self.tr("The room is still watching this match. Leave it? It is kept under Continue.")
        return self._window.confirm(question, self.tr("Leave"), self._table_page().leave)

    def make_table(self) -> None:
        """Have a table page, also before the first match."""
        self._table_page()

    def _table_page(self) -> TablePage:
        from artgames.app.table.page import TablePage  # noqa: PLC0415 - it loads the whole stage

        page = self._pages.get("table")
        if not isinstance(page, TablePage):
            page = TablePage(self._context, self._window)
            page.finished.connect(self.show_result)
            page.left.connect(self.show_home)
            page.settings_wanted.connect(self.show_settings)
            page.help_wanted.connect(self._window.show_help)
            page.changed.connect(self._window.follow_topic)
            page.review_wanted.connect(self.show_review)
            page.correction_wanted.connect(self.correct)
            page.may_leave = self._may_leave_table
            self._pages["table"] = page
            self.rooming.attach(page)
        return page

    # Result

    def show_result(self) -> None:
        """The match at the table is over."""
        if self._opened is not None:
            self.show_result_of(self._opened)

    def show_result_of(self, opened: OpenMatch) -> None:
        from artgames.app.table.score_corrections import corrected, kept_corrections  # noqa: PLC0415 - after the first paint

        self._opened = opened
        record, table, match = opened
        outcome = match.outcome()
        if outcome is None:
            self.show_home()
            return
        corrections = kept_corrections(record.notes())
        ended = corrected(outcome, corrections)
        self._care.done(lambda: (record.amend if record.is_finished else record.finish)(ended))
        page = self._result_page()
        page.open(table, match.view(None), ended, self.matches.deck(table), match.events(None), corrections=corrections)
        self.teaching.offer_lesson(page, opened)
        self._window.turn_to(page)

    def show_review(self) -> None:
        """What decided the match at the table, or the part of it that is over."""
        if self._opened is not None:
            self.reviewing.show(self._opened)

    def correct(self, seat: int = 0) -> None:
        """Points are given or taken by hand; a match being played waits meanwhile."""
        if self._opened is not None:
            self.rest_at_table()
            self.correcting.show(self._opened, seat)

    def after_correction(self, page: QWidget | None) -> None:
        """Back to the table or the result, where the points are other ones now."""
        if page is not None and self.is_table(page):
            self._table_page().refresh_points()
            self.rooming.refresh_points()
            self._window.turn_to(page)
        else:
            self.show_result()
            self._result_page().podium.skip()

    def _result_page(self) -> ResultPage:
        from artgames.app.result.page import ResultPage  # noqa: PLC0415 - it loads the charts

        page = self._pages.get("result")
        if not isinstance(page, ResultPage):
            page = ResultPage(self._context)
            page.set_look(self._context.theme(), self._window.em)
            page.again.connect(self.start)
            page.changed.connect(self.change)
            page.answers_wanted.connect(lambda: self.classroom.show_results_of(self._opened))
            page.review_wanted.connect(self.show_review)
            page.correction_wanted.connect(self.correct)
            page.map_wanted.connect(lambda: self.remembering.show(self._opened))
            page.left.connect(self.show_home)
            self._pages["result"] = page
        return page

    # Files

    def open_import(self, path: Path | None = None) -> None:
        """The page for pictures of one's own; with a folder, a table or a pack, it looks at that at once."""
        self.importing.open([path] if path is not None else [])

    def open_files(self, files: Sequence[Path]) -> None:
        """What somebody has opened with the program: an exhibit, or packs and pictures to be added."""
        exhibits = [file for file in files if file.suffix.lower() == EXHIBIT]
        if exhibits:
            self.exhibiting.open_file(exhibits[0])
        else:
            self.importing.open(files)

    def return_to(self, page: QWidget | None) -> None:
        """To where somebody came from; home and the collection look at the library again."""
        if page is None or page is self.home:
            self.show_home()
        elif self.collecting.is_room(page):
            self.collecting.show()
        else:
            self._window.turn_to(page)

    # Settings

    def show_settings(self) -> None:
        """From any page, and back to it. A match being played is covered and waits."""
        page = self._window.page() or self.home
        if page is self._pages.get("settings"):
            return
        self.rest_at_table()
        self._before_settings = page
        self._window.turn_to(self._settings_page())

    def rest_at_table(self) -> None:
        """Before somebody turns to another page: a match that is shown now is covered and waits."""
        if self.is_table(self._window.page()):
            self._table_page().covers.rest()

    def _settings_page(self) -> SettingsPage:
        from artgames.app.settings.page import SettingsPage  # noqa: PLC0415 - when first wanted

        page = self._pages.get("settings")
        if not isinstance(page, SettingsPage):
            page = SettingsPage(self._context)
            page.set_look(self._context.theme(), self._window.em)
            page.left.connect(self.step_back)
            page.check_wanted.connect(self.checking.show)
            page.map_wanted.connect(self.remembering.show_all)
            page.was_reset.connect(self._window.offer_settings_back)
            self._pages["settings"] = page
        return page

    # Back

    def step_back(self) -> None:
        """Esc: one page back. A match stays where it is, to be continued."""
        page = self._window.page()
        if page is self._pages.get("settings"):
            self._window.turn_to(self._before_settings)
        elif page is not self.home:
            self.show_home()

    # Inside

    def _tell_not_kept(self, sentence: Sentence) -> None:
        self._window.notice(self._context.say(sentence))

    def _put_away(self) -> None:
        table = self._pages.get("table")
        if table is not None:
            self._table_page().close_table()
        self.collecting.shut_down()
        QThreadPool.globalInstance().waitForDone()
        self._context.rest()
