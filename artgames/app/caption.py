"""Sounds in writing, small and in a corner, for who cannot hear them or has switched them off."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from artgames.stage.plain_text import PlainLabel

SHOWN_MS = 2500
MARGIN = 12


class Caption(PlainLabel):
    """The last sound, in the lower left corner of its parent, for a moment."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self._over = parent
        self.setProperty("caption", True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def say(self, sound: str) -> None:
        self.setText(f"♪ {sound}")
        self.adjustSize()
        self.move(MARGIN, self._over.height() - self.height() - MARGIN)
        self.show()
        self.raise_()
        self._timer.start(SHOWN_MS)

    def stop(self) -> None:
        self._timer.stop()
        self.hide()
