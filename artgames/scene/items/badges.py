"""What lies on or round a painting.

Tokens, rings, ticks, players' marks, the stamp. Each is drawn once for its size and kept.
"""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.symbols import DISC, cached_pixmap, draw_badge, draw_disc, draw_stamp, draw_tick, draw_token
from artgames.scene.drawing.theme import Theme

FOCUS_LINE, FOCUS_OUTLINE = 4, 2
"""The focus ring: a line in the accent colour with a dark one outside it, so that it shows on any wall."""

RING = FOCUS_LINE + FOCUS_OUTLINE + 1
"""How far rings reach outside the frame."""


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

    return cached_pixmap(f"seats{seats}{rows}{theme.key}", wide, high, ratio, draw)


def stamp(text: str, frame: QSize, theme: Theme, ratio: float, size: float = 1.0) -> QPixmap:
    """Words stamped across a painting, in letters so much larger than usual."""
    area = QRectF(0, 0, frame.width(), frame.height())
    key = f"stamp{text}{theme.key}{size:g}"
    return cached_pixmap(
        key, frame.width(), frame.height(), ratio, lambda painter: draw_stamp(painter, area, text, theme, size)
    )


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
