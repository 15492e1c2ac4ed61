"""A mark that somebody presses to stand behind an answer that several people give together."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from artgames.scene.drawing.faces import SeatLook
from artgames.scene.drawing.theme import Theme
from artgames.scene.plain_text import tip
from artgames.scene.wall_part import ReadyMark

_SHRINKS = 0.1
"""A symbol that waits to be pressed leaves so much of its place free on each side, for the dashes round it."""


class ConfirmMark(ReadyMark):
    """Somebody's mark on a shared sheet: pressed by whoever stands behind it, then ticked."""

    takes_enter = True
    """Enter on somebody's mark means this person, not the next one in turn."""

    def __init__(self, rect: QRectF, look: SeatLook, name: str, confirmed: bool, theme: Theme) -> None:
        super().__init__(rect, look, name, confirmed, theme)
        self.is_idle = False
        """Whether a press would only say why not, for who cannot see that."""

        self._told = f"{name}, " + (self.tr("confirmed") if confirmed else self.tr("not confirmed yet"))
        if not confirmed:
            free = rect.width() * _SHRINKS
            self._face = rect.adjusted(free, free, -free, -free)
            told = self.tr("{name}: confirm the sheet").format(name=name)
            self.setToolTip(tip(told))

    def accessible_text(self) -> str:
        return self._told

    def accessible_offer(self) -> str:
        return self.tr("cannot be chosen now") if self.is_idle else ""

    def describe(self) -> str:
        return super().describe() if self._ready else f"{super().describe()} dashed"

    # Qt

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """A place that is still to be filled has a dashed edge, so that it is told from a confirmed one by shape."""
        super().paint(painter, option, widget)
        if not self._ready:
            pen = QPen(QColor(self._theme.ink), max(1.5, self._rect.width() / 24))
            pen.setDashPattern([3, 2.2])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._rect, self._rect.width() * 0.16, self._rect.width() * 0.16)
