"""The wheel scrolls pages, and changes nothing that lies below the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6 import QtCore, QtWidgets
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QComboBox, QWidget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QListView

_LINES = 2.5
"""So many lines of text a list moves at a third of a notch."""


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
    for kind in (QComboBox, QtWidgets.QAbstractSpinBox, QtWidgets.QSlider):
        for control in [*page.findChildren(kind), *([page] if isinstance(page, kind) else [])]:
            control.setFocusPolicy(QtCore.Qt.FocusPolicy.StrongFocus)
            control.installEventFilter(passed_on)
    for view in page.findChildren(QtWidgets.QListView):
        _move_by_lines(view)


def _move_by_lines(view: QListView) -> None:
    """Qt would move a list by three of its entries at a notch, which for large ones is a whole page: nobody sees what
    has become of what was below the pointer."""
    step = round(_LINES * view.fontMetrics().height())
    has_icons = view.viewMode() is QtWidgets.QListView.ViewMode.IconMode
    for bar, mode in (
        (view.verticalScrollBar(), view.verticalScrollMode()),
        (view.horizontalScrollBar(), view.horizontalScrollMode()),
    ):
        if has_icons or mode is QtWidgets.QListView.ScrollMode.ScrollPerPixel:  # else a step is an entry
            bar.setSingleStep(step)
