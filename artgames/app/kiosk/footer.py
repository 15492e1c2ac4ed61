"""The lower edge of a kiosk: everything that can be pressed is here, within reach of a child or a wheelchair."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QStackedWidget, QWidget

from artgames.app.kiosk.sizes import button_font, fitting_px, reading_height
from artgames.scene.drawing.theme import set_variant
from artgames.scene.plain_text import PlainLabel

SHARE = 0.12
"""Of the height that counts; on an upright screen there are two lines."""

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
        self.enough = self._button(self.tr("I’ve seen enough"), self.looked.emit)
        self.line = self._words(self.tr("Remember this wall"))
        self.looking = self._page(self.line, self.enough)
        self.numbers = {number: self._number(number) for number in range(1, MOST_NUMBERS + 1)}
        self.lock = self._button("", self.locked.emit, primary=True)
        self.asking, self._keys = self._board_of_keys()
        self.once_more = self._button(self.tr("Play again"), self.again.emit, primary=True)
        self.back_button = self._button(self.tr("Back to start"), self.back.emit)
        self.over = self._page(self.once_more, self.back_button)
        self.quiet = self._page()
        self.show_quiet()

    # What is shown

    def show_looking(self) -> None:
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

    def set_size(self, size: QSize, text: float) -> None:
        """As it suits a window of this size, with words to match: numbers stand above the answer where both have no
        room beside each other."""
        is_upright, row = size.width() < size.height(), reading_height(size) * SHARE
        self.setFixedHeight(round(row * (2 if is_upright else 1)))
        for place, button in enumerate(self.numbers.values()):
            self._keys.addWidget(button, 0, place)
        if is_upright:
            self._keys.addWidget(self.lock, 1, 0, 1, MOST_NUMBERS)
        else:
            self._keys.addWidget(self.lock, 0, MOST_NUMBERS)
        self._keys.setColumnStretch(MOST_NUMBERS, 0 if is_upright else 3)
        self._keys.setRowStretch(1, 1 if is_upright else 0)
        wide = size.width() / 2 - 60
        usual = button_font(
            [self.enough.text(), self.back_button.text(), self.once_more.text()], row * WORDS * text, wide
        )
        keys = [self.lock.text(), self.tr("Choose")]
        line = fitting_px([self.line.text()], row * WORDS * 1.2 * text, wide)
        self.setStyleSheet(f"{usual} QLabel {{ font-size: {line}px }}")
        self.asking.setStyleSheet(button_font(keys, row * WORDS * text, wide if is_upright else size.width() / 5))

    # Made of

    def _page(self, *widgets: QWidget) -> QWidget:
        page = QWidget(self)
        row = QHBoxLayout(page)
        row.setContentsMargins(24, 8, 24, 8)
        row.setSpacing(12)
        for widget in widgets:
            row.addWidget(widget, 1)
        self.addWidget(page)
        return page

    def _board_of_keys(self) -> tuple[QWidget, QGridLayout]:
        page = QWidget(self)
        grid = QGridLayout(page)
        grid.setContentsMargins(24, 8, 24, 8)
        grid.setSpacing(12)
        for column in range(MOST_NUMBERS):
            grid.setColumnStretch(column, 1)
        grid.setRowStretch(0, 1)
        self.addWidget(page)
        return page, grid

    def _words(self, text: str) -> QLabel:
        label = PlainLabel(text, self)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setProperty("role", "headline")
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
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
