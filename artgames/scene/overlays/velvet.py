"""The stage curtain: cloth that belongs to the game, and a sheet of paper for what is written on it."""

from __future__ import annotations

from math import cos, pi
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from artgames.scene.drawing.background import draw_moonlight
from artgames.scene.drawing.rooms import mixed
from artgames.scene.drawing.symbols import cached_pixmap
from artgames.scene.drawing.theme import HIGH_CONTRAST, Theme
from artgames.scene.overlays.curtain_look import Cloth

PAPER, INK, SECOND_INK, IVORY = "#FBF5E6", "#1C1A17", "#4A4238", "#FFF8E9"
"""The same in every theme but high contrast: a curtain is a thing, and is lit as one."""

_FOLDS, _STOPS = 12, 8
_PELMET, _FRINGE = 0.068, 0.024
"""Shares of the height."""


class _Dye(NamedTuple):
    """The colours of a cloth: in a fold and on it, the pelmet from above to below, the fringe and its threads."""

    dark: str
    light: str
    pelmet: tuple[str, str]
    fringe: tuple[str, str]


_RED = _Dye("#2A070C", "#7C2029", ("#3D0A12", "#641420"), ("#E0BC66", "#8A6224"))
_BLUE = _Dye("#060C18", "#23406B", ("#0A1426", "#142A4C"), ("#B9C6D8", "#5A6A84"))
_STRIPES = ("#7A1F22", "#1D4A4E")
_SCALLOPS = ("#F1E7D0", "#A12B12")


def draw_cloth(painter: QPainter, area: QRectF, theme: Theme, cloth: Cloth = Cloth.VELVET) -> None:
    """Over the whole area; drawn once for each size and kept."""
    if theme.key == HIGH_CONTRAST.key:
        painter.fillRect(area, QColor(theme.wall))
        return
    ratio, size = painter.device().devicePixelRatioF(), area.size()
    paint = {Cloth.VELVET: _paint_velvet, Cloth.NIGHT: _paint_night, Cloth.HEIST: _paint_heist, Cloth.FAIR: _paint_fair}
    key = f"cloth/{cloth.value}"
    kept = cached_pixmap(key, size.width(), size.height(), ratio, lambda canvas: paint[cloth](canvas, size))
    painter.drawPixmap(area.topLeft(), kept)


def _paint_velvet(painter: QPainter, size: QSizeF, dye: _Dye = _RED) -> None:
    wide, high = size.width(), size.height()
    painter.fillRect(QRectF(0, 0, wide, high), _folds(wide, dye))
    _shade(painter, size)
    pelmet = QRectF(0, 0, wide, high * _PELMET)
    above, below = dye.pelmet
    cloth = QLinearGradient(pelmet.topLeft(), pelmet.bottomLeft())
    cloth.setColorAt(0, QColor(above))
    cloth.setColorAt(1, QColor(below))
    painter.fillRect(pelmet, cloth)
    _draw_fringe(painter, QRectF(0, pelmet.bottom(), wide, high * _FRINGE), dye)


def _paint_night(painter: QPainter, size: QSizeF) -> None:
    _paint_velvet(painter, size, _BLUE)
    draw_moonlight(painter, QRectF(0, size.height() * 0.08, size.width(), size.height()), "#9DBBE6", (0.3, 0.08))


def _paint_heist(painter: QPainter, size: QSizeF) -> None:
    _paint_velvet(painter, size, _BLUE)
    wide, high = size.width(), size.height()
    painter.setPen(Qt.PenStyle.NoPen)
    for foot, to in ((wide * 0.06, wide * 0.62), (wide * 0.94, wide * 0.38)):
        light = QLinearGradient(foot, high, to, high * 0.1)
        for at, alpha in ((0.0, 0.34), (1.0, 0.04)):
            beam = QColor("#FFE9B5")
            beam.setAlphaF(alpha)
            light.setColorAt(at, beam)
        painter.setBrush(light)
        ends = (foot - 8, high), (to - wide * 0.11, high * 0.1), (to + wide * 0.11, high * 0.1), (foot + 8, high)
        painter.drawPolygon([QPointF(*end) for end in ends])


def _paint_fair(painter: QPainter, size: QSizeF) -> None:
    wide, high = size.width(), size.height()
    stripe = wide / _FOLDS
    for number in range(_FOLDS):
        tone = QColor(_STRIPES[number % 2])
        cloth = QLinearGradient(number * stripe, 0, (number + 1) * stripe, 0)
        for at, share in ((0.0, 130), (0.5, 100), (1.0, 150)):
            cloth.setColorAt(at, tone.darker(share))
        painter.fillRect(QRectF(number * stripe, 0, stripe + 1, high), cloth)
    _shade(painter, size)
    painter.setPen(QPen(QColor("#3A0D10"), max(1.0, high / 400)))
    edge, drop = high * _PELMET, stripe * 0.42
    for number in range(2 * _FOLDS):
        painter.setBrush(QColor(_SCALLOPS[number % 2]))
        painter.drawChord(QRectF(number * stripe / 2, edge - drop, stripe / 2, 2 * drop), 180 * 16, 180 * 16)
        painter.drawRect(QRectF(number * stripe / 2, -2, stripe / 2, edge + 2))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FFD166"))
    for number in range(2 * _FOLDS + 1):
        painter.drawEllipse(QPointF(number * stripe / 2, edge), high * 0.008, high * 0.008)


def _shade(painter: QPainter, size: QSizeF) -> None:
    shade = QLinearGradient(0, 0, 0, size.height())
    for place, alpha in ((0.0, 110), (0.14, 40), (0.45, 0), (1.0, 120)):
        shade.setColorAt(place, QColor(0, 0, 0, alpha))
    painter.fillRect(QRectF(QPointF(), size), shade)


def _folds(wide: float, dye: _Dye) -> QLinearGradient:
    """Broad soft waves; darker to both sides, as if lit in the middle."""
    folds = QLinearGradient(0, 0, wide, 0)
    for stop in range(_FOLDS * _STOPS + 1):
        place = stop / (_FOLDS * _STOPS)
        lit = (0.5 - 0.5 * cos(place * _FOLDS * 2 * pi)) * (0.35 + 0.65 * (1 - abs(2 * place - 1)))
        folds.setColorAt(place, QColor(mixed(dye.dark, dye.light, lit)))
    return folds


def _draw_fringe(painter: QPainter, area: QRectF, dye: _Dye) -> None:
    cloth, thread = dye.fringe
    painter.fillRect(area, QColor(cloth))
    painter.setPen(QPen(QColor(thread), max(1.0, area.height() * 0.14)))
    step, left = area.height() * 0.55, area.left()
    while left < area.right():
        painter.drawLine(QPointF(left, area.top()), QPointF(left, area.bottom()))
        left += step


def draw_closed_eyes(painter: QPainter, area: QRectF, above: float, colour: str) -> None:
    """Pairs of closed eyes in the dark, to both sides of the middle, as far as there is room `above` this line."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for x, y, size in _SLEEPERS:
        side = area.height() * size
        if area.top() + area.height() * y + side > above:
            continue
        pen = QPen(QColor(colour), max(2.0, side * 0.09), c=Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for eye in (-0.8, 0.8):
            middle = QPointF(area.left() + area.width() * x + eye * side, area.top() + area.height() * y)
            painter.drawArc(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), 200 * 16, 140 * 16)
            for slant in (-0.32, 0.0, 0.32):
                start = middle + QPointF(slant * side, side * (0.5 - abs(slant) * 0.4))
                painter.drawLine(start, start + QPointF(slant * side * 0.5, side * 0.22))
    painter.restore()


_SLEEPERS = ((0.13, 0.24, 0.07), (0.24, 0.42, 0.055), (0.09, 0.54, 0.05), (0.87, 0.26, 0.06), (0.77, 0.45, 0.065))
"""Where they are, and how large: shares of the area."""


def draw_sheet(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """A card of paper with a soft shadow; in high contrast a frame."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if theme.key == HIGH_CONTRAST.key:
        painter.setPen(QPen(QColor(theme.ink), 3))
        painter.setBrush(QColor(theme.wall))
        painter.drawRect(area)
        painter.restore()
        return
    painter.setPen(Qt.PenStyle.NoPen)
    for grown in range(8):
        painter.setBrush(QColor(0, 0, 0, 12))
        painter.drawRoundedRect(area.adjusted(-grown, 3 - grown, grown, 6 + grown), 6 + grown, 6 + grown)
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(area, 6, 6)
    painter.restore()
