"""The people at the lower edge of the room's picture, to be read from the back row."""

from __future__ import annotations

from itertools import product
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from artgames.app.table.chip import Chip, draw_role, draw_symbol, told
from artgames.app.table.speech_bubble import Speech, plan_bubble
from artgames.engine.numerals import numeral
from artgames.engine.words import shortened
from artgames.scene.drawing.bubble import Bubble, draw_bubble
from artgames.scene.drawing.fonts import Profile, Role, figures, role_px, sans
from artgames.scene.drawing.player_marks import AFAR_SIDE, draw_mark
from artgames.scene.drawing.symbols import draw_tick
from artgames.scene.drawing.theme import GALLERY, Theme

_HIGH = 1.4
"""Height of a chip in letters."""

_USUAL = "−9"
"""Points have room for so much from the beginning: faces and names do not come and go while they grow."""

_FACE = 1.1
"""Side of a face in letters."""

_KEY = 1.2
"""Side of a key in letters."""

_GAP = 0.2
_LEAST_LETTERS = 5
"""A name with fewer letters than this says nothing any more: rather a second row, and rather none of it, for the mark
has its letter."""

_MOST_ROWS = 2
_LINE = 1.1
"""Height of a second line of a name, in letters."""

_MOST_LINES = 2
_SHAPES = ((1, 1), (2, 1), (1, 2), (2, 2))
"""Rows of chips and lines of a name, in the order in which they are tried: whole names come first."""


class RoomPeople(QWidget):
    """One chip for each seat in seat order: mark, name, what they are doing, points. Never smaller than a room can
    read; many people stand in two rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._px = GALLERY, 57
        self._chips: tuple[Chip, ...] = ()
        self._speech: Speech | None = None

    def apply_style(self, theme: Theme, scale: float) -> None:
        self._theme, self._px = theme, role_px(Role.SMALL, Profile.ROOM, scale)
        self.updateGeometry()
        self.update()

    def set_chips(self, chips: tuple[Chip, ...]) -> None:
        if chips != self._chips:
            before, self._chips = self.sizeHint(), chips
            self.setAccessibleName(told(chips))
            if self.sizeHint() != before:
                self.updateGeometry()
            self.update()

    def set_speech(self, speech: Speech | None) -> None:
        """Somebody says something, or nobody does any more."""
        if speech != self._speech:
            self._speech = speech
            self.setAccessibleDescription(f"{self._chips[speech.seat].name}: {speech.text}" if speech else "")
            self.update()

    @property
    def bubble(self) -> Bubble | None:
        """Where somebody's words stand now. They take the place of everybody for as long as they are read, beside the
        face of who speaks: no letter is smaller than a room can read."""
        if self._speech is None or self._speech.seat >= len(self._chips):
            return None
        whole = QRectF(self.rect())
        return plan_bubble(self._speech.text, self._face(whole), whole, whole, px=self._px, smaller=1.0)

    def _face(self, chip: QRectF) -> QRectF:
        side = self._px * _FACE
        return QRectF(chip.left() + self._px * _GAP, chip.center().y() - side / 2, side, side)

    @property
    def chips(self) -> tuple[Chip, ...]:
        return self._chips

    # Sizes

    def rows(self) -> int:
        return self._shape()[0]

    def _shape(self) -> tuple[int, int, bool]:
        """Rows, and lines of a name: as few as show every name whole; and whether faces have room beside the marks.
        Where no name is whole, one row while a good part of every name can be read in it."""
        for (rows, lines), faces in product(_SHAPES, (True, False)):
            room = self._width(ceil(len(self._chips) / rows)) - self._beside_name(faces=faces)
            if all(len(self._broken(chip.name, room)) <= lines for chip in self._chips):
                return rows, lines, faces
        wide = QFontMetricsF(self._font()).horizontalAdvance
        parts = [wide(shortened(chip.name, _LEAST_LETTERS)) for chip in self._chips]
        fits = max(parts, default=0) + self._beside_name() <= self._width(len(self._chips))
        return (1 if fits else _MOST_ROWS), 1, False

    def _broken(self, name: str, room: float) -> list[str]:
        """The name in lines of this width; one line more than there can be where a word is wider."""
        wide = QFontMetricsF(self._font()).horizontalAdvance
        lines = [""]
        for word in name.split():
            longer = f"{lines[-1]} {word}".strip()
            if wide(longer) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        is_whole = all(wide(line) <= room for line in lines)
        lines = lines if lines[0] or len(lines) == 1 else lines[1:]
        return lines if is_whole else [name] * (_MOST_LINES + 1)

    def chip_rect(self, seat: int) -> QRectF:
        rows, _lines, faces = self._shape()
        columns = max(1, ceil(len(self._chips) / rows))
        high = (self.height() - self._gap() * (rows - 1)) / rows
        longest = max(
            map(QFontMetricsF(self._font()).horizontalAdvance, (chip.name for chip in self._chips)), default=0
        )
        enough = longest + self._beside_name(faces=faces) + 1
        enough = max(high * 9, enough)  # two people do not need chips half a wall long
        each = min(self._width(columns), enough)
        row, column = divmod(seat, columns)
        return QRectF(column * (each + self._gap()), row * (high + self._gap()), each, high)

    def _width(self, columns: int) -> float:
        columns = max(1, columns)
        return (self.width() - self._gap() * (columns - 1)) / columns

    def _gap(self) -> float:
        return self._px * _GAP

    def _font(self) -> QFont:
        return sans(self._px, QFont.Weight.DemiBold)

    def _beside_name(self, *, faces: bool = False) -> float:
        """Mark, face, sign and points of the widest chip, with what is kept between them."""
        looks = AFAR_SIDE + (_FACE + _GAP if faces else 0.0)
        sign = max(map(_sign_width, self._chips), default=0.0)
        return self._px * (looks + sign + 5 * _GAP) + max((self._points_width(chip) for chip in self._chips), default=0)

    def _points_width(self, chip: Chip) -> float:
        wide = QFontMetricsF(figures(self._px)).horizontalAdvance
        return max(wide(_figure(chip)), wide(_USUAL)) if chip.points is not None else 0.0

    # Drawing

    def _draw(self, painter: QPainter, chip: Chip, rect: QRectF) -> None:
        theme, px = self._theme, self._px
        asked = chip.state == "asked"
        painter.setPen(QColor(theme.accent if asked and theme.is_dark else theme.hair))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), px * 0.15, px * 0.15)
        inner = rect.adjusted(px * _GAP, 0, -px * _GAP, 0)
        face = self._draw_look(painter, chip, rect)
        points = self._points_width(chip)
        painter.setPen(QColor(theme.ink))
        painter.setFont(figures(px))
        painter.drawText(inner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, _figure(chip))
        end = inner.right() - points - px * _GAP
        if chip.special or chip.state or chip.key:
            wide, high = px * _sign_width(chip), px * (_KEY if chip.key else 0.6)
            sign = QRectF(end - wide, rect.center().y() - high / 2, wide, high)
            self._draw_sign(painter, chip, sign)
            end = sign.left() - px * _GAP
        left = face.right() + px * _GAP
        self._draw_name(painter, chip, QRectF(left, rect.top(), end - left, rect.height()))

    def _draw_look(self, painter: QPainter, chip: Chip, rect: QRectF) -> QRectF:
        """The mark, whose letter stands for this person on the wall, and the face where there is room."""
        side = self._px * AFAR_SIDE
        mark = QRectF(rect.left() + self._px * _GAP, rect.center().y() - side / 2, side, side)
        draw_mark(painter, mark, chip.mark, self._theme._replace(large_marks=True))
        if not self._shape()[2]:
            return mark
        face = self._face(rect).translated(side + self._px * _GAP, 0)
        draw_symbol(painter, face, chip, self._theme)
        return face

    def _draw_name(self, painter: QPainter, chip: Chip, room: QRectF) -> None:
        font = self._font()
        painter.setFont(font)
        painter.setPen(QColor(self._theme.ink))
        lines, left = self._broken(chip.name, room.width()), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if len(lines) <= self._shape()[1]:
            high = self._px * _LINE
            top = room.center().y() - high * len(lines) / 2
            for number, line in enumerate(lines):
                painter.drawText(QRectF(room.left(), top + number * high, room.width(), high), left, line)
            return
        name = QFontMetricsF(font).elidedText(chip.name, Qt.TextElideMode.ElideRight, room.width())
        if len(name) > _LEAST_LETTERS:
            painter.drawText(room, left, name)

    def _draw_sign(self, painter: QPainter, chip: Chip, sign: QRectF) -> None:
        if chip.key:
            self._draw_key(painter, chip.key, sign)
        elif chip.special:
            draw_role(painter, sign, chip, self._theme)
        elif chip.state == "done":
            draw_tick(painter, sign, self._theme.right)
        elif chip.state == "asked":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.ink))
            dot = sign.height() * 0.24
            for place in (0.2, 0.5, 0.8):
                middle = sign.left() + sign.width() * place
                painter.drawEllipse(QRectF(middle - dot / 2, sign.center().y() - dot / 2, dot, dot))

    def _draw_key(self, painter: QPainter, key: str, cap: QRectF) -> None:
        painter.setPen(QPen(QColor(self._theme.ink), max(2.0, self._px / 20)))
        painter.setBrush(QColor(self._theme.raised))
        painter.drawRoundedRect(cap, self._px * 0.2, self._px * 0.2)
        painter.setFont(figures(self._px))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        rows, lines, _faces = self._shape()
        high = self._px * (_HIGH + (lines - 1) * _LINE)
        return QSize(400, round(high * rows + self._gap() * (rows - 1)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._speech is not None and (bubble := self.bubble) is not None:
                draw_symbol(painter, self._face(QRectF(self.rect())), self._chips[self._speech.seat], self._theme)
                draw_bubble(painter, bubble, self._speech.text, self._theme)
                return
            for seat, chip in enumerate(self._chips):
                self._draw(painter, chip, self.chip_rect(seat))


def _sign_width(chip: Chip) -> float:
    """In letters."""
    return _KEY if chip.key else 0.9


def _figure(chip: Chip) -> str:
    return "" if chip.points is None else numeral(chip.points)
