"""Answers that were written on paper: one quick grid takes everybody's at the reveal."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from artgames.app.forms.ui_paper import Ui_PaperSheet
from artgames.app.page_base import tab_inside
from artgames.app.table.paper.grid_layout import Line, lay_out
from artgames.app.table.paper.numbers_row import PaperRow
from artgames.app.table.paper.ordering_row import OrderRow, is_list
from artgames.app.table.paper.picture_strip import PictureStrip
from artgames.app.widgets.eliding_label import ElidedLabel
from artgames.engine.api import Seat
from artgames.engine.choices import Action, Choice
from artgames.scene.drawing.player_marks import MarkLabel
from artgames.scene.drawing.theme import Theme, set_variant
from artgames.scene.keyboard.keyboard_view import NUMBER_KEYS
from artgames.scene.pictures.picture_store import PictureStore

_MARK = 1.6
"""Side of a mark in heights of a line."""


class PaperSheet(QWidget):
    """A row for each person with numbers to tap. It serves any choice that is one `Pick` or one `Order`
    of a few numbers.

    Signals:
        answered(dict[Seat, Action]): everybody's answers, all at once.
        cancelled(): back to the board without an answer.
    """

    answered = Signal(object)
    cancelled = Signal()

    def __init__(self, pictures: PictureStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_PaperSheet()
        self.ui.setupUi(self)
        self.strip = PictureStrip(pictures, self)
        self.ui.papersColumn.insertWidget(0, self.strip)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("page", True)
        self._rows: dict[Seat, PaperRow | OrderRow] = {}
        self._lines: list[Line] = []
        self._explanation: str = self.ui.explanationLabel.text()
        self.ui.lockButton.clicked.connect(self._lock)
        self.ui.backButton.clicked.connect(self.cancelled)

    def ask(
        self,
        choices: dict[Seat, tuple[Choice, ...]],
        names: tuple[str, ...],
        marks: tuple[int, ...],
        theme: Theme,
        cards: Mapping[int, int],
    ) -> None:
        """Show empty rows for these seats; `cards` are the paintings that numbers stand for on the shared screen."""
        self._clear()
        for seat, offered in choices.items():
            self._add_row(seat, offered, names[seat], (marks[seat], theme))
        asked = {number for row in self._rows.values() for number in row.buttons}
        self.strip.show_cards({number: card for number, card in cards.items() if number in asked}, theme)
        self._arrange()
        self.ui.explanationLabel.setText(self._explain())
        set_variant(self.ui.explanationLabel, "role", "")

    def _explain(self) -> str:
        if any(isinstance(row, OrderRow) for row in self._rows.values()):
            return self.tr("Everyone, show your papers. Tap the numbers in the order they were written.")
        if not any(row.takes_wagers for row in self._rows.values()):
            return self._explanation
        wagers = self.tr("Tap again to add the wager token, a third time to clear.")
        return f"{self._explanation} {wagers}"

    def focus_first(self) -> None:
        """Once the rows can be seen, the keyboard goes to the first of them."""
        next(iter(self._rows.values())).focus()

    def _add_row(self, seat: Seat, offered: tuple[Choice, ...], name: str, look: tuple[int, Theme]) -> None:
        mark, theme = look
        side = round(_MARK * self.fontMetrics().height())
        label = ElidedLabel(name, self)
        set_variant(label, "role", "heading")
        row = self._rows[seat] = (
            OrderRow(offered[0], name, self) if is_list(offered[0]) else PaperRow(offered, name, self)
        )
        for button in row.buttons.values():
            button.installEventFilter(self)
        mark_label = MarkLabel(theme, mark, side, self)
        self._lines.append(Line(mark_label, label, tuple(row.buttons.values()), row.tail))

    def _arrange(self) -> None:
        """As wide as the page is now, whether it has to be scrolled or not."""
        for line in self._lines:
            for widget in line.widgets():
                widget.ensurePolished()
        margins = self.ui.sheetColumn.contentsMargins()
        bar = self.ui.scroll.verticalScrollBar().sizeHint().width()
        has_room = lay_out(self.ui.grid, self._lines, self.width() - margins.left() - margins.right() - bar)
        self.ui.titleLabel.setVisible(has_room)  # the sentence below it says enough

    def _clear(self) -> None:
        while (item := self.ui.grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._lines.clear()
        for row in self._rows.values():
            row.deleteLater()
        self._rows.clear()

    def marked(self, seat: Seat) -> tuple[int, ...]:
        return self._rows[seat].marked()

    def wager(self, seat: Seat) -> int:
        """The number with the wager token; 0 for none."""
        return self._rows[seat].wager

    def complete(self) -> dict[Seat, Action]:
        """The answers that were typed in so far and could be given as they are."""
        rows = self._rows.items()
        return {seat: row.answer() for seat, row in rows if row.marked() and row.problem() is None}

    def _lock(self) -> None:
        for row in self._rows.values():
            if row.problem() is not None:
                self.ui.explanationLabel.setText(row.complaint())
                set_variant(self.ui.explanationLabel, "role", "wrong")
                row.focus()
                return
        answers: dict[Seat, Action] = {seat: row.answer() for seat, row in self._rows.items()}
        self.answered.emit(answers)

    def _seat_of(self, button: QObject) -> Seat | None:
        for seat, row in self._rows.items():
            if button in row.buttons.values():
                return seat
        return None

    def _go_to_next_row(self, seat: Seat) -> None:
        seats = list(self._rows)
        place = seats.index(seat) + 1
        if place < len(seats):
            self._rows[seats[place]].focus()
        else:
            self.ui.lockButton.setFocus()

    # Qt

    def focusNextPrevChild(self, forward: bool) -> bool:
        return tab_inside(self, forward)

    def showEvent(self, event: QShowEvent) -> None:
        """Only now every button has the letters that it is measured in."""
        super().showEvent(event)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        seat = self._seat_of(watched)
        if seat is not None and isinstance(watched, QPushButton) and event.type() == QEvent.Type.FocusIn:
            self.ui.scroll.ensureWidgetVisible(watched)
        if seat is None or not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go_to_next_row(seat)
            return True
        buttons: dict[int, QPushButton] = self._rows[seat].buttons
        number = NUMBER_KEYS.get(event.key())
        if number in buttons:
            buttons[number].click()
            return True
        return super().eventFilter(watched, event)
