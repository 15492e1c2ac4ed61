"""A widget that lies over the whole of its parent and follows its size."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget


class Overlay(QWidget):
    """Base of curtain and zoom. In a layout it is an ordinary page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if parent is not None:
            parent.installEventFilter(self)
        self.hide()

    def cover(self) -> None:
        """Appear over the parent and take the keyboard."""
        self._fill_parent()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill_parent(self) -> None:
        parent = self.parentWidget()
        layout = parent.layout() if parent is not None else None
        is_laid_out = layout is not None and layout.indexOf(self) >= 0
        if parent is not None and not is_laid_out:
            self.setGeometry(parent.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget() and self.isVisible():
            self._fill_parent()
        return super().eventFilter(watched, event)
