"""How one painting looks on the catalogue's wall: mat, edge, a breath of shadow, and a quiet caption below.

All of that is put together once, as an opaque tile: to scroll is to copy tiles. Every call of Qt from Python costs a
hand-over between threads while pictures are being decoded, so a frame must be made of few calls.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from artgames.app.catalogue.favourite_icon import draw_heart
from artgames.app.catalogue.justified_rows import Spot
from artgames.decks import Painting
from artgames.scene.drawing.fonts import Role, desk_px, sans, serif
from artgames.scene.drawing.theme import Theme
from artgames.scene.labels import label_of
from artgames.scene.pictures.picture_store import PictureStore

_MOST_BYTES = 128 * 1024 * 1024
_MOST_STAND_INS = 120
_SLICE_SECONDS = 0.006
"""When many pictures come at once, tiles are made for so long before the frame goes to the screen."""

_FOCUS_LINE, _FOCUS_GAP = 4, 3
_SHADES = (70, 44, 24, 10)
"""Opacity of the shadow below a frame, dot by dot."""

CAPTION = 2.7
"""Height of a caption in sizes of the menu text."""

_CAPTION_FROM = 6.0
"""Below pictures smaller than this there is no room for words."""

_MAT = 0.02
"""Width of the mat in heights of the frame."""

_Key = tuple[int, int, int, bool]


class Place(NamedTuple):
    """Where a painting hangs, what room its caption has, and whether a heart stands at the end of that."""

    spot: Spot
    caption: int = 0
    heart: bool = False


def framed_shape(painting: Painting) -> float:
    """Width ÷ height of a painting with its mat and edge."""
    _, _, wide, high = painting.shown
    return wide / high * (1 - 2 * _MAT) + 2 * _MAT


class WallPaint:
    """Draws paintings in their spots. Everything is measured in the size of the menu text."""

    def __init__(self, theme: Theme, em: float) -> None:
        self.crisp = True
        """False while sizes change: then whatever is at hand is stretched, and nothing is decoded in vain."""

        self.left_over: set[int] = set()
        """Cards whose tiles had to be left for another frame, until somebody takes them from here."""

        self._tiles: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._bytes = 0
        self._stand_ins: OrderedDict[int, QPixmap] = OrderedDict()
        self._until, self._ratio, self._made = 0.0, 1.0, 0
        self.set_look(theme, em)

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        self._title_font, self._line_font = serif(em, italic=True), sans(desk_px(Role.SMALL, em))
        self._title_metrics, self._line_metrics = QFontMetricsF(self._title_font), QFontMetricsF(self._line_font)
        self._empty = QColor(theme.raised if theme.is_dark else theme.hover)
        self._wall, self._edge, self._mat = QColor(theme.wall), QColor(theme.edge), QColor(theme.mat)
        self._forget_tiles()

    @property
    def has_stand_ins(self) -> bool:
        """Whether there is anything to stretch while sizes change."""
        return bool(self._stand_ins)

    def begin_frame(self, ratio: float) -> None:
        """From here on there is a moment to make tiles, for a screen with so many pixels to a dot."""
        if ratio != self._ratio:
            self._ratio = ratio
            self._forget_tiles()
        self._until, self._made = time.perf_counter() + _SLICE_SECONDS, 0

    def caption_height(self, picture_height: float) -> int:
        """What words below pictures of this height take."""
        return round(CAPTION * self._em) if picture_height >= _CAPTION_FROM * self._em else 0

    def picture_rect(self, painting: Painting, spot: Spot) -> QRect:
        """Where the picture itself is: whole, in the middle of its mat."""
        border = self._border(spot)
        _, _, wide, high = painting.shown
        scale = min((spot.width - 2 * border) / wide, (spot.height - 2 * border) / high)
        across, down = max(1, round(wide * scale)), max(1, round(high * scale))
        left = spot.left + (spot.width - across) // 2
        return QRect(left, spot.top + spot.height - border - down, across, down)

    def frame_rect(self, painting: Painting, spot: Spot) -> QRect:
        """The picture with its mat and edge."""
        border = self._border(spot)
        return self.picture_rect(painting, spot).adjusted(-border, -border, border, border)

    def heart_rect(self, spot: Spot) -> QRectF:
        """Where the heart stands: at the end of the caption's first line."""
        side = 0.9 * self._em
        return QRectF(spot.left + spot.width - side, spot.top + spot.height + 0.62 * self._em, side, side)

    def draw(self, painter: QPainter, painting: Painting, place: Place, pictures: PictureStore) -> None:
        """A painting and its caption; a calm empty canvas until the picture has come."""
        spot = place.spot
        tile = self._tile(painting, place, pictures) if self.crisp else None
        if tile is not None:
            painter.drawPixmap(spot.left - len(_SHADES), spot.top, tile)
            return
        inner = self.picture_rect(painting, spot)
        stand_in = self._stand_ins.get(painting.id)
        if stand_in is None:
            painter.fillRect(inner, self._empty)
        else:
            painter.drawPixmap(inner, stand_in)

    def draw_heart(self, painter: QPainter, spot: Spot, *, filled: bool) -> None:
        """Of a favourite, or its outline under the pointer."""
        draw_heart(painter, self.heart_rect(spot), self._theme.ink, filled=filled)

    def draw_ring(self, painter: QPainter, outer: QRect, *, has_focus: bool) -> None:
        """Round the painting that the keyboard or the pointer is at."""
        theme = self._theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if not has_focus:
            painter.setPen(QPen(QColor(theme.ink2), 2, j=Qt.PenJoinStyle.MiterJoin))
            painter.drawRect(outer.adjusted(-2, -2, 1, 1))
            return
        reach = _FOCUS_GAP + _FOCUS_LINE // 2
        painter.setPen(QPen(QColor(theme.focus), _FOCUS_LINE, j=Qt.PenJoinStyle.MiterJoin))
        painter.drawRect(outer.adjusted(-reach, -reach, reach - 1, reach - 1))

    # Tiles

    def _tile(self, painting: Painting, place: Place, pictures: PictureStore) -> QPixmap | None:
        """The painting with everything round it; None while its picture has not come or there is no time."""
        spot = place.spot
        key = (painting.id, spot.width, spot.height, place.heart)
        tile = self._tiles.get(key)
        if tile is not None:
            self._tiles.move_to_end(key)
            return tile
        picture = pictures.pixmap(str(painting.id), self.picture_rect(painting, spot).size(), self._ratio)
        if picture is None:
            return None
        if self._made and time.perf_counter() > self._until:
            self.left_over.add(painting.id)
            return None
        self._made += 1
        tile = self._make_tile(painting, place, picture)
        self._keep(key, tile)
        self._remember(painting.id, picture)
        return tile

    def _make_tile(self, painting: Painting, place: Place, picture: QPixmap) -> QPixmap:
        reach, spot = len(_SHADES), place.spot
        wide, high = spot.width + 2 * reach, spot.height + max(place.caption, reach)
        tile = QPixmap(round(wide * self._ratio), round(high * self._ratio))
        tile.setDevicePixelRatio(self._ratio)
        tile.fill(self._wall)
        here = Spot(reach, 0, spot.width, spot.height)
        inner, outer = self.picture_rect(painting, here), self.frame_rect(painting, here)
        with QPainter(tile) as painter:
            if self._theme.shadow > 0:
                self._draw_shadow(painter, outer)
            painter.fillRect(outer, self._edge)
            painter.fillRect(outer.adjusted(1, 1, -1, -1), self._mat)
            painter.drawPixmap(inner, picture)
            if place.caption:
                self._draw_caption(painter, painting, here, 1.3 * self._em if place.heart else 0.0)
        return tile

    def _border(self, spot: Spot) -> int:
        """Mat and edge."""
        return max(2, round(_MAT * spot.height))

    def _draw_shadow(self, painter: QPainter, outer: QRect) -> None:
        left, wide, right = outer.left(), outer.width(), outer.right()
        for depth, shade in enumerate(_SHADES):
            tone = QColor(0, 0, 0, round(shade * self._theme.shadow))
            painter.fillRect(left + 1 - depth, outer.bottom() + 1 + depth, wide - 2 + 2 * depth, 1, tone)
            painter.fillRect(right + 1 + depth, outer.top() + 3, 1, outer.height() - 3 + depth, tone)

    def _draw_caption(self, painter: QPainter, painting: Painting, spot: Spot, heart: float) -> None:
        """Title and artist, with room for a heart after the title."""
        label = label_of(painting)
        em, right = self._em, Qt.TextElideMode.ElideRight
        top = spot.top + spot.height + 0.45 * em
        title = self._title_metrics.elidedText(label.title, right, spot.width - heart)
        painter.setFont(self._title_font)
        painter.setPen(QColor(self._theme.ink))
        painter.drawText(QPoint(spot.left, round(top + self._title_metrics.ascent())), title)
        painter.setFont(self._line_font)
        painter.setPen(QColor(self._theme.ink2))
        below = top + 1.25 * em + self._line_metrics.ascent()
        who = self._line_metrics.elidedText(label.byline, right, spot.width)
        painter.drawText(QPoint(spot.left, round(below)), who)

    def forget_pictures(self) -> None:
        """Cards may have other pictures now."""
        self._forget_tiles()
        self._stand_ins.clear()

    def _forget_tiles(self) -> None:
        self._tiles.clear()
        self._bytes = 0

    def _keep(self, key: _Key, tile: QPixmap) -> None:
        self._tiles[key] = tile
        self._bytes += _cost(tile)
        while self._bytes > _MOST_BYTES and len(self._tiles) > 1:
            _, dropped = self._tiles.popitem(last=False)
            self._bytes -= _cost(dropped)

    def _remember(self, card: int, picture: QPixmap) -> None:
        self._stand_ins[card] = picture
        self._stand_ins.move_to_end(card)
        if len(self._stand_ins) > _MOST_STAND_INS:
            self._stand_ins.popitem(last=False)


def _cost(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
