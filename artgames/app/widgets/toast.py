"""One line that says why something could not be done, for a few seconds."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtWidgets import QWidget

from artgames.scene.plain_text import PlainLabel
from artgames.scene.sound.announcing import announce

SHOWN_MS = 4000


class Toast(PlainLabel):
    """Appears at the lower edge of its parent, or at the upper one of what it lies `over`, stays long enough to be
    read, and never takes a click."""

    def __init__(self, parent: QWidget, over: Callable[[], QWidget | None] = lambda: None) -> None:
        """`over`: a part of the parent, between others that it must not cover."""
        super().__init__(parent=parent)
        self._parent, self._over = parent, over
        self.is_silent = False
        self.setProperty("toast", True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setWordWrap(True)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def say(self, sentence: str) -> None:
        self.setText(sentence)
        self.place()
        self.show()
        self.raise_()
        self._timer.start(SHOWN_MS)
        if not self.is_silent:
            announce(self, sentence)

    def stop(self) -> None:
        self._timer.stop()
        self.hide()

    def place(self) -> None:
        """Centred. What one chooses from lies at the lower edge of a board: there it is at the upper one."""
        area, over = self._parent.rect(), self._over()
        if over is not None:
            area = QRect(over.mapTo(self._parent, QPoint()), over.size())
        width = min(round(area.width() * 0.7), self.fontMetrics().horizontalAdvance(self.text()) + 64)
        height = self.heightForWidth(width) + 8
        rect = QRect(0, 0, width, height)
        rect.moveCenter(area.center())
        rect.moveTop(area.top() + 6 if over is not None else area.bottom() - 6 - height)
        self.setGeometry(rect)
