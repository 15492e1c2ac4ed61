"""The people at the table, one chip each: mark, name, what they are doing, points."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from artgames.stage.drawn import draw_mask, draw_tick
from artgames.stage.fonts import figures, sans
from artgames.stage.marks import draw_mark
from artgames.stage.theme import GALLERY, Theme

GAP = 8.0
SMALLEST_NAME = 12
"""Long names are set smaller down to this, then elided."""


@dataclass(frozen=True, slots=True)
class Chip:
    """What one chip shows. `state` is "", "asked" or "done"; `special` marks the role of the round."""

    name: str
    mark: int
    points: int | None
    state: str = ""
    special: bool = False
    spoken: str = ""


class PeopleStrip(QWidget):
    """All chips in seat order, equally wide, so that nobody ever moves about.

    Signals:
        chosen(seat, place): somebody pressed a chip; `place` is where on the screen.
    """

    chosen = Signal(int, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chips: tuple[Chip, ...] = ()
        self._theme = GALLERY
        self._px = 26

    def dress(self, theme: Theme, px: int) -> None:
        self._theme = theme
        self._px = px
        self.updateGeometry()
        self.update()

    def set_chips(self, chips: tuple[Chip, ...]) -> None:
        if chips != self._chips:
            self._chips = chips
            self.setAccessibleName(". ".join(chip.spoken or chip.name for chip in chips))
            self.update()

    @property
    def chips(self) -> tuple[Chip, ...]:
        return self._chips

    def _draw(self, painter: QPainter, chip: Chip, rect: QRectF) -> None:
        theme = self._theme
        painter.setPen(QColor(theme.accent if chip.state == "asked" and theme.is_dark else theme.hair))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        side = min(rect.height() * 0.62, rect.width() * 0.26)
        pad = max(6.0, (rect.height() - side) / 3)
        draw_mark(painter, QRectF(rect.left() + pad, rect.center().y() - side / 2, side, side), chip.mark, theme)
        words = rect.adjusted(pad * 1.7 + side, rect.height() * 0.08, -pad, -rect.height() * 0.08)
        upper = QRectF(words.left(), words.top(), words.width(), words.height() * 0.5)
        lower = QRectF(words.left(), upper.bottom(), words.width(), words.height() * 0.5)
        self._draw_name(painter, chip, upper if chip.points is not None else words)
        self._draw_points(painter, chip, lower)

    def _draw_name(self, painter: QPainter, chip: Chip, rect: QRectF) -> None:
        font = sans(min(self._px, rect.height() * 0.86), QFont.Weight.DemiBold)
        while QFontMetricsF(font).horizontalAdvance(chip.name) > rect.width() and font.pixelSize() > SMALLEST_NAME:
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.ink))
        name = QFontMetricsF(font).elidedText(chip.name, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)

    def _draw_points(self, painter: QPainter, chip: Chip, rect: QRectF) -> None:
        painter.setFont(figures(min(self._px, rect.height() * 0.86)))
        painter.setPen(QColor(self._theme.ink))
        points = "" if chip.points is None else str(chip.points).replace("-", "−")
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, points)
        side = rect.height() * 0.9
        sign = QRectF(rect.right() - side * 1.5, rect.center().y() - side / 2, side * 1.5, side)
        if chip.special:
            draw_mask(painter, sign, self._theme.ink)
        elif chip.state == "done":
            draw_tick(painter, sign, self._theme.right)
        elif chip.state == "asked":
            painter.setFont(sans(rect.height() * 0.9, QFont.Weight.Bold))
            painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, "…")

    def sizeHint(self) -> QSize:
        return QSize(400, round(self._px * 2.3))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, round(self._px * 2.3))

    def chip_rect(self, seat: int) -> QRectF:
        count = max(1, len(self._chips))
        most = self.height() * 5.0  # two people do not need chips half a metre long
        width = min(most, (self.width() - GAP * (count - 1)) / count)
        return QRectF(seat * (width + GAP), 0, width, self.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for seat in range(len(self._chips)):
            if self.chip_rect(seat).contains(event.position()):
                self.chosen.emit(seat, event.globalPosition().toPoint())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for seat, chip in enumerate(self._chips):
            self._draw(painter, chip, self.chip_rect(seat))
        painter.end()
