"""Small things drawn by us as vectors: tokens, masks, ticks, crowns. Each fills a rectangle at any size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import pi

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache

from artgames.scene.drawing.fonts import figures
from artgames.scene.drawing.text_probe import draw_outlined, tell_kept
from artgames.scene.drawing.theme import Theme

DISC, DISC_INK = "#1B1A19", "#F4EFE6"
"""Tokens are dark with light figures in every theme: they lie on paintings, not on the wall."""

_COIN, _GILT = "#E8B84A", "#DDB968"

_DASHED_RADIUS = 0.84


@contextmanager
def unit_square(painter: QPainter, rect: QRectF) -> Iterator[None]:
    """Draw in coordinates −1..1 in the middle of a rectangle."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(side / 2, side / 2)
    yield
    painter.restore()


def draw_token(painter: QPainter, rect: QRectF, number: int, theme: Theme) -> None:
    """The token of an auction place: a dark disc with a ring and a large figure."""
    with unit_square(painter, rect):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(DISC if theme.frames else "#000000"))
        painter.drawEllipse(QPointF(), 1, 1)
        painter.setPen(QPen(QColor(_GILT if theme.frames else "#FFFFFF"), 0.07))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(), 0.96, 0.96)
    side = min(rect.width(), rect.height())
    draw_outlined(painter, rect.center(), str(number), figures(side * (0.62 if number < 10 else 0.54)), DISC_INK)


def draw_coin(painter: QPainter, rect: QRectF, text: str = "") -> None:
    """A wager token: a coin of gold, light in every theme, with a few signs on it where it is large enough."""
    with unit_square(painter, rect):
        painter.setPen(QPen(QColor(DISC), 0.1))
        painter.setBrush(QColor(_COIN))
        painter.drawEllipse(QPointF(), 0.94, 0.94)
        painter.setPen(QPen(QColor(DISC), 0.05))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(), 0.74, 0.74)
    if text:
        side = min(rect.width(), rect.height())
        draw_outlined(painter, rect.center(), text, figures(side * 0.4), DISC)


def draw_badge(painter: QPainter, rect: QRectF, is_right: bool, theme: Theme) -> None:
    """A token's other side: tick or cross on a disc in the colour of right or wrong."""
    ground = theme.right if is_right else theme.wrong
    ink = theme.wall if theme.is_dark else theme.panel
    draw_disc(painter, rect, ground, ink)
    inner = rect.adjusted(*(share * rect.width() for share in (0.16, 0.16, -0.16, -0.16)))
    (draw_tick if is_right else draw_cross)(painter, inner, ink)


def draw_disc(painter: QPainter, rect: QRectF, ground: str, outline: str) -> None:
    """A filled disc with a thin outline that sets it off from what it lies on."""
    with unit_square(painter, rect):
        painter.setPen(QPen(QColor(outline), 0.08))
        painter.setBrush(QColor(ground))
        painter.drawEllipse(QPointF(), 0.95, 0.95)


def draw_dashed_ring(painter: QPainter, rect: QRectF, colour: str) -> None:
    """A circle of eight dashes: a place that waits for a tick."""
    width = 0.16
    with unit_square(painter, rect):
        pen = QPen(QColor(colour), width, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        part = 2 * pi * _DASHED_RADIUS / 8 / width
        pen.setDashPattern([part * 0.6, part * 0.4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(), _DASHED_RADIUS, _DASHED_RADIUS)


def draw_tick(painter: QPainter, rect: QRectF, colour: str) -> None:
    """A tick with round ends."""
    with unit_square(painter, rect):
        path = QPainterPath(QPointF(-0.66, 0.06))
        path.lineTo(-0.2, 0.52)
        path.lineTo(0.68, -0.5)
        _stroke(painter, path, colour, 0.26)


def draw_cross(painter: QPainter, rect: QRectF, colour: str) -> None:
    """A cross with round ends."""
    with unit_square(painter, rect):
        path = QPainterPath(QPointF(-0.52, -0.52))
        path.lineTo(0.52, 0.52)
        path.moveTo(0.52, -0.52)
        path.lineTo(-0.52, 0.52)
        _stroke(painter, path, colour, 0.26)


def draw_mask(painter: QPainter, rect: QRectF, colour: str) -> None:
    """The thief's mask; the eyes are holes."""
    with unit_square(painter, rect):
        mask = QPainterPath(QPointF(0, -0.3))
        mask.cubicTo(0.3, -0.56, 0.78, -0.6, 1.0, -0.42)
        mask.cubicTo(1.02, 0.1, 0.82, 0.52, 0.46, 0.54)
        mask.cubicTo(0.24, 0.54, 0.14, 0.3, 0, 0.24)
        mask.cubicTo(-0.14, 0.3, -0.24, 0.54, -0.46, 0.54)
        mask.cubicTo(-0.82, 0.52, -1.02, 0.1, -1.0, -0.42)
        mask.cubicTo(-0.78, -0.6, -0.3, -0.56, 0, -0.3)
        for side in (-1, 1):
            eye = QPainterPath(QPointF(side * 0.2, 0.02))
            eye.cubicTo(side * 0.34, -0.26, side * 0.62, -0.26, side * 0.74, -0.1)
            eye.cubicTo(side * 0.62, 0.16, side * 0.36, 0.2, side * 0.2, 0.02)
            mask.addPath(eye)
        mask.setFillRule(Qt.FillRule.OddEvenFill)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawPath(mask)


def draw_brush(painter: QPainter, rect: QRectF, colour: str) -> None:
    """A painter's brush, from the lower left to the upper right."""
    with unit_square(painter, rect):
        handle = QPainterPath(QPointF(-0.1, 0.1))
        handle.lineTo(0.86, -0.86)
        _stroke(painter, handle, colour, 0.2)
        hair = QPainterPath(QPointF(-0.9, 0.9))
        hair.cubicTo(-0.86, 0.4, -0.62, 0.02, -0.26, 0.0)
        hair.lineTo(0.0, 0.26)
        hair.cubicTo(-0.02, 0.62, -0.4, 0.86, -0.9, 0.9)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawPath(hair)


def draw_bot(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A head with an aerial on a small disc: a bot plays here."""
    draw_disc(painter, rect, theme.panel, theme.ink)
    with unit_square(painter, rect):
        painter.setPen(QPen(QColor(theme.ink), 0.12))
        painter.drawLine(QPointF(0, -0.38), QPointF(0, -0.62))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.ink))
        painter.drawRoundedRect(QRectF(-0.52, -0.38, 1.04, 0.8), 0.18, 0.18)
        painter.setBrush(QColor(theme.panel))
        for eye in (-0.23, 0.23):
            painter.drawEllipse(QPointF(eye, -0.02), 0.13, 0.13)


def draw_crown(painter: QPainter, rect: QRectF, colour: str) -> None:
    """The winner's crown."""
    with unit_square(painter, rect):
        crown = QPainterPath(QPointF(-0.72, 0.34))
        for x, y in ((-0.84, -0.4), (-0.4, 0.0), (0, -0.64), (0.4, 0.0), (0.84, -0.4), (0.72, 0.34)):
            crown.lineTo(x, y)
        crown.closeSubpath()
        painter.setPen(
            QPen(QColor(colour), 0.1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        painter.setBrush(QColor(colour))
        painter.drawPath(crown)
        for x, y in ((-0.84, -0.48), (0, -0.72), (0.84, -0.48)):
            painter.drawEllipse(QPointF(x, y), 0.07, 0.07)
        painter.drawRoundedRect(QRectF(-0.72, 0.5, 1.44, 0.2), 0.06, 0.06)


def cached_pixmap(key: str, width: float, height: float, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
    """A drawing as a picture, drawn once and then kept by Qt under its key, its size and the density of the screen."""
    full_key = f"artgames/{key}/{width:g}x{height:g}@{ratio:g}"
    pixmap = QPixmap()
    if QPixmapCache.find(full_key, pixmap):
        tell_kept(pixmap, draw)
        return pixmap
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter)
    QPixmapCache.insert(full_key, pixmap)
    tell_kept(pixmap, draw)
    return pixmap


def _stroke(painter: QPainter, path: QPainterPath, colour: str, width: float) -> None:
    pen = QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)
