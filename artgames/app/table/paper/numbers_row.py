"""One person's slip of paper: a few numbers, and perhaps a wager token on one of them."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from artgames.app.table.paper.ordering_row import is_list
from artgames.engine.choices import Action, Choice, Pick
from artgames.engine.words import Sentence, filled
from artgames.scene.drawing.theme import set_variant

WAGERED = "{number} ±1"


class PaperRow(QObject):
    """The first choice is a `Pick` of numbers. Where further choices settle one number each and leave the others to be
    picked, a wager token may be laid on one: tapping a number again lays it, and once more takes both away."""

    def __init__(self, choices: tuple[Choice, ...], name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._choice = choices[0]
        self._wagers = {_settled(choice): choice for choice in choices[1:]}
        self.pick = _pick(self._choice)
        self.wager = 0
        self.tail: QLabel | None = None
        self.buttons = {number: self._make_button(number, name, parent) for number in choices[0].shown or self.pick.of}

    def _make_button(self, number: int, name: str, parent: QWidget) -> QPushButton:
        button = QPushButton(str(number), parent)
        button.setCheckable(True)
        button.setProperty("spoken", self.tr("{name}, number {number}").format(name=name, number=number))
        button.setAccessibleName(button.property("spoken"))
        button.clicked.connect(lambda checked: self._tap(number, checked))
        set_variant(button, "variant", "token")
        return button

    @property
    def takes_wagers(self) -> bool:
        return bool(self._wagers)

    def focus(self) -> None:
        next(iter(self.buttons.values())).setFocus()

    def _tap(self, number: int, checked: bool) -> None:
        if checked and self.pick.max == 1:  # another one takes its place
            for other, button in self.buttons.items():
                button.setChecked(other == number)
        if checked or number not in self._wagers:
            return
        if number == self.wager:
            self._lay(0)
        else:
            self.buttons[number].setChecked(True)
            self._lay(number)

    def _lay(self, wager: int) -> None:
        self.wager = wager
        for number, button in self.buttons.items():
            is_laid = number == wager
            button.setText(WAGERED.format(number=number) if is_laid else str(number))
            spoken = button.property("spoken")
            button.setAccessibleName(self.tr("{number}, wager").format(number=spoken) if is_laid else spoken)
            set_variant(button, "wager", is_laid)

    def marked(self) -> tuple[int, ...]:
        return tuple(number for number, button in self.buttons.items() if button.isChecked())

    def problem(self) -> Sentence | None:
        return self.pick.problem(self.marked())

    def complaint(self) -> str:
        if not set(self.marked()) <= set(self.pick.of):
            return self.tr("Not that number: it is this player’s own.")
        if self.pick.min < self.pick.max:
            return filled(self.tr("At most {max:one number|# numbers} each."), max=self.pick.max)
        return filled(self.tr("{count:One number|Exactly # numbers} each."), count=self.pick.max)

    def answer(self) -> Action:
        """What is ticked now."""
        if not self.wager:
            return self._choice.make(**{self.pick.name: self.marked()})
        choice = self._wagers[self.wager]
        others = tuple(number for number in self.marked() if number != self.wager)
        return choice.make(**{_pick(choice).name: others})


def _settled(choice: Choice) -> int:
    ((_, number),) = choice.given
    assert isinstance(number, int), "a wager lies on one number"
    return number


def _pick(choice: Choice) -> Pick:
    (field,) = choice.fields
    assert isinstance(field, Pick), "only numbers can be taken from paper"
    return field


def can_be_written_down(choice: Choice) -> bool:
    """Whether an answer fits on a slip of paper: a few numbers of a short list, or all of them in order."""
    if is_list(choice):
        return True
    return len(choice.fields) == 1 and isinstance(choice.fields[0], Pick) and choice.fields[0].what == "token"
