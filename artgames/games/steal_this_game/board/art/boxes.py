"""A cashbox: a steel box with a lid that opens, and what is in it. All four look alike, from all sides."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from artgames.games.steal_this_game.board.art.palette import colours
from artgames.scene.drawing.theme import Theme
from artgames.scene.drawing.vector_drawing import pen

WIDE, HIGH = 120.0, 106.0
ASPECT = WIDE / HIGH
"""Width ÷ height of a box with the room that its open lid needs."""

_HINGE = 36.0
_LINE = 1.8


def draw_box(painter: QPainter, area: QRectF, lid: float, money: bool | None, theme: Theme) -> None:
    """`lid` goes from 0, closed, to 1, wide open; `money` is what lies in the box, None when nobody may know."""
    tones = colours(theme)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(area.topLeft())
    painter.scale(area.width() / WIDE, area.height() / HIGH)
    if lid > 0.02:
        _draw_open_lid(painter, lid, tones)
        _draw_inside(painter, lid, money, tones)
    _draw_body(painter, tones)
    if lid <= 0.02:
        _draw_closed_lid(painter, tones)
    _draw_lock(painter, tones, closed=lid <= 0.02)
    painter.restore()


def _area(painter: QPainter, points: list[tuple[float, float]], colour: str, ink: str) -> None:
    painter.setPen(pen(ink, _LINE))
    painter.setBrush(QColor(colour))
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))


def _draw_body(painter: QPainter, tones: dict[str, str]) -> None:
    body = QPainterPath(QPointF(6, 48))
    for x, y in ((114, 48), (111, 98)):
        body.lineTo(x, y)
    body.quadTo(110.6, 103, 105, 103)
    body.lineTo(15, 103)
    body.quadTo(9.4, 103, 9, 98)
    body.closeSubpath()
    painter.fillPath(body, QColor(tones["steel"]))
    painter.save()
    painter.setClipPath(body)
    painter.fillRect(QRectF(0, 90, WIDE, 16), QColor(tones["steel_deep"]))
    painter.fillRect(QRectF(0, 48, WIDE, 4), QColor(tones["steel_deep"]))
    painter.fillRect(QRectF(12, 56, 3, 30), QColor(tones["steel_light"]))
    painter.restore()
    painter.strokePath(body, pen(tones["ink"], _LINE))
    for rivet in (17.0, 103.0):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tones["steel_light"]))
        painter.drawEllipse(QPointF(rivet, 96), 2, 2)


def _draw_closed_lid(painter: QPainter, tones: dict[str, str]) -> None:
    ink = tones["ink"]
    _area(painter, [(16, 17), (104, 17), (114, 29), (6, 29)], tones["steel_light"], ink)
    handle = QPainterPath(QPointF(44, 22))
    handle.cubicTo(44, 8, 76, 8, 76, 22)
    painter.strokePath(handle, pen(ink, 7.0))
    painter.strokePath(handle, pen(tones["gold"], 3.6))
    _area(painter, [(4, 29), (116, 29), (115, 48), (5, 48)], tones["steel"], ink)
    painter.fillRect(QRectF(8, 32, 104, 3), QColor(tones["steel_light"]))


def _draw_open_lid(painter: QPainter, lid: float, tones: dict[str, str]) -> None:
    """The lid stands up behind the box and shows its inner side."""
    rise = 34.0 * lid
    lean = 6.0 * lid
    points = [(14, _HINGE), (106, _HINGE), (106 + lean, _HINGE - rise), (14 - lean, _HINGE - rise)]
    _area(painter, points, tones["steel_deep"], tones["ink"])
    if rise > 12:
        inner = [(20, _HINGE - 4), (100, _HINGE - 4), (100 + lean, _HINGE - rise + 5), (20 - lean, _HINGE - rise + 5)]
        _area(painter, inner, tones["steel"], tones["steel_deep"])


def _draw_inside(painter: QPainter, lid: float, money: bool | None, tones: dict[str, str]) -> None:
    _area(painter, [(14, _HINGE), (106, _HINGE), (114, 48), (6, 48)], tones["inside"], tones["ink"])
    if money:
        _draw_money(painter, lid, tones)


def _draw_money(painter: QPainter, lid: float, tones: dict[str, str]) -> None:
    """Notes that stick out and coins on them; they rise with the lid."""
    painter.save()
    clip = QPainterPath()
    clip.addRect(QRectF(0, -20, WIDE, 68.5))
    painter.setClipPath(clip)
    painter.translate(0, 18 * (1 - lid))
    for x, turn in ((34, -14), (60, 4), (84, 15)):
        painter.save()
        painter.translate(x, 40)
        painter.rotate(turn)
        note = QRectF(-17, -26, 34, 46)
        painter.setPen(pen(tones["ink"], 1.4))
        painter.setBrush(QColor(tones["note"]))
        painter.drawRoundedRect(note, 2, 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(tones["note_deep"], 1.4))
        painter.drawRect(note.adjusted(3.5, 3.5, -3.5, -3.5))
        painter.drawEllipse(QPointF(0, -11), 6, 6)
        painter.restore()
    for x, y in ((20, 43), (48, 41), (72, 43), (99, 42), (34, 46), (60, 46), (86, 46)):
        painter.setPen(pen(tones["ink"] if tones["gold_deep"] != tones["gold"] else "#000000", 1.2))
        painter.setBrush(QColor(tones["gold"]))
        painter.drawEllipse(QPointF(x, y), 8.5, 6.5)
    painter.restore()


def _draw_lock(painter: QPainter, tones: dict[str, str], *, closed: bool) -> None:
    painter.setPen(pen(tones["ink"], 1.4))
    painter.setBrush(QColor(tones["gold"]))
    plate = QRectF(51, 42 if closed else 52, 18, 24 if closed else 14)
    painter.drawRoundedRect(plate, 3, 3)
    hole = "#231F1C"
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(hole))
    middle = plate.center()
    painter.drawEllipse(middle - QPointF(0, 2), 2.8, 2.8)
    painter.drawRect(QRectF(middle.x() - 1.2, middle.y() - 1, 2.4, 6))
