"""A player's place: name, first player card, cards that lie open, the collection as a strip, and the tiles."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from artgames.games.art_gallery.board.belongings import Belongings
from artgames.games.art_gallery.board.cards import ASPECT
from artgames.games.art_gallery.board.named import symbol_name, translate
from artgames.games.art_gallery.board.place_head import FOLDED, NAME, PlaceHead
from artgames.games.art_gallery.board.strip import CELL, Strip, StripPlan, last_place, plan_pictures, plan_strip
from artgames.games.art_gallery.board.symbols import draw_shape, tint
from artgames.games.art_gallery.board.tiles import Pictured, draw_tile
from artgames.games.art_gallery.rules.chains import SYMBOLS, Chain, chains
from artgames.games.art_gallery.rules.records import House
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import figures
from artgames.scene.drawing.line_width import thick
from artgames.scene.drawing.text_fitting import draw_line

_Align = Qt.AlignmentFlag
_ROOMY = 190.0
"""From this height on a place shows the numbers of its paintings."""

_HEAD, _HEAD_ALONE, _MOST_HEAD = 0.15, 0.27, 1.5
"""Height of a head in heights of a place: with the values of every painting below it, and without; and how much higher
it may be for large letters."""

_MOST_ROWS, _VALUES, _MOST_VALUES = 0.7, 0.45, 2.0
"""So much of a strip its rows may take, or what itineraries are worth instead of them; that in heights of the smallest
letters."""

_NUMBERED = 26
"""From this width on a tile has its number."""

_WIDE = 2.5
_LEAST_WITH_TILES = 105.0
_FEWEST_TILES = 6
"""Room is kept for at least so many tiles, so that the first ones are not giants."""


class Place(Pictured):
    """One player's place. Pressed, its collection is looked at closely, with the values of every painting."""

    is_paper = True
    reading_rank = 20  # heard after all rooms

    def __init__(
        self, style: BoardStyle, house: House, has: Belongings, rect: QRectF, *, is_large: bool = True
    ) -> None:
        """`is_large`: every painting has its values; otherwise only what every itinerary is worth is told."""
        name, key = style.names[has.seat], f"large place {has.seat}" if is_large else f"place {has.seat}"
        super().__init__(key, name, rect, style, (has, name, style.marks[has.seat], house.pictures))
        self._house, self._has, self._is_large = house, has, is_large
        self.let_press(lit=False)
        self._plan()

    def _plan(self) -> None:
        """Tiles lie below the strip, in a wide place beside it; a small place only says how many there are."""
        wide, high = self.size.width(), self.size.height()
        pad = min(wide * 0.018, high * 0.05)
        self._is_roomy = self._is_large and high >= thick(self.style, _ROOMY)
        least = self.style.least_px
        share, most = (_HEAD, 40.0) if self._is_large else (_HEAD_ALONE, 35.0)
        head = min(max(high * share, 17.0, least / NAME), thick(self.style, most)) * min(self.style.larger, _MOST_HEAD)
        is_low = (high - head) * _MOST_ROWS < SYMBOLS * least / CELL
        self._is_folded = not self._is_roomy and (self.style.larger > 1.0 or is_low or not self._is_large)
        head = min(head * FOLDED, high * 0.48) if self.style.larger > 1.0 and self._is_folded else head
        self._head = QRectF(pad, pad * 0.6, wide - 2 * pad, head)
        top = self._head.bottom() + pad * 0.6
        body = QRectF(pad, top, wide - 2 * pad, high - top - pad * 0.8)
        self._tiles = QRectF()
        has_room = not self._is_folded or self.style.larger <= 1.0
        if has_room and wide > high * _WIDE and high >= thick(self.style, _LEAST_WITH_TILES):
            self._tiles = QRectF(body.right() - body.width() * 0.24, body.top(), body.width() * 0.24, body.height())
            body.setRight(self._tiles.left() - pad)
        elif self._is_roomy:
            foot = body.height() * 0.2
            self._tiles = QRectF(body.left(), body.bottom() - foot, body.width(), foot)
            body.setBottom(self._tiles.top() - pad)
        self._strip, self._values = body, QRectF(body)
        if self._is_folded:
            below = min(body.height() * _VALUES, least * _MOST_VALUES) if self.style.larger <= 1.0 else body.height()
            self._values.setTop(body.bottom() - below)
            self._strip.setBottom(self._values.top() - pad * 0.6)

    def _strip_plan(self, count: int) -> StripPlan:
        if self._is_folded:
            return plan_pictures(self._strip, count)
        style = self.style
        return plan_strip(self._strip, count, numbered=self._is_roomy, text=style.larger, least=style.least_px)

    # Words

    def told(self) -> list[str]:
        has = self._has
        words = [translate("art_gallery", "paintings: {count}").format(count=len(has.works))]
        words += [f"{symbol_name(chain.symbol)} {chain.value}" for chain in chains(has.works) if chain.value]
        words.append(translate("art_gallery", "tiles: {count}").format(count=len(has.tiles)))
        if has.is_first:
            words.append(translate("art_gallery", "first player"))
        if has.is_active:
            words.append(translate("art_gallery", "to play"))
        return words

    # Places of single things, on the scene

    def next_painting(self) -> QRectF:
        """Where one more painting will hang."""
        if self._strip.height() < 1:
            return self._badge().translated(self.pos())
        return last_place(self._strip_plan(len(self._has.works) + 1)).translated(self.pos())

    def next_tile(self) -> QRectF:
        if self._tiles.isEmpty():
            return self._badge().translated(self.pos())
        return _grid(self._tiles, len(self._has.tiles) + 1)[-1].translated(self.pos())

    def source_of_cards(self) -> QRectF:
        """From where a card of this player comes, and where it goes."""
        return self._badge().translated(self.pos())

    def _badge(self) -> QRectF:
        high = self._head.height()
        return QRectF(self._head.right() - high * ASPECT, self._head.top(), high * ASPECT, high)

    # Drawing

    def ground(self) -> str:
        return self.theme.panel

    def draw_once(self, painter: QPainter, rect: QRectF) -> bool:
        theme, has = self.style.theme, self._has
        light = self.wall.accent if self.wall.is_dark else theme.ink
        width = thick(self.style, 3.5 if has.is_active else 1.2)
        painter.setPen(QPen(QColor(light if has.is_active else theme.hair), width))
        painter.setBrush(QColor(theme.panel))
        inset = width / 2
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), 6, 6)
        self._draw_head(painter)
        symbol = has.lit if has.lit is not None and has.lit < 4 else None
        dims = has.lit is not None and has.lit >= 4
        painter.setOpacity(0.35 if dims else 1.0)
        complete = self._draw_strip(painter, symbol)
        if self._is_folded:
            self._draw_values(painter, symbol)
        painter.setOpacity(1.0)
        return self._draw_tiles(painter) and complete

    def _draw_strip(self, painter: QPainter, lit: int | None) -> bool:
        """In large letters a small place has no room for it: paintings are seen when somebody presses it."""
        if self._strip.height() < 1:
            return True
        plan = self._strip_plan(len(self._has.works))
        return Strip(self.style, self._house, self._has.works, plan).draw(painter, lit)

    def _draw_values(self, painter: QPainter, lit: int | None) -> None:
        """Where figures would be too small to be read under every painting: what every itinerary is worth."""
        opacity, wide = painter.opacity(), self._values.width() / SYMBOLS
        for chain in chains(self._has.works):
            painter.setOpacity(opacity if lit in (None, chain.symbol) else opacity * 0.35)
            cell = QRectF(self._values.left() + chain.symbol * wide, self._values.top(), wide, self._values.height())
            self._draw_value(painter, cell, chain)

    def _draw_value(self, painter: QPainter, cell: QRectF, chain: Chain) -> None:
        side = min(cell.height() * 0.78, cell.width() * 0.36)
        shape = QRectF(cell.left() + side * 0.15, cell.center().y() - side / 2, side, side)
        draw_shape(painter, shape, chain.symbol, tint(chain.symbol, self.style.theme))
        painter.setPen(QColor(self.style.theme.ink))
        room = QRectF(shape.right() + side * 0.2, cell.top(), 0, cell.height())
        room.setRight(cell.right())
        draw_line(painter, room, str(chain.value), figures(side * 1.2, QFont.Weight.Bold), _LEFT)

    def _draw_head(self, painter: QPainter) -> None:
        head = PlaceHead(
            self.style,
            self._has,
            self._head,
            is_large=self._is_large,
            is_folded=self._is_folded,
            counts_tiles=self._tiles.isEmpty(),
        )
        head.draw(painter)

    def _draw_tiles(self, painter: QPainter) -> bool:
        """Those that match a painting have a strong frame: they are worth three points, not one."""
        has, complete = self._has, True
        if self._tiles.isEmpty():
            return True
        for work, rect in zip(has.tiles, _grid(self._tiles, len(has.tiles)), strict=False):
            painter.setOpacity(0.35 if has.lit is not None and has.lit != 4 else 1.0)
            complete &= draw_tile(
                painter,
                rect,
                work,
                self._house,
                self.style,
                numbered=rect.width() >= _NUMBERED,
                matching=work in has.works,
            )
        painter.setOpacity(1.0)
        return complete

    def draw_rings(self, painter: QPainter) -> None:
        if self.look.focused:
            super().draw_rings(painter)


_LEFT = _Align.AlignLeft


def _grid(area: QRectF, count: int) -> list[QRectF]:
    """Squares of one size, row by row from the upper left corner, as large as all of them can be."""
    wanted = max(_FEWEST_TILES, count)
    side = 1.0
    for columns in range(1, wanted + 1):
        rows = -(-wanted // columns)
        side = max(side, min(area.width() / columns, area.height() / rows) * 0.96)
    columns = max(1, int(area.width() / side))
    step = side * 1.04
    return [
        QRectF(area.left() + (number % columns) * step, area.top() + (number // columns) * step, side, side)
        for number in range(count)
    ]
