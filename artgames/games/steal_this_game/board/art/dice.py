"""Dice, and the cup that hides them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from artgames.games.steal_this_game.board.art.palette import colours
from artgames.scene.drawing.symbols import unit_square
from artgames.scene.drawing.theme import Theme
from artgames.scene.drawing.vector_drawing import pen

_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def draw_die(painter: QPainter, area: QRectF, value: int, theme: Theme) -> None:
    """One side of a die: 1 to 6; anything else leaves it blank."""
    dark = "#231F1C" if theme.frames else "#000000"
    with unit_square(painter, area):
        painter.setPen(pen(dark, 0.08))
        painter.setBrush(QColor(colours(theme)["bone"]))
        painter.drawRoundedRect(QRectF(-0.92, -0.92, 1.84, 1.84), 0.34, 0.34)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(dark))
        for x, y in _PIPS.get(value, ()):
            painter.drawEllipse(QPointF(x * 0.5, y * 0.5), 0.19, 0.19)


def draw_cup(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """A leather cup, upside down. It fills the area."""
    tones = colours(theme)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(area.topLeft())
    painter.scale(area.width() / 100, area.height() / 100)
    cup = QPainterPath(QPointF(24, 8))
    cup.quadTo(50, 2, 76, 8)
    cup.lineTo(94, 86)
    cup.quadTo(50, 104, 6, 86)
    cup.closeSubpath()
    painter.fillPath(cup, QColor(tones["leather"]))
    painter.save()
    painter.setClipPath(cup)
    shine = QPainterPath(QPointF(30, 0))
    for x, y in ((42, 0), (34, 100), (14, 100)):
        shine.lineTo(x, y)
    painter.fillPath(shine, QColor(tones["leather_light"]))
    rim = QPainterPath(QPointF(4, 76))
    rim.quadTo(50, 94, 96, 76)
    rim.lineTo(98, 104)
    rim.lineTo(2, 104)
    painter.fillPath(rim, QColor(tones["leather_deep"]))
    painter.restore()
    for path in (_band(22, 78, 18), _band(12, 88, 66)):
        painter.strokePath(path, pen(tones["gold"], 2.4))
    painter.strokePath(cup, pen(tones["ink"], 2.4))
    painter.restore()


def _band(left: float, right: float, y: float) -> QPainterPath:
    path = QPainterPath(QPointF(left, y))
    path.quadTo(50, y + 12, right, y)
    return path
