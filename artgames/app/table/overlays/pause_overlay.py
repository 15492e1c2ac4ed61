"""The pause: nothing of the game is to be seen. Where a clock goes on after it, it ends with a count of three."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from artgames.app.forms.ui_pause import Ui_PauseCover
from artgames.app.page_base import let_enter_press, tab_inside
from artgames.app.table.turned_paintings import TurnedPaintings
from artgames.scene.drawing.theme import Theme
from artgames.scene.tempo import Beat, Tempo


class PauseCover(QWidget):
    """Covers its parent until somebody goes on.

    Signals:
        said(str): what is to be read in large letters now: that there is a pause, or how far the count-in has come.
        ended(): the pause is over, and its count-in, too.
        settings_wanted(), leave_wanted(): somebody wants to go to another page from here.
    """

    said = Signal(str)
    ended = Signal()
    settings_wanted = Signal()
    leave_wanted = Signal()

    def __init__(self, theme: Theme, tempo: Tempo, parent: QWidget) -> None:
        super().__init__(parent)
        self.ui = Ui_PauseCover()
        self.ui.setupUi(self)
        self._picture = TurnedPaintings(self)
        self.ui.column.insertWidget(1, self._picture, 6)
        self._picture.set_theme(theme)
        self.setProperty("page", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._left = 0
        self._with_clock = True
        self._timer = QTimer(self)
        self._timer.setInterval(tempo.ms(Beat.COUNT_IN))
        self._timer.timeout.connect(self._count)
        self._buttons = (self.ui.goOnButton, self.ui.settingsButton, self.ui.leaveButton)
        self.ui.goOnButton.clicked.connect(self.go_on)
        self.ui.settingsButton.clicked.connect(self.settings_wanted)
        self.ui.leaveButton.clicked.connect(self.leave_wanted)
        let_enter_press(self)

    def set_theme(self, theme: Theme) -> None:
        self._picture.set_theme(theme)

    def begin(self, *, with_clock: bool = True) -> None:
        """`with_clock`: a countdown stands still meanwhile, and everybody must be ready when it goes on."""
        self._timer.stop()
        self._with_clock = with_clock
        self._say(self.tr("Paused"))
        clock = self.tr("The clock is stopped. You won’t miss anything.")
        self.ui.line.setText(clock if with_clock else self.tr("Everything is on hold. You won’t miss anything."))
        for button in self._buttons:
            button.show()
        self.show()
        self.raise_()
        self.take_keyboard()

    def take_keyboard(self) -> None:
        """To whoever goes on; while it is counted, nothing can be pressed."""
        (self if self._timer.isActive() else self.ui.goOnButton).setFocus()

    def go_on(self) -> None:
        """Three, two, one; at once where no time is lost."""
        if not self._with_clock:
            self.stop()
            self.ended.emit()
        elif not self._timer.isActive():
            self._left = 3
            self.ui.line.setText(self.tr("Everyone ready?"))
            for button in self._buttons:
                button.hide()
            self._say(str(self._left))
            self._timer.start()
            self.take_keyboard()

    def stop(self) -> None:
        self._timer.stop()
        self.hide()

    def _count(self) -> None:
        self._left -= 1
        if self._left <= 0:
            self.stop()
            self.ended.emit()
        else:
            self._say(str(self._left))

    def _say(self, text: str) -> None:
        self.ui.headline.setText(text)
        self.said.emit(text)

    # Qt

    def focusNextPrevChild(self, forward: bool) -> bool:
        return tab_inside(self, forward)

    def event(self, event: QEvent) -> bool:
        """At the table P begins a pause; here it ends it."""
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_P:
            event.accept()
            return True
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_P, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_on()
        else:
            super().keyPressEvent(event)
