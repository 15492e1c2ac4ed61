"""Who plays alone plays against the own results of other days: a list of the best, and a chart of all."""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from artgames import games
from artgames.app.context import AppContext
from artgames.app.models.best import BestModel, ranked
from artgames.app.models.unfinished import ago
from artgames.app.widgets.results_chart import HistoryChart
from artgames.engine.api import Outcome
from artgames.games import Game
from artgames.scene.drawing.theme import Theme
from artgames.store.errors import StoreProblem
from artgames.store.seating import Table
from artgames.store.store import Result


class PersonalBest:
    """Two widgets for the result page, in the places of the podium and of the lines of several players."""

    def __init__(self, context: AppContext, theme: Theme, em: float, parent: QWidget) -> None:
        self._context = context
        self.model = BestModel(parent)
        self.list = _quiet_table(parent)
        self.list.setModel(self.model)
        self.chart = HistoryChart(theme, em, parent)
        _fit(self.list)

    def setVisible(self, visible: bool) -> None:
        self.list.setVisible(visible)
        self.chart.setVisible(visible)

    def set_look(self, theme: Theme, em: float) -> None:
        self.chart.set_look(theme, em)

    def open(self, table: Table, outcome: Outcome) -> None:
        """The match that has just ended is among the results already, unless the disk did not take it."""
        game = games.load(table.game)
        try:
            results = same_kind(self._context.store.results_of(game.slug), table, game)
        except StoreProblem:
            results = []
        lines = [
            (one.outcome.points[0], self._title(game, one.outcome.points[0]), ago(time.time() - one.when), False)
            for one in results
        ]
        if lines and results[0].outcome == outcome:
            lines[0] = (*lines[0][:3], True)
        self.model.set_rows(ranked(lines))
        self.list.scrollTo(self.model.index(self.model.row_of_now(), 0))
        titles = [(least, self._context.say(name)) for least, name in game.titles]
        self.chart.show_results([one.outcome.points[0] for one in reversed(results)], titles)

    def _title(self, game: Game, points: int) -> str:
        return next((self._context.say(name) for least, name in game.titles if points >= least), "")


def same_kind(results: Sequence[Result], table: Table, game: Game) -> list[Result]:
    """Those that can be compared: of the same person, by the same house rules, the latest first."""
    wanted = table.players[0].name.casefold(), game.info.complete(table.options)
    return [
        one
        for one in results
        if (one.table.players[0].name.casefold(), {**game.info.complete({}), **one.table.options}) == wanted
    ]


def _quiet_table(parent: QWidget) -> QTableView:
    """Only looked at: nothing to choose, nothing to change."""
    view = QTableView(parent)
    view.setShowGrid(False)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    view.setStyleSheet(
        "QAbstractItemView { background: transparent; border: none; } QTableView::item { border: none; }"
    )
    view.setAccessibleName(view.tr("Your best results"))
    return view


def _fit(view: QTableView) -> None:
    mode = QHeaderView.ResizeMode
    view.verticalHeader().hide()
    view.verticalHeader().setSectionResizeMode(mode.ResizeToContents)
    view.horizontalHeader().setSectionResizeMode(mode.ResizeToContents)
    view.horizontalHeader().setSectionResizeMode(2, mode.Stretch)
    view.horizontalHeader().setHighlightSections(False)
