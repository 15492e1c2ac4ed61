"""How somebody's learning goes: what is due, what was kept in mind, what comes, and what is hardest."""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import QDate, QDateTime, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from artgames import games
from artgames.app.context import AppContext
from artgames.app.forms.ui_learning import Ui_LearningPage
from artgames.app.learning.charts import CurveChart, ForecastChart
from artgames.app.learning.lessons import known_here
from artgames.app.models.stolen import StolenModel, StolenRow, cards_at
from artgames.app.page_base import Page, Topic
from artgames.app.result.stolen_delegate import StolenLabel
from artgames.app.widgets.add_to_set import AddToSet
from artgames.engine.words import filled, shortened
from artgames.learning.curve import Hard, Summary, by_day, hardest, summary
from artgames.learning.schedule import Item, Memory, Review, forecast
from artgames.scene.drawing.theme import Theme

DAYS = 14
_LONGEST_NAME = 28
_NARROW = 46
_LOWEST = 12.5
"""In sizes of the menu text: where panels no longer stand side by side, and how low one may be."""


def day_of(at: float) -> int:
    """The day of a moment in the calendar of this place."""
    return int(QDateTime.fromSecsSinceEpoch(int(at)).date().toJulianDay())


def midnight_after(at: float) -> float:
    tomorrow = QDate.fromJulianDay(day_of(at) + 1)
    return float(tomorrow.startOfDay().toSecsSinceEpoch())


class LearningPage(Page):
    """Shows one person at a time.

    Signals:
        learn_wanted(str): ask this person what is due.
        set_wanted(str, tuple[int, ...]): keep these paintings as a set, for this person.
    """

    learn_wanted = Signal(str)
    set_wanted = Signal(str, object)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_LearningPage()
        self.ui.setupUi(self)
        theme, em = context.theme(), self._em
        self._context = context
        self._hard: tuple[int, ...] = ()
        self.curve, self.forecast = CurveChart(theme, em, self), ForecastChart(theme, em, self)
        self.ui.curveLayout.addWidget(self.curve, 1)
        self.ui.forecastLayout.addWidget(self.forecast, 1)
        self.hardest = StolenModel(self)
        self._label = StolenLabel(context.pictures, theme, em, self.ui.hardest)
        self.ui.hardest.setModel(self.hardest)
        self.ui.hardest.setItemDelegate(self._label)
        AddToSet(self, context).serve(self.ui.hardest, cards_at)
        context.pictures.ready.connect(self._repaint)
        self.ui.back.clicked.connect(self.left)
        self.ui.person.activated.connect(lambda _row: self._show(self.person))
        self.ui.learn.clicked.connect(lambda: self.learn_wanted.emit(self.person))
        self.ui.keepHardest.clicked.connect(lambda: self.set_wanted.emit(self.person, self._hard))

    @property
    def person(self) -> str:
        """Whose learning is shown; empty where nobody has begun."""
        return str(self.ui.person.currentData() or "")

    def open(self, person: str = "") -> None:
        """How it goes, for this person or for whoever learned last. Raises StoreProblem."""
        learners = self._context.store.memories.learners()
        combo = self.ui.person
        combo.clear()
        for name in learners:
            combo.addItem(shortened(name, _LONGEST_NAME), name)
        combo.setCurrentIndex(max(0, combo.findData(person)))
        combo.setVisible(len(learners) > 1)
        self._show(self.person)

    def focus_first(self) -> None:
        (self.ui.learn if self.ui.learn.isEnabled() else self.ui.back).setFocus()

    # One person

    def _show(self, person: str) -> None:
        memories = self._context.store.memories
        kept, reviews, now = memories.of(person), memories.reviews(person), time.time()
        title = self.tr("Learning: {name}").format(name=shortened(person, _LONGEST_NAME))
        alone = bool(person) and self.ui.person.count() == 1  # else the name stands beside it
        self.ui.title.setText(title if alone else self.tr("Learning"))
        shown = set(known_here(self._context.library, list(kept)))
        here = {item: memory for item, memory in kept.items() if item in shown}
        self._tell(summary(here, len(reviews), now))
        self._draw(here, reviews, now)
        self._show_hardest(reviews)
        self._arrange()

    def _tell(self, counted: Summary) -> None:
        ui = self.ui
        ui.learn.setEnabled(counted.due > 0)
        ui.learn.setText(self.tr("Learn now ({count})").format(count=counted.due) if counted.due else self.tr("Learn"))
        ui.told.setText(self._words(counted))

    def _words(self, counted: Summary) -> str:
        if not counted.answers:
            told = self.tr("Nobody has learned anything yet. Play a round of {game}, and it begins.")
            return told.format(game=games.titles([games.lesson_game()], self._context.translate))
        begun = self.tr("{count:One card|# cards} started")
        learned = self.tr("{count:=0 none of them learned yet|one of them learned|# of them learned}")
        due = self.tr("{count:=0 Nothing is due just now.|One is due now.|# are due now.}")
        parts = (filled(begun, count=counted.begun), filled(learned, count=counted.learned))
        return f"{', '.join(parts)}. {filled(due, count=counted.due)}"

    def _draw(self, kept: dict[Item, Memory], reviews: Sequence[Review], now: float) -> None:
        days = by_day(reviews, day_of)
        counts = forecast(kept.values(), now, DAYS, midnight_after(now))
        self.curve.show_days(days)
        self.forecast.show_counts(counts, day_of(now))
        for chart, note, is_filled in (
            (self.curve, self.ui.noCurve, bool(days)),
            (self.forecast, self.ui.noForecast, any(counts)),
        ):
            chart.setVisible(is_filled)
            note.setVisible(not is_filled)

    def _show_hardest(self, reviews: Sequence[Review]) -> None:
        rows = [row for one in hardest(reviews, 12) if (row := self._hard_row(one)) is not None]
        self._hard = tuple(one.id for row in rows for one in row.paintings)
        self.hardest.set_rows(rows)
        self.ui.hardest.setVisible(bool(rows))
        self.ui.keepHardest.setVisible(bool(rows))
        self.ui.nothingHard.setVisible(not rows)

    def _hard_row(self, one: Hard) -> StolenRow | None:
        deck = next((deck for deck in self._context.library.packs if one.card in deck.ids), None)
        if deck is None:
            return None
        text = self.tr("Missed: {missed} of {asked}").format(missed=one.missed, asked=one.asked)
        return StolenRow(text, deck.painting(one.card))

    def _repaint(self) -> None:
        self.ui.hardest.viewport().update()

    # Page

    def set_look(self, theme: Theme, em: float) -> None:
        self._em = em
        for part in (self.curve, self.forecast, self._label):
            part.set_look(theme, em)
        self.ui.hardest.set_em(em)
        self._arrange()

    def help_topic(self) -> Topic:
        return Topic(games.lesson_game().slug, "learning")

    def _arrange(self) -> None:
        """With large text panels stand below one another and the page scrolls."""
        narrow = self.width() < _NARROW * self._em
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self.ui.charts.setDirection(way)
        for panel in (self.ui.curvePanel, self.ui.forecastPanel):
            panel.setMinimumHeight(round(_LOWEST * self._em))
        self.ui.hardest.arrange()

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
