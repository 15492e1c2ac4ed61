"""One line that says why something could not be done, over the bar below the board, for a few seconds."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtWidgets import QWidget

from artgames.scene.accessibility import announce
from artgames.scene.plain_text import PlainLabel

SHOWN_MS = 4000


class Toast(PlainLabel):
    """Appears at the lower edge of its parent, stays long enough to be read, and never takes a click."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self._over = parent
        self.is_silent = False
        self.lift = 0
        """How much of the lower edge is kept for something else."""
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
        """Centred at the lower edge, over the bar: cards and claims that one chooses from lie right above it."""
        area = self._over.rect()
        width = min(round(area.width() * 0.7), self.fontMetrics().horizontalAdvance(self.text()) + 64)
        height = self.heightForWidth(width) + 8
        rect = QRect(0, 0, width, height)
        rect.moveCenter(area.center())
        rect.moveBottom(area.bottom() - 6 - self.lift)
        self.setGeometry(rect)
