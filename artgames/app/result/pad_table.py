"""The score pad as a table that is always as high as all its rows."""

from __future__ import annotations

from PySide6.QtWidgets import QHeaderView, QTableView

from artgames.app.models.score_pad import PadModel
from artgames.app.result.names_header import NamesHeader
from artgames.app.result.score_pad_delegate import PadCell
from artgames.scene.drawing.theme import Theme

_FEW = 10
"""So many columns share the width; more are as wide as they must be and scroll."""


class PadTable:
    """Dresses a table view."""

    def __init__(self, view: QTableView, model: PadModel, theme: Theme, em: float) -> None:
        self._view, self._model, self._em = view, model, em
        self._cell, self._names = PadCell(theme, em, view), NamesHeader(theme, em, view)
        view.setVerticalHeader(self._names)
        view.setModel(model)
        view.setItemDelegate(self._cell)

    def set_look(self, theme: Theme, em: float) -> None:
        self._em = em
        self._cell.set_look(theme, em)
        self._names.set_look(theme, em)
        self.fit()

    def fit(self) -> None:
        mode, view = QHeaderView.ResizeMode, self._view
        across = view.horizontalHeader()
        few = self._model.columnCount() <= _FEW
        across.setSectionResizeMode(mode.Stretch if few else mode.ResizeToContents)
        across.setMinimumSectionSize(round(1.6 * self._em))
        across.setHighlightSections(False)
        rows = sum(self._names.sectionSize(row) for row in range(self._model.rowCount()))
        bar = 0 if few else view.horizontalScrollBar().sizeHint().height()
        view.setFixedHeight(max(1, rows + across.sizeHint().height() + bar + 4))
