"""The things on the counter: boxes, places for the cashier, the cashier, dice and cup, token and eye."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from artgames.games.steal_this_game.board.art.boxes import draw_box
from artgames.games.steal_this_game.board.art.dice import draw_cup, draw_die
from artgames.games.steal_this_game.board.art.signs import figure_pixmap
from artgames.games.steal_this_game.board.named import box_name, die_name, spot_name, translate
from artgames.games.steal_this_game.rules.track import Stop
from artgames.games.steal_this_game.words import name_of
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.line_width import thick
from artgames.scene.items.piece import PicturePiece, Piece

_BADGES: dict[str, Callable[[], str]] = {
    "COIN": lambda: translate("steal_this_game", "the money is here"),
    "EMPTY": lambda: translate("steal_this_game", "empty"),
    "EYE": lambda: translate("steal_this_game", "the thief has looked here"),
}
_DRAG_STARTS = 5.0
"""Pixels that a pressed box must be moved before it counts as dragged."""


class CashBox(Piece):
    """One box. All of them look alike; what this audience knows of it is shown by badges or an open lid.

    Signals:
        dragged(QPointF): it is being dragged; the point in the scene that its middle is wanted at.
        dropped(): it was let go.
    """

    reading_rank = -2
    dragged = Signal(QPointF)
    dropped = Signal()

    def __init__(self, position: int, rect: QRectF, style: BoardStyle) -> None:
        super().__init__(f"box {position}", box_name(position), rect, style)
        self._lid = 0.0
        self._money: bool | None = None
        self._badges: tuple[str, ...] = ()
        self._grip: QPointF | None = None
        self._pressed_at = QPointF()
        self.draggable = False

    @property
    def badges(self) -> tuple[str, ...]:
        return self._badges

    def set_lid(self, lid: float, money: bool | None) -> None:
        """0 is closed, 1 wide open; `money` is what is then seen in it."""
        self._lid, self._money = lid, money
        self.update()

    def set_badges(self, *badges: str) -> None:
        self._badges = badges
        self.update()

    def told(self) -> list[str]:
        known = [_BADGES[badge]() for badge in self._badges]
        if self._lid > 0.5 and self._money is not None:
            shown = "COIN" if self._money else "EMPTY"
            known = [translate("steal_this_game", "open"), _BADGES[shown]()]
        return known

    def ring_rect(self) -> QRectF:
        """Closer round a closed box: its lid needs no room."""
        wide, high = self.size.width(), self.size.height()
        top = high * (0.06 if self._lid < 0.5 else -0.02)
        return QRectF(0, top, wide, high - top)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        draw_box(painter, rect, self._lid, self._money, self.theme)
        side = rect.height() * 0.25
        left = rect.right() - rect.width() * 0.09 - side
        for badge in self._badges:
            place = QRectF(left, rect.top() + rect.height() * 0.6, side, side)
            picture = figure_pixmap(badge, round(side), self.theme, self.style.ratio)
            painter.drawPixmap(place, picture, QRectF(picture.rect()))
            left = rect.left() + rect.width() * 0.09

    # Qt

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed_at = event.scenePos()
        self._grip = None

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not self.draggable:
            return
        way = event.scenePos() - self._pressed_at
        if self._grip is None and way.manhattanLength() > _DRAG_STARTS:
            self._grip = self._pressed_at - self.place.center()
        if self._grip is not None:
            self.dragged.emit(event.scenePos() - self._grip)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._grip is None:
            super().mouseReleaseEvent(event)
        else:
            self._grip = None
            self.dropped.emit()


class Spot(Piece):
    """Where the cashier may stand: a mark on the counter in front of a box."""

    reading_rank = -1.6

    def __init__(self, position: int, rect: QRectF, style: BoardStyle) -> None:
        super().__init__(f"spot {position}", spot_name(position), rect, style)

    @property
    def is_told(self) -> bool:
        """Where nobody may send the cashier there is nothing."""
        return self.look.lit or self.look.chosen

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        if not self.look.lit and not self.look.chosen:
            return
        strong = self.look.hovered or self.look.focused or self.look.chosen
        ink = "#231F1C" if self.theme.frames else "#FFFFFF"
        ground = QColor("#FFD166" if self.theme.frames else "#000000")
        ground.setAlpha(235 if strong else 150)
        painter.setPen(QPen(QColor(ink), thick(self.style, 3 if strong else 2)))
        painter.setBrush(ground)
        painter.drawEllipse(rect)
        side = rect.height() * 1.5
        visor = QRectF(rect.center().x() - side / 2, rect.center().y() - side * 0.62, side, side)
        picture = figure_pixmap("VISOR", round(side), self.theme, self.style.ratio)
        painter.drawPixmap(visor, picture, QRectF(picture.rect()))

    def draw_rings(self, painter: QPainter) -> None:
        if self.look.focused:
            super().draw_rings(painter)


class Cashier(PicturePiece):
    """The figure that protects a box."""

    reading_rank = -1.8

    def __init__(self, position: int, rect: QRectF, style: BoardStyle) -> None:
        if position < 0:
            name = translate("steal_this_game", "The cashier, standing aside")
        else:
            name = translate("steal_this_game", "The cashier, in front of box {number}").format(number=position + 1)
        picture = figure_pixmap("CASHIER", round(rect.height()), style.theme, style.ratio)
        super().__init__(f"cashier {position}", name, picture, rect, style)
        self.setZValue(4)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 70))
        foot = QPointF(rect.center().x(), rect.bottom() - rect.height() * 0.035)
        painter.drawEllipse(foot, rect.width() * 0.24, rect.height() * 0.035)
        super().draw(painter, rect)


class Die(Piece):
    """One of the two dice, seen by whoever may see it."""

    reading_rank = -1.1

    def __init__(self, die: int, value: int, rect: QRectF, style: BoardStyle) -> None:
        super().__init__(f"die {die} showing {value}", die_name(value), rect, style)
        self._value = value

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        draw_die(painter, rect, self._value, self.theme)


class Cup(Piece):
    """The cup over the dice. Held, it lifts."""

    reading_rank = -1.2

    def __init__(self, name: str, rect: QRectF, style: BoardStyle) -> None:
        super().__init__("cup", name, rect, style)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        draw_cup(painter, rect, self.theme)
        if self.is_held_open:
            side = rect.width() * 0.46
            eye = QRectF(rect.center().x() - side / 2, rect.center().y() - side * 0.42, side, side)
            picture = figure_pixmap("EYE", round(side), self.theme, self.style.ratio)
            painter.drawPixmap(eye, picture, QRectF(picture.rect()))


class Token(PicturePiece):
    """The risk token."""

    reading_rank = -0.5

    def __init__(self, stop: Stop, rect: QRectF, style: BoardStyle) -> None:
        name = translate("steal_this_game", "Risk token: {stop}").format(stop=style.say(name_of(stop)))
        super().__init__(
            "token", name, figure_pixmap("PAWN", round(rect.height()), style.theme, style.ratio), rect, style
        )
        self.setZValue(6)


class Eye(PicturePiece):
    """It is held to look where the money is."""

    reading_rank = -1

    def __init__(self, name: str, rect: QRectF, style: BoardStyle) -> None:
        super().__init__("eye", name, figure_pixmap("EYE", round(rect.width()), style.theme, style.ratio), rect, style)

    def ring_rect(self) -> QRectF:
        return QRectF(0, self.size.height() * 0.2, self.size.width(), self.size.height() * 0.6)
