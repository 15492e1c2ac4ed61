"""What lies on or round a painting.

Tokens, rings, ticks, players' marks, tags. Each is drawn once for its size and kept.
"""

from __future__ import annotations

from math import ceil
from typing import Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from artgames.scene.drawing.fonts import sans
from artgames.scene.drawing.paper_sheet import paper_of
from artgames.scene.drawing.player_marks import TILE, draw_letters, draw_mark
from artgames.scene.drawing.symbols import (
    DISC,
    cached_pixmap,
    draw_badge,
    draw_dashed_ring,
    draw_disc,
    draw_tick,
    draw_token,
)
from artgames.scene.drawing.theme import Theme

TagKind: TypeAlias = Literal["plain", "right", "wrong"]

FOCUS_LINE, FOCUS_OUTLINE = 4, 2
"""The focus ring: a line in the accent colour with a dark one outside it, so that it shows on any wall."""

RING = FOCUS_LINE + FOCUS_OUTLINE + 1
"""How far rings reach outside the frame."""


DASH, DASH_GAP = 14.0, 9.0
"""Of a ring that is not confirmed yet: long enough to be told from a line at two metres."""


def token(number: int, side: int, theme: Theme, ratio: float) -> QPixmap:
    """The number of an auction place."""
    area = QRectF(0, 0, side, side)
    key = f"token{number}{theme.key}"
    return cached_pixmap(key, side, side, ratio, lambda painter: draw_token(painter, area, number, theme))


def verdict(is_right: bool, side: int, theme: Theme, ratio: float) -> QPixmap:
    """The other side of a token: tick or cross."""
    area = QRectF(0, 0, side, side)
    key = f"verdict{is_right}{theme.key}"
    return cached_pixmap(key, side, side, ratio, lambda painter: draw_badge(painter, area, is_right, theme))


def focus_ring(frame: QSize, theme: Theme, ratio: float) -> QPixmap:
    """Round the painting that the keyboard is at."""
    outline = DISC if theme.is_dark else theme.ink
    return _ring(f"focus{theme.key}", frame, ratio, QColor(theme.accent), QColor(outline))


def hover_ring(frame: QSize, theme: Theme, ratio: float) -> QPixmap:
    """Round the painting under the pointer: one thin line."""
    wide, high = frame.width() + 2 * RING, frame.height() + 2 * RING

    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(
            QPen(QColor(theme.ink2), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap, Qt.PenJoinStyle.MiterJoin)
        )
        painter.drawRect(QRectF(RING - 1, RING - 1, frame.width() + 2, frame.height() + 2))

    return cached_pixmap(f"hover{theme.key}", wide, high, ratio, draw)


def marked_ring(frame: QSize, theme: Theme, ratio: float) -> QPixmap:
    """Round a painting that somebody chose: in ink, since green would look like an answer."""
    return _ring(f"marked{theme.key}", frame, ratio, QColor(theme.ink), QColor(theme.wall))


def marked_tick(side: int, theme: Theme, ratio: float) -> QPixmap:
    """The tick in the corner of a chosen painting, in ink as its ring."""
    area = QRectF(0, 0, side, side)

    def draw(painter: QPainter) -> None:
        draw_disc(painter, area, theme.ink, theme.wall)
        draw_tick(painter, area.adjusted(side * 0.17, side * 0.17, -side * 0.17, -side * 0.17), theme.wall)

    return cached_pixmap(f"tick{theme.key}", side, side, ratio, draw)


def tentative_ring(frame: QSize, theme: Theme, ratio: float) -> QPixmap:
    """Round a painting that somebody chose and others have still to confirm: the same ring, broken into dashes."""
    wide, high = frame.width() + 2 * RING, frame.height() + 2 * RING
    middle = RING - FOCUS_LINE / 2

    def draw(painter: QPainter) -> None:
        line = QRectF(middle, middle, wide - 2 * middle, high - 2 * middle)
        for colour, width, beyond in ((theme.wall, FOCUS_LINE + 2, 1.0), (theme.ink, FOCUS_LINE, 0.0)):
            painter.setPen(_dashes(colour, width, beyond))
            painter.drawRect(line)

    return cached_pixmap(f"tentative{theme.key}", wide, high, ratio, draw)


def _dashes(colour: str, width: float, beyond: float) -> QPen:
    """Dashes of one length whatever the width of the pen; `beyond` both ends, so that they lie under narrower ones."""
    pen = QPen(QColor(colour), width, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin)
    pen.setDashPattern([(DASH + 2 * beyond) / width, (DASH_GAP - 2 * beyond) / width])
    pen.setDashOffset(beyond / width)
    return pen


def tentative_disc(side: int, theme: Theme, ratio: float) -> QPixmap:
    """In the corner, where a tick will be once everybody has confirmed it: an empty ring of dashes."""

    def draw(painter: QPainter) -> None:
        draw_disc(painter, QRectF(0, 0, side, side), theme.wall, theme.wall)
        draw_dashed_ring(painter, QRectF(0, 0, side, side), theme.ink)

    return cached_pixmap(f"untick{theme.key}", side, side, ratio, draw)


def seat_marks(seats: tuple[int, ...], side: int, theme: Theme, ratio: float, rows: int = 1) -> QPixmap:
    """The marks of several players in a row, or in several, on a dark strip of their own."""
    pad = max(2, side // 8)
    columns = ceil(len(seats) / rows)
    wide, high = columns * (side + pad) + pad, rows * (side + pad) + pad

    def draw(painter: QPainter) -> None:
        painter.setPen(QPen(QColor(theme.edge), 1))
        painter.setBrush(QColor(theme.panel))
        radius = side / 2 + pad
        painter.drawRoundedRect(QRectF(0.5, 0.5, wide - 1, high - 1), radius, radius)
        for index, seat in enumerate(seats):
            row, column = divmod(index, columns)
            place = QRectF(pad + column * (side + pad), pad + row * (side + pad), side, side)
            draw_mark(painter, place, seat, theme)

    return cached_pixmap(f"seats{seats}{rows}{theme.key}{theme.large_marks}", wide, high, ratio, draw)


def seat_letters(seats: tuple[int, ...], px: float, theme: Theme, ratio: float, rows: int) -> QPixmap:
    """The same from afar, where so many marks would hide the painting: their letters alone."""
    pad = px * 0.1
    wide, high = (ceil(len(seats) / rows) * TILE[0] * px + pad, rows * TILE[1] * px + pad)

    def draw(painter: QPainter) -> None:
        painter.setPen(QPen(QColor(theme.edge), 1))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(QRectF(0.5, 0.5, wide - 1, high - 1), px * 0.2, px * 0.2)
        draw_letters(painter, QPointF(pad, pad), seats, theme, px=px, rows=rows)

    return cached_pixmap(f"letters{seats}{rows}{theme.key}", wide, high, ratio, draw)


SEAT_STEP = 1.14
"""From one mark to the next, in widths of a mark."""


def seat_row(seats: tuple[int, ...], side: int, theme: Theme, ratio: float, rows: int = 1) -> QPixmap:
    """The marks of several players side by side on the wall, in a row or in several."""
    step, columns = side * SEAT_STEP, ceil(len(seats) / rows)

    def draw(painter: QPainter) -> None:
        for number, seat in enumerate(seats):
            row, column = divmod(number, columns)
            draw_mark(painter, QRectF(column * step, row * step, side, side), seat, theme)

    wide, high = (step * (count - 1) + side for count in (columns, rows))
    return cached_pixmap(f"seatrow{seats}{rows}{theme.key}{theme.large_marks}", wide, high, ratio, draw)


def tag_height(px: int) -> float:
    """Of a tag in letters of this size."""
    return px * 1.5


def tag(text: str, px: int, kind: TagKind, theme: Theme, ratio: float) -> QPixmap:
    """A small label of paper that says what a painting was; green or red where that is an answer."""
    paper = paper_of(theme)
    grounds = {"plain": paper.sheet, "right": "#0B6B47", "wrong": "#A12B12"}
    ground = grounds[kind] if theme.frames else paper.sheet
    ink = paper.ink if ground == paper.sheet else "#FFF8E9"
    font = sans(px, QFont.Weight.DemiBold)
    wide, high = QFontMetricsF(font).horizontalAdvance(text) + px * 0.9, tag_height(px)

    def draw(painter: QPainter) -> None:
        painter.setPen(QPen(QColor(ink), 1) if not theme.frames else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(QRectF(0.5, 0.5, wide - 1, high - 1), 3, 3)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.drawText(QRectF(0, 0, wide, high), Qt.AlignmentFlag.AlignCenter, text)

    return cached_pixmap(f"tag{text}{px}{kind}{theme.key}", wide, high, ratio, draw)


def _ring(key: str, frame: QSize, ratio: float, line: QColor, outline: QColor) -> QPixmap:
    wide, high = frame.width() + 2 * RING, frame.height() + 2 * RING

    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        outside = QRectF(0, 0, wide, high)
        for inset, colour in ((RING - FOCUS_LINE - FOCUS_OUTLINE, outline), (RING - FOCUS_LINE, line)):
            painter.fillRect(outside.adjusted(inset, inset, -inset, -inset), colour)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(outside.adjusted(RING, RING, -RING, -RING), Qt.GlobalColor.transparent)

    return cached_pixmap(key, wide, high, ratio, draw)
