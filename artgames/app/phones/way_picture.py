"""The way from a phone to this computer, and where it is blocked: a picture for who does not read much."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from artgames.scene.drawing.symbols import draw_cross, draw_tick
from artgames.scene.drawing.theme import GALLERY, Theme, on_paper

_WIDE, _HIGH = 7.0, 2.0
"""In units of the drawing: a phone, a Wi-Fi and a laptop beside one another."""


class WayPicture(QWidget):
    """Phone, Wi-Fi, laptop; a tick or a cross on each of the two ways, or nothing where nobody knows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._em = on_paper(GALLERY), 17.0
        self._ways: tuple[bool | None, bool | None] = (None, None)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = on_paper(theme), em
        self.updateGeometry()
        self.update()

    def show_ways(self, to_network: bool | None, to_computer: bool | None) -> None:
        self._ways = (to_network, to_computer)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._em * _WIDE * 2.4), round(self._em * _HIGH * 2.4))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            unit = min(self.width() / _WIDE, self.height() / _HIGH)
            painter.translate(self.width() / 2 - _WIDE / 2 * unit, 0)
            painter.scale(unit, unit)
            painter.setPen(QPen(QColor(self._theme.ink), 0.09))
            painter.drawRoundedRect(QRectF(0.45, 0.3, 0.8, 1.4), 0.12, 0.12)
            painter.drawLine(QPointF(0.75, 1.52), QPointF(0.95, 1.52))
            for reach in (0.3, 0.6, 0.9):
                box = QRectF(3.5 - reach, 1.35 - reach, 2 * reach, 2 * reach)
                painter.drawArc(box, 45 * 16, 90 * 16)
            painter.drawRect(QRectF(5.35, 0.45, 1.3, 0.85))
            painter.drawLine(QPointF(5.1, 1.5), QPointF(6.9, 1.5))
            self._draw_way(painter, 1.45, 2.45, self._ways[0])
            self._draw_way(painter, 4.45, 5.0, self._ways[1])

    def _draw_way(self, painter: QPainter, left: float, right: float, is_free: bool | None) -> None:
        pen = QPen(QColor(self._theme.ink2), 0.07, Qt.PenStyle.DotLine)
        painter.setPen(pen)
        painter.drawLine(QPointF(left, 1.0), QPointF(right, 1.0))
        middle = QRectF((left + right) / 2 - 0.3, 0.1, 0.6, 0.6)
        if is_free is not None:
            draw = draw_tick if is_free else draw_cross
            draw(painter, middle, self._theme.right if is_free else self._theme.wrong)
