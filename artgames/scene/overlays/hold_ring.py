"""A ring that fills: while a curtain is held, and while a private page is about to close by itself."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from artgames.scene.drawing.fonts import Profile, Role, role_px, sans
from artgames.scene.drawing.theme import Theme
from artgames.scene.overlays.private_page_timeout import WARNED_FOR


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
    """Counts down in a corner how soon a private page closes; invisible until there is something to warn of."""

    def __init__(self, theme: Theme, scale: float = 1.0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._scale, self._left = theme, scale, 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def left(self) -> float:
        """Seconds that are left."""
        return self._left

    @property
    def words(self) -> str:
        """What is to be read beside the ring; nothing while there is nothing to warn of."""
        return self.tr("This page will close in {seconds} s").format(seconds=ceil(self._left)) if self._left > 0 else ""

    def set_theme(self, theme: Theme, scale: float) -> None:
        """Draw in another theme or size."""
        self._theme, self._scale = theme, scale
        self.resize(self.sizeHint())
        self.update()

    def set_left(self, seconds: float) -> None:
        """Show how many seconds are left; none of them hides the ring."""
        self._left = seconds
        self.setVisible(seconds > 0)
        self.setAccessibleName(self.words)
        self.resize(self.sizeHint())
        self.update()

    def _font(self) -> QFont:
        return sans(role_px(Role.PLAY, Profile.DESK, self._scale), QFont.Weight.DemiBold)

    def sizeHint(self) -> QSize:
        """The same for one digit and for two, so that nothing jumps."""
        metrics = QFontMetricsF(self._font())
        high = metrics.height() * 2
        widest = metrics.horizontalAdvance(self.tr("This page will close in {seconds} s").format(seconds=88))
        return QSize(ceil(high * 1.4 + widest), ceil(high))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            high = self.height()
            painter.setPen(QColor(self._theme.hair))
            painter.setBrush(QColor(self._theme.panel))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), high / 4, high / 4)
            side = high * 0.64
            ring = QRectF(high * 0.18, high * 0.18, side, side)
            draw_ring(painter, ring, self._left / WARNED_FOR, self._theme, side / 7)
            painter.setPen(QColor(self._theme.ink))
            painter.setFont(self._font())
            words = QRectF(high, 0, self.width() - high, high)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.words)
