"""A round gilt frame, for a face."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QConicalGradient, QPainter, QPen


def draw_gilt(painter: QPainter, area: QRectF, thickness: float) -> None:
    """A round gilt frame."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    gilt = QConicalGradient(area.center(), 60)
    for place, colour in ((0, "#F0D493"), (0.25, "#A87C34"), (0.5, "#E2C27A"), (0.75, "#6E4D1C"), (1, "#F0D493")):
        gilt.setColorAt(place, QColor(colour))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(gilt, thickness))
    inset = thickness / 2
    painter.drawEllipse(area.adjusted(inset, inset, -inset, -inset))
    painter.restore()
