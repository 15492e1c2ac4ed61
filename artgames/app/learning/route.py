"""Learning, tied to the rest of the window: the panel on the home page, the page about it, and what is written down."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, QObject
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.error_reporting import ErrorReporter
from artgames.app.main_window import MainWindow

if TYPE_CHECKING:
    from artgames.app.learning.due_panel import DuePanel
    from artgames.app.learning.page import LearningPage
    from artgames.app.learning.review_recorder import Recorder
    from artgames.app.learning.set_order_page import SetOrderPage
    from artgames.app.navigator import Navigator
    from artgames.app.result.page import ResultPage
    from artgames.app.table.match_service import OpenMatch
    from artgames.decks import PaintingSet
    from artgames.store.errors import StoreProblem
    from artgames.store.learning_records import Due

_TOLD_MS = 8_000
_LESSON_MS = 12_000


class Teaching(QObject):
    """Makes its parts when they are first wanted."""

    def __init__(self, context: AppContext, window: MainWindow, flow: Navigator) -> None:
        super().__init__(flow)
        self._context, self._window, self._flow = context, window, flow
        self._care = ErrorReporter(context, window)
        self._panel: DuePanel | None = None
        self._page: LearningPage | None = None
        self._recorder: Recorder | None = None
        self._before: QWidget | None = None
        self._result: ResultPage | None = None
        self._match: OpenMatch | None = None
        self._missed: tuple[int, ...] = ()
        self._order_page: SetOrderPage | None = None
        self._ordered_from: QWidget | None = None

    # The home page

    @property
    def panel(self) -> DuePanel:
        if self._panel is None:
            from artgames.app.learning.due_panel import DuePanel  # noqa: PLC0415 - after the first paint

            self._panel = DuePanel()
            self._panel.chosen.connect(self.begin)
            self._panel.progress_wanted.connect(self.show_page)
            self._flow.home.add_panel(self._panel, self._panel.resize_to)
        return self._panel

    def refresh(self) -> None:
        """Who has cards waiting may be different now."""
        learners = self._care.result(self._context.store.memories.learners) or []
        if learners or self._panel is not None:
            self.panel.show_due(self._due(learners), anybody=bool(learners))
            self._flow.home.fit_panels()

    def _due(self, learners: Sequence[str]) -> list[Due]:
        """Only cards that are still here count; whoever learned last comes first."""
        from artgames.app.learning.lessons import known_here  # noqa: PLC0415 - after the first paint
        from artgames.store.learning_records import Due  # noqa: PLC0415

        memories, library, now = self._context.store.memories, self._context.library, time.time()
        waiting = self._care.result(lambda: memories.everybody_due(now)) or []
        counted = [Due(one.person, len(known_here(library, memories.due(one.person, now)))) for one in waiting]
        return [one for one in counted if one.cards and one.person in learners]

    # A match

    def begin(self, person: str) -> None:
        """Ask somebody what is due."""
        from artgames.app.learning.lessons import due_table  # noqa: PLC0415 - when first wanted

        table = self._care.result(lambda: due_table(self._context.store, person))
        if table is not None:
            self._flow.start(table)

    def follow(self, opened: OpenMatch) -> None:
        """A match begins or goes on: what is learned in it is kept."""
        if self._recorder is None:
            from artgames.app.learning.review_recorder import Recorder  # noqa: PLC0415 - when first wanted

            self._recorder = Recorder(self._context.store, self._tell_trouble)
        self._recorder.follow(opened)

    def _tell_trouble(self, problem: StoreProblem) -> None:
        self._window.notice(self._context.say(problem.sentence), lasts=_TOLD_MS)

    # The page

    @property
    def page(self) -> LearningPage:
        if self._page is None:
            from artgames.app.learning.page import LearningPage  # noqa: PLC0415 - it loads the charts

            self._page = LearningPage(self._context, self._window.em)
            self._page.set_look(self._context.theme(), self._window.em)
            self._page.left.connect(self._go_back)
            self._page.learn_wanted.connect(self.begin)
            self._page.set_wanted.connect(self._keep_hardest)
        return self._page

    def show_page(self, person: str = "") -> None:
        """How it goes, for this person or for whoever learned last."""
        learners = self._care.result(self._context.store.memories.learners)
        if learners is None or not self._care.done(lambda: self.page.open(learners, person)):
            return
        here = self._window.page()
        if here is not self._page:
            self._before = here
        self._window.turn_to(self.page)
        self.page.focus_first()

    def _go_back(self) -> None:
        self._flow.return_to(self._before)

    # Lessons

    def offer_lesson(self, page: ResultPage, opened: OpenMatch) -> None:
        """What people missed in a match that is over can be made a lesson of."""
        from artgames.app.learning.lessons import is_lesson, missed_in, missed_rows  # noqa: PLC0415 - after the first paint

        if page is not self._result:
            self._result = page
            page.lesson_wanted.connect(self._make_lesson)
            page.progress_wanted.connect(self._show_learner)
        self._match, self._missed = opened, missed_in(opened, self._context.library)
        page.offer_lesson(missed_rows(self._missed, self._context.library), learning=is_lesson(opened.table))

    def _show_learner(self) -> None:
        if self._match is not None:
            self.show_page(self._match.table.names[0])

    def _make_lesson(self) -> None:
        from artgames import games  # noqa: PLC0415 - after the first paint

        if self._match is None or self._result is None:
            return
        slug = self._match.table.game
        title = self._context.translate(slug, games.load(slug).info.title)
        today = QLocale().toString(QDate.currentDate(), "d MMM yyyy")
        if self.keep(self.tr("Missed on {date}: {game}").format(date=today, game=title), self._missed):
            self._result.lesson_made()

    def _keep_hardest(self, person: str, cards: tuple[int, ...]) -> None:
        self.keep(self.tr("Hardest for {name}").format(name=person), cards, replacing=True)

    def keep(self, title: str, cards: Sequence[int], *, replacing: bool = False) -> bool:
        """Keep these paintings as a set; False if the disk did not take it."""
        from artgames.app.learning.lessons import free_title, home_deck  # noqa: PLC0415 - when first wanted
        from artgames.decks import Filter, SavedSets  # noqa: PLC0415

        sets = SavedSets(self._context.data / "sets.json")
        title = title if replacing else free_title(sets, title)
        try:
            made = sets.save(title, home_deck(self._context.library, cards), Filter(cards=tuple(cards)), "hand")
        except OSError:
            self._window.notice(self.tr("The sets could not be written to disk."))
            return False
        text = self.tr("“{name}” is saved. You find it among the decks when you set up a table.")
        act = partial(self._learn_set, made.deck_slug)
        self._window.notice(text.format(name=title), self.tr("Learn it"), act, lasts=_LESSON_MS)
        return True

    def _learn_set(self, deck: str) -> None:
        """The set-up of a lesson with this set, as whoever learned last had it."""
        from artgames.app.learning.lessons import lesson_table  # noqa: PLC0415 - when first wanted

        table = self._care.result(lambda: lesson_table(self._context.store, deck))
        if table is not None:
            self._flow.change(table)

    # The order of a set

    def order_set(self, chosen: PaintingSet) -> None:
        """Let somebody put a set in order; nothing can be done with one whose paintings are all gone."""
        deck = self._context.library.deck(chosen.deck_slug)
        if deck is None:
            self._window.notice(self.tr("None of these paintings is here now."), lasts=_TOLD_MS)
            return
        self._ordered_from = self._window.page()
        self.order_page.open(chosen, deck)
        self._window.turn_to(self.order_page)
        self.order_page.focus_first()

    @property
    def order_page(self) -> SetOrderPage:
        if self._order_page is None:
            from artgames.app.learning.set_order_page import SetOrderPage  # noqa: PLC0415 - when first wanted

            self._order_page = SetOrderPage(self._context, self._window.em)
            self._order_page.kept.connect(self._keep_order)
            self._order_page.left.connect(lambda: self._flow.return_to(self._ordered_from))
        return self._order_page

    def _keep_order(self, made: PaintingSet) -> None:
        from artgames.decks import SavedSets  # noqa: PLC0415 - when first wanted

        try:
            SavedSets(self._context.data / "sets.json").keep(made)
        except OSError:
            self._window.notice(self.tr("The sets could not be written to disk."))
