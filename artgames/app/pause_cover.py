"""The pause: nothing of the game is to be seen, and it ends with a count of three."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from artgames.app.forms.ui_pause import Ui_PauseCover
from artgames.stage.tempo import Beat, Tempo


class PauseCover(QWidget):
    """Covers its parent until somebody goes on.

    Signals:
        ended(): the count-in is over.
    """

    ended = Signal()

    def __init__(self, tempo: Tempo, parent: QWidget) -> None:
        super().__init__(parent)
        self.ui = Ui_PauseCover()
        self.ui.setupUi(self)
        self.setProperty("page", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._left = 0
        self._timer = QTimer(self)
        self._timer.setInterval(tempo.ms(Beat.COUNT_IN))
        self._timer.timeout.connect(self._count)
        self.ui.goOnButton.clicked.connect(self.go_on)

    def begin(self) -> None:
        self._timer.stop()
        self.ui.headline.setText(self.tr("Paused"))
        self.ui.line.setText(self.tr("The clock stands still. Nobody misses anything."))
        self.ui.goOnButton.show()
        self.show()
        self.raise_()
        self.ui.goOnButton.setFocus()

    def go_on(self) -> None:
        """Three, two, one."""
        if not self._timer.isActive():
            self._left = 3
            self.ui.line.setText(self.tr("Everybody ready?"))
            self.ui.goOnButton.hide()
            self.ui.headline.setText(str(self._left))
            self.setFocus()
            self._timer.start()

    def stop(self) -> None:
        self._timer.stop()
        self.hide()

    def _count(self) -> None:
        self._left -= 1
        self.ui.headline.setText(str(self._left))
        if self._left <= 0:
            self.stop()
            self.ended.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_P, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_on()
        else:
            super().keyPressEvent(event)
