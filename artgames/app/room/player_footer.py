"""The people at the lower edge of the room's picture, to be read from the back row."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from artgames.app.table.player_strip import Chip, draw_symbol, told
from artgames.engine.numerals import numeral
from artgames.engine.words import shortened
from artgames.scene.drawing.fonts import Profile, Role, figures, role_px, sans
from artgames.scene.drawing.symbols import draw_mask, draw_tick
from artgames.scene.drawing.theme import GALLERY, Theme

_HIGH = 1.4
"""Height of a chip in letters."""

_GAP = 0.2
_LEAST_LETTERS = 5
"""A name with fewer letters than this says nothing any more: rather a second row, and rather none of it, for the mark
has its letter."""

_MOST_ROWS = 2


class RoomPeople(QWidget):
    """One chip for each seat in seat order: mark, name, what they are doing, points. Never smaller than a room can
    read; many people stand in two rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._px = GALLERY, 57
        self._chips: tuple[Chip, ...] = ()

    def apply_style(self, theme: Theme, scale: float) -> None:
        self._theme, self._px = theme, role_px(Role.SMALL, Profile.ROOM, scale)
        self.updateGeometry()
        self.update()

    def set_chips(self, chips: tuple[Chip, ...]) -> None:
        if chips != self._chips:
            anew = len(chips) != len(self._chips)
            self._chips = chips
            self.setAccessibleName(told(chips))
            if anew:
                self.updateGeometry()
            self.update()

    @property
    def chips(self) -> tuple[Chip, ...]:
        return self._chips

    # Sizes

    def rows(self) -> int:
        """One row while every name, or a good part of it, can be read in it."""
        wide = QFontMetricsF(self._font()).horizontalAdvance
        names = [min(wide(chip.name), wide(shortened(chip.name, _LEAST_LETTERS))) for chip in self._chips]
        needed = max(names, default=0) + self._beside_name()
        return 1 if needed <= self._width(len(self._chips)) else _MOST_ROWS

    def chip_rect(self, seat: int) -> QRectF:
        rows = self.rows()
        columns = max(1, ceil(len(self._chips) / rows))
        high = (self.height() - self._gap() * (rows - 1)) / rows
        wide = min(self._width(columns), high * 9)  # two people do not need chips half a wall long
        row, column = divmod(seat, columns)
        return QRectF(column * (wide + self._gap()), row * (high + self._gap()), wide, high)

    def _width(self, columns: int) -> float:
        columns = max(1, columns)
        return (self.width() - self._gap() * (columns - 1)) / columns

    def _gap(self) -> float:
        return self._px * _GAP

    def _font(self) -> QFont:
        return sans(self._px, QFont.Weight.DemiBold)

    def _beside_name(self) -> float:
        """Mark, sign and points of the widest chip, with what is kept between them."""
        return self._px * (1.1 + 0.9 + 4 * _GAP) + max((self._points_width(chip) for chip in self._chips), default=0)

    def _points_width(self, chip: Chip) -> float:
        return QFontMetricsF(figures(self._px)).horizontalAdvance(_figure(chip)) if chip.points is not None else 0.0

    # Drawing

    def _draw(self, painter: QPainter, chip: Chip, rect: QRectF) -> None:
        theme, px = self._theme, self._px
        asked = chip.state == "asked"
        painter.setPen(QColor(theme.accent if asked and theme.is_dark else theme.hair))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), px * 0.15, px * 0.15)
        inner = rect.adjusted(px * _GAP, 0, -px * _GAP, 0)
        side = px * 1.1
        draw_symbol(painter, QRectF(inner.left(), rect.center().y() - side / 2, side, side), chip, theme)
        points = self._points_width(chip)
        painter.setPen(QColor(theme.ink))
        painter.setFont(figures(px))
        painter.drawText(inner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, _figure(chip))
        end = inner.right() - points - px * _GAP
        if chip.special or chip.state:
            sign = QRectF(end - px * 0.9, rect.center().y() - px * 0.3, px * 0.9, px * 0.6)
            self._draw_sign(painter, chip, sign)
            end = sign.left() - px * _GAP
        left = inner.left() + side + px * _GAP
        self._draw_name(painter, chip, QRectF(left, rect.top(), end - left, rect.height()))

    def _draw_name(self, painter: QPainter, chip: Chip, room: QRectF) -> None:
        font = self._font()
        painter.setFont(font)
        painter.setPen(QColor(self._theme.ink))
        name = QFontMetricsF(font).elidedText(chip.name, Qt.TextElideMode.ElideRight, room.width())
        if name == chip.name or len(name) > _LEAST_LETTERS:
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)

    def _draw_sign(self, painter: QPainter, chip: Chip, sign: QRectF) -> None:
        if chip.special:
            draw_mask(painter, sign, self._theme.ink)
        elif chip.state == "done":
            draw_tick(painter, sign, self._theme.right)
        elif chip.state == "asked":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.ink))
            dot = sign.height() * 0.24
            for place in (0.2, 0.5, 0.8):
                middle = sign.left() + sign.width() * place
                painter.drawEllipse(QRectF(middle - dot / 2, sign.center().y() - dot / 2, dot, dot))

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        rows = self.rows()
        return QSize(400, round(self._px * _HIGH * rows + self._gap() * (rows - 1)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for seat, chip in enumerate(self._chips):
                self._draw(painter, chip, self.chip_rect(seat))


def _figure(chip: Chip) -> str:
    return "" if chip.points is None else numeral(chip.points)
