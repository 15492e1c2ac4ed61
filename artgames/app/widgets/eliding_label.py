"""A label for names that people give: cut where its place ends."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from artgames.scene.plain_text import PlainLabel, tip


class ElidedLabel(PlainLabel):
    """One line that is cut where its place ends, and whole for whoever stays with the pointer."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(" ".join(text.split()), parent)
        self.setToolTip(tip(text))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    # Qt

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
            painter.setPen(self.palette().windowText().color())
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
