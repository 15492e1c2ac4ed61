"""Outside opening hours: nothing to be seen and nothing to be heard."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from artgames.scene.overlays.overlay import Overlay


class DarkPage(Overlay):
    """Black to the edges, without a pointer. The corner still leads to the technician's page."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), Qt.GlobalColor.black)
