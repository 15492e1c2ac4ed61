"""Answers that were written on paper: one quick grid takes everybody's at the reveal."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from artgames.app.forms.ui_paper import Ui_PaperSheet
from artgames.engine.api import Seat
from artgames.engine.choices import Action, Choice, Pick
from artgames.stage.marks import MarkLabel
from artgames.stage.theme import Theme, set_variant

_MARK = 1.6
"""Side of a mark in heights of a line."""


class PaperSheet(QWidget):
    """A row for each person with numbers to tap. It serves any choice that is one `Pick` of a few numbers.

    Signals:
        answered(dict[Seat, Action]): everybody's answers, all at once.
        cancelled(): back to the board without an answer.
    """

    answered = Signal(object)
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_PaperSheet()
        self.ui.setupUi(self)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("page", True)
        self._choices: dict[Seat, Choice] = {}
        self._buttons: dict[Seat, dict[int, QPushButton]] = {}
        self.ui.lockButton.clicked.connect(self._lock)
        self.ui.backButton.clicked.connect(self.cancelled)

    def ask(self, choices: dict[Seat, Choice], names: tuple[str, ...], marks: tuple[int, ...], theme: Theme) -> None:
        """Show empty rows for these seats."""
        self._clear()
        self._choices = choices
        for row, (seat, choice) in enumerate(choices.items()):
            self._add_row(row, seat, _pick(choice), names[seat], (marks[seat], theme))

    def focus_first(self) -> None:
        """Once the rows can be seen, the keyboard goes to the first of them."""
        first = next(iter(self._buttons.values()))
        next(iter(first.values())).setFocus()

    def _add_row(self, row: int, seat: Seat, pick: Pick, name: str, look: tuple[int, Theme]) -> None:
        mark, theme = look
        side = round(_MARK * self.fontMetrics().height())
        self.ui.grid.addWidget(MarkLabel(theme, mark, side, self), row, 0)
        label = QLabel(self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setText(name)
        label.setMinimumWidth(3 * side)
        set_variant(label, "role", "heading")
        self.ui.grid.addWidget(label, row, 1)
        self._buttons[seat] = {}
        for column, number in enumerate(pick.of):
            button = QPushButton(str(number), self)
            button.setCheckable(True)
            button.setAccessibleName(self.tr("{name}, number {number}").format(name=name, number=number))
            button.installEventFilter(self)
            set_variant(button, "variant", "token")
            self.ui.grid.addWidget(button, row, 2 + column)
            self._buttons[seat][number] = button

    def _clear(self) -> None:
        while (item := self.ui.grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        self._buttons.clear()

    def marked(self, seat: Seat) -> tuple[int, ...]:
        return tuple(number for number, button in self._buttons[seat].items() if button.isChecked())

    def _lock(self) -> None:
        answers: dict[Seat, Action] = {}
        for seat, choice in self._choices.items():
            pick = _pick(choice)
            if pick.problem(self.marked(seat)) is not None:
                self.ui.explanationLabel.setText(self.tr("At most {max} numbers each.").format(max=pick.max))
                set_variant(self.ui.explanationLabel, "role", "wrong")
                next(iter(self._buttons[seat].values())).setFocus()
                return
            answers[seat] = choice.make(**{pick.name: self.marked(seat)})
        self.answered.emit(answers)

    def _seat_of(self, button: QObject) -> Seat | None:
        for seat, buttons in self._buttons.items():
            if button in buttons.values():
                return seat
        return None

    def _go_to_next_row(self, seat: Seat) -> None:
        seats = list(self._buttons)
        place = seats.index(seat) + 1
        if place < len(seats):
            next(iter(self._buttons[seats[place]].values())).setFocus()
        else:
            self.ui.lockButton.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        seat = self._seat_of(watched)
        if seat is None or not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go_to_next_row(seat)
            return True
        if event.text().isdigit() and int(event.text()) in self._buttons[seat]:
            self._buttons[seat][int(event.text())].toggle()
            return True
        return super().eventFilter(watched, event)


def _pick(choice: Choice) -> Pick:
    (field,) = choice.fields
    assert isinstance(field, Pick), "only numbers can be taken from paper"
    return field


def can_be_written_down(choice: Choice) -> bool:
    """Whether an answer fits on a slip of paper: a few numbers of a short list."""
    return len(choice.fields) == 1 and isinstance(choice.fields[0], Pick) and choice.fields[0].what == "token"
