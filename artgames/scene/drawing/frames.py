"""Paintings as they hang: a frame and a mat that suit how bright they are, and a soft shadow on the wall below.

The frame depends on the painting alone, so that a painting looks the same on every wall and no frame betrays anything.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap, QPixmapCache, QRegion

from artgames.scene.drawing.rooms import shaded
from artgames.scene.drawing.symbols import cached_pixmap
from artgames.scene.drawing.theme import Theme

_GILT, _WALNUT = ("#E2C27A", "#A87C34", "#6E4D1C"), ("#7A5236", "#4A2F1E", "#24160D")
_IVORY, _SAND = "#F1E8D3", "#E9DDC2"
_DARK, _BRIGHT = 75, 120
_USUAL = 100
"""How bright a painting is taken to be until it was measured."""

_DESIGNED_FOR = 230
"""The side of a cell on a wall of 24 in a window 1080 high: widths are meant for that."""

_LIGHTS_DOWN = 135
_NAIL = "#C9A24B"


@dataclass(frozen=True, slots=True)
class Framed:
    """A painting with its frame. ``outer`` is frame and mat, ``offset`` where the picture with its shadow begins."""

    pixmap: QPixmap
    offset: QPoint
    outer: QRect


class Moulding(NamedTuple):
    """What is round a painting: three colours from the lit corner to the other, and the mat within."""

    colours: tuple[str, str, str]
    frame: int
    mat: int
    paper: str

    @property
    def width(self) -> int:
        """Of both together."""
        return self.frame + self.mat


def moulding(luminance: int | None, cell: QSize, theme: Theme) -> Moulding:
    """Dark paintings hang in gold with a wide light mat, bright ones in walnut; in high contrast there is one line."""
    bright = _USUAL if luminance is None else luminance
    unit = _unit(cell)
    if not theme.frames:
        return Moulding((theme.ink,) * 3, max(2, round(3 * unit)), 0, theme.ink)
    if bright < _DARK:
        colours, frame, mat = _GILT, 5, 9
    elif not theme.is_dark:
        colours, frame, mat = _WALNUT, 5, 5
    else:
        colours, frame, mat = (_GILT, 5, 4) if bright < _BRIGHT else (_WALNUT, 6, 3)
    paper = _IVORY if colours is _GILT else _SAND
    return Moulding(colours, max(2, round(frame * unit)), max(1, round(mat * unit)), paper)


def picture_box(cell: QSize, theme: Theme, luminance: int | None) -> QSize:
    """The room that is left for the picture itself: frames of neighbours do not touch, though their shadows may."""
    taken = 2 * (moulding(luminance, cell, theme).width + air(cell))
    return QSize(max(1, cell.width() - taken), max(1, cell.height() - taken))


def air(cell: QSize) -> int:
    """Between a frame and the edge of its cell."""
    return max(2, round(0.014 * min(cell.width(), cell.height())))


def _unit(cell: QSize) -> float:
    """Larger paintings have wider frames, but not in proportion."""
    return float((max(0, min(cell.width(), cell.height())) / _DESIGNED_FOR) ** 0.5)


@dataclass(frozen=True, slots=True)
class FrameStyle:
    """How a picture is framed, besides its cell."""

    theme: Theme
    ratio: float
    luminance: int | None = None
    lights_down: bool = False
    gone: bool = False
    """Only its place is left: a nail, and where the frame was."""


def frame(picture: QPixmap | None, cell: QSize, how: FrameStyle) -> Framed:
    """Frame a picture in the middle of its cell; without a picture the frame holds a calm empty canvas.

    What was framed is kept by Qt: backs and empty canvases are all alike, and a board that is drawn anew hangs the
    same pictures in the same cells.
    """
    theme, ratio = how.theme, how.ratio
    around = moulding(how.luminance, cell, theme)
    size = picture.deviceIndependentSize().toSize() if picture is not None else picture_box(cell, theme, how.luminance)
    outer = QRect(0, 0, size.width() + 2 * around.width, size.height() + 2 * around.width)
    outer.moveTo((cell.width() - outer.width()) // 2, (cell.height() - outer.height()) // 2)
    blur, down = _shadow_reach(cell, theme)
    whole = outer.adjusted(-blur, -blur, blur, blur + down)
    shown = picture.cacheKey() if picture is not None else 0
    state = f"{how.luminance}/{how.lights_down:d}{how.gone:d}"
    key = f"artgames/framed/{shown}/{theme.key}/{cell.width()}x{cell.height()}@{ratio:g}/{state}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = QPixmap(whole.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.translate(-whole.topLeft())
            if how.gone:
                _draw_place(painter, outer, theme)
            else:
                _draw_shadow(painter, outer, (blur, down), theme)
                _draw_frame(painter, outer, around, picture, how)
        QPixmapCache.insert(key, pixmap)
    return Framed(pixmap, whole.topLeft(), outer)


def _draw_frame(painter: QPainter, outer: QRect, around: Moulding, picture: QPixmap | None, how: FrameStyle) -> None:
    inner = outer.adjusted(around.width, around.width, -around.width, -around.width)
    if how.theme.frames:
        _draw_wood_and_mat(painter, outer, inner, around)
    else:
        painter.fillRect(outer, QColor(how.theme.ink))
    if picture is not None:
        painter.drawPixmap(inner.topLeft(), picture)
    else:
        painter.fillRect(inner, QColor(how.theme.raised))
    if how.lights_down:
        dusk = shaded(how.theme.wall, 0.6)
        dusk.setAlpha(_LIGHTS_DOWN)
        painter.fillRect(outer, dusk)


def _draw_wood_and_mat(painter: QPainter, outer: QRect, inner: QRect, around: Moulding) -> None:
    lit, middle, shady = (QColor(colour) for colour in around.colours)
    mat = inner.adjusted(-around.mat, -around.mat, around.mat, around.mat)
    wood = QLinearGradient(outer.topLeft(), outer.bottomRight())
    for at, colour in ((0.0, lit), (0.45, middle), (0.55, middle), (1.0, shady)):
        wood.setColorAt(at, colour)
    painter.setClipRegion(QRegion(outer) - QRegion(mat))  # what the mat will cover takes longest
    painter.fillRect(outer, wood)
    painter.setClipping(False)
    painter.setPen(QPen(lit.lighter(118), 1))
    painter.drawLine(outer.topLeft(), outer.topRight())
    painter.drawLine(outer.topLeft(), outer.bottomLeft())
    painter.fillRect(mat.adjusted(-1, -1, 1, 1), shady)
    painter.fillRect(mat, QColor(around.paper))
    painter.fillRect(QRectF(mat.x(), mat.y(), mat.width(), max(1.0, around.mat * 0.34)), QColor(0, 0, 0, 50))


def _draw_place(painter: QPainter, outer: QRect, theme: Theme) -> None:
    """Where a painting hung: a dashed outline and the nail."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = QColor(theme.ink)
    line.setAlpha(130 if theme.frames else 255)
    painter.setPen(QPen(line, max(1.5, outer.height() / 110), Qt.PenStyle.DashLine))
    inside = QColor(theme.ink)
    inside.setAlpha(14 if theme.frames else 0)
    painter.setBrush(inside)
    painter.drawRect(QRectF(outer).adjusted(2, 2, -2, -2))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_NAIL if theme.frames else theme.ink))
    nail = max(2.5, outer.height() * 0.022)
    painter.drawEllipse(QRectF(outer).center() - QPointF(0, outer.height() * 0.38), nail, nail)


def _shadow_reach(cell: QSize, theme: Theme) -> tuple[int, int]:
    """How soft the shadow is, and how far below the frame."""
    if theme.shadow <= 0:
        return 0, 0
    unit = _unit(cell)
    return max(3, round(13 * unit)), max(2, round(11 * unit))


def _draw_shadow(painter: QPainter, outer: QRect, reach: tuple[int, int], theme: Theme) -> None:
    """The shadow is the same below every painting but for the length of its sides: it is drawn once for each reach,
    and its corners and sides are laid round the frame."""
    blur, down = reach
    if blur == 0:
        return
    ratio = painter.device().devicePixelRatio()
    corner = 3 * blur
    side = 2 * corner + 8
    shadow = cached_pixmap(
        f"shadow{theme.shadow}", side, side, ratio, lambda ink: _draw_soft_shadow(ink, side, blur, theme.shadow)
    )
    whole = outer.adjusted(-blur, -blur + down, blur, blur + down)
    columns = _thirds(whole.left(), whole.width(), side, min(corner, whole.width() // 2))
    rows = _thirds(whole.top(), whole.height(), side, min(corner, whole.height() // 2))
    for left, width, from_left, from_width in columns:
        for top, height, from_top, from_height in rows:
            target = QRectF(left, top, width, height)
            source = QRectF(from_left * ratio, from_top * ratio, from_width * ratio, from_height * ratio)
            if not QRectF(outer).contains(target):  # what the frame will cover takes longest
                painter.drawPixmap(target, shadow, source)


def _thirds(start: int, length: int, sample: int, corner: int) -> tuple[tuple[int, int, int, int], ...]:
    """Along one side: corner, stretched middle, corner; each as start and length here and in the sample."""
    middle = length - 2 * corner
    return (
        (start, corner, 0, corner),
        (start + corner, middle, corner, sample - 2 * corner),
        (start + length - corner, corner, sample - corner, corner),
    )


def _draw_soft_shadow(painter: QPainter, side: int, blur: int, darkest: float) -> None:
    """Layers of one alpha add up to a blur; narrower than the frame at its sides, since light comes from above."""
    outer = QRectF(blur, blur, side - 2 * blur, side - 2 * blur).adjusted(blur * 0.38, blur * 0.6, -blur * 0.38, 0)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    layers = 12
    shade = QColor(0, 0, 0)
    shade.setAlphaF(1 - (1 - darkest) ** (1 / layers))
    painter.setBrush(shade)
    for layer in range(layers):
        spread = blur * (1 - layer / layers)
        painter.drawRoundedRect(outer.adjusted(-spread, -spread, spread, spread), spread + 2, spread + 2)
