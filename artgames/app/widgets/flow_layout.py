"""Widgets side by side that go on in the next line where a line is full, as words do."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget, QWidgetItem


def flow_of(place: QWidget, *widgets: QWidget, spacing: int = 10) -> FlowLayout:
    """Let the children of a widget flow in it."""
    layout = FlowLayout(place, spacing)
    for widget in widgets:
        layout.addWidget(widget)
    return layout


class FlowLayout(QLayout):
    """Every widget has the size it asks for; one whose width may grow takes what is left of its line, and one whose
    height may grow is as high as its line."""

    def __init__(self, parent: QWidget, spacing: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        """By width, until something changes: Qt asks many times while a page is laid out."""

        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        used = 0
        for item in self._items:
            if item.isEmpty():
                continue
            wide = item.sizeHint().width()
            if not lines or used + self.spacing() + wide > width:
                lines.append([])
                used = wide
            else:
                used += self.spacing() + wide
            lines[-1].append(item)
        return lines

    def _place(self, area: QRect, *, only_measure: bool) -> int:
        """Put everything in its place; how high it all is."""
        top = area.top()
        for line in self._lines(area.width()):
            high = max(item.sizeHint().height() for item in line)
            hints = [item.sizeHint().width() for item in line]
            left_over = max(0, area.width() - sum(hints) - self.spacing() * (len(line) - 1))
            growing = [item for item in line if item.expandingDirections() & Qt.Orientation.Horizontal]
            left = area.left()
            for item, hint in zip(line, hints, strict=True):
                most = min(area.width(), item.maximumSize().width())
                wide = min(most, hint + (left_over // len(growing) if item in growing else 0))
                if not only_measure:
                    grows = item.expandingDirections() & Qt.Orientation.Vertical
                    own = high if grows else min(high, item.sizeHint().height())
                    item.setGeometry(QRect(QPoint(left, top + (high - own) // 2), QSize(wide, own)))
                left += wide + self.spacing()
            top += high + self.spacing()
        return max(0, top - self.spacing() - area.top())

    def line_width(self) -> int:
        """How wide everything is in a single line."""
        shown = [item.sizeHint().width() for item in self._items if not item.isEmpty()]
        return sum(shown) + self.spacing() * max(0, len(shown) - 1)

    def insert(self, index: int, widget: QWidget) -> None:
        """Put a widget before the one that has this place now."""
        self.addChildWidget(widget)
        self._items.insert(index, QWidgetItem(widget))
        self.invalidate()

    # Qt

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._place(QRect(0, 0, width, 0), only_measure=True)
        return self._heights[width]

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, only_measure=False)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        widest = max((item.minimumSize().width() for item in self._items if not item.isEmpty()), default=0)
        place = self.parentWidget()
        now = self.geometry().width() or (place.width() if place is not None else 0)  # none while it is laid out anew
        return QSize(widest, self.heightForWidth(max(widest, now)))
