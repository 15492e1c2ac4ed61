"""Tiles, cards and their backs, put together from the drawings and kept as pictures by size."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPixmap

from artgames.games.art_robbery.board.art import antiquities, figures, paintings, sculptures, sketches
from artgames.games.art_robbery.board.art.palette import card_colours, raid_colours
from artgames.games.art_robbery.board.art.strokes import Drawing, draw, pen
from artgames.scene.drawing.fonts import figures as figure_font
from artgames.scene.drawing.symbols import cached_pixmap
from artgames.scene.drawing.text_probe import draw_outlined
from artgames.scene.drawing.theme import Theme

MOTIFS = (sketches.MOTIFS, sculptures.MOTIFS, antiquities.MOTIFS, paintings.MOTIFS)
CARD_ASPECT = 0.7
"""Width ÷ height of a card."""

_LEAST_MORE, _MOST_MORE = 1.4, 1.5
"""How much larger than usual a number on a tile is for whoever wants it larger."""

_FRAMED = 3
"""The raid whose motifs bring a frame of their own: they may reach to the tile's edge."""

_CARD_FIGURES = {"boss": figures.BOSS, "dog": figures.DOG, "thief": figures.THIEF}


@dataclass(frozen=True, slots=True)
class Print:
    """What is to be seen on a tile."""

    raid: int
    value: int
    dots: int = 0
    is_boss: bool = False
    letter: int = 0
    """From afar: so high at least its number is set."""

    least: int = 0
    """So high its number should be, as far as the picture can make room for it."""

    is_large: bool = False
    """Whether somebody wants large letters: then it is larger than usual in any case."""


def tile_pixmap(print_: Print, side: int, theme: Theme, ratio: float) -> QPixmap:
    """The face of a loot tile. A value is printed on the Boss as well."""
    area = QRectF(0, 0, side, side)
    return cached_pixmap(f"{print_}{theme.key}", side, side, ratio, lambda p: draw_tile(p, area, print_, theme))


def stack_pixmap(side: int, theme: Theme, ratio: float) -> QPixmap:
    """The back of a loot tile, as it lies in a stack."""
    area = QRectF(0, 0, side, side)
    return cached_pixmap(f"lootback{theme.key}", side, side, ratio, lambda p: _draw_tile_back(p, area, theme))


def card_pixmap(
    kind: str, value: int, high: int, theme: Theme, ratio: float, *, raised: float | None = None, least: int = 0
) -> QPixmap:
    """The face of a card: `kind` is number, boss, dog or thief. `raised`: its figure stands there alone, large, so much
    of the card's height above the middle. Nothing on it is set smaller than `least`."""
    area = QRectF(0, 0, round(high * CARD_ASPECT), high)
    key = f"robber{kind}{value}{theme.key}{raised}{least}"
    return cached_pixmap(
        key, area.width(), high, ratio, lambda p: draw_card(p, area, kind, value, theme, raised=raised, least=least)
    )


def card_back_pixmap(high: int, theme: Theme, ratio: float) -> QPixmap:
    area = QRectF(0, 0, round(high * CARD_ASPECT), high)
    return cached_pixmap(f"robberback{theme.key}", area.width(), high, ratio, lambda p: _draw_card_back(p, area, theme))


def figure_pixmap(name: str, side: int, theme: Theme, ratio: float) -> QPixmap:
    """A figure by its name in `figures`, on nothing."""
    drawing: Drawing = getattr(figures, name)
    area = QRectF(0, 0, side, side)
    key = f"figure{name}{theme.key}"
    return cached_pixmap(key, side, side, ratio, lambda p: draw(p, area, drawing, card_colours(theme)))


def sign_pixmap(raid: int, side: int, theme: Theme, ratio: float) -> QPixmap:
    """The sign of a raid."""
    area = QRectF(0, 0, side, side)
    key = f"sign{raid}{theme.key}"
    return cached_pixmap(
        key, side, side, ratio, lambda p: draw(p, area, figures.SIGNS[raid], raid_colours(raid, theme))
    )


def draw_tile(painter: QPainter, area: QRectF, print_: Print, theme: Theme) -> None:
    raid, is_boss = print_.raid, print_.is_boss
    colours = raid_colours(raid, theme)
    side = area.width()
    outer = _plate(painter, area, colours["ground"], theme)
    inset = side * 0.055
    panel = area.adjusted(inset, inset, -inset, -inset)
    painter.save()
    painter.setClipPath(outer)
    painter.fillRect(panel, QColor(colours["mid"] if is_boss else colours["pale"]))
    drawing = figures.BOSS if is_boss else MOTIFS[raid][print_.value]
    room = _grown(panel, 1.08).translated(side * 0.06, side * 0.04) if is_boss else panel
    if raid == _FRAMED and not is_boss:
        room = _grown(panel, 1.12).translated(-side * 0.05, -side * 0.015)
    draw(painter, room, drawing, {**card_colours(theme), **colours})
    if print_.letter:
        _draw_large_number(painter, area, print_, colours)
    else:
        _draw_number(painter, area, print_, colours)
    if print_.dots:
        _draw_dots(painter, area, print_.dots, colours)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(colours["ink"], max(1.0, side * 0.014)))
    painter.drawPath(outer)


def _grown(area: QRectF, factor: float) -> QRectF:
    made = QRectF(0, 0, area.width() * factor, area.height() * factor)
    made.moveCenter(area.center())
    return made


def _plate(painter: QPainter, area: QRectF, colour: str, theme: Theme) -> QPainterPath:
    """A rounded plate; where black is wanted it gets a white rim, or it would end nowhere."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(area.width(), area.height())
    rim = max(1.0, side * 0.016)
    plate = QPainterPath()
    plate.addRoundedRect(area.adjusted(rim, rim, -rim, -rim), side * 0.06, side * 0.06)
    if not theme.frames:
        painter.strokePath(plate, pen("#FFFFFF", rim * 2))
    painter.fillPath(plate, QColor(colour))
    return plate


def _draw_number(painter: QPainter, area: QRectF, print_: Print, colours: dict[str, str]) -> None:
    """The value on a tab in the upper left corner: large enough to be read from the other side of the table."""
    side = area.width()
    side *= max(_LEAST_MORE if print_.is_large else 1.0, min(_MOST_MORE, print_.least / (side * 0.36)))
    tab = QPainterPath()
    tab.addRoundedRect(
        QRectF(area.topLeft() - QPointF(side * 0.1, side * 0.1), QSizeF(side * 0.44, side * 0.46)),
        side * 0.06,
        side * 0.06,
    )
    painter.fillPath(tab, QColor(colours["ground"]))
    painter.strokePath(tab, pen(colours["ink"], max(1.0, side * 0.012)))
    middle = area.topLeft() + QPointF(side * 0.178, side * 0.188)
    draw_figure(painter, middle, str(print_.value), side * 0.36, "#000000")  # the red of a raid is dark


def _draw_large_number(painter: QPainter, area: QRectF, print_: Print, colours: dict[str, str]) -> None:
    """The value for those who sit far away: on a tab that may cover the whole tile, in black, which shows best."""
    side = area.width()
    px = max(side * 0.42, print_.letter)
    tab = QRectF(area.topLeft(), QSizeF(min(side, px * 0.9), min(side, px * 1.06)))
    path = QPainterPath()
    path.addRoundedRect(tab.adjusted(-side * 0.1, -side * 0.1, 0, 0), side * 0.06, side * 0.06)
    painter.fillPath(path, QColor(colours["pale"]))
    painter.strokePath(path, pen(colours["ink"], max(1.0, side * 0.012)))
    ink = "#000000" if colours["ink"] < "#8" else colours["ink"]
    draw_figure(painter, tab.center() + QPointF(side * 0.01, side * 0.02), str(print_.value), px, ink)


def _draw_dots(painter: QPainter, area: QRectF, dots: int, colours: dict[str, str]) -> None:
    """Alibis: white dots in the lower right corner."""
    side = area.width()
    radius = side * 0.07
    width = side * 0.06 + dots * side * 0.175
    tab = QRectF(area.right() - width - side * 0.02, area.bottom() - side * 0.23, width + side * 0.1, side * 0.32)
    path = QPainterPath()
    path.addRoundedRect(tab, side * 0.06, side * 0.06)
    painter.fillPath(path, QColor(colours["deep"]))
    painter.strokePath(path, pen(colours["ink"], max(1.0, side * 0.012)))
    painter.setPen(pen(colours["ink"], max(0.8, side * 0.01)))
    painter.setBrush(QColor("#FFFFFF"))
    for number in range(dots):
        x = area.right() - side * 0.125 - number * side * 0.175
        painter.drawEllipse(QPointF(x, area.bottom() - side * 0.125), radius, radius)


def _draw_tile_back(painter: QPainter, area: QRectF, theme: Theme) -> None:
    colours = card_colours(theme)
    gold = "#B79C66" if theme.frames else "#FFFFFF"
    plate = _plate(painter, area, colours["ground"], theme)
    side = area.width()
    inner = area.adjusted(side * 0.1, side * 0.1, -side * 0.1, -side * 0.1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(gold, max(1.0, side * 0.015)))
    painter.drawRoundedRect(inner, side * 0.03, side * 0.03)
    draw(
        painter,
        inner.adjusted(side * 0.06, side * 0.02, -side * 0.06, -side * 0.06),
        figures.SACK,
        {**colours, "mid": gold},
    )
    painter.strokePath(plate, pen(gold if theme.frames else "#FFFFFF", max(1.0, side * 0.012)))


def draw_card(
    painter: QPainter, area: QRectF, kind: str, value: int, theme: Theme, *, raised: float | None = None, least: int = 0
) -> None:
    colours = card_colours(theme)
    wide = area.width()
    plate = _plate(painter, area, colours["paper"], theme)
    painter.strokePath(plate, pen(colours["ink"], max(1.0, wide * 0.016)))
    inner = area.adjusted(wide * 0.07, wide * 0.07, -wide * 0.07, -wide * 0.07)
    painter.setBrush(QColor(colours["pale"]))
    painter.setPen(pen(colours["mid"], max(1.0, wide * 0.012)))
    painter.drawRoundedRect(inner, wide * 0.04, wide * 0.04)
    if kind == "number":
        if raised is not None:
            middle = inner.center() - QPointF(0, inner.height() * raised)
            px = wide * (0.75 if raised else 1.0)
            draw_figure(painter, middle, str(value), px, "#000000" if theme.frames else colours["ink"])
        else:
            _draw_number_card(painter, inner, value, colours, least)
        return
    side = wide * (0.86 if kind == "dog" else 1.14)
    room = QRectF(0, 0, side, side)
    room.moveCenter(inner.center() + QPointF(0, wide * 0.12))
    painter.save()
    if kind != "dog":  # cut off by the border, as a portrait is
        room.moveBottom(inner.bottom() + side * 0.06)
        painter.setClipRect(inner)
    draw(painter, room, _CARD_FIGURES[kind], colours)
    painter.restore()
    _draw_kind_sign(painter, inner, kind, colours)


def _draw_number_card(painter: QPainter, inner: QRectF, value: int, colours: dict[str, str], least: int) -> None:
    """A large figure between two corner figures, over a torch light: the same picture for every value. Corner figures
    that nobody could read are left out."""
    wide = inner.width()
    middle = inner.center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours["paper"]))
    painter.drawEllipse(middle, wide * 0.41, wide * 0.41)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(colours["gold"], wide * 0.022))
    painter.drawEllipse(middle, wide * 0.41, wide * 0.41)
    draw_figure(painter, middle, str(value), wide * 0.74, colours["ink"])
    px = wide * 0.25
    for turned in (False, True) if px >= least else ():
        painter.save()
        painter.translate(middle)
        painter.rotate(180 if turned else 0)
        corner = QPointF(-wide * 0.38, -inner.height() * 0.5 + wide * 0.16)
        draw_figure(painter, corner, str(value), px, colours["ink"])
        painter.restore()


def _draw_kind_sign(painter: QPainter, inner: QRectF, kind: str, colours: dict[str, str]) -> None:
    """What the card takes, in the corner where number cards have their number."""
    side = inner.width() * 0.27
    box = QRectF(inner.left() + side * 0.12, inner.top() + side * 0.14, side, side)
    if kind == "boss":
        draw(painter, box, figures.HAT, colours)
    elif kind == "dog":
        draw(painter, box, figures.BONE, colours)
    else:
        draw(painter, box, figures.STAR, colours)


def _draw_card_back(painter: QPainter, area: QRectF, theme: Theme) -> None:
    colours = card_colours(theme)
    gold = "#B79C66" if theme.frames else "#FFFFFF"
    wide = area.width()
    plate = _plate(painter, area, colours["ground"], theme)
    painter.strokePath(plate, pen(gold, max(1.0, wide * 0.02)))
    inner = area.adjusted(wide * 0.1, wide * 0.1, -wide * 0.1, -wide * 0.1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(gold, max(1.0, wide * 0.018)))
    painter.drawRoundedRect(inner, wide * 0.04, wide * 0.04)
    middle = inner.center()
    painter.setPen(pen(gold, max(0.7, wide * 0.009)))
    for ring in (0.4, 0.34):
        painter.drawEllipse(middle, wide * ring * 0.86, wide * ring * 0.86)
    keyhole = QPainterPath()
    keyhole.addEllipse(middle - QPointF(0, wide * 0.06), wide * 0.1, wide * 0.1)
    slot = QPainterPath(middle + QPointF(-wide * 0.035, 0))
    for x, y in ((0.035, 0), (0.075, 0.19), (-0.075, 0.19)):
        slot.lineTo(middle + QPointF(wide * x, wide * y))
    slot.closeSubpath()
    painter.fillPath(keyhole.united(slot), QColor(gold))


def draw_figure(painter: QPainter, middle: QPointF, text: str, px: float, colour: str) -> None:
    """A figure centred by its real shape, as an outline: no font box, no hinting."""
    draw_outlined(painter, middle, text, figure_font(px, QFont.Weight.Bold), colour)
