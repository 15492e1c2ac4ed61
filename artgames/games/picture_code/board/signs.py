"""The four signs of the key: colour, shape and letter, always all three."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from artgames.games.picture_code.board.named import letter
from artgames.games.picture_code.rules.records import Kind
from artgames.scene.drawing.fonts import sans
from artgames.scene.drawing.text_probe import draw_outlined, tell_mark
from artgames.scene.drawing.theme import Theme

_DARK, _WHITE = "#1B1A19", "#FFFFFF"


@dataclass(frozen=True, slots=True)
class Sign:
    """What is laid over a painting of this kind, and what is drawn and written on it."""

    ground: str
    ink: str
    letter_at: float = 0.0
    letter_size: float = 0.8


SIGNS: dict[Kind, Sign] = {
    "sun": Sign("#F2B233", _DARK),
    "rain": Sign("#2B6CB8", _WHITE, 0.26, 0.72),
    "nobody": Sign("#B5AB99", _DARK),
    "alarm": Sign("#151313", _WHITE, 0.0, 0.86),
}


def draw_sign(painter: QPainter, rect: QRectF, kind: Kind, theme: Theme, *, on_cover: bool = False) -> None:
    """In the middle of a rectangle. On a cover of its own colour a sign is drawn in that colour's ink."""
    sign = SIGNS[kind]
    shape, inner = (sign.ink, sign.ground) if on_cover else (sign.ground, sign.ink)
    side = min(rect.width(), rect.height())
    outline = 0.0 if on_cover or not (theme.mark_outline or kind == "alarm") else max(1.2, side / 40)
    unit = max(1.0, (side - outline) / 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.save()
    painter.scale(unit, unit)
    line = sign.ink if kind == "alarm" else theme.mark_outline
    painter.setPen(QPen(QColor(line), outline / unit) if outline else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(QColor(shape))
    painter.drawPath(_SHAPES[kind]())
    painter.restore()
    _draw_letter(painter, letter(kind), inner, sign.letter_at * unit, sign.letter_size * unit)
    painter.restore()
    tell_mark(painter, rect)


def _draw_letter(painter: QPainter, text: str, colour: str, down: float, size: float) -> None:
    """As an outline, centred by its real shape."""
    draw_outlined(painter, QPointF(0, down), text, sans(size / 0.66, QFont.Weight.Bold), colour, is_mark=True)


def _sun() -> QPainterPath:
    """A disc with twelve short rays."""
    radii = [1.0, 0.74] * 12
    step = 2 * pi / len(radii)
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(r * sin(n * step), -r * cos(n * step)) for n, r in enumerate(radii)]))
    path.closeSubpath()
    return path


def _drop() -> QPainterPath:
    path = QPainterPath(QPointF(0, -1))
    path.cubicTo(0.28, -0.52, 0.76, -0.14, 0.76, 0.3)
    path.cubicTo(0.76, 0.7, 0.42, 1, 0, 1)
    path.cubicTo(-0.42, 1, -0.76, 0.7, -0.76, 0.3)
    path.cubicTo(-0.76, -0.14, -0.28, -0.52, 0, -1)
    return path


def _disc() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 0.82, 0.82)
    return path


def _bell() -> QPainterPath:
    path = QPainterPath(QPointF(-0.92, 0.66))
    path.cubicTo(-0.6, 0.4, -0.68, -0.2, -0.56, -0.46)
    path.cubicTo(-0.44, -0.76, -0.2, -0.94, 0, -0.98)
    path.cubicTo(0.2, -0.94, 0.44, -0.76, 0.56, -0.46)
    path.cubicTo(0.68, -0.2, 0.6, 0.4, 0.92, 0.66)
    path.lineTo(0.3, 0.66)
    path.cubicTo(0.28, 1.06, -0.28, 1.06, -0.3, 0.66)
    path.closeSubpath()
    return path


_SHAPES: dict[Kind, Callable[[], QPainterPath]] = {"sun": _sun, "rain": _drop, "nobody": _disc, "alarm": _bell}
