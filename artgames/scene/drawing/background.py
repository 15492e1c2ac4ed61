"""The wall behind everything: painted plaster in the colour of the room, and a pool of light for every painting.

It is painted once for each size, room and hanging, and then copied; Qt keeps the last ones. Light has no sharp edges
anywhere, so it is painted small and enlarged; only the plaster is drawn dot by dot.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPen,
    QPixmap,
    QPixmapCache,
    QRadialGradient,
)

from artgames.scene.drawing.rooms import shaded
from artgames.scene.drawing.theme import Theme

_SMALLER = 4
_POOL = ((0.0, 1.0), (0.35, 0.62), (0.7, 0.2), (1.0, 0.0))
_BY_NIGHT = ((0.0, 0.80), (0.18, 0.98), (0.45, 1.06), (1.0, 0.82))
_BY_DAY = ((0.0, 0.97), (0.3, 1.0), (1.0, 0.96))
_GRAIN = 192
_MOON_BY_NIGHT, _MOON_BY_DAY = (0.34, 0.14), (0.9, 0.5)
_WINDOW, _SLANT = 0.6, 0.27
"""How much of a wall's height the light of a window takes, and how far it leans."""


@dataclass(frozen=True, slots=True)
class WallSpec:
    """A wall: its place on the scene, its look, and the places that are lit."""

    area: QRectF
    theme: Theme
    ratio: float = 1.0
    lit: tuple[QRectF, ...] = ()
    is_afar: bool = False
    """From afar nothing shades the corners: a projector does that by itself. Nor is any of the wall lighter than its
    paint, but for what is lit: words that stand on it could not be read in the back row."""

    lamps: bool = False
    """Whether a picture light hangs above each of the places."""

    moonlit: bool = False
    """Whether the moon looks in: the light of a window lies on the wall."""


_KEPT_DOTS = 4_000_000
"""Of a larger wall two would push out everything else that Qt keeps."""


def paint_wall(spec: WallSpec) -> QPixmap:
    """The bare wall, as large as its area. One that was left is there again at once, as between the room and a page."""
    key, wall = f"artgames/{spec}", QPixmap()
    if not QPixmapCache.find(key, wall):
        wall = _paint_anew(spec)
        if spec.theme.frames and wall.width() * wall.height() <= _KEPT_DOTS:
            QPixmapCache.insert(key, wall)
    return wall


def _paint_anew(spec: WallSpec) -> QPixmap:
    size = (spec.area.size() * spec.ratio).toSize().expandedTo(QSize(1, 1))
    theme = spec.theme
    image = QImage(size, QImage.Format.Format_RGB32)
    if theme.frames:
        small = size / _SMALLER
        light = _paint_light(spec, small.expandedTo(QSize(8, 8)))
        smoothly = Qt.TransformationMode.SmoothTransformation
        image = light.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smoothly)
        with QPainter(image) as painter:
            painter.setOpacity(0.55 if theme.is_dark else 0.35)
            painter.fillRect(image.rect(), QBrush(_plaster()))
            painter.setOpacity(1.0)
            painter.scale(spec.ratio, spec.ratio)
            painter.translate(-spec.area.topLeft())
            if spec.moonlit:
                strength = _MOON_BY_NIGHT if theme.is_dark else _MOON_BY_DAY
                draw_moonlight(painter, spec.area, theme.light, strength)
            if spec.lamps and theme.is_dark:
                _draw_lamps(painter, spec)
        image = image.convertToFormat(QImage.Format.Format_RGB32)
    else:
        image.fill(QColor(theme.wall))
    made = QPixmap.fromImage(image)
    made.setDevicePixelRatio(spec.ratio)
    return made


def _paint_light(spec: WallSpec, size: QSize) -> QImage:
    theme, area = spec.theme, spec.area
    image = QImage(size, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.scale(size.width() / area.width(), size.height() / area.height())
        painter.translate(-area.topLeft())
        tones = QLinearGradient(area.topLeft(), area.bottomLeft())
        for at, share in _BY_NIGHT if theme.is_dark else _BY_DAY:
            tones.setColorAt(at, shaded(theme.wall, min(1.0, share) if spec.is_afar else share))
        painter.fillRect(area, tones)
        if theme.is_dark:
            _light_pools(painter, spec)
        if not spec.is_afar:
            _shade_corners(painter, area, 120 if theme.is_dark else 24)
    return image


def _light_pools(painter: QPainter, spec: WallSpec) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
    painter.setPen(Qt.PenStyle.NoPen)
    beyond = 30 * spec.area.height() / 1080
    for place in spec.lit:
        middle = QPointF(place.center().x(), place.top() + place.height() * 0.34)
        draw_pool(painter, middle, max(place.width(), place.height()) * 0.95 + beyond, spec.theme.light, 0.55)
    if not spec.lit and not spec.is_afar:  # a board of another kind: the room is lit as a whole
        draw_pool(painter, spec.area.center(), spec.area.width() * 0.6, spec.theme.light, 0.22)
    painter.restore()


def draw_moonlight(painter: QPainter, area: QRectF, colour: str, strength: tuple[float, float]) -> None:
    """Four panes of a window that nobody sees, drawn out by the low moon and paler further down."""
    high = area.height() * _WINDOW
    wide, bar, top = high * 0.34, high * 0.03, area.top() + area.height() * 0.03
    light = QLinearGradient(0, top, 0, top + high)
    for at, alpha in zip((0.0, 1.0), strength, strict=True):
        shine = QColor(colour)
        shine.setAlphaF(alpha)
        light.setColorAt(at, shine)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.translate(area.left() + area.width() * 0.6 - _SLANT * top, 0)
    painter.shear(_SLANT, 0)
    for column in (0, 1):
        for row in (0, 1):
            pane = QRectF(column * (wide + bar), top + row * (high + bar) / 2, wide, (high - bar) / 2)
            painter.drawRect(pane)
    painter.restore()


def _draw_lamps(painter: QPainter, spec: WallSpec) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place in spec.lit:
        draw_lamp(painter, place, spec.area.height() / 900)


def draw_lamp(painter: QPainter, place: QRectF, unit: float) -> None:
    """A brass tube on its arm above a frame."""
    wide = min(place.width() * 0.55, 190 * unit)
    middle, top = place.center().x(), place.top()
    painter.setPen(QPen(QColor("#8A6A30"), 3 * unit))
    painter.drawLine(QPointF(middle, top + 4 * unit), QPointF(middle, top - 14 * unit))
    brass = QLinearGradient(middle - wide / 2, 0, middle + wide / 2, 0)
    for at, colour in ((0.0, "#7A5A24"), (0.3, "#F4DDA0"), (0.5, "#E2C27A"), (0.7, "#C89B4A"), (1.0, "#6E4D1C")):
        brass.setColorAt(at, QColor(colour))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brass)
    painter.drawRoundedRect(QRectF(middle - wide / 2, top - 22 * unit, wide, 11 * unit), 5.5 * unit, 5.5 * unit)


def draw_pool(painter: QPainter, middle: QPointF, reach: float, colour: str, strength: float) -> None:
    """Light that falls on the wall round a point."""
    pool = QRadialGradient(middle, reach)
    for at, share in _POOL:
        light = QColor(colour)
        light.setAlphaF(strength * share)
        pool.setColorAt(at, light)
    painter.setBrush(pool)
    painter.drawEllipse(middle, reach, reach)


def _shade_corners(painter: QPainter, area: QRectF, darkest: int) -> None:
    reach = (area.width() ** 2 + area.height() ** 2) ** 0.5 * 0.56
    shade = QRadialGradient(area.topLeft() + QPointF(area.width() * 0.5, area.height() * 0.46), reach)
    for at, dark in ((0.0, 0), (0.58, 0), (1.0, darkest)):
        shade.setColorAt(at, QColor(0, 0, 0, dark))
    painter.fillRect(area, shade)


@cache
def _plaster() -> QImage:
    """A tile of fine grain, lighter and darker than the wall; the same in every process."""
    grain = random.Random(7)
    dots = bytearray()
    for _ in range(_GRAIN * _GRAIN):
        value = grain.random()
        alpha = int(abs(value - 0.5) * 18)
        dots += bytes((alpha if value > 0.5 else 0,) * 3 + (alpha,))  # premultiplied: white or black
    image = QImage(bytes(dots), _GRAIN, _GRAIN, QImage.Format.Format_ARGB32_Premultiplied)
    return image.copy()  # its own dots: those above end with this function
