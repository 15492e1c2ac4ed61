"""A list of labels in columns that is always as high as all of them: the page scrolls, and nothing in it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListView, QSizePolicy, QWidget

from artgames.app.result.stolen_delegate import WIDTH, StolenLabel


class KeepsakeView(QListView):
    """Shows a `StolenModel` by a `StolenLabel`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._em = 17.0
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet("QAbstractItemView { background: transparent; border: none; }")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_em(self, em: float) -> None:
        self._em = em
        self.arrange()

    def arrange(self) -> None:
        """As many columns as there is room for, and as high as the labels are."""
        label = self.itemDelegate()
        if not isinstance(label, StolenLabel) or self.width() <= 0:
            return
        columns = max(1, int(self.width() // (WIDTH * self._em)))
        label.width = self.width() // columns - 1
        heights = [self.sizeHintForIndex(self.model().index(row, 0)).height() for row in range(self.model().rowCount())]
        high = sum(max(heights[start : start + columns]) for start in range(0, len(heights), columns))
        self.setFixedHeight(max(1, high + 2))
        self.scheduleDelayedItemsLayout()

    # Qt

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.arrange()
