"""Cards that lie over a kiosk: what to play, whether anybody is still there, and the pad for the PIN."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from artgames.app.exhibit.round_texts import hangs_wall, title_of, told_of
from artgames.app.forms.ui_exhibit_card import Ui_ExhibitCard
from artgames.app.forms.ui_exhibit_pin import Ui_ExhibitPin
from artgames.app.kiosk.sizes import button_font, reading_height
from artgames.app.widgets.double_click_guard import SlipGuard
from artgames.engine.words import shortened
from artgames.exhibits.pin import PinLock
from artgames.exhibits.playlist import Round
from artgames.scene.drawing.theme import set_variant
from artgames.scene.overlays.overlay import Overlay
from artgames.scene.plain_text import PlainLabel, button_text

MOST_OFFERED = 4
"""More than this cannot be pressed by a child without reading for long."""

LONGEST_TITLE, LONGEST_QUESTION = 22, 40
SIDE, TALLEST = 0.12, 0.13
"""Of the window: what is free beside a card, and how high a button may be."""

WORDS = 0.042
"""Size of the letters on a button, as a share of the height that counts."""

LOGO = 0.16
"""Height of whose house it is, as a share of the height."""

KEY = 0.2
"""Width of a key, as a share of the height."""

LOCK_OUT_MS = 350
"""A second tap that comes sooner was meant for what lay there before."""

_LONGEST_PIN = 8
_DIGITS = tuple(getattr(Qt.Key, f"Key_{digit}") for digit in range(10))
_STYLED = Qt.WidgetAttribute.WA_StyledBackground


class Card(Overlay):
    """A headline, a line, and a few large buttons in the lower part of the screen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.ui = Ui_ExhibitCard()
        self.ui.setupUi(self)
        self.setProperty("page", True)
        self.setAttribute(_STYLED)
        self.buttons: list[QPushButton] = []
        self._larger = 1.0
        self.ui.buttons.addStretch()  # below the buttons, which stand together
        self.slips = SlipGuard(self, LOCK_OUT_MS)

    def say(self, headline: str, line: str) -> None:
        self.ui.headline.setText(headline)
        self.ui.line.setText(line)

    def offer(self, offers: Sequence[tuple[str, Callable[[], None]]]) -> None:
        """These buttons and no others; the first one is what most people want."""
        for button in self.buttons:
            self.ui.buttons.removeWidget(button)
            button.deleteLater()
        self.buttons = []
        for text, act in offers:
            button = QPushButton(text, self)
            button.clicked.connect(act)
            button.setAutoDefault(True)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
            button.setMaximumHeight(self._tallest())
            self.ui.buttons.insertWidget(len(self.buttons), button, 1)
            self.buttons.append(button)
        if self.buttons:
            set_variant(self.buttons[0], "variant", "primary")
        self._fit()

    def set_text(self, text: float) -> None:
        """How large the visitor wants letters."""
        self._larger = text
        self._fit()

    def appear(self) -> None:
        self.cover()
        if self.buttons:
            self.buttons[0].setFocus()

    def _tallest(self) -> int:
        """Large enough for any finger, and no larger than a button looks."""
        return round(self.window().height() * TALLEST)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        side = round(self.width() * SIDE)
        self.ui.column.setContentsMargins(side, 0, side, 0)
        px = reading_height(self.size()) * WORDS * self._larger
        self.setStyleSheet(button_font([one.text() for one in self.buttons], px, self.width() - 2 * side))
        for button in self.buttons:
            button.setMaximumHeight(self._tallest())


class StartCard(Card):
    """The second touch: which wall.

    Signals:
        chosen(int): the round with this number, from 0.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.house = PlainLabel(parent=self)
        self.house.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._logo = QPixmap()

    def set_logo(self, logo: QPixmap, name: str) -> None:
        """Whose house this is, above everything else; its name where it has no logo."""
        self._logo = logo
        self.house.setText(name)
        self.house.setAccessibleName(name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = QRect(0, round(self.height() * 0.03), self.width(), round(self.height() * LOGO))
        self.house.setGeometry(room)
        if not self._logo.isNull():
            self.house.setPixmap(
                self._logo.scaled(
                    QSize(room.width() // 2, room.height()),
                    Qt.AspectRatioMode.KeepAspectRatio,
                    Qt.TransformationMode.SmoothTransformation,
                )
            )

    def invite(self, title: str, rounds: Sequence[tuple[int, Round]]) -> None:
        """With the rounds that are offered, by their numbers."""
        offered = rounds[:MOST_OFFERED]
        if all(hangs_wall(one) for _, one in offered):
            self.say(title, self.tr("Look closely: some of these will be stolen. Can you spot them?"))
        else:
            self.say(title, self.tr("What would you like to play?"))
        self.offer([(self._text(one, len(offered) == 1), self._choose(number)) for number, one in offered])
        self.appear()

    def _text(self, one: Round, alone: bool) -> str:
        if not hangs_wall(one):
            return button_text(shortened(title_of(one), LONGEST_QUESTION))
        told = told_of(one)
        if alone:
            return self.tr("Start: {what}").format(what=told)
        short = shortened(one.title, LONGEST_TITLE)
        return button_text(f"{short}: {told}") if one.title else told

    def _choose(self, number: int) -> Callable[[], None]:
        return lambda: self.chosen.emit(number)


class IdleCard(Card):
    """The question before everything begins anew.

    Signals:
        kept(): somebody is still playing.
        dropped(): somebody wants to start over.
    """

    kept = Signal()
    dropped = Signal()

    def ask(self, seconds: int) -> None:
        self.say(self.tr("Still playing?"), self.tr("Back to start in {seconds}").format(seconds=seconds))
        if self.isVisible():
            return
        self.offer([(self.tr("Keep playing"), self.kept.emit), (self.tr("Start over"), self.dropped.emit)])
        self.appear()


class PinCard(Overlay):
    """Lets the technician out.

    Signals:
        opened(): the PIN was right.
        closed(): somebody thought better of it.
    """

    opened = Signal()
    closed = Signal()

    def __init__(self, keeper: PinLock, parent: QWidget) -> None:
        super().__init__(parent)
        self.ui = Ui_ExhibitPin()
        self.ui.setupUi(self)
        self.setProperty("page", True)
        self.setAttribute(_STYLED)
        self._keeper = keeper
        self._typed = ""
        self._wait = QTimer(self)
        self._wait.setInterval(250)
        self._wait.timeout.connect(self._show)
        for button in self.findChildren(QPushButton):
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys are heard by the window
        for digit in range(10):
            key: QPushButton = getattr(self.ui, f"key{digit}")
            key.clicked.connect(lambda _checked=False, digit=digit: self.press(str(digit)))
        self.ui.cancel.clicked.connect(self.leave)
        self.ui.accept.clicked.connect(self.enter)

    def ask(self) -> None:
        self._typed = ""
        self._show()
        self.cover()

    def type_key(self, key: int) -> None:
        """A keyboard does what the pad does."""
        if key in _DIGITS:
            self.press(str(_DIGITS.index(Qt.Key(key))))
        elif key == Qt.Key.Key_Backspace:
            self.rub_out()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.enter()
        elif key == Qt.Key.Key_Escape:
            self.leave()

    def press(self, digit: str) -> None:
        if self._keeper.wait() <= 0 and len(self._typed) < _LONGEST_PIN:
            self._typed += digit
            self._show()

    def rub_out(self) -> None:
        self._typed = self._typed[:-1]
        self._show()

    def enter(self) -> None:
        typed, self._typed = self._typed, ""
        if self._keeper.try_pin(typed):
            self.hide()
            self.opened.emit()
            return
        self._show(wrong=True)

    def leave(self) -> None:
        self._wait.stop()
        self.hide()
        self.closed.emit()

    def _show(self, *, wrong: bool = False) -> None:
        wait = self._keeper.wait()
        if wait > 0:
            text = self.tr("Wrong PIN. Try again in {seconds} s.").format(seconds=int(wait) + 1)
            self._wait.start()
        else:
            self._wait.stop()
            asked = self.tr("PIN of the technician") if self._keeper.needs_pin else self.tr("No PIN is set.")
            text = self.tr("Wrong PIN.") if wrong else asked
        self.ui.headline.setText(text)
        self.ui.dots.setText("•" * len(self._typed) or " ")
        for button in self.findChildren(QPushButton):
            button.setEnabled(wait <= 0 or button is self.ui.cancel)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for column in range(3):
            self.ui.keys.setColumnMinimumWidth(column, round(self.height() * KEY))
