"""The result page: the podium, how it came to that, and the paintings it was about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHeaderView, QWidget

from artgames import games
from artgames.app.context import AppContext
from artgames.app.forms.ui_result import Ui_ResultPage
from artgames.app.models.score_pad import PadModel, Tell, round_numbers
from artgames.app.models.stolen import StolenModel, StolenRow
from artgames.app.page_base import Page, Topic
from artgames.app.result.personal_best_panel import PersonalBest
from artgames.app.result.podium import Podium
from artgames.app.result.score_pad_delegate import PadCell
from artgames.app.result.standings import points_by_round, steps
from artgames.app.result.stolen_delegate import StolenLabel
from artgames.app.table.correction_page import told_correction
from artgames.app.table.match_service import rotated
from artgames.app.table.score_corrections import CORRECTED, Correction, lines_with
from artgames.app.widgets.double_click_guard import SlipGuard
from artgames.app.widgets.line_chart import PointsChart
from artgames.decks import Deck
from artgames.engine.api import Event, Outcome, View
from artgames.engine.capabilities import Taken
from artgames.scene.accessibility import announce
from artgames.scene.drawing.player_marks import mark_icon
from artgames.scene.drawing.theme import Theme
from artgames.scene.tempo import Beat
from artgames.store.seating import Table

_NARROW, _LOWEST, _ONE_LINE = 46, 12.5, 7.5
"""In sizes of the menu text: where two panels no longer stand side by side, how low a panel may be, and how high the
pad of who plays alone is."""

_HALF = 50
"""As the form shares the page between what is above and below."""

_NO_LIMIT = 16777215
"""What Qt takes for any height."""


class ResultPage(Page):
    """Shown when a match is over.

    Signals:
        again(Table): play this table at once.
        changed(Table): set this table up once more.
        review_wanted(): what decided it.
        lesson_wanted(): keep what was missed as a set.
        progress_wanted(str): how learning goes, for this person.
        answers_wanted(Table): who knew what, of those who sat there.
        correction_wanted(): points are to be given or taken by hand.
        map_wanted(): which places of the wall were remembered.
    """

    again = Signal(object)
    changed = Signal(object)
    review_wanted = Signal()
    lesson_wanted = Signal()
    progress_wanted = Signal(str)
    answers_wanted = Signal(object)
    correction_wanted = Signal()
    map_wanted = Signal()

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_ResultPage()
        self.ui.setupUi(self)
        theme, em = context.theme(), self._em
        self._context = context
        self._table: Table | None = None
        self._result = ""
        self._for_one = False
        self.podium, self.chart = Podium(theme, em, self), PointsChart(theme, em, self)
        self.pad, self.stolen = PadModel(self), StolenModel(self)
        self._cell = PadCell(theme, em, self)
        self._label = StolenLabel(context.pictures, theme, em, self.ui.stolen)
        self.best = PersonalBest(context, theme, em, self)
        for layout, widgets in (
            (self.ui.podiumLayout, (self.podium, self.best.list)),
            (self.ui.chartLayout, (self.chart, self.best.chart)),
        ):
            for widget in widgets:
                layout.addWidget(widget, 1)
        self.slips = SlipGuard(self, context.tempo().ms(Beat.LOCK_OUT))
        self._set_up_views()
        self._connect()

    def _set_up_views(self) -> None:
        ui = self.ui
        ui.pad.setModel(self.pad)
        ui.pad.setItemDelegate(self._cell)
        ui.pad.verticalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        ui.pad.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        ui.stolen.setModel(self.stolen)
        ui.stolen.setItemDelegate(self._label)
        self._context.pictures.ready.connect(self._repaint_stolen)

    def _connect(self) -> None:
        ui = self.ui
        ui.home.clicked.connect(self.left)
        ui.again.clicked.connect(lambda: self.again.emit(self._table))
        ui.rotate.clicked.connect(lambda: self.again.emit(rotated(self._table) if self._table else None))
        ui.change.clicked.connect(lambda: self.changed.emit(self._table))
        ui.showMe.clicked.connect(self.review_wanted)
        ui.lesson.clicked.connect(self.lesson_wanted)
        ui.progress.clicked.connect(lambda: self.progress_wanted.emit(self._table.names[0] if self._table else ""))
        ui.whoKnew.clicked.connect(lambda: self.answers_wanted.emit(self._table))
        ui.correct.clicked.connect(self.correction_wanted)
        ui.memoryMap.clicked.connect(self.map_wanted)
        self.podium.complete.connect(self._tell_winner)
        self.slips.ended.connect(ui.again.setFocus)

    # In

    def open(
        self,
        table: Table,
        view: View,
        outcome: Outcome,
        deck: Deck | None,
        events: Sequence[Event] = (),
        *,
        corrections: Sequence[Correction] = (),
    ) -> None:
        """Show how a match ended. `view` is the room's; `events` are all that the room has seen; `outcome` counts the
        corrections already."""
        self._table = table
        game = games.load(table.game)
        self._result = self._say_result(game, outcome)
        self.ui.showMe.setVisible(game.has_review)
        self.ui.whoKnew.setVisible(game.has_answers)
        self.ui.title.setText(self.tr("The result"))
        self.pad.set_pad(table.players, view.pad, outcome.points, self._tell_of(game), corrections)
        told = [told_correction(one, table.names) for one in corrections]
        self.ui.corrections.setText("\n".join(self.tr("Correction: {note}").format(note=one) for one in told))
        self.ui.corrections.setVisible(bool(told))
        self._fit_pad()
        self._set_icons(self._context.theme())
        taken = game.recap.taken(view, events)
        self.stolen.set_rows([self._stolen_row(one, deck) for one in taken if deck and one.card in deck.ids])
        self.ui.stolenPanel.setVisible(self.stolen.rowCount() > 0)
        self.ui.memoryMap.setVisible(game.recalled(view) is not None)
        lines = lines_with(points_by_round(view.pad, len(table.players)), corrections)
        self.chart.show_points(lines, table.players, round_numbers(view.pad))
        # Without rounds there is no line to draw, and without points nothing to add up.
        self.ui.chartPanel.setVisible(bool(view.pad) and outcome.counted)
        self.ui.padPanel.setVisible(outcome.counted)
        self._show_standing(table, outcome, for_one=game.info.max_seats == 1)

    def _say_result(self, game: games.Game, outcome: Outcome) -> str:
        if outcome.reason != CORRECTED or self._table is None:
            return self._context.say(game.words.result(outcome), self._table.names if self._table else ())
        names = [self._table.names[seat] for seat in outcome.winners]
        if len(names) == 1:
            return self.tr("{name} wins, after a correction.").format(name=names[0])
        return self.tr("{names} share the victory, after a correction.").format(names=", ".join(names))

    def offer_lesson(self, missed: Sequence[StolenRow], *, learning: bool) -> None:
        """What was missed can be made a lesson of; nothing, and it is not offered. Who was learning sees the labels."""
        count = len(missed)
        one = self.tr("Make a lesson of what was missed (1 painting)")
        several = self.tr("Make a lesson of what was missed ({count} paintings)").format(count=count)
        self.ui.lesson.setText(one if count == 1 else several)
        self.ui.lesson.setVisible(count > 0)
        self.ui.lesson.setEnabled(True)
        self.ui.progress.setVisible(learning)
        self.ui.podiumPanel.setVisible(not learning)
        if learning:
            self.ui.stolenHeading.setText(self.tr("Not yet known") if count else self.tr("Everything was known"))
            self.stolen.set_rows(missed)
            self.ui.stolenPanel.show()
            self._arrange()
        else:
            self.ui.stolenHeading.setText(self.tr("What was stolen"))

    def lesson_made(self) -> None:
        """It is kept; once is enough."""
        self.ui.again.setFocus()
        self.ui.lesson.setText(self.tr("What was missed is a lesson now"))
        self.ui.lesson.setEnabled(False)

    def _show_standing(self, table: Table, outcome: Outcome, *, for_one: bool) -> None:
        """Who stands where; who plays alone is compared with the own results of other days."""
        for widget in (self.podium, self.chart, self.ui.rotate):
            widget.setVisible(not for_one)
        self.best.setVisible(for_one)
        self._for_one = for_one
        self._arrange()
        heading = self.tr("Your results, match by match") if for_one else self.tr("Points by round")
        self.ui.chartHeading.setText(heading)
        if for_one:
            self.best.open(table, outcome)
            self._tell_winner()
        else:
            self.podium.start(steps(outcome), table.players, self._context.tempo())

    def _tell_of(self, game: games.Game) -> Tell:
        """How this game explains the points of a row."""
        names = self._table.names if self._table is not None else ()
        return lambda row: " · ".join(self._context.say(reason, names) for reason in game.reasons(row))

    def _stolen_row(self, one: Taken, deck: Deck) -> StolenRow:
        text = self.tr("Round {round} · taken by {thief}")
        assert self._table is not None
        return StolenRow(text.format(round=one.round, thief=self._table.names[one.taker]), deck.painting(one.card))

    def _fit_pad(self) -> None:
        """Few rounds share the width; many are as wide as they must be and scroll."""
        mode, pad = QHeaderView.ResizeMode, self.ui.pad
        few = self.pad.columnCount() <= 10
        pad.horizontalHeader().setSectionResizeMode(mode.Stretch if few else mode.ResizeToContents)
        pad.horizontalHeader().setMinimumSectionSize(round(1.6 * self._em))
        pad.verticalHeader().setMinimumSectionSize(round(1.5 * self._em))
        pad.verticalHeader().setMaximumWidth(round(8.5 * self._em))

    def _set_icons(self, theme: Theme) -> None:
        if self._table is not None:
            self.pad.set_icons([mark_icon(player.mark, theme) for player in self._table.players])

    def _tell_winner(self) -> None:
        self.ui.title.setText(self._result)
        announce(self, self._result)

    def _repaint_stolen(self) -> None:
        self.ui.stolen.viewport().update()

    # Page

    def set_look(self, theme: Theme, em: float) -> None:
        self._em = em
        for part in (self.podium, self.chart, self.best, self._cell, self._label):
            part.set_look(theme, em)
        self._set_icons(theme)
        self._fit_pad()
        self._arrange()
        self.ui.stolen.scheduleDelayedItemsLayout()

    def help_topic(self) -> Topic:
        return Topic(self._table.game if self._table is not None else "", "ended")

    def step_back(self) -> bool:
        if not self.podium.is_complete:
            self.podium.skip()
        else:
            self.left.emit()
        return True

    def _arrange(self) -> None:
        """Panels keep a readable height; with large text they stand below one another and the page scrolls."""
        narrow = self.width() < _NARROW * self._em
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        for row in (self.ui.top, self.ui.bottom, self.ui.lessonLine):
            row.setDirection(way)
        for panel in (self.ui.podiumPanel, self.ui.chartPanel, self.ui.padPanel, self.ui.stolenPanel):
            panel.setMinimumHeight(round(_LOWEST * self._em))
        below = not (self.ui.padPanel.isHidden() and self.ui.stolenPanel.isHidden())
        self.ui.sheetLayout.setStretch(1, _HALF if below else 0)  # else the podium has the whole page
        above = not (self.ui.podiumPanel.isHidden() and self.ui.chartPanel.isHidden())
        self.ui.sheetLayout.setStretch(0, _HALF if above else 0)
        if self._for_one:  # a single line needs no more
            self.ui.padPanel.setMinimumHeight(round(_ONE_LINE * self._em))
        self.ui.padPanel.setMaximumHeight(round(_ONE_LINE * self._em) if self._for_one else _NO_LIMIT)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
