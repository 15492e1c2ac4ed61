"""Paintings as they hang: mat, one lighter edge and a soft shadow, put together once for each size.

At rest a painting is one opaque picture that already contains the bit of wall under its shadow: copying it costs no
more than a bare picture would. While it moves over other things, a see-through version takes its place.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache

from artgames.scene.drawing.symbols import cached_pixmap
from artgames.scene.drawing.theme import Theme


@dataclass(frozen=True, slots=True)
class Framed:
    """A painting with its frame. ``outer`` is mat and edge, ``offset`` where the picture with its shadow begins."""

    pixmap: QPixmap
    offset: QPoint
    outer: QRect


def mat_width(cell: QSize) -> int:
    """2 % of the cell."""
    return max(2, round(0.02 * min(cell.width(), cell.height())))


def shadow_reach(cell: QSize, theme: Theme) -> int:
    """How far the shadow reaches beyond the edge."""
    return max(3, round(0.028 * min(cell.width(), cell.height()))) if theme.shadow > 0 else 0


def picture_box(cell: QSize, theme: Theme) -> QSize:
    """The room that is left for the picture itself."""
    taken = 2 * (mat_width(cell) + 1 + shadow_reach(cell, theme))
    return QSize(max(1, cell.width() - taken), max(1, cell.height() - taken))


def frame(picture: QPixmap | None, cell: QSize, theme: Theme, ratio: float, on_wall: bool) -> Framed:
    """Frame a picture in the middle of its cell; without a picture the frame holds a calm empty canvas.

    ``on_wall`` makes the opaque version. What was framed is kept by Qt: backs and empty canvases are all alike, and a
    board that is drawn anew hangs the same pictures in the same cells.
    """
    size = picture.deviceIndependentSize().toSize() if picture is not None else picture_box(cell, theme)
    border, reach = mat_width(cell) + 1, shadow_reach(cell, theme)
    outer = QRect(0, 0, size.width() + 2 * border, size.height() + 2 * border)
    outer.moveTo((cell.width() - outer.width()) // 2, (cell.height() - outer.height()) // 2)
    corner = outer.topLeft() - QPoint(reach, reach)
    shown = picture.cacheKey() if picture is not None else 0
    key = f"artgames/framed/{shown}/{theme.key}/{cell.width()}x{cell.height()}@{ratio:g}/{on_wall}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = QPixmap((outer.size() + QSize(2 * reach, 2 * reach)) * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(QColor(theme.wall) if on_wall else Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.translate(-corner)
            _draw_shadow(painter, outer, reach, theme)
            _draw_frame(painter, outer, border, picture, theme)
        pixmap = _opaque(pixmap) if on_wall else pixmap
        QPixmapCache.insert(key, pixmap)
    return Framed(pixmap, corner, outer)


def _draw_frame(painter: QPainter, outer: QRect, border: int, picture: QPixmap | None, theme: Theme) -> None:
    painter.fillRect(outer, QColor(theme.edge))
    painter.fillRect(outer.adjusted(1, 1, -1, -1), QColor(theme.mat))
    inner = outer.adjusted(border, border, -border, -border)
    if picture is not None:
        painter.drawPixmap(inner.topLeft(), picture)
    else:
        painter.fillRect(inner, QColor(theme.raised if theme.is_dark else theme.hover))


def _draw_shadow(painter: QPainter, outer: QRect, reach: int, theme: Theme) -> None:
    """The shadow is the same round every painting but for the length of its sides: it is drawn once for each reach,
    and its corners and sides are laid round the frame."""
    if reach == 0:
        return
    ratio = painter.device().devicePixelRatio()
    corner = 3 * reach
    sample = QRect(0, 0, 2 * corner + 8, 2 * corner + 8)
    shadow = cached_pixmap(
        f"shadow{theme.key}",
        sample.width(),
        sample.height(),
        ratio,
        lambda ink: _draw_soft_shadow(ink, sample, reach, theme),
    )
    whole = outer.adjusted(-reach, -reach, reach, reach)
    columns = _thirds(whole.left(), whole.width(), sample.width(), min(corner, whole.width() // 2))
    rows = _thirds(whole.top(), whole.height(), sample.height(), min(corner, whole.height() // 2))
    for left, width, from_left, from_width in columns:
        for top, height, from_top, from_height in rows:
            target = QRectF(left, top, width, height)
            source = QRectF(from_left * ratio, from_top * ratio, from_width * ratio, from_height * ratio)
            painter.drawPixmap(target, shadow, source)


def _thirds(start: int, length: int, sample: int, corner: int) -> tuple[tuple[int, int, int, int], ...]:
    """Along one side: corner, stretched middle, corner; each as start and length here and in the sample."""
    middle = length - 2 * corner
    return (
        (start, corner, 0, corner),
        (start + corner, middle, corner, sample - 2 * corner),
        (start + length - corner, corner, sample - corner, corner),
    )


def _draw_soft_shadow(painter: QPainter, sample: QRect, reach: int, theme: Theme) -> None:
    """Light comes from above.

    Soft on all sides, a little lower than the frame. Layers of one alpha add up to a blur.
    """
    outer = QRectF(sample.adjusted(reach, reach, -reach, -reach))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    layers = min(14, max(3, reach))
    shade = QColor(0, 0, 0)
    shade.setAlphaF(1 - (1 - theme.shadow) ** (1 / layers))
    painter.setBrush(shade)
    for layer in range(layers):
        spread = reach * (1 - (layer + 0.5) / layers)
        down = reach * 0.35 * spread / reach
        painter.drawRoundedRect(
            outer.adjusted(-spread * 0.8, -spread * 0.4 + down, spread * 0.8, spread), spread, spread
        )


def _opaque(pixmap: QPixmap) -> QPixmap:
    """The same without an alpha channel, so that painting it is plain copying."""
    image = pixmap.toImage()
    image.reinterpretAsFormat(image.Format.Format_RGB32)
    made = QPixmap.fromImage(image)
    made.setDevicePixelRatio(pixmap.devicePixelRatio())
    return made
