"""Draw the emblems of the games for a class: python -m scripts.assets.make_class_emblems"""

import os

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from artgames.app.main import make_application
from artgames.scene.drawing.fonts import sans
from artgames.scene.drawing.paper_sheet import PAPER
from artgames.scene.drawing.symbols import draw_tick
from artgames.scene.drawing.theme import GALLERY
from scripts.assets.make_emblems import GAP, HIGH, _at_height, _begin, _keep

WHEEL = ("#E69F00", "#56B4E9", "#009E73", "#F0E442", "#0072B2", "#D55E00", "#CC79A7")
"""Seven categories."""


def draw_group_quiz(painting: str, right: int) -> None:
    """A painting, and four answers beside it, one of them ticked."""
    picture = _at_height(painting, HIGH)
    wide = HIGH * 1.55
    image, painter = _begin(picture.width() + GAP + wide)
    painter.drawImage(QPointF(0, 0), picture)
    high = (HIGH - 3 * 9) / 4
    for number in range(4):
        _draw_bar(painter, QRectF(picture.width() + GAP, number * (high + 9), wide, high), number == right)
    _keep(image, painter, "group_quiz")


def _draw_bar(painter: QPainter, rect: QRectF, is_right: bool) -> None:
    painter.setPen(QPen(QColor(PAPER.right if is_right else PAPER.rule), 5 if is_right else 2))
    painter.setBrush(QColor(PAPER.sheet))
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 6, 6)
    painter.setPen(QPen(QColor(PAPER.ink), 2.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    side = rect.height() * 0.48
    painter.drawEllipse(QPointF(rect.left() + rect.height() * 0.56, rect.center().y()), side / 2, side / 2)
    line = QRectF(rect.left() + rect.height() * 1.15, rect.center().y() - 3, rect.width() * 0.5, 6)
    painter.fillRect(line, QColor(PAPER.ink))
    if is_right:
        tick = QRectF(rect.right() - side * 1.9, rect.center().y() - side * 0.6, side * 1.2, side * 1.2)
        draw_tick(painter, tick, PAPER.right)


def draw_sitters(portraits: tuple[str, ...], unknown: int) -> None:
    """Portraits with labels below them; one label asks."""
    high = HIGH * 0.76
    pictures = [_at_height(name, high) for name in portraits]
    image, painter = _begin(sum(picture.width() + GAP for picture in pictures) - GAP)
    left = 0.0
    for number, picture in enumerate(pictures):
        painter.drawImage(QPointF(left, 0), picture)
        label = QRectF(left + 3, high + 7, picture.width() - 6, HIGH - high - 7)
        painter.fillRect(label, QColor(PAPER.sheet))
        if number == unknown:
            painter.setPen(QColor(PAPER.ink))
            painter.setFont(sans(27, QFont.Weight.Bold))
            painter.drawText(label, Qt.AlignmentFlag.AlignCenter, "?")
        else:
            painter.fillRect(
                QRectF(label.left() + 12, label.center().y() - 2.5, label.width() - 24, 5), QColor(PAPER.ink)
            )
        left += picture.width() + GAP
    _keep(image, painter, "sitters")


def draw_schools(groups: tuple[tuple[str, ...], ...]) -> None:
    """Paintings hung together under the names of their schools."""
    high = HIGH - 40
    hung = [[_at_height(name, high) for name in group] for group in groups]
    widths = [sum(picture.width() for picture in group) + 8 * (len(group) + 1) for group in hung]
    image, painter = _begin(sum(widths) + GAP * (len(hung) - 1))
    left = 0.0
    for group, wide in zip(hung, widths, strict=True):
        painter.setPen(QPen(QColor(PAPER.rule), 2))
        painter.setBrush(QColor(PAPER.sheet))
        painter.drawRoundedRect(QRectF(left + 1, 1, wide - 2, HIGH - 2), 7, 7)
        painter.fillRect(QRectF(left + 12, 11, wide * 0.6, 7), QColor(PAPER.ink))
        place = left + 8
        for picture in group:
            painter.drawImage(QPointF(place, 30), picture)
            place += picture.width() + 8
        left += wide + GAP
    _keep(image, painter, "schools")


def draw_trivia(painting: str) -> None:
    """A wheel with seven categories, and what it is about."""
    picture = _at_height(painting, HIGH)
    image, painter = _begin(HIGH + 2 * GAP + picture.width())
    disc = QRectF(5, 12, HIGH - 14, HIGH - 14)
    for number, colour in enumerate(WHEEL):
        painter.setPen(QPen(QColor(GALLERY.wall), 3))
        painter.setBrush(QColor(colour))
        painter.drawPie(disc, round(16 * (360 / 7 * number + 64.3)), round(16 * 360 / 7))
    painter.setBrush(QColor(GALLERY.wall))
    painter.drawEllipse(disc.center(), 13, 13)
    painter.setBrush(QColor(GALLERY.ink))
    tip = QPointF(disc.center().x(), 30)
    painter.drawPolygon(QPolygonF([tip, QPointF(tip.x() - 12, 2), QPointF(tip.x() + 12, 2)]))
    painter.drawImage(QPointF(HIGH + 2 * GAP, 0), picture)
    _keep(image, painter, "trivia")


def main() -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = make_application()
    draw_group_quiz("0031.webp", right=2)
    draw_sitters(("0008.webp", "0002.webp", "0005.webp", "0034.webp"), unknown=2)
    draw_schools((("0020.webp", "0018.webp"), ("0032.webp",), ("0044.webp", "0040.webp")))
    draw_trivia("0010.webp")
    app.quit()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
