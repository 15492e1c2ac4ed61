"""Signs for the buttons above the board: where letters are large, a bar folds its words into these."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPainterPath, QPen, QPixmap

from artgames.scene.drawing.fonts import sans
from artgames.scene.drawing.symbols import unit_square
from artgames.scene.drawing.text_probe import draw_outlined
from artgames.scene.drawing.theme import Theme

_THICK = 0.2


def sign(name: str, side: int, theme: Theme, ratio: float = 1.0) -> QIcon:
    """The sign of this name, one of "undo", "pause", "log", "room", "phones", "help" and "leave": dark on the bright
    ground of a button that stays down."""
    icon = QIcon(_drawn(name, side, theme.ink, ratio))
    icon.addPixmap(_drawn(name, side, theme.on_accent, ratio), QIcon.Mode.Normal, QIcon.State.On)
    return icon


def _drawn(name: str, side: int, colour: str, ratio: float) -> QPixmap:
    pixmap = QPixmap(QSize(side, side) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        room = QRectF(0, 0, side, side)
        if name == "help":
            draw_outlined(painter, room.center(), "?", sans(side * 0.95, QFont.Weight.Bold), colour)
        else:
            with unit_square(painter, room):
                cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
                painter.setPen(QPen(QColor(colour), _THICK, Qt.PenStyle.SolidLine, cap, join))
                painter.drawPath(_PATHS[name])
    return pixmap


def _lines(*strokes: tuple[tuple[float, float], ...]) -> QPainterPath:
    path = QPainterPath()
    for first, *rest in strokes:
        path.moveTo(QPointF(*first))
        for point in rest:
            path.lineTo(QPointF(*point))
    return path


def _undo() -> QPainterPath:
    """An arrow that turns back."""
    path = _lines(((-0.15, -0.8), (-0.6, -0.35), (-0.15, 0.1)), ((-0.6, -0.35), (0.2, -0.35)))
    path.arcTo(QRectF(-0.25, -0.35, 0.95, 0.95), 90, -180)
    path.lineTo(-0.3, 0.6)
    return path


_PATHS = {
    "undo": _undo(),
    "pause": _lines(((-0.32, -0.6), (-0.32, 0.6)), ((0.32, -0.6), (0.32, 0.6))),
    "log": _lines(*(((-0.65, high), (0.65, high)) for high in (-0.5, 0.0, 0.5))),
    "room": _lines(
        ((-0.75, -0.55), (0.75, -0.55), (0.75, 0.3), (-0.75, 0.3), (-0.75, -0.55)),
        ((-0.35, 0.7), (0.35, 0.7)),
    ),
    "phones": _lines(
        ((-0.4, -0.8), (0.4, -0.8), (0.4, 0.8), (-0.4, 0.8), (-0.4, -0.8)),
        ((-0.05, 0.5), (0.05, 0.5)),
    ),
    "leave": _lines(
        ((0.0, -0.7), (-0.65, -0.7), (-0.65, 0.7), (0.0, 0.7)),
        ((-0.15, 0), (0.7, 0)),
        ((0.4, -0.3), (0.7, 0), (0.4, 0.3)),
    ),
}
