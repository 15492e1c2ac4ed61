"""The sheet on which a host corrects points, with a note that everybody reads."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.forms.ui_corrections import Ui_CorrectionSheet
from artgames.app.page_base import Page, Topic, let_enter_press
from artgames.app.table.match_service import OpenMatch
from artgames.app.table.score_corrections import (
    LONGEST_NOTE,
    MOST_POINTS,
    Correction,
    correct,
    kept_corrections,
    sums,
    take_back,
)
from artgames.engine.api import Seat
from artgames.engine.numerals import signed
from artgames.engine.words import Sentence, filled, shortened
from artgames.scene.drawing.player_marks import mark_icon
from artgames.scene.drawing.theme import set_variant
from artgames.store.errors import StoreProblem
from artgames.store.match_notes import MatchNotes
from artgames.store.seat_changes import seating_of
from artgames.store.seating import Player, spoken_name

translate = QCoreApplication.translate

LONGEST_NAME = 20


def told_correction(one: Correction, names: Sequence[str]) -> str:
    """“Ada +2: the clock was late”, as pad, log and result say it."""
    text = translate("Corrections", "{name} {points}: {note}")
    return text.format(name=shortened(names[one.seat], LONGEST_NAME), points=signed(one.points), note=one.note)


class CorrectionSheet(Page):
    """Lies over a page, or stands in a window of its own. Whatever is done counts at once.

    Signals:
        changed(): there is one correction more, or one less.
        failed(Sentence): why it could not be written down.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.ui = Ui_CorrectionSheet()
        self.ui.setupUi(self)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("page", True)
        self._notebook: MatchNotes | None = None
        self._players: tuple[Player, ...] = ()
        self._points: tuple[int, ...] = ()
        self._after = 0
        ui = self.ui
        ui.points.setRange(-MOST_POINTS, MOST_POINTS)
        ui.note.setMaxLength(LONGEST_NOTE)
        ui.note.returnPressed.connect(self._correct)
        ui.correctButton.clicked.connect(self._correct)
        ui.takeBackButton.clicked.connect(self._take_back)
        ui.closeButton.clicked.connect(self.left)
        let_enter_press(self)

    def open(self, opened: OpenMatch, seat: Seat = 0) -> None:
        """Correct the points of this match; this seat is chosen first."""
        view, outcome = opened.match.view(None), opened.match.outcome()
        points = outcome.points if outcome is not None else view.points
        players = seating_of(opened.record.notes(), opened.table).now().players
        rounds = len(view.pad)
        self.show_points(opened.record, players, points or (0,) * len(players), after=rounds, seat=seat)

    def show_points(
        self,
        notebook: MatchNotes,
        players: Sequence[Player],
        points: Sequence[int | None],
        *,
        after: int = 0,
        seat: Seat = 0,
    ) -> None:
        """`points` are those by the rules, `after` the number of rounds that are scored; `seat` is chosen first."""
        self._notebook, self._players, self._after = notebook, tuple(players), after
        self._points = tuple(earned or 0 for earned in points)
        self.ui.who.clear()
        for player in players:
            self.ui.who.addItem(mark_icon(player.mark, self._context.theme()), player.name)
        self.ui.who.setCurrentIndex(seat)
        self.ui.points.setValue(0)
        self.ui.note.clear()
        self._show()
        self._say("")

    def focus_first(self) -> None:
        self.ui.points.setFocus()
        self.ui.points.selectAll()

    def _made(self) -> tuple[Correction, ...]:
        return kept_corrections(self._notebook.notes()) if self._notebook is not None else ()

    def _show(self) -> None:
        made = self._made()
        names = tuple(player.name for player in self._players)
        added = sums(made, len(self._players))
        for seat, player in enumerate(self._players):
            total = self._points[seat] + added[seat]
            text = filled(self.tr("{name}: {points:# point|# points}"), name=player.name, points=total)
            self.ui.who.setItemText(seat, text)
        self.ui.made.clear()
        self.ui.made.addItems([told_correction(one, names) for one in made])
        self.ui.takeBackButton.setEnabled(bool(made))

    def _say(self, complaint: str) -> None:
        text = self.tr("The score by the rules stays as it is; your change is shown beside it, with your reason.")
        self.ui.explanationLabel.setText(complaint or text)
        set_variant(self.ui.explanationLabel, "role", "wrong" if complaint else "")

    def _correct(self) -> None:
        points, note = self.ui.points.value(), spoken_name(self.ui.note.text())
        if not points:
            self._say(self.tr("Enter the points to add or take away."))
            self.focus_first()
        elif not note:
            self._say(self.tr("Say briefly why: everyone will see it."))
            self.ui.note.setFocus()
        elif self._notebook is not None:
            self._write(Correction(self.ui.who.currentIndex(), points, note, self._after))

    def _write(self, made: Correction) -> None:
        assert self._notebook is not None
        try:
            correct(self._notebook, made)
        except StoreProblem as problem:
            self._fail(problem.sentence)
            return
        self.ui.points.setValue(0)
        self.ui.note.clear()
        self._after_change()

    def _take_back(self) -> None:
        if self._notebook is None:
            return
        try:
            take_back(self._notebook)
        except StoreProblem as problem:
            self._fail(problem.sentence)
            return
        self._after_change()

    def _fail(self, sentence: Sentence) -> None:
        self._say(sentence.render((), translate))
        self.failed.emit(sentence)

    def _after_change(self) -> None:
        self._show()
        self._say("")
        self.focus_first()
        self.changed.emit()

    # Page

    def help_topic(self) -> Topic:
        return Topic("", "corrections")
