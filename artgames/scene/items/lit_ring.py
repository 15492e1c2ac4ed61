"""A bright line round a painting that everybody is to look at, to be seen from the back row."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Role
from artgames.scene.items.drawn_item import DrawnItem


class LitRing(DrawnItem):
    """Lies behind the painting, outside of its frame. Hidden until it is wanted."""

    def __init__(self, style: BoardStyle, frame: QRectF) -> None:
        self._wide = max(4.0, style.px(Role.SMALL) * 0.12)
        super().__init__(style, frame.adjusted(-self._wide, -self._wide, self._wide, self._wide))
        self.rim = self._wide
        self.setZValue(-1)
        self.hide()

    def describe(self) -> str:
        return f"ring {'on' if self.isVisible() else 'off'}"

    def draw(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(self._style.theme.focus), self._wide, j=Qt.PenJoinStyle.MiterJoin))
        painter.drawRect(self._rect)
