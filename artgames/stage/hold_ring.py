"""A ring that fills: while a curtain is held, and while a private page is about to close by itself."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from artgames.stage.theme import Theme


def draw_ring(painter: QPainter, rect: QRectF, fraction: float, theme: Theme, thickness: float) -> None:
    """A quiet ring of which ``fraction`` is filled, from the top, clockwise."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inner = rect.adjusted(thickness / 2, thickness / 2, -thickness / 2, -thickness / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.hair), thickness))
    painter.drawEllipse(inner)
    if fraction > 0:
        colour = QColor(theme.accent if theme.is_dark else theme.ink)
        painter.setPen(QPen(colour, thickness, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawArc(inner, 90 * 16, -round(360 * 16 * min(1.0, fraction)))
    painter.restore()


class WarningRing(QWidget):
    """Shows in a corner how soon a private page closes; invisible until there is something to warn of."""

    def __init__(self, theme: Theme, side: int = 56, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._side, self._left = theme, side, 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFixedSize(side, side)
        self.hide()

    @property
    def left(self) -> float:
        """Share of the warning time that is left."""
        return self._left

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self.update()

    def set_left(self, share: float) -> None:
        """Show how much of the warning time is left, 1 … 0; 0 hides the ring."""
        self._left = share
        self.setVisible(share > 0)
        self.setAccessibleName(self.tr("This page closes soon") if share > 0 else "")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_ring(painter, QRectF(self.rect()), self._left, self._theme, self._side / 9)
