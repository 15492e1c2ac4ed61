"""The parts of the podium, drawn: a plinth of stone, a framed portrait with its symbol, a crown, rays of gold."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen, QPolygonF, QRadialGradient

from artgames.app.result.podium_layout import SLAB
from artgames.scene.drawing.faces import SMALLEST, SeatLook, sitter_picture
from artgames.scene.drawing.frames import FrameStyle, frame, picture_box
from artgames.scene.drawing.player_marks import MARKS, draw_mark
from artgames.scene.drawing.theme import Theme

_STONE = ("#D8D0C0", "#F7F2E7", "#EFE8DA", "#B9AF9C")
_INK = "#1C1A17"
_GOLD = "#F2B93B"
_SYMBOL = 0.34
"""Of a portrait's side."""

_RAYS = 14


def stone_ink(theme: Theme) -> str:
    """The colour of what is written on a plinth."""
    return _INK if theme.frames else theme.ink


def draw_plinth(painter: QPainter, rect: QRectF, em: float, theme: Theme) -> None:
    """A slab on a block, of light stone; where decoration would only disturb, their outlines."""
    slab = QRectF(rect.left(), rect.top(), rect.width(), min(SLAB * em, rect.height()))
    block = rect.adjusted(0.35 * em, slab.height(), -0.35 * em, 0)
    if not theme.frames:
        painter.setPen(QPen(QColor(theme.line), 3))
        painter.setBrush(QColor(theme.wall))
        painter.drawRect(block.adjusted(1.5, 0, -1.5, 3))
        painter.drawRect(slab.adjusted(1.5, 1.5, -1.5, -1.5))
        return
    for part, lighter in ((block, 1.0), (slab, 1.04)):
        stone = QLinearGradient(part.topLeft(), part.topRight())
        for at, colour in zip((0.0, 0.25, 0.7, 1.0), _STONE, strict=True):
            stone.setColorAt(at, QColor(colour).lighter(round(100 * lighter)))
        painter.fillRect(part, stone)
    painter.fillRect(QRectF(block.left(), block.top(), block.width(), 0.3 * em), QColor(0, 0, 0, 46))


def draw_portrait_in_frame(painter: QPainter, rect: QRectF, look: SeatLook, theme: Theme) -> None:
    """The face in a frame, with the symbol of the seat in the corner; the symbol alone where that is too small."""
    side = round(min(rect.width(), rect.height()))
    if side < SMALLEST:
        draw_mark(painter, rect, look.mark, theme)
        return
    cell, ratio = QSize(side, side), painter.device().devicePixelRatioF()
    box = picture_box(cell, theme, None)
    hung = frame(sitter_picture(look, box.width(), ratio), cell, FrameStyle(theme, ratio))
    painter.drawPixmap(rect.topLeft() + QPointF(hung.offset), hung.pixmap)
    ring = QRectF(hung.outer).translated(rect.topLeft())
    painter.setPen(QPen(QColor(MARKS[look.mark].colour), max(2.0, side / 40)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(ring)
    symbol = side * _SYMBOL
    place = QRectF(rect.right() - 0.82 * symbol, rect.bottom() - 1.02 * symbol, symbol, symbol)
    draw_mark(painter, place, look.mark, theme._replace(mark_outline=theme.mark_outline or _INK), letter=False)


def draw_rays(painter: QPainter, rect: QRectF) -> None:
    """Behind whoever could not have done better."""
    middle, reach = rect.center(), rect.width() * 0.86
    painter.setPen(Qt.PenStyle.NoPen)
    gold = QRadialGradient(QPointF(0, 0), reach)
    gold.setColorAt(0.0, QColor(_GOLD))
    clear = QColor(_GOLD)
    clear.setAlpha(0)
    gold.setColorAt(1.0, clear)
    painter.setBrush(gold)
    for number in range(_RAYS):
        painter.save()
        painter.translate(middle)
        painter.rotate(360 * number / _RAYS)
        painter.drawPolygon(QPolygonF([QPointF(0, 0), QPointF(-0.13 * reach, -reach), QPointF(0.13 * reach, -reach)]))
        painter.restore()


def draw_pool(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The light in which the winner stands, out before it comes to an edge."""
    if not theme.frames:
        return
    lit = QColor(theme.light)
    lit.setAlpha(110 if theme.is_dark else 200)
    painter.save()
    painter.translate(rect.center())
    painter.scale(rect.width() / 2, rect.height() / 2)
    pool = QRadialGradient(QPointF(0, 0), 1.0)
    pool.setColorAt(0, lit)
    lit.setAlpha(0)
    pool.setColorAt(1, lit)
    painter.fillRect(QRectF(-1, -1, 2, 2), pool)
    painter.restore()


def draw_lines(painter: QPainter, area: QRectF, lines: Sequence[str], font: QFont) -> None:
    """One below the other, each in the middle."""
    painter.setFont(font)
    high = QFontMetricsF(font).height()
    for number, line in enumerate(lines):
        spot = QRectF(area.left(), area.top() + number * high, area.width(), high)
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, line)
