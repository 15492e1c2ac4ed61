"""Pictures by size, kept once drawn: figures, and what each stop of the risk track shows."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from artgames.games.steal_this_game.board.art import figures
from artgames.games.steal_this_game.board.art.dice import draw_die
from artgames.games.steal_this_game.board.art.palette import figure_colours
from artgames.games.steal_this_game.rules.track import TRACK, Stop
from artgames.scene.drawing.fonts import figures as figure_font
from artgames.scene.drawing.symbols import cached_pixmap
from artgames.scene.drawing.text_fitting import fitted
from artgames.scene.drawing.theme import Theme
from artgames.scene.drawing.vector_drawing import Drawing, draw


def figure_pixmap(name: str, side: int, theme: Theme, ratio: float) -> QPixmap:
    """A figure by its name in `figures`, on nothing."""
    drawing: Drawing = getattr(figures, name)
    area = QRectF(0, 0, side, side)
    key = f"fair{name}{theme.key}"
    return cached_pixmap(key, side, side, ratio, lambda p: draw(p, area, drawing, figure_colours(theme)))


def draw_sign(painter: QPainter, area: QRectF, stop: Stop, theme: Theme) -> None:
    """Prepare: the die. Observe: an eye, with room for the sum below. Hit: two dice that are equal. Steal: a hand."""
    place = TRACK[stop]
    side = min(area.width(), area.height())
    square = QRectF(area.center().x() - side / 2, area.center().y() - side / 2, side, side)
    if place.kind == "prepare":
        draw_die(painter, _inner(square, 0.78), place.number, theme)
    elif place.kind == "observe":
        eye = QRectF(square.left() + side * 0.12, square.top() - side * 0.12, side * 0.76, side * 0.76)
        draw(painter, eye, figures.EYE, figure_colours(theme))
    elif place.kind == "hit":
        half = QRectF(square.left(), square.top() + side * 0.12, side * 0.54, side * 0.54)
        draw_die(painter, half, 5, theme)
        draw_die(painter, half.translated(side * 0.46, side * 0.24), 5, theme)
    else:
        _draw_grab(painter, square, theme)


def draw_sum(painter: QPainter, area: QRectF, stop: Stop, ink: str) -> None:
    """Observe, for those who sit far away: only the sum, as large as it fits."""
    text = f"{TRACK[stop].number}+"
    font = fitted("10+", figure_font(area.height() * 0.8, QFont.Weight.Bold), area.width())
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)


def draw_sum_below(painter: QPainter, area: QRectF, stop: Stop, ink: str) -> None:
    """Observe: the sum below the eye."""
    side = min(area.width(), area.height())
    painter.setFont(figure_font(side * 0.46, QFont.Weight.Bold))
    painter.setPen(QColor(ink))
    left, top = area.center().x() - side / 2, area.center().y() - side / 2
    below = QRectF(left - side * 0.2, top + side * 0.46, side * 1.4, side * 0.58)
    painter.drawText(below, Qt.AlignmentFlag.AlignCenter, f"{TRACK[stop].number}+")


def _draw_grab(painter: QPainter, square: QRectF, theme: Theme) -> None:
    """A hand that comes from above, and what it is after."""
    side = square.width()
    coin = QRectF(square.center().x() - side * 0.24, square.bottom() - side * 0.48, side * 0.48, side * 0.48)
    draw(painter, coin, figures.COIN, figure_colours(theme))
    painter.save()
    painter.translate(square.center() - QPointF(0, side * 0.08))
    painter.rotate(180)
    draw(painter, QRectF(-side * 0.42, -side * 0.42, side * 0.84, side * 0.84), figures.HAND, figure_colours(theme))
    painter.restore()


def _inner(square: QRectF, share: float) -> QRectF:
    side = square.width() * share
    return QRectF(square.center().x() - side / 2, square.center().y() - side / 2, side, side)
