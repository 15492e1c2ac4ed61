"""The lower edge of a kiosk: everything that can be pressed is here, within reach of a child or a wheelchair."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QStackedWidget, QWidget

from artgames.scene.drawing.theme import set_variant
from artgames.scene.plain_text import PlainLabel

SHARE = 0.15
"""Of the height of the window."""

MOST_NUMBERS = 8
"""Of what can be chosen from."""

WORDS = 0.33
"""Size of the letters, as a share of the height of the bar."""


class Foot(QStackedWidget):
    """Shows what can be done now.

    Signals:
        looked(): the visitor has seen enough of the wall.
        toggled(int): a number was pressed.
        locked(): the answer is final.
        again(), back(): after the end.
    """

    looked = Signal()
    toggled = Signal(int)
    locked = Signal()
    again = Signal()
    back = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.touch = self._button(self.tr("Touch to play"), lambda: None, primary=True)  # wherever one touches
        self.invitation = self._page(self.touch)
        self.enough = self._button(self.tr("I’ve seen enough"), self.looked.emit)
        self.line = self._words("")
        self.looking = self._page(self.line, self.enough)
        self.numbers = {number: self._number(number) for number in range(1, MOST_NUMBERS + 1)}
        self.lock = self._button("", self.locked.emit, primary=True)
        self.asking = self._page(*self.numbers.values(), self.lock)
        self.once_more = self._button(self.tr("Play again"), self.again.emit, primary=True)
        self.over = self._page(self.once_more, self._button(self.tr("Back to start"), self.back.emit))
        self.quiet = self._page()
        self.show_quiet()

    # What is shown

    def show_invitation(self) -> None:
        self.setCurrentWidget(self.invitation)

    def show_looking(self, text: str) -> None:
        self.line.setText(text)
        self.setCurrentWidget(self.looking)

    def show_asking(self, numbers: Sequence[int]) -> None:
        """With the numbers that may be chosen."""
        for number, button in self.numbers.items():
            button.setVisible(number in numbers)
        self.show_marks(())
        self.setCurrentWidget(self.asking)

    def show_marks(self, marked: Sequence[int]) -> None:
        """The numbers that are chosen, here as on the paintings."""
        for number, button in self.numbers.items():
            button.setChecked(number in marked)
        self.lock.setEnabled(bool(marked))
        self.lock.setText(self.tr("Lock in") if marked else self.tr("Choose"))

    def show_over(self) -> None:
        self.setCurrentWidget(self.over)

    def show_quiet(self) -> None:
        self.setCurrentWidget(self.quiet)

    def set_size(self, height: int) -> None:
        """As high as this, with words to match."""
        self.setFixedHeight(height)
        self.setStyleSheet(f"QPushButton {{ font-size: {round(height * WORDS)}px }}")

    # Made of

    def _page(self, *widgets: QWidget) -> QWidget:
        page = QWidget(self)
        row = QHBoxLayout(page)
        row.setContentsMargins(24, 8, 24, 18)
        row.setSpacing(12)
        for widget in widgets:
            row.addWidget(widget, 3 if widget is getattr(self, "lock", None) else 1)
        self.addWidget(page)
        return page

    def _words(self, text: str) -> QLabel:
        label = PlainLabel(text, self)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setProperty("role", "headline")
        return label

    def _button(self, text: str, act: object, *, primary: bool = False) -> QPushButton:
        button = QPushButton(text, self)
        button.clicked.connect(act)
        # Whatever it says, it stays where it is: a finger is on its way.
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys are heard by the window: 1–8 and Enter
        if primary:
            set_variant(button, "variant", "primary")
        return button

    def _number(self, number: int) -> QPushButton:
        button = self._button(str(number), lambda: self.toggled.emit(number))
        button.setCheckable(True)
        button.setAccessibleName(self.tr("Painting {number}").format(number=number))
        return button
