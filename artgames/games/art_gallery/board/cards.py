"""Action cards as they look from both sides, and the first player card: paper, so that only the paintings shine."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap

from artgames.games.art_gallery.rules.records import Card
from artgames.scene.drawing.fonts import figures
from artgames.scene.drawing.symbols import cached_pixmap, draw_crown
from artgames.scene.drawing.theme import Theme

ASPECT = 0.7
"""Width ÷ height of a card."""

ZERO: Card = 0
_PAPER, _INK, _LINE = "#EFE7D6", "#1B1A19", "#A2947A"
_BACK, _BACK_LINE = "#4A4E57", "#8D929C"
_PIPS_FROM = 46
"""Below this height a card shows its figure alone."""


def face_pixmap(
    card: Card, high: float, theme: Theme, ratio: float, *, plain: bool = False, text: float = 1.0
) -> QPixmap:
    """`plain` has the figure alone, whatever its size; `text` is how much larger than usual small print is."""
    area = _area(high)
    key = f"guide{card}{theme.key}{plain}{text:g}"

    def draw(painter: QPainter) -> None:
        draw_face(painter, area, card, theme, plain=plain, text=text)

    return cached_pixmap(key, area.width(), area.height(), ratio, draw)


def bid_pixmap(card: Card, high: float, theme: Theme, ratio: float, figure: float) -> QPixmap:
    """A card that only its owner sees on a marker bar: the figure above, so many heights of the card high, and room for
    the mark below."""
    area = _area(high)

    def draw(painter: QPainter) -> None:
        _sheet(painter, area, _PAPER, _LINE, theme)
        painter.setPen(QColor(_INK if theme.frames else "#FFFFFF"))
        painter.setFont(figures(high * figure, QFont.Weight.Bold))
        painter.drawText(
            area.adjusted(0, 0, 0, figure * high * 0.8 - high * 0.828), Qt.AlignmentFlag.AlignCenter, str(card)
        )

    return cached_pixmap(f"guidebid{card}{theme.key}{figure:g}", area.width(), area.height(), ratio, draw)


def back_pixmap(high: float, theme: Theme, ratio: float) -> QPixmap:
    area = _area(high)
    key = f"guideback{theme.key}"
    return cached_pixmap(key, area.width(), area.height(), ratio, lambda p: _draw_back(p, area, theme))


def first_pixmap(high: float, theme: Theme, ratio: float) -> QPixmap:
    """The first player card: a crown on paper."""
    area = _area(high)

    def draw(painter: QPainter) -> None:
        _sheet(painter, area, _PAPER, _LINE, theme)
        inset = area.width() * 0.14
        ink = _INK if theme.frames else "#FFFFFF"
        draw_crown(painter, area.adjusted(inset, inset, -inset, -inset), ink)

    return cached_pixmap(f"guidefirst{theme.key}", area.width(), area.height(), ratio, draw)


def draw_face(
    painter: QPainter, area: QRectF, card: Card, theme: Theme, *, plain: bool = False, text: float = 1.0
) -> None:
    """A large figure, and as many steps as the card goes."""
    _sheet(painter, area, _PAPER, _LINE, theme)
    ink = QColor(_INK if theme.frames else "#FFFFFF")
    has_pips = area.height() >= _PIPS_FROM and not plain
    room = area.adjusted(0, 0, 0, -area.height() * 0.26 if has_pips else 0)
    painter.setPen(ink)
    painter.setFont(figures(area.height() * (0.56 if has_pips else min(0.7 * text, 0.84)), QFont.Weight.Bold))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(card))
    if not has_pips:
        return
    below = QRectF(area.left(), room.bottom(), area.width(), area.bottom() - room.bottom())
    if card == ZERO:
        painter.setFont(figures(area.height() * min(0.15 * text, 0.2), QFont.Weight.DemiBold))
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, "0 / 10")
    else:
        _draw_steps(painter, below, card, ink)


def _draw_steps(painter: QPainter, area: QRectF, count: int, ink: QColor) -> None:
    """Footsteps as two rows of dots, left and right in turn."""
    step = min(area.width() * 0.84 / 8, area.height() * 0.4)
    left = area.center().x() - (count - 1) * step / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for number in range(count):
        side = -0.42 if number % 2 else 0.42
        middle = QPointF(left + number * step, area.top() + area.height() * 0.34 + side * step)
        painter.drawEllipse(middle, step * 0.38, step * 0.26)


def _draw_back(painter: QPainter, area: QRectF, theme: Theme) -> None:
    _sheet(painter, area, _BACK, _BACK_LINE, theme)
    if not theme.frames:
        return
    painter.setPen(QPen(QColor(_BACK_LINE), max(0.8, area.width() * 0.02)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = area.width() * 0.14
    painter.drawRect(area.adjusted(inset, inset, -inset, -inset))


def _sheet(painter: QPainter, area: QRectF, paper: str, line: str, theme: Theme) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = max(1.0, area.width() * 0.02)
    painter.setPen(QPen(QColor(line if theme.frames else "#FFFFFF"), pen))
    painter.setBrush(QColor(paper if theme.frames else "#000000"))
    radius = area.width() * 0.09
    painter.drawRoundedRect(area.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), radius, radius)


def _area(high: float) -> QRectF:
    return QRectF(0, 0, max(1, round(high * ASPECT)), max(1, round(high)))
