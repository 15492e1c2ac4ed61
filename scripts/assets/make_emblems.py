"""Draw the emblems that games show on the home page, from the art of their own boards."""

import os
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, qGray

from artgames.app.main import make_application
from artgames.games.art_gallery.board.symbols import draw_symbol, tint
from artgames.games.art_gallery.data import FACES
from artgames.games.art_robbery.board.art.faces import Print, figure_pixmap, tile_pixmap
from artgames.games.picture_code.board.signs import SIGNS, draw_sign
from artgames.games.picture_code.rules.records import Kind
from artgames.games.steal_this_game.board.art.boxes import ASPECT, draw_box
from artgames.games.steal_this_game.board.art.dice import draw_cup, draw_die
from artgames.games.steal_this_game.board.art.signs import figure_pixmap as sign_pixmap
from artgames.scene.drawing.frames import FrameStyle, frame, moulding
from artgames.scene.drawing.paper_sheet import PAPER
from artgames.scene.drawing.symbols import draw_mask, draw_token
from artgames.scene.drawing.theme import GALLERY

HIGH = 150
GAP = 14
TOKEN = 34
LINE = "#B9811C"
"""Brass: it is seen on light walls and on dark ones."""

FOLDER = Path(__file__).resolve().parents[2] / "resources"


def draw_art_robbery() -> None:
    prints = (Print(0, 4), Print(1, 5), Print(2, 5), Print(3, 4))
    pieces = [tile_pixmap(one, HIGH, GALLERY, 1.0) for one in prints] + [figure_pixmap("DOG", HIGH, GALLERY, 1.0)]
    image, painter = _begin(len(pieces) * (HIGH + GAP) - GAP)
    for number, piece in enumerate(pieces):
        painter.drawPixmap(QPoint(number * (HIGH + GAP), 0), piece)
    _keep(image, painter, "art_robbery")


def draw_steal_this_game() -> None:
    box, die = HIGH * ASPECT, HIGH * 0.44
    image, painter = _begin(2 * box + 2.3 * HIGH)
    draw_box(painter, QRectF(0, 0, box, HIGH), 1.0, True, GALLERY)
    draw_box(painter, QRectF(box + GAP, 0, box, HIGH), 0.0, None, GALLERY)
    painter.drawPixmap(QPointF(1.5 * box + GAP - HIGH / 2, 0), sign_pixmap("CASHIER", HIGH, GALLERY, 1.0))
    left = 2 * box + 3 * GAP
    draw_cup(painter, QRectF(left, 0, HIGH * 0.92, HIGH), GALLERY)
    for number, value in enumerate((3, 4)):
        draw_die(painter, QRectF(left + HIGH * 0.98 + number * die * 1.12, HIGH - die, die, die), value, GALLERY)
    _keep(image, painter, "steal_this_game")


def draw_chronology(slug: str, paintings: tuple[str, ...], tokens: tuple[int, ...], step: float) -> None:
    """Our own paintings above a line of time, each a little higher than the one before if `step` says so."""
    high = HIGH * 0.76 - step * (len(paintings) - 1)
    wide = high * 0.86
    places = range(len(paintings))
    dots = [QPointF(wide * 0.5 + 8 + place * (wide + 12), HIGH - 10 - place * step) for place in places]
    image, painter = _begin(dots[-1].x() + wide / 2 + 2)
    painter.setPen(QPen(QColor(LINE), 3))
    painter.drawPolyline(dots)
    for name, dot, token in zip(paintings, dots, tokens, strict=True):
        _hang_over(painter, name, dot, token, (wide, high))
    _keep(image, painter, slug)


def _hang_over(painter: QPainter, name: str, dot: QPointF, token: int, room: tuple[float, float]) -> None:
    picture = _at_height(name, room[1])
    if picture.width() > room[0]:
        picture = _at_height(name, room[1] * room[0] / picture.width())
    box = QRectF(picture.rect())
    box.moveCenter(dot - QPointF(0, 16 + box.height() / 2))
    painter.drawImage(box, picture)
    draw_token(painter, QRectF(box.left() - TOKEN * 0.3, box.top() - TOKEN * 0.3, TOKEN, TOKEN), token, GALLERY)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(LINE))
    painter.drawEllipse(dot, 7, 7)


def draw_forgers(paintings: tuple[str, ...], forged: int, stolen: str) -> None:
    """A wall on which one painting has been replaced: it wears a mask, and the stolen one leans beside it."""
    high = HIGH * 0.86
    pictures = [_at_height(name, high) for name in (*paintings, stolen)]
    width = sum(picture.width() + GAP for picture in pictures)
    image, painter = _begin(width + 24)
    left = 0.0
    for place, picture in enumerate(pictures[:-1]):
        painter.drawImage(QPointF(left, 0), picture)
        if place == forged:
            disc = QPointF(left + picture.width() / 2, high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(GALLERY.accent))
            painter.drawEllipse(disc, 20, 20)
            draw_mask(painter, QRectF(disc.x() - 15, disc.y() - 9, 30, 18), GALLERY.on_accent)
        left += picture.width() + GAP
    painter.translate(left + 26, HIGH - high)
    painter.rotate(9)
    painter.setOpacity(0.5)
    painter.drawImage(QPointF(0, 0), pictures[-1])
    _keep(image, painter, "forgers")


def draw_art_and_music(paintings: tuple[str, ...]) -> None:
    """A few bars of a tune on paper, and paintings it may go with."""
    pictures = [_at_height(name, HIGH) for name in paintings]
    sheet = QRectF(0, HIGH * 0.1, HIGH * 1.15, HIGH * 0.8)
    wide = round(sheet.width()) + sum(picture.width() + GAP for picture in pictures)
    image, painter = _begin(wide)
    _write_tune(painter, sheet, (4, 2, 3, 1, 0))
    left = sheet.right() + GAP
    for picture in pictures:
        painter.drawImage(QPointF(left, 0), picture)
        left += picture.width() + GAP
    _keep(image, painter, "art_and_music")


def _write_tune(painter: QPainter, sheet: QRectF, tune: tuple[int, ...]) -> None:
    """Five lines on paper; `tune` says on which of them each note sits, counted from the top."""
    painter.fillRect(sheet, QColor(PAPER.sheet))
    lines = [sheet.top() + sheet.height() * (0.4 + 0.105 * number) for number in range(5)]
    painter.setPen(QPen(QColor(PAPER.faint), 2))
    for y in lines:
        painter.drawLine(QPointF(sheet.left() + 10, y), QPointF(sheet.right() - 10, y))
    painter.setBrush(QColor(PAPER.ink))
    for place, line in enumerate(tune):
        head = QPointF(sheet.left() + sheet.width() * (0.16 + 0.17 * place), lines[line])
        painter.setPen(QPen(QColor(PAPER.ink), 3))
        painter.drawLine(head + QPointF(7.5, -1), head + QPointF(7.5, -36))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.save()
        painter.translate(head)
        painter.rotate(-20)
        painter.drawEllipse(QPointF(0, 0), 9, 6.5)
        painter.restore()


def draw_dialogue(speakers: tuple[str, str]) -> None:
    """Two portraits, and what they say to each other."""
    first, second = (_at_height(name, HIGH) for name in speakers)
    room = HIGH * 1.25
    image, painter = _begin(first.width() + room + second.width())
    painter.drawImage(QPointF(0, 0), first)
    painter.drawImage(QPointF(first.width() + room, 0), second)
    bubble = QRectF(first.width() + 24, 12, room - 60, HIGH * 0.38)
    _draw_bubble(painter, bubble, from_left=True)
    _draw_bubble(painter, bubble.translated(14, HIGH * 0.48), from_left=False)
    _keep(image, painter, "dialogue")


def _draw_bubble(painter: QPainter, rect: QRectF, from_left: bool) -> None:
    path = QPainterPath()
    path.addRoundedRect(rect, 14, 14)
    side, out = (rect.left(), -16) if from_left else (rect.right(), 16)
    middle = rect.center().y()
    tail = QPainterPath()
    tail.addPolygon(QPolygonF([QPointF(side, middle - 9), QPointF(side + out, middle + 8), QPointF(side, middle + 12)]))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(PAPER.sheet))
    painter.drawPath(path.united(tail))
    painter.setBrush(QColor(PAPER.ink))
    for step in (-1, 0, 1):
        painter.drawEllipse(rect.center() + QPointF(step * 22, 0), 5.5, 5.5)


def _at_height(name: str, high: float) -> QImage:
    """One of our own paintings in the frame that suits it; so high with its frame."""
    picture = QImage(str(FOLDER / "decks" / "atelier" / name))
    bright = qGray(picture.scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation).pixel(0, 0))
    cell = QSize(round(high * picture.width() / picture.height()), round(high))
    inner = round(high) - 2 * moulding(bright, cell, GALLERY).width
    scaled = QPixmap.fromImage(picture.scaledToHeight(inner, Qt.TransformationMode.SmoothTransformation))
    hung = frame(scaled, cell, FrameStyle(GALLERY, 1.0, bright))
    return hung.pixmap.copy(hung.outer.translated(-hung.offset)).toImage()


def draw_art_gallery(works: tuple[int, ...], chains: tuple[int, ...]) -> None:
    """Paintings of a collection side by side, with chains of itineraries below them."""
    row = HIGH * 0.17
    pictures = [_at_height(f"{work:04d}.webp", HIGH - len(chains) * row - GAP / 2) for work in works]
    wide = sum(picture.width() for picture in pictures) + (len(pictures) - 1) * GAP
    image, painter = _begin(wide)
    band = len(chains) * row + GAP / 2
    painter.fillRect(QRectF(0, HIGH - band, wide, band), QColor(GALLERY.panel))  # so that it can be read by day, too
    left = 0
    for work, picture in zip(works, pictures, strict=True):
        painter.drawImage(QPointF(left, 0), picture)
        for line, symbol in enumerate(chains):
            cell = QRectF(left, picture.height() + GAP / 2 + line * row, picture.width(), row * 0.8)
            draw_symbol(painter, cell, symbol, FACES.symbols[work][symbol], GALLERY)
        left += picture.width() + GAP
    for line, symbol in enumerate(chains):
        y = HIGH - (len(chains) - line - 1) * row - 3
        painter.setPen(QPen(QColor(tint(symbol, GALLERY)), 3))
        painter.drawLine(QPointF(2, y), QPointF(wide - 2, y))
    _keep(image, painter, "art_gallery")


def draw_picture_code(paintings: tuple[str, ...]) -> None:
    """Four places of the wall: two as the key shows them, two that were found."""
    kinds: tuple[tuple[Kind, bool], ...] = (("sun", False), ("rain", True), ("sun", True), ("rain", False))
    image, painter = _begin(len(kinds) * (HIGH + GAP) - GAP)
    painter.setPen(Qt.PenStyle.NoPen)
    for number, ((kind, found), name) in enumerate(zip(kinds, paintings, strict=True)):
        tile = QRectF(number * (HIGH + GAP), 0, HIGH, HIGH)
        painter.setBrush(QColor(SIGNS[kind].ground))
        painter.drawRoundedRect(tile, 10, 10)
        picture = _at_height(name, HIGH * 0.84)
        painter.setOpacity(0.22 if found else 1.0)
        painter.drawImage(tile.center() - QPointF(picture.width() / 2, picture.height() / 2), picture)
        painter.setOpacity(1.0)
        if found:
            draw_sign(painter, tile.adjusted(30, 30, -30, -30), kind, GALLERY, on_cover=True)
    _keep(image, painter, "picture_code")


def _begin(wide: float) -> tuple[QImage, QPainter]:
    """Something transparent to draw on."""
    image = QImage(round(wide), HIGH, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    return image, painter


def _keep(image: QImage, painter: QPainter, slug: str) -> None:
    painter.end()
    (FOLDER / slug).mkdir(exist_ok=True)
    image.save(str(FOLDER / slug / "emblem.png"))


def main() -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = make_application()
    draw_art_robbery()
    draw_steal_this_game()
    draw_chronology("chronology", ("0005.webp", "0015.webp", "0025.webp", "0040.webp"), (3, 1, 4, 2), step=0)
    draw_chronology("chronology_solo", ("0002.webp", "0008.webp", "0017.webp", "0044.webp"), (1, 2, 3, 4), step=6)
    draw_forgers(("0034.webp", "0015.webp", "0022.webp"), forged=1, stolen="0005.webp")
    draw_art_and_music(("0018.webp", "0025.webp", "0017.webp"))
    draw_dialogue(("0015.webp", "0008.webp"))
    draw_picture_code(("0015.webp", "0025.webp", "0008.webp", "0017.webp"))
    draw_art_gallery((44, 26, 42, 25), chains=(0, 3))
    app.quit()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
