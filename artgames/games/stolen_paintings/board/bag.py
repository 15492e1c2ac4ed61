"""The thief's shelf below the wall: the thief in a mask who whispers, a bag that grows, and what is in it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from artgames.engine.words import filled
from artgames.games.stolen_paintings.board.part import translate
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.bubble import Bubble, draw_bubble
from artgames.scene.drawing.faces import SeatLook, draw_seat
from artgames.scene.drawing.fonts import Profile, Role, figures, sans
from artgames.scene.drawing.symbols import unit_square
from artgames.scene.drawing.text_fitting import draw_line, draw_wrapped, fitted_block
from artgames.scene.items.drawn_item import DrawnItem

_HIGH, _LEAST = 128, 84
"""Of the shelf, in a window 1080 high, and in any."""

_CLOTH, _FOLD, _CORD = "#B08A55", "#7A5A30", "#F2B93B"
_Align = Qt.AlignmentFlag


@dataclass(frozen=True, slots=True)
class ShelfPlan:
    """The wall above, and from left to right: the thief, what the thief whispers, the bag and its places."""

    wall: QRectF
    shelf: QRectF
    face: QRectF
    bubble: QRectF
    bag: QRectF
    words: QRectF
    places: tuple[QRectF, ...]


def plan_shelf(area: QRectF, style: BoardStyle, most: int) -> ShelfPlan:
    """`most` is how many paintings the bag holds."""
    high = max(_LEAST, _HIGH * style.usual_scale) * style.grown(1.0, 1.25)
    shelf = QRectF(area.left(), area.bottom() - high, area.width(), high)
    edge, gap = area.width() * 0.018, high * 0.12
    inside = shelf.adjusted(edge, high * 0.08, -edge, -high * 0.08)
    side = inside.height()
    place = min(side * 1.3, inside.width() * 0.1)
    first = inside.right() - most * place - (most - 1) * gap
    places = tuple(QRectF(first + number * (place + gap), inside.top(), place, side) for number in range(most))
    told = inside.width() * 0.1
    words = QRectF(first - gap - told, inside.top(), told, side)
    bag = QRectF(words.left() - gap - side, inside.top(), side, side)
    face = QRectF(inside.left(), inside.top(), side, side)
    bubble = QRectF(face.right() + gap * 1.6, inside.top(), bag.left() - face.right() - gap * 3.2, side)
    return ShelfPlan(
        QRectF(area.left(), area.top(), area.width(), area.height() - high), shelf, *(face, bubble, bag, words), places
    )


class ShelfItem(DrawnItem):
    """Everything on the shelf but the paintings in the bag."""

    reading_rank = 1  # heard after the whole wall

    def __init__(self, style: BoardStyle, plan: ShelfPlan, thief: SeatLook) -> None:
        super().__init__(style, plan.shelf)
        self._plan, self._thief = plan, thief
        self._inside = 0

    def fill(self, inside: int) -> None:
        """So many paintings are in the bag now."""
        self._inside = inside
        self.update()

    def describe(self) -> str:
        return f"bag {self._inside}"

    def accessible_text(self) -> str:
        return f"{self._title()}: {self._count()}"

    def _title(self) -> str:
        return translate("stolen_paintings", "In the bag")

    def _count(self) -> str:
        text = translate("stolen_paintings", "{count} of {most}")
        return text.format(count=self._inside, most=len(self._plan.places))

    def whispered(self) -> str:
        """What the thief says to nobody."""
        texts = (
            translate("stolen_paintings", "Shh. Look-alikes are the hardest to spot."),
            translate("stolen_paintings", "Lighter than it looks. Another one?"),
            translate("stolen_paintings", "Nobody heard that. Room for one more."),
            translate("stolen_paintings", "The bag is full. Tiptoe out!"),
        )
        return texts[min(self._inside, len(texts) - 1)]

    # Drawing

    def draw(self, painter: QPainter) -> None:
        theme, plan = self._style.theme, self._plan
        painter.fillRect(plan.shelf, QColor(theme.panel))
        painter.fillRect(QRectF(plan.shelf.left(), plan.shelf.top(), plan.shelf.width(), 3), QColor(self._edge()))
        draw_seat(painter, plan.face, self._thief, theme)
        self._draw_bubble(painter)
        self._draw_bag(painter)
        self._draw_words(painter)
        for number, place in enumerate(plan.places[self._inside :]):
            self._draw_place(painter, place, len(plan.places) - self._inside if number == 0 else 0)

    def _draw_bubble(self, painter: QPainter) -> None:
        """No wider than what is said."""
        plan, text = self._plan, self.whispered()
        pad = plan.bubble.height() * 0.22
        room = plan.bubble.adjusted(pad, 0, -pad, 0)
        font = fitted_block(text, sans(self._style.px(Role.PLAY, Profile.DESK)), room, _Align.AlignLeft)
        needed = QFontMetricsF(font).boundingRect(room, int(Qt.TextFlag.TextWordWrap), text).width()
        rect, tip = QRectF(plan.bubble), QPointF(plan.face.right(), plan.face.center().y())
        rect.setWidth(min(plan.bubble.width(), needed + 2 * pad + 4))
        draw_bubble(painter, Bubble(rect, font, tip), text, self._style.theme)

    def _edge(self) -> str:
        return "#8A6A30" if self._style.theme.frames else self._style.theme.line

    def _draw_bag(self, painter: QPainter) -> None:
        """A sack with a cord; the more is in it, the rounder it is."""
        plain = self._style.theme.frames
        fat = 0.5 + 0.44 * self._inside / max(1, len(self._plan.places))
        low, ink = 0.92, QColor(_FOLD if plain else self._style.theme.ink)
        with unit_square(painter, self._plan.bag):
            sack = QPainterPath(QPointF(-0.2, -0.5))
            sack.cubicTo(-fat * 1.15, -0.2, -fat * 1.1, low, -fat * 0.6, low)
            sack.lineTo(fat * 0.6, low)
            sack.cubicTo(fat * 1.1, low, fat * 1.15, -0.2, 0.2, -0.5)
            sack.lineTo(0.42, -0.9)
            sack.cubicTo(0.2, -0.76, -0.2, -0.96, -0.42, -0.86)
            sack.closeSubpath()
            painter.setPen(QPen(ink, 0.06))
            painter.setBrush(QColor(_CLOTH if plain else self._style.theme.panel))
            painter.drawPath(sack)
            painter.setPen(QPen(QColor(_CORD if plain else self._style.theme.ink), 0.12, c=Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(-0.24, -0.48), QPointF(0.24, -0.48))
            painter.setPen(QPen(ink, 0.05, c=Qt.PenCapStyle.RoundCap))
            for side in (-1, 1):
                painter.drawLine(QPointF(side * 0.1, -0.32), QPointF(side * fat * 0.34, 0.1))

    def _draw_words(self, painter: QPainter) -> None:
        words, style = self._plan.words, self._style
        painter.setPen(QColor(style.theme.ink))
        upper = QRectF(words.left(), words.top(), words.width(), words.height() * 0.5)
        left = _Align.AlignLeft
        draw_line(painter, upper, self._title(), sans(style.px(Role.LABEL, Profile.DESK)), left)
        large = figures(style.px(Role.PLAY, Profile.DESK) * 1.3, QFont.Weight.DemiBold)
        draw_line(painter, upper.translated(0, upper.height() * 0.9), self._count(), large, left)

    def _draw_place(self, painter: QPainter, place: QRectF, free: int) -> None:
        """An empty place in the bag; the first says how many there are."""
        theme = self._style.theme
        painter.setPen(QPen(QColor(_CORD if theme.is_dark else theme.line), 2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(place.adjusted(4, 4, -4, -4), 6, 6)
        if free:
            text = filled(translate("stolen_paintings", "room for {count}"), count=free)
            painter.setPen(QColor(theme.ink))
            room, font = place.adjusted(9, 6, -9, -6), sans(self._style.px(Role.SMALL, Profile.DESK))
            draw_wrapped(painter, room, text, font, _Align.AlignCenter)
