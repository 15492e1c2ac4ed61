"""The twelve sitters: a drawn face for everybody at the table, always with the ring and the symbol of the seat.

All of them are 200 × 200 with the eyes at the same place, so that one mask fits every face.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImageReader, QPainter, QPainterPath, QPen, QPixmap

from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.paths import resources
from artgames.scene.drawing.player_marks import MARKS, draw_mark, mark_colour_and_shape
from artgames.scene.drawing.symbols import cached_pixmap
from artgames.scene.drawing.theme import Theme

SITTERS = {
    "pearl": QT_TRANSLATE_NOOP("Faces", "Pearl"),
    "tudor": QT_TRANSLATE_NOOP("Faces", "Tudor"),
    "hare": QT_TRANSLATE_NOOP("Faces", "Hare"),
    "fox": QT_TRANSLATE_NOOP("Faces", "Fox"),
    "ruff": QT_TRANSLATE_NOOP("Faces", "Ruff"),
    "straw": QT_TRANSLATE_NOOP("Faces", "Straw hat"),
    "flowers": QT_TRANSLATE_NOOP("Faces", "Flowers"),
    "topknot": QT_TRANSLATE_NOOP("Faces", "Topknot"),
    "lace": QT_TRANSLATE_NOOP("Faces", "Lace"),
    "wig": QT_TRANSLATE_NOOP("Faces", "Wig"),
    "hennin": QT_TRANSLATE_NOOP("Faces", "Hennin"),
    "curator": QT_TRANSLATE_NOOP("Faces", "Curator"),
}
"""The keys under which faces are kept, and what they are called. The first eight go with the eight marks."""

SMALLEST = 44
"""Below so many pixels a face is a smudge: there the symbol stands alone."""

_INK, _PAPER = "#1C1A17", "#FBF5E6"
_RING, _SYMBOL = 0.06, 0.42
"""Shares of the portrait's diameter."""
_BEYOND = 0.2
"""So much of the symbol stands out to the right of the portrait and below it."""
_ZOOM = 1.06
"""A portrait shows a little less than the drawing, which has a margin."""


class SeatLook(NamedTuple):
    """How somebody is drawn: the mark of the seat, the chosen face, and whether it wears the mask of a public role."""

    mark: int
    face: str = ""
    masked: bool = False

    @property
    def sitter(self) -> str:
        """The face that is drawn: the chosen one, or the one that goes with the mark."""
        return self.face if self.face in SITTERS else tuple(SITTERS)[self.mark]


def sitter_name(sitter: str) -> str:
    return QCoreApplication.translate("Faces", SITTERS[sitter])


def seat_name(name: str, mark: int) -> str:
    """What a screen reader says for somebody: “Mila, orange circle”."""
    return f"{name}, {mark_colour_and_shape(mark)}"


def draw_seat(painter: QPainter, rect: QRectF, look: SeatLook, theme: Theme) -> None:
    """Face, ring and symbol in the middle of a rectangle; the symbol with its letter alone where that is too small."""
    side = min(rect.width(), rect.height())
    if side < SMALLEST:
        draw_mark(painter, rect, look.mark, theme)
        return
    corner = rect.center() - QPointF(side / 2, side / 2)
    portrait = side / (1 + _SYMBOL * _BEYOND)
    draw_portrait(painter, QRectF(corner.x(), corner.y(), portrait, portrait), look, theme)
    symbol = portrait * _SYMBOL
    outlined = theme._replace(mark_outline=theme.mark_outline or _INK)
    place = QRectF(corner.x() + side - symbol, corner.y() + side - symbol, symbol, symbol)
    draw_mark(painter, place, look.mark, outlined, letter=False)


def draw_portrait(painter: QPainter, rect: QRectF, look: SeatLook, theme: Theme) -> None:
    """The face in its ring, without the symbol: only where the symbol stands beside it."""
    side = min(rect.width(), rect.height())
    key = f"face/{look.sitter}/{look.mark}/{look.masked}/{theme.key}"
    ratio = painter.device().devicePixelRatioF()
    kept = cached_pixmap(key, side, side, ratio, lambda canvas: _paint(canvas, side, ratio, look, theme))
    painter.drawPixmap(rect.center() - QPointF(side / 2, side / 2), kept)


def sitter_picture(look: SeatLook, side: int, ratio: float) -> QPixmap:
    """The face as a square picture, to be framed: only where ring and symbol stand beside it."""
    return cached_pixmap(
        f"sitter/{look.sitter}",
        side,
        side,
        ratio,
        lambda canvas: canvas.drawPixmap(QRectF(0, 0, side, side), *_whole_layer(look.sitter, round(side * ratio))),
    )


def _whole_layer(name: str, pixels: int) -> tuple[QPixmap, QRectF]:
    return _layer(name, pixels), QRectF(0, 0, pixels, pixels)


def _paint(painter: QPainter, side: float, ratio: float, look: SeatLook, theme: Theme) -> None:
    ring, middle = max(3.0, side * _RING), QPointF(side / 2, side / 2)
    painter.setPen(QPen(QColor(theme.mark_outline or _INK), max(1.0, side / 80)))
    painter.setBrush(QColor(MARKS[look.mark].colour))
    painter.drawEllipse(middle, side / 2 - 1, side / 2 - 1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_PAPER))
    painter.drawEllipse(middle, side / 2 - ring, side / 2 - ring)
    radius = side / 2 - ring * 1.3
    hole = QPainterPath()
    hole.addEllipse(middle, radius, radius)
    painter.setClipPath(hole)
    drawn = 2 * radius * _ZOOM
    place = QRectF(middle.x() - drawn / 2, middle.y() - drawn / 2, drawn, drawn)
    for layer in (look.sitter, "mask") if look.masked else (look.sitter,):
        painter.drawPixmap(place, *_whole_layer(layer, round(drawn * ratio)))


def _layer(name: str, pixels: int) -> QPixmap:
    """A drawing at this size. By Qt's reader for pictures, which the packages have; they have no `QtSvg`."""
    reader = QImageReader(str(resources() / "faces" / f"{name}.svg"))
    reader.setScaledSize(QSize(pixels, pixels))
    return QPixmap.fromImageReader(reader)


def seat_pixmap(look: SeatLook, side: int, theme: Theme, ratio: float = 1.0) -> QPixmap:
    """Face, ring and symbol as a picture of ``side`` device-independent pixels."""
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_seat(painter, QRectF(0, 0, side, side), look, theme)
    return pixmap


def seat_icon(look: SeatLook, theme: Theme, side: int = 64) -> QIcon:
    """For lists, buttons and menus."""
    pixmap = seat_pixmap(look, side, theme, 2.0)
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Selected)  # a player's colour stays what it is in a selected row
    return icon
