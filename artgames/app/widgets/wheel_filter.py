"""The wheel scrolls pages, and changes nothing that lies below the pointer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QSlider, QWidget


class _PassedOn(QObject):
    """Leaves the wheel to whatever lies around a control."""

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Wheel:
            return super().eventFilter(watched, event)
        event.ignore()
        return True


def let_wheel_scroll(page: QWidget) -> None:
    """Qt turns boxes and sliders by the wheel, unasked, when a page is scrolled past them; nobody sees it happen."""
    passed_on = _PassedOn(page)
    for kind in (QComboBox, QAbstractSpinBox, QSlider):
        for control in [*page.findChildren(kind), *([page] if isinstance(page, kind) else [])]:
            control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            control.installEventFilter(passed_on)
