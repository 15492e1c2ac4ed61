"""The line above the board: what is to be done, and beside or below it round, clock and buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from artgames.app.fitted_label import FittedLabel
from artgames.app.page_owner import PageOwner

_LEAST_LINES = 10
"""A sentence gets at least so many times its height in width, or a line of its own."""


class StatusBar(QFrame):
    """Arranges itself: with large text or in a small window the buttons stand below the sentence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)

    def _arrange(self) -> None:
        row = self.layout()
        sentence = self.findChild(FittedLabel)
        tools = row.itemAt(1) if isinstance(row, QBoxLayout) else None
        if not isinstance(row, QBoxLayout) or sentence is None or tools is None:
            return  # the form is not complete yet
        owner = self.findChild(PageOwner)
        told = owner.sizeHint().width() if owner is not None and not owner.isHidden() else 0
        room = self.width() - tools.sizeHint().width() - told
        narrow = room < _LEAST_LINES * sentence.line_height()
        sentence.set_roomy(narrow)
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        if row.direction() != way:
            row.setDirection(way)

    # Qt

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._arrange()
        return bool(super().event(event))
