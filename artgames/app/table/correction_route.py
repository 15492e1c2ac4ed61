"""From a table or a result to the sheet for corrections, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.main_window import MainWindow

if TYPE_CHECKING:
    from artgames.app.table.correction_page import CorrectionSheet
    from artgames.app.table.match_service import OpenMatch


class Correcting(QObject):
    """Makes the sheet when it is first wanted.

    Signals:
        done(QWidget): everything is corrected; back to this page.
    """

    done = Signal(object)

    def __init__(self, context: AppContext, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._window = context, window
        self._sheet: CorrectionSheet | None = None
        self._before: QWidget | None = None

    @property
    def sheet(self) -> CorrectionSheet:
        if self._sheet is None:
            from artgames.app.table.correction_page import CorrectionSheet  # noqa: PLC0415 - when first wanted

            self._sheet = CorrectionSheet()
            self._sheet.closed.connect(lambda: self.done.emit(self._before))
        return self._sheet

    def show(self, opened: OpenMatch, seat: int = 0) -> None:
        """Correct the points of this match; this seat is chosen first."""
        from artgames.store.seat_changes import seating_of  # noqa: PLC0415 - after the first paint

        view, outcome = opened.match.view(None), opened.match.outcome()
        points = outcome.points if outcome is not None else view.points
        players = seating_of(opened.record.notes(), opened.table).now().players
        self.sheet.open(
            opened.record,
            players,
            points or (0,) * len(players),
            self._context.theme(),
            after=len(view.pad),
            seat=seat,
        )
        self._before = self._window.page()
        self._window.turn_to(self.sheet)
        self.sheet.focus_first()
