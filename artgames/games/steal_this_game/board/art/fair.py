"""The stall: an awning above, and the counter that the boxes stand on."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from artgames.games.steal_this_game.board.art.palette import colours
from artgames.scene.drawing.theme import Theme
from artgames.scene.drawing.vector_drawing import pen

_STRIPES = 17


def draw_awning(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Stripes with scalloped ends; nothing where decoration would only disturb."""
    if not theme.frames:
        return
    tones = colours(theme)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    wide = area.width() / _STRIPES
    drop = min(wide / 2, area.height() * 0.5)
    for number in range(_STRIPES):
        left = area.left() + number * wide
        stripe = QPainterPath(QPointF(left, area.top()))
        stripe.lineTo(left + wide, area.top())
        stripe.lineTo(left + wide, area.bottom() - drop)
        stripe.cubicTo(
            left + wide, area.bottom() + drop * 0.3, left, area.bottom() + drop * 0.3, left, area.bottom() - drop
        )
        painter.fillPath(stripe, QColor(tones["red"] if number % 2 == 0 else tones["cream"]))
        painter.strokePath(stripe, pen(tones["wood_deep"], max(1.0, area.height() * 0.02)))
    shade = QRectF(area.left(), area.top(), area.width(), area.height() * 0.16)
    painter.fillRect(shade, QColor(0, 0, 0, 60))
    painter.restore()


def draw_counter(painter: QPainter, top: QRectF, front: QRectF, theme: Theme) -> None:
    """`top` is the board that boxes and cashier stand on, seen from above; `front` hangs down from its edge."""
    tones = colours(theme)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inset = top.width() * 0.022
    board = QPainterPath(top.topLeft() + QPointF(inset, 0))
    board.lineTo(top.topRight() - QPointF(inset, 0))
    board.lineTo(top.bottomRight())
    board.lineTo(top.bottomLeft())
    board.closeSubpath()
    painter.fillPath(board, QColor(tones["wood_light"]))
    painter.fillRect(front, QColor(tones["wood"]))
    painter.fillRect(QRectF(front.left(), front.top(), front.width(), front.height() * 0.1), QColor(tones["wood_deep"]))
    grain = QColor(tones["wood_deep"])
    grain.setAlpha(70)
    for share in (0.3, 0.62):
        y = top.top() + top.height() * share
        side = inset * (1 - share)
        painter.setPen(pen(grain.name(QColor.NameFormat.HexArgb), 1.2))
        painter.drawLine(QPointF(top.left() + side, y), QPointF(top.right() - side, y))
    if not theme.frames:
        painter.strokePath(board, pen(tones["ink"], 2))
        painter.setPen(pen(tones["ink"], 2))
        painter.drawRect(front)
    painter.restore()
