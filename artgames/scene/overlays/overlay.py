"""A widget that lies over the whole of its parent and follows its size."""

from __future__ import annotations

from PySide6 import QtCore
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid


def give_back(widget: QWidget | None) -> None:
    """Let it have the keyboard again, if it still can."""
    if widget is not None and isValid(widget) and widget.isVisible() and widget.isEnabled():
        widget.setFocus(QtCore.Qt.FocusReason.OtherFocusReason)


class Overlay(QWidget):
    """Base of curtain and zoom. In a layout it is an ordinary page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._before: QWidget | None = None
        self.setFocusPolicy(QtCore.Qt.FocusPolicy.StrongFocus)
        if parent is not None:
            parent.installEventFilter(self)
        self.hide()

    def cover(self) -> None:
        """Appear over the parent and take the keyboard."""
        if not self.isVisible():
            self._before = self.window().focusWidget()
        self.show()
        self._fill_parent()  # to be shown may have changed the parent's own size
        self.raise_()
        self.setFocus(QtCore.Qt.FocusReason.OtherFocusReason)

    def uncover(self) -> None:
        """Go, and give the keyboard back to where it was: hiding would send it anywhere."""
        give_back(self._before)
        self.hide()

    def _fill_parent(self) -> None:
        parent = self.parentWidget()
        layout = parent.layout() if parent is not None else None
        is_laid_out = layout is not None and layout.indexOf(self) >= 0
        if parent is not None and not is_laid_out:
            self.setGeometry(parent.rect())

    def focusNextPrevChild(self, _forward: bool) -> bool:
        """Nothing below it can be seen, so Tab leads nowhere."""
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget() and self.isVisible():
            self._fill_parent()
        return super().eventFilter(watched, event)
