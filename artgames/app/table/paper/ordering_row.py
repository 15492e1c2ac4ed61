"""One person's slip of paper with a list on it: all numbers, in an order of one's own."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QPushButton, QWidget

from artgames.engine.choices import Action, Choice, Order
from artgames.engine.words import Sentence, filled
from artgames.scene.drawing.theme import set_variant
from artgames.scene.plain_text import PlainLabel

BETWEEN, GAP = "  ", "–"


class OrderRow(QObject):
    """Numbers are tapped in the order in which they stand on the paper; tapping one again takes it out of the list."""

    takes_wagers = False
    wager = 0

    def __init__(self, choice: Choice, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._choice, self._order = choice, order_of(choice)
        self._list: list[int] = []
        self.buttons = {number: self._make_button(number, name, parent) for number in self._order.of}
        self.tail = PlainLabel(parent=parent)
        set_variant(self.tail, "role", "heading")
        self.tail.ensurePolished()  # or it would be measured in other letters
        self.tail.setMinimumWidth(self.tail.fontMetrics().horizontalAdvance(BETWEEN.join(map(str, self._order.of))))
        self._show()

    def _make_button(self, number: int, name: str, parent: QWidget) -> QPushButton:
        button = QPushButton(str(number), parent)
        button.setCheckable(True)
        button.setAccessibleName(self.tr("{name}, number {number}").format(name=name, number=number))
        button.clicked.connect(lambda checked: self._tap(number, checked))
        set_variant(button, "variant", "token")
        return button

    def _tap(self, number: int, checked: bool) -> None:
        if checked:
            self._list.append(number)
        else:
            self._list.remove(number)
        self._show()

    def _show(self) -> None:
        """The list as it stands, with a gap for each number to come."""
        missing = len(self._order.of) - len(self._list)
        self.tail.setText(BETWEEN.join([*map(str, self._list), *[GAP] * missing]))

    def focus(self) -> None:
        next(iter(self.buttons.values())).setFocus()

    def marked(self) -> tuple[int, ...]:
        return tuple(self._list)

    def problem(self) -> Sentence | None:
        return self._order.problem(self.marked())

    def complaint(self) -> str:
        return filled(
            self.tr("Enter all {count:# number|# numbers}, in the order on the paper."), count=len(self._order.of)
        )

    def answer(self) -> Action:
        """The list as it was typed in."""
        return self._choice.make(**{self._order.name: self.marked()})


def order_of(choice: Choice) -> Order:
    (field,) = choice.fields
    assert isinstance(field, Order), "a list is an order of numbers"
    return field


def is_list(choice: Choice) -> bool:
    """Whether the answer is an order of a few numbers."""
    return len(choice.fields) == 1 and isinstance(choice.fields[0], Order) and choice.fields[0].what == "token"
