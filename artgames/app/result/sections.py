"""Everything on the result page besides the podium: how it turned, awards, the score sheet, albums and labels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.forms.ui_result import Ui_ResultPage
from artgames.app.models.score_pad import PadModel, round_numbers
from artgames.app.models.stolen import StolenModel, StolenRow
from artgames.app.result.cards import Cards
from artgames.app.result.ending import Ending
from artgames.app.result.pad_table import PadTable
from artgames.app.result.personal_best_panel import PersonalBest
from artgames.app.result.standings import below_podium, steps
from artgames.app.result.stolen_delegate import StolenLabel
from artgames.app.table.correction_page import told_correction
from artgames.app.table.score_corrections import Correction
from artgames.app.widgets.line_chart import PointsChart
from artgames.decks import Deck
from artgames.engine.api import Outcome, View
from artgames.engine.capabilities import Taken
from artgames.engine.highlights import Keepsake
from artgames.engine.numerals import numeral
from artgames.engine.words import QT_TRANSLATE_NOOP, filled
from artgames.games import Game
from artgames.scene.drawing.theme import Theme, on_paper
from artgames.scene.plain_text import PlainLabel, breakable
from artgames.store.seating import Table

_CHART, _CHART_MOST, _BEST = 13.0, 17.0, 11.0
"""How high chart and list must be at least, and the chart at most, in sizes of the menu text."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("ResultPage", text)


class Shown(NamedTuple):
    """The match on the page."""

    table: Table
    game: Game
    view: View
    outcome: Outcome
    ending: Ending
    deck: Deck | None

    @property
    def for_one(self) -> bool:
        """Whoever plays alone is compared with their own results of other days."""
        return self.game.info.max_seats == 1


class Sections:
    """Fills the parts of the form, and shows those that have something to say."""

    def __init__(self, ui: Ui_ResultPage, context: AppContext, page: QWidget, em: float) -> None:
        self._ui, self._context = ui, context
        paper = on_paper(context.theme())
        self.chart = PointsChart(paper, em, page)
        self.others = PlainLabel("", page)
        self.others.setWordWrap(True)
        self.pad, self.stolen, self.album = PadModel(page), StolenModel(page), StolenModel(page)
        self.table = PadTable(ui.pad, self.pad, paper, em)
        self.best = PersonalBest(context, paper, em, page)
        self._labels = [StolenLabel(context.pictures, paper, em, view) for view in (ui.stolen, ui.album)]
        for view, model, label in zip((ui.stolen, ui.album), (self.stolen, self.album), self._labels, strict=True):
            view.setModel(model)
            view.setItemDelegate(label)
            context.pictures.ready.connect(view.viewport().update)
        for widget in (self.best.list, self.chart, self.best.chart):
            ui.chartLayout.addWidget(widget, 1)
        ui.podiumLayout.addWidget(self.others)
        ui.storyLayout.addStretch(1)
        ui.turns.most_columns, ui.lines.most_columns = 2, 1

    # Filling

    def fill(self, shown: Shown, corrections: Sequence[Correction]) -> None:
        ui, cards = self._ui, Cards(self._context, shown.table, shown.game, shown.deck)
        ui.facts.setText(cards.facts(shown.view))
        ui.awards.set_cards([cards.award(one) for one in shown.ending.awards])
        self._fill_story(shown, cards)
        self._fill_sheet(shown, cards, corrections)
        self._fill_labels(shown, cards)
        self.others.setText(breakable(_others_text(shown)))
        if shown.for_one:
            self.best.open(shown.table, shown.outcome)

    def _fill_story(self, shown: Shown, cards: Cards) -> None:
        lines, turns = shown.ending.lines, shown.ending.turns
        rounds = round_numbers(shown.view.pad) or tuple(range(1, len(lines[0]) if lines else 1))
        self._ui.turns.set_cards([cards.turn(one, rounds[one.after - 1], shown.view) for one in turns])
        players = shown.table.players if lines else ()
        self.chart.show_points(lines, players, rounds, [(one.after, one.seat) for one in turns])

    def _fill_sheet(self, shown: Shown, cards: Cards, corrections: Sequence[Correction]) -> None:
        sheet, table, reasons = shown.ending.sheet, shown.table, shown.game.reasons
        points = [shown.outcome.points[line.seat] for line in sheet]
        lines = zip(sheet, (1 + sum(other > mine for other in points) for mine in points), strict=True)
        self._ui.lines.set_cards([cards.line(line, place, shown.outcome) for line, place in lines])
        self.pad.set_pad(
            table.players,
            shown.view.pad,
            shown.outcome.points,
            lambda row: " · ".join(cards.say(reason) for reason in reasons(row)),
            corrections,
            winners=shown.outcome.winners,
        )
        told = [told_correction(one, table.names) for one in corrections]
        text = _tr(QT_TRANSLATE_NOOP("ResultPage", "Correction: {note}"))
        self._ui.corrections.setText("\n".join(text.format(note=one) for one in told))

    def _fill_labels(self, shown: Shown, cards: Cards) -> None:
        ui, ending, deck = self._ui, shown.ending, shown.deck
        taken = [_stolen_row(one, shown.table, deck) for one in ending.taken if deck and deck.shows(one.card)]
        self.stolen.set_rows(taken)
        self.album.set_rows([_kept_row(one, cards, deck) for one in ending.album])
        title = shown.game.recap.album_title
        ui.albumHeading.setText(cards.say(title) if title is not None else "")
        ui.album.setAccessibleName(ui.albumHeading.text())

    # Showing

    def fold(self) -> None:
        """Nothing but the podium."""
        ui = self._ui
        for part in (ui.story, ui.awards, ui.padPanel, ui.albumPanel, ui.stolenPanel, self.others):
            part.hide()
        ui.podiumPanel.show()

    def unfold(self, shown: Shown, *, learning: bool) -> None:
        """Whatever there is to tell of this match. Who was learning stands on no podium."""
        ui, ending = self._ui, shown.ending
        has_chart = bool(ending.lines) and not ending.sheet and len(shown.table.players) > 1
        has_best = shown.for_one and not learning
        has_pad = shown.outcome.counted and bool(shown.view.pad)
        parts = {
            ui.podiumPanel: not learning,
            self.others: bool(self.others.text()),
            self.chart: has_chart,
            ui.chartPanel: has_chart or has_best,
            ui.turns: bool(ui.turns.cards),
            ui.story: has_chart or has_best or bool(ui.turns.cards) or bool(ending.sheet),
            ui.awards: bool(ui.awards.cards),
            ui.pad: has_pad,
            ui.lines: bool(ending.sheet),
            ui.padPanel: (has_pad or bool(ending.sheet)) and not learning,
            ui.corrections: bool(ui.corrections.text()),
            ui.albumPanel: self.album.rowCount() > 0,
            ui.stolenPanel: self.stolen.rowCount() > 0,
            ui.memoryMap: shown.game.recalled(shown.view) is not None,
        }
        self._place_sheet(is_beside=bool(ending.sheet))
        for part, visible in parts.items():
            part.setVisible(visible)
        self.best.setVisible(has_best)
        best, turned = QT_TRANSLATE_NOOP("ResultPage", "Your results"), QT_TRANSLATE_NOOP("ResultPage", "How it turned")
        ui.chartHeading.setText(_tr(best if shown.for_one else turned))

    def _place_sheet(self, *, is_beside: bool) -> None:
        """A sheet that is written at the end takes the place of the chart; a pad of rounds needs the whole width."""
        ui = self._ui
        if is_beside:
            ui.storyLayout.insertWidget(1, ui.padPanel)
        else:
            ui.sheetLayout.insertWidget(2, ui.padPanel)

    def set_look(self, theme: Theme, em: float) -> None:
        paper, ui = on_paper(theme), self._ui
        for part in (self.chart, self.best, self.table, *self._labels, ui.turns, ui.awards, ui.lines):
            part.set_look(paper, em)
        for view in (ui.stolen, ui.album):
            view.set_em(em)

    def arrange(self, em: float) -> None:
        """Everything keeps a readable height."""
        self.chart.setMinimumHeight(round(_CHART * em))
        self.chart.setMaximumHeight(round(_CHART_MOST * em))
        for part in (self.best.list, self.best.chart):
            part.setMinimumHeight(round(_BEST * em))
        self.table.fit()
        for view in (self._ui.stolen, self._ui.album):
            view.arrange()


def _others_text(shown: Shown) -> str:
    """Who did not get onto the podium, each by place, name and points."""
    text, told = _tr(QT_TRANSLATE_NOOP("ResultPage", "{points:one point|# points}")), []
    for step in below_podium(steps(shown.outcome)):
        for seat in step.seats:
            name, points = shown.table.players[seat].name, filled(text, points=step.points or 0)
            told.append(f"{numeral(step.place)}. {name}, {points}")
    return "   ·   ".join(told)


def _stolen_row(one: Taken, table: Table, deck: Deck) -> StolenRow:
    text = _tr(QT_TRANSLATE_NOOP("ResultPage", "Round {round} · stolen by {thief}"))
    return StolenRow(text.format(round=one.round, thief=table.names[one.taker]), deck.painting(one.card))


def _kept_row(kept: Keepsake, cards: Cards, deck: Deck | None) -> StolenRow:
    paintings = [deck.painting(card) for card in kept.cards if deck is not None and deck.shows(card)]
    head, note = cards.kept(kept)
    return StolenRow(head, paintings[0] if paintings else None, kept.text, note, tuple(paintings[1:]), kept.by_turns)
