"""A line of the log, in as many rows as it needs: nothing of it is ever cut at the right."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPalette, QTextLayout, QTextOption
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

_BESIDE, _ABOVE = 0.5, 0.35
"""What is left free round a line, in sizes of its letters."""


class LogLine(QStyledItemDelegate):
    """Qt's own breaks lines as if a style sheet left nothing free beside them; and no word that is too long."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def _set(self, text: str, font: QFont) -> QTextLayout:
        """The text in rows as wide as the list."""
        layout = QTextLayout(text, font)
        layout.setTextOption(_anywhere())
        layout.setCacheEnabled(True)
        wide = max(1.0, self._view.viewport().width() - 2 * _BESIDE * font.pixelSize())
        top = 0.0
        layout.beginLayout()
        while (row := layout.createLine()).isValid():
            row.setLineWidth(wide)
            row.setPosition(QPointF(0, top))
            top += row.height()
        layout.endLayout()
        return layout

    # Qt

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        font = self._view.font()
        high = self._set(str(index.data()), font).boundingRect().height()
        return QSize(self._view.viewport().width(), round(high + 2 * _ABOVE * font.pixelSize()))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        font, room = self._view.font(), option.rect
        painter.save()
        painter.setPen(self._view.palette().color(QPalette.ColorRole.Text))
        corner = QPointF(room.left() + _BESIDE * font.pixelSize(), room.top() + _ABOVE * font.pixelSize())
        self._set(str(index.data()), font).draw(painter, corner)
        painter.restore()


def _anywhere() -> QTextOption:
    option = QTextOption()
    option.setAlignment(Qt.AlignmentFlag.AlignLeft)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option
