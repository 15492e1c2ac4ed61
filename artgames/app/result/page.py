"""The result page: the podium first, and only then who has won and how it came to that."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from artgames import games
from artgames.app.context import AppContext
from artgames.app.forms.ui_result import Ui_ResultPage
from artgames.app.models.stolen import StolenRow, cards_at
from artgames.app.page_base import Page, Topic, order_tabs
from artgames.app.result.ending import ending_of
from artgames.app.result.podium import Podium
from artgames.app.result.sections import Sections, Shown
from artgames.app.result.standings import steps
from artgames.app.table.match_service import rotated
from artgames.app.table.score_corrections import CORRECTED, Correction
from artgames.app.widgets.add_to_set import AddToSet
from artgames.app.widgets.double_click_guard import SlipGuard
from artgames.app.widgets.flow_layout import flow_of
from artgames.decks import Deck
from artgames.engine.api import Event, Outcome, View
from artgames.engine.words import filled
from artgames.scene.drawing.theme import Theme
from artgames.scene.plain_text import breakable
from artgames.scene.sound.announcing import announce
from artgames.scene.tempo import Beat
from artgames.store.seating import Table

_NARROW, _PODIUM = 50, 18.0
"""In sizes of the menu text: where podium and chart no longer stand side by side, and how high the podium is at least.
"""

_SHARE, _MARGIN = 0.47, 28
"""What of the width the podium has beside the chart, and what of it is left free on both sides."""

_HIGHEST, _NO_LIMIT = 28.0, 16777215
"""Beside a long sheet the podium does not grow with it; alone it may have the page. (What Qt takes for any height.)"""


class ResultPage(Page):
    """Shown when a match is over. Nobody learns who has won before the podium tells.

    Signals:
        again(Table): play this table at once.
        changed(Table): set this table up once more.
        review_wanted(): what decided it.
        lesson_wanted(): learn what was missed.
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
        self._context = context
        self._shown: Shown | None = None
        self._learning = False
        self._held = False
        """The key that told everything is still down: it presses no button."""

        self.podium = Podium(context.theme(), self._em, self)
        self.ui.podiumLayout.addWidget(self.podium, 1)
        self.sections = Sections(self.ui, context, self, self._em)
        add_to_set = AddToSet(self, context)
        for view in (self.ui.stolen, self.ui.album):
            add_to_set.serve(view, cards_at)
        self.ui.podiumLayout.addStretch()
        self.slips = SlipGuard(self, context.tempo().ms(Beat.LOCK_OUT))
        ui = self.ui
        self._more = flow_of(ui.more, ui.showMe, ui.whoKnew, ui.progress, ui.rotate)
        self._on = flow_of(ui.foot, ui.footSpace, ui.lesson, ui.change, ui.again)
        order_tabs(ui.headRail, ui.sheet, ui.footRail)
        self._connect()

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
        self.podium.settled.connect(self._unfold)
        self.slips.ended.connect(self._wake)
        for row in (ui.turns, ui.awards, ui.lines):
            row.entered.connect(ui.scroll.ensureWidgetVisible)

    @property
    def _table(self) -> Table | None:
        return self._shown.table if self._shown is not None else None

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
        game, ui = games.load(table.game), self.ui
        ending = ending_of(game, table.options, view, events, outcome, corrections=corrections)
        self._shown = shown = Shown(table, game, view, outcome, ending, deck)
        self._learning = self._held = False
        ui.scroll.verticalScrollBar().setValue(0)
        ui.title.setText(self.tr("The result"))
        ui.showMe.setVisible(game.has_review)
        ui.whoKnew.setVisible(game.has_answers)
        ui.rotate.setVisible(len(table.players) > 1)
        self.sections.fill(shown, corrections)
        self.sections.fold()
        self._arrange()
        self.podium.start(steps(outcome), table.players, self._context.tempo(), ending.perfect)
        if shown.for_one:
            self.podium.skip()

    def offer_lesson(self, missed: Sequence[StolenRow], *, learning: bool) -> None:
        """What was missed can be learned; nothing, and it is not offered. Who was learning sees the labels."""
        count = len(missed)
        self.ui.lesson.setText(filled(self.tr("Learn the {count:one|#} you missed"), count=count))
        self.ui.lesson.setVisible(count > 0)
        self.ui.progress.setVisible(learning)
        self._arrange()
        self._learning = learning
        if learning:
            self.ui.stolenHeading.setText(self.tr("Still to learn") if count else self.tr("You knew them all"))
            self.sections.stolen.set_rows(missed)
        else:
            self.ui.stolenHeading.setText(self.tr("What was stolen"))
        self.ui.stolen.setAccessibleName(self.ui.stolenHeading.text())
        if self.podium.is_settled:
            self._unfold()

    # First the podium, then everything else

    def _unfold(self) -> None:
        if self._shown is not None:
            self.sections.unfold(self._shown, learning=self._learning)
            self._arrange()
            self._wake()

    def _tell_winner(self) -> None:
        if self._shown is not None:
            result = self._say_result(self._shown)
            self.ui.title.setText(breakable(result))
            announce(self, result)

    def _say_result(self, shown: Shown) -> str:
        table, outcome = shown.table, shown.outcome
        if outcome.reason != CORRECTED:
            return self._context.say(shown.game.words.result(outcome), table.names)
        names = [table.names[seat] for seat in outcome.winners]
        if len(names) == 1:
            return self.tr("Winner after a correction: {name}.").format(name=names[0])
        return self.tr("Joint winners after a correction: {names}.").format(names=", ".join(names))

    def _wake(self) -> None:
        """The keyboard is for the buttons, once everything is told; until then any key tells it."""
        if not self.isVisible() or self.slips.is_on or self._held:
            return
        here = self.window().focusWidget()
        if not self.podium.is_settled:
            self.setFocus()
        elif here is None or here is self or not here.isVisible():
            self.ui.again.setFocus()

    def _tell_all(self) -> bool:
        """Somebody cannot wait; False where everything was told already."""
        if self.podium.is_settled or self.slips.is_on:
            return False
        self.podium.skip()
        return True

    # Page

    def set_look(self, theme: Theme, em: float) -> None:
        self._em = em
        self.podium.set_look(theme, em)
        self.sections.set_look(theme, em)
        self._arrange()

    def help_topic(self) -> Topic:
        return Topic(self._table.game if self._table is not None else "", "ended")

    def step_back(self) -> bool:
        if not self.podium.is_settled:
            self.podium.skip()
        else:
            self.left.emit()
        return True

    def _arrange(self) -> None:
        """With large text everything stands below one another, and the page scrolls."""
        em, narrow = self._em, self.width() < _NARROW * self._em
        way = QBoxLayout.Direction
        self.ui.top.setDirection(way.TopToBottom if narrow else way.LeftToRight)
        self.ui.facts.setVisible(not narrow)
        self._place_more(is_in_foot=not narrow)
        share = 1.0 if narrow or self.ui.story.isHidden() else _SHARE
        seen = self.ui.scroll.viewport().height() - _MARGIN
        wanted = self.podium.height_for((self.width() - 2 * _MARGIN) * share)
        # Whoever comes to the page sees who stands there, and need not scroll.
        low = min(max(round(_PODIUM * em), wanted), max(seen, self.podium.minimumSizeHint().height()))
        self.podium.setMinimumHeight(low)
        high = max(low, min(round(_HIGHEST * em), seen))
        self.podium.setMaximumHeight(_NO_LIMIT if self.ui.story.isHidden() else high)
        self.sections.arrange(em)

    def _place_more(self, *, is_in_foot: bool) -> None:
        """The three ways on are always there; with large text all other buttons come at the end of the page."""
        ui, foot = self.ui, self.ui.footLayout
        if is_in_foot != (ui.more.parentWidget() is ui.footRail):
            if is_in_foot:
                foot.insertWidget(0, ui.more)
            else:
                ui.sheetLayout.addWidget(ui.more)
        if is_in_foot:  # each has its share of the line, so that both fit into one as long as there is room
            foot.setStretch(0, self._more.line_width())
            foot.setStretch(1, self._on.line_width())

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._held = self._held or not (self.podium.is_settled or self.slips.is_on)
        if not self._tell_all():
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        super().keyReleaseEvent(event)
        if not event.isAutoRepeat():
            self._held = False
            self._wake()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return self._tell_all() or super().focusNextPrevChild(forward)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._tell_all():
            super().mousePressEvent(event)
