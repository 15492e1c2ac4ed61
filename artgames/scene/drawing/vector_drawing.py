"""Drawings as data: areas and lines in a square of 100 by 100, coloured by the role that a colour plays."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

FINE, LINE, BOLD = 1.3, 1.9, 3.0
"""The three breadths of a line. Fewer keep the hand the same in all drawings."""


@dataclass(frozen=True, slots=True)
class Fill:
    """A flat area with an outline of its own unless `bare`."""

    colour: str
    path: str
    bare: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """A drawn line."""

    path: str
    colour: str = "ink"
    width: float = LINE


@dataclass(frozen=True, slots=True)
class Oval:
    """A disc or an oval, filled, with an outline unless `bare`."""

    colour: str
    x: float
    y: float
    rx: float
    ry: float = 0.0
    bare: bool = False


Stroke: TypeAlias = Fill | Line | Oval
Drawing: TypeAlias = tuple[Stroke, ...]


@lru_cache(maxsize=512)
def shape(text: str) -> QPainterPath:
    """A path from letters and numbers: M move, L line, Q and C curves, Z close; all coordinates absolute."""
    path = QPainterPath()
    words = iter(text.replace(",", " ").split())

    def point() -> QPointF:
        return QPointF(float(next(words)), float(next(words)))

    for letter in words:
        match letter:
            case "M":
                path.moveTo(point())
            case "L":
                path.lineTo(point())
            case "Q":
                path.quadTo(point(), point())
            case "C":
                path.cubicTo(point(), point(), point())
            case "Z":
                path.closeSubpath()
            case _:
                raise ValueError(f"{letter!r} in the path {text!r}")
    return path


def draw(painter: QPainter, area: QRectF, drawing: Drawing, colours: dict[str, str]) -> None:
    """Draw into the middle of an area."""
    side = min(area.width(), area.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(area.center())
    painter.scale(side / 100, side / 100)
    painter.translate(-50, -50)
    for stroke in drawing:
        _draw_one(painter, stroke, colours)
    painter.restore()


def _draw_one(painter: QPainter, stroke: Stroke, colours: dict[str, str]) -> None:
    if isinstance(stroke, Line):
        painter.strokePath(shape(stroke.path), pen(colours[stroke.colour], stroke.width))
        return
    painter.setPen(Qt.PenStyle.NoPen if stroke.bare else pen(colours["ink"], FINE))
    painter.setBrush(QColor(colours[stroke.colour]))
    if isinstance(stroke, Fill):
        painter.drawPath(shape(stroke.path))
    else:
        painter.drawEllipse(QPointF(stroke.x, stroke.y), stroke.rx, stroke.ry or stroke.rx)


def pen(colour: str, width: float) -> QPen:
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
