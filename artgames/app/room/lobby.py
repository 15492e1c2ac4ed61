"""Before a match: what will be played, by whom, and when it begins, on a wall that is worth looking at meanwhile."""

from __future__ import annotations

from collections.abc import Collection
from math import ceil
from random import sample
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap

from artgames.decks import Library, Painting
from artgames.scene.drawing.background import WallSpec, paint_wall
from artgames.scene.drawing.faces import SeatLook, draw_seat
from artgames.scene.drawing.fonts import Profile, Role, figures, role_px, sans, serif
from artgames.scene.drawing.frames import FrameStyle, frame, picture_box
from artgames.scene.drawing.text_fitting import fitted
from artgames.scene.drawing.theme import Theme
from artgames.scene.pictures.picture_store import PictureStore

translate = QCoreApplication.translate
_MARGIN = 0.03
_ROW = 4
"""So many people stand side by side."""

PAINTINGS = 3


class Lobby(NamedTuple):
    """What a room reads while it waits."""

    game: str
    people: tuple[tuple[str, SeatLook], ...]
    cards: tuple[str, ...]
    """Paintings that are not in play."""

    def spoken(self) -> str:
        return f"{self.game}: {', '.join(name for name, _ in self.people)}"


def paintings_not_in_play(library: Library, in_play: Collection[int], most: int = 1) -> tuple[Painting, ...]:
    """Any paintings of the house that are not in play, since their labels can be read. None when all of them are: then
    the break is only a countdown."""
    boxed = set(in_play)
    cards = [(card, deck.painting(card)) for deck in library.packs for card in deck.ids]
    told = {one.title for card, one in cards if card in boxed}  # a homage and its original have one title
    free = [one for card, one in cards if card not in boxed and one.title not in told]
    return tuple(sample(free, min(most, len(free))))


class LobbyPainter:
    """Draws it into an area, for the back row. The wall is painted once for each size and theme."""

    def __init__(self, pictures: PictureStore) -> None:
        self._pictures = pictures
        self._spec: WallSpec | None = None
        self._wall = QPixmap()

    def draw(self, painter: QPainter, area: QRectF, told: Lobby, theme: Theme, *, scale: float, left: str) -> None:
        """`left`: how long until it begins."""
        px = role_px(Role.SMALL, Profile.ROOM, scale)
        edge = area.height() * _MARGIN
        head = QRectF(area.left(), area.top(), area.width(), role_px(Role.HEADLINE, Profile.ROOM, scale) * 1.35)
        rows = ceil(len(told.people) / _ROW)
        foot = QRectF(area.left(), 0, area.width(), rows * px * 1.6 + edge)
        foot.moveBottom(area.bottom())
        self._draw_wall(painter, QRectF(head.bottomLeft(), foot.topRight()), told, theme)
        for rail in (head, foot):
            painter.fillRect(rail, QColor(theme.panel))
        self._draw_head(painter, head.adjusted(edge, 0, -edge, 0), told, left, theme)
        self._draw_people(painter, foot.adjusted(edge, edge / 2, -edge, -edge / 2), told, theme, px)

    def _draw_wall(self, painter: QPainter, area: QRectF, told: Lobby, theme: Theme) -> None:
        each = area.width() / max(1, len(told.cards))
        gap = area.height() * 0.07
        places = [
            QRectF(area.left() + number * each, area.top(), each, area.height()).adjusted(gap, gap, -gap, -gap)
            for number in range(len(told.cards))
        ]
        spec = WallSpec(area, theme, painter.device().devicePixelRatioF(), tuple(places), is_afar=True)
        if spec != self._spec:
            self._spec, self._wall = spec, paint_wall(spec)
        painter.drawPixmap(area.topLeft(), self._wall)
        for card, place in zip(told.cards, places, strict=True):
            self._hang(painter, card, place, spec)

    def _hang(self, painter: QPainter, card: str, place: QRectF, spec: WallSpec) -> None:
        cell, bright = place.size().toSize(), self._pictures.luminance(card)
        how = (card, picture_box(cell, spec.theme, bright), spec.ratio)
        picture = self._pictures.pixmap(*how) or self._pictures.stretched(*how)
        if picture is not None:
            hung = frame(picture, cell, FrameStyle(spec.theme, spec.ratio, bright))
            painter.drawPixmap(place.topLeft().toPoint() + hung.offset, hung.pixmap)

    def _draw_head(self, painter: QPainter, room: QRectF, told: Lobby, left: str, theme: Theme) -> None:
        px = round(room.height() / 1.5)
        text = translate("Room", "Starts in {time}").format(time=left) if left else translate("Room", "Starts soon")
        clock = figures(px)
        wide = QFontMetricsF(clock).horizontalAdvance(text)
        painter.setPen(QColor(theme.accent if theme.is_dark else theme.ink))
        painter.setFont(clock)
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
        painter.setPen(QColor(theme.ink))
        painter.setFont(fitted(told.game, serif(px, QFont.Weight.DemiBold), room.width() - wide - px))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, told.game)

    def _draw_people(self, painter: QPainter, room: QRectF, told: Lobby, theme: Theme, px: int) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font, high, wide = sans(px, QFont.Weight.DemiBold), px * 1.6, room.width() / _ROW
        for number, (name, look) in enumerate(told.people):
            row, column = divmod(number, _ROW)
            cell = QRectF(room.left() + column * wide, room.top() + row * high, wide, high)
            face = QRectF(cell.left(), cell.center().y() - px * 0.7, px * 1.4, px * 1.4)
            draw_seat(painter, face, look, theme)
            words = cell.adjusted(px * 1.6, 0, -px * 0.2, 0)
            painter.setFont(font)
            painter.setPen(QColor(theme.ink))
            shown = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, words.width())
            painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
