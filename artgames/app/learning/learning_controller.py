"""Learning, tied to the rest of the window: the panel on the home page, lessons of what was missed, what is kept."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, QObject, Signal

from artgames import games
from artgames.app.context import AppContext
from artgames.app.error_reporting import ErrorReporter
from artgames.app.home.page import HomePage
from artgames.app.learning.due_panel import DuePanel
from artgames.app.learning.lessons import (
    due_table,
    free_title,
    home_deck,
    is_lesson,
    known_here,
    lesson_table,
    missed_in,
    missed_rows,
)
from artgames.app.learning.review_recorder import Recorder
from artgames.app.main_window import MainWindow
from artgames.app.navigator import Navigator
from artgames.app.routes import HOME
from artgames.app.table.match_service import OpenMatch
from artgames.decks import Filter, SavedSets
from artgames.store.errors import StoreProblem
from artgames.store.learning_records import Due

if TYPE_CHECKING:
    from artgames.app.result.page import ResultPage

_TOLD_MS = 8_000
_LESSON_MS = 12_000


class LearningController(QObject):
    """Knows who learns, and what was missed in the match whose result is shown.

    Signals:
        match_wanted(Table): somebody is to be asked what is due.
    """

    match_wanted = Signal(object)

    def __init__(self, context: AppContext, window: MainWindow, navigator: Navigator) -> None:
        super().__init__(navigator)
        self._context, self._window, self._navigator = context, window, navigator
        self._reporter = ErrorReporter(context, window)
        self._home: HomePage = navigator.page(HOME)
        self._recorder = Recorder(context.store, self._tell_trouble)
        self._game, self._missed = "", tuple[int, ...]()
        self._lesson = ""
        """The deck that was made of what was missed, as soon as somebody wanted it."""

        self._panel: DuePanel | None = None
        navigator.when("learning.learn_wanted", self.begin)
        navigator.when("learning.set_wanted", self._keep_hardest)
        navigator.when("result.lesson_wanted", self._make_lesson)

    # The home page

    @property
    def panel(self) -> DuePanel:
        """Not there before somebody has learned something."""
        if self._panel is None:
            self._panel = DuePanel()
            self._panel.chosen.connect(self.begin)
            self._panel.progress_wanted.connect(self._home.progress_wanted)
            self._home.add_panel(self._panel, self._panel.resize_to)
        return self._panel

    def refresh(self) -> None:
        """Who has cards waiting may be different now."""
        learners = self._reporter.result(self._context.store.memories.learners) or []
        if learners or self._panel is not None:
            self.panel.show_due(self._due(learners), anybody=bool(learners))
            self._home.fit_panels()

    def _due(self, learners: Sequence[str]) -> list[Due]:
        """Only cards that are still here count; whoever learned last comes first."""
        memories, library, now = self._context.store.memories, self._context.library, time.time()
        waiting = self._reporter.result(lambda: memories.everybody_due(now)) or []
        counted = [Due(one.person, len(known_here(library, memories.due(one.person, now)))) for one in waiting]
        return [one for one in counted if one.cards and one.person in learners]

    # A match

    def begin(self, person: str) -> None:
        """Ask somebody what is due."""
        table = self._reporter.result(lambda: due_table(self._context.store, person))
        if table is not None:
            self.match_wanted.emit(table)

    def follow(self, opened: OpenMatch) -> None:
        """A match begins or goes on: what is learned in it is kept."""
        self._recorder.follow(opened)

    def _tell_trouble(self, problem: StoreProblem) -> None:
        self._window.notice(self._context.say(problem.sentence), lasts=_TOLD_MS)

    # Lessons

    def offer_lesson(self, opened: OpenMatch) -> None:
        """What people missed in the match whose result is shown can be made a lesson of."""
        page: ResultPage = self._navigator.page("result")
        self._lesson = ""
        self._game, self._missed = opened.table.game, missed_in(opened, self._context.library)
        page.offer_lesson(missed_rows(self._missed, self._context.library), learning=is_lesson(opened.table))

    def _make_lesson(self) -> None:
        """Keep what was missed as a set, once, and go and learn it."""
        if not self._lesson:
            title = self._context.translate(self._game, games.load(self._game).info.title)
            today = QLocale().toString(QDate.currentDate(), "d MMM yyyy")
            self._lesson = self._keep(self.tr("Missed on {date}: {game}").format(date=today, game=title), self._missed)
        if self._lesson:
            self.learn_set(self._lesson)

    def _keep_hardest(self, person: str, cards: tuple[int, ...]) -> None:
        title = self.tr("Hardest for {name}").format(name=person)
        deck = self._keep(title, cards, replacing=True)
        if deck:
            text = self.tr("“{name}” is saved. Find it among the decks when you set up a game.")
            act = partial(self.learn_set, deck)
            self._window.notice(text.format(name=title), self.tr("Learn now"), act, lasts=_LESSON_MS)

    def _keep(self, title: str, cards: Sequence[int], *, replacing: bool = False) -> str:
        """Keep these paintings as a set, which is a deck from now on; empty if the disk did not take it."""
        sets = SavedSets(self._context.data / "sets.json")
        title = title if replacing else free_title(sets, title)
        try:
            return sets.save(
                title, home_deck(self._context.library, cards), Filter(cards=tuple(cards)), "hand"
            ).deck_slug
        except OSError:
            self._window.notice(self.tr("The sets could not be saved."))
            return ""

    def learn_set(self, deck: str) -> None:
        """The set-up of a lesson with this set, as whoever learned last had it."""
        table = self._reporter.result(lambda: lesson_table(self._context.store, deck))
        if table is not None:
            self._navigator.open("setup", table)
