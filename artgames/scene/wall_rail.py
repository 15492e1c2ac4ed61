"""The rail below a wall that is looked at: the hourglass, which room this is, and who is still looking."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.rooms import Room
from artgames.scene.drawing.theme import Theme

translate = QCoreApplication.translate

_HIGH = 100
"""Of the rail, in a window 1080 high."""

KEY_SHARE = 0.6
"""The side of a key cap, of the mark that it belongs to."""


@dataclass(frozen=True, slots=True)
class RailPlan:
    """The wall above, and everything on the rail from left to right."""

    wall: QRectF
    rail: QRectF
    hourglass: QRectF
    digits: QRectF
    place: QRectF
    question: QRectF
    ready: tuple[QRectF, ...]


def key_growth(larger: float) -> float:
    """How much larger a key cap is for letters so much larger than usual."""
    return min(larger, 1.4)


def plan_rail(area: QRectF, style: BoardStyle, lookers: int) -> RailPlan:
    """It is as high as with the usual size of letters; a projector shows the wall alone."""
    high = 0.0 if style.for_projector else max(58.0, _HIGH * style.usual_scale)
    rail = QRectF(area.left(), area.bottom() - high, area.width(), high)
    wall = QRectF(area.left(), area.top(), area.width(), area.height() - high)
    edge = area.width() * 0.028
    hourglass = QRectF(rail.left() + edge, rail.top() + high * 0.14, high * 0.5, high * 0.72)
    digits = QRectF(hourglass.right() + high * 0.1, rail.top(), high * 0.95, high)
    side = high * 0.66
    step = side * (1 + KEY_SHARE * key_growth(style.larger) * 1.1) + high * 0.12
    first = rail.right() - edge - step * lookers + (step - side) * 0.4
    ready = tuple(QRectF(first + step * number, rail.center().y() - side / 2, side, side) for number in range(lookers))
    left, right = digits.right() + high * 0.2, first - high * 0.2
    middle = left + (right - left) * 0.66
    place = QRectF(left, rail.top(), max(1.0, middle - left), high)
    question = QRectF(middle, rail.top(), max(1.0, right - middle), high)
    return RailPlan(wall, rail, hourglass, digits, place, question, ready)


class RailItem(QGraphicsItem):
    """The plain bar; words stand on it and never on the wall."""

    def __init__(self, rect: QRectF, theme: Theme) -> None:
        super().__init__()
        self._rect, self._theme = rect, theme

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.fillRect(self._rect, QColor(self._theme.panel))
        if not self._theme.frames:
            painter.setPen(QColor(self._theme.line))
            painter.drawLine(self._rect.topLeft(), self._rect.topRight())


def room_name(room: Room) -> str:
    """What people call it."""
    names = {
        Room.GREEN: translate("Rooms", "The Green Room"),
        Room.BLUE: translate("Rooms", "The Blue Room"),
        Room.PLUM: translate("Rooms", "The Plum Room"),
        Room.SLATE: translate("Rooms", "The Slate Room"),
        Room.RED: translate("Rooms", "The Red Room"),
        Room.NIGHT: translate("Rooms", "The museum at night"),
    }
    return names[room]
