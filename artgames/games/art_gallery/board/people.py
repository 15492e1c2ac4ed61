"""A player's place: name, first player card, cards that lie open, the collection as a strip, and the tiles."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from artgames.engine.api import Seat
from artgames.games.art_gallery.board.cards import ASPECT, back_pixmap, face_pixmap, first_pixmap
from artgames.games.art_gallery.board.named import symbol_name, translate
from artgames.games.art_gallery.board.strip import CELL, Strip, StripPlan, last_place, plan_pictures, plan_strip
from artgames.games.art_gallery.board.symbols import draw_shape, tint
from artgames.games.art_gallery.board.tiles import Pictured, draw_tile
from artgames.games.art_gallery.rules.chains import SYMBOLS, Chain, chains
from artgames.games.art_gallery.rules.records import Card, Cards, House, Works
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import figures, sans
from artgames.scene.drawing.line_width import thick
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.text_fitting import draw_line, fitted

_Align = Qt.AlignmentFlag
_ROOMY = 190.0
"""From this height on a place shows the numbers of its paintings."""

_CARDS, _CARDS_LARGE, _CARDS_FOLDED, _CARDS_LEAST, _CARDS_SQUEEZED = 0.62, 0.7, 0.5, 0.44, 0.4
"""The most of a head's width that cards may take: usually in a large place, and in large letters in a large and in a
small place; usually in a small place; and where a name would have no letter left."""

_HEAD, _HEAD_ALONE, _MOST_HEAD, _FOLDED_HEAD = 0.15, 0.27, 1.5, 1.25
"""Height of a head in heights of a place: with the values of every painting below it, and without; and how much higher
it is for large letters, and once more where they leave no room for paintings."""

_SMALL_CARDS = 0.74
"""Height of cards in heights of a head that has no more than what everything is worth below it."""

_NAME = 0.7
"""Height of a name, in heights of the head."""

_MOST_ROWS, _VALUES, _MOST_VALUES = 0.7, 0.45, 2.0
"""So much of a strip its rows may take, or what itineraries are worth instead of them; that in heights of the smallest
letters."""

_STEP = 1.08
"""From one card to the next, in widths of a card."""

_NUMBERED = 26
"""From this width on a tile has its number."""

_WIDE = 2.5
_LEAST_WITH_TILES = 105.0
_FEWEST_TILES = 6
"""Room is kept for at least so many tiles, so that the first ones are not giants."""


@dataclass(frozen=True, slots=True)
class Belongings:
    """What a place shows of its player."""

    seat: Seat
    works: Works
    tiles: Works
    open_cards: Cards
    """Action cards that lie open before the player in this round."""

    known: tuple[Card, ...]
    """By the house rule of known hands: what is in hand or face down (AG-04)."""

    hand: int
    is_first: bool
    is_active: bool
    lit: int | None = None
    """On the score sheet: which line shines, counted as in `Told`."""


class Place(Pictured):
    """One player's place. Pressed, its collection is looked at closely, with the values of every painting."""

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
        head = min(max(high * share, 17.0, least / _NAME), thick(self.style, most)) * min(self.style.larger, _MOST_HEAD)
        is_low = (high - head) * _MOST_ROWS < SYMBOLS * least / CELL
        self._is_folded = not self._is_roomy and (self.style.larger > 1.0 or is_low or not self._is_large)
        head = min(head * _FOLDED_HEAD, high * 0.48) if self.style.larger > 1.0 and self._is_folded else head
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
        return self.theme.wall

    def draw_once(self, painter: QPainter, rect: QRectF) -> bool:
        theme, has = self.style.theme, self._has
        light = theme.accent if theme.is_dark else theme.ink
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
        head, style, has = self._head, self.style, self._has
        side = head.height() * (0.86 if style.larger <= 1.0 else 0.6)  # or a large mark would leave less for the name
        draw_mark(
            painter, QRectF(head.left(), head.center().y() - side / 2, side, side), style.marks[has.seat], style.theme
        )
        right = self._draw_cards(painter, self._room_for_cards())
        if self._tiles.isEmpty() and has.tiles:
            right = self._draw_tile_count(painter, head, right)
        painter.setPen(QColor(style.theme.ink))
        words = QRectF(head.left() + side * 1.2, head.top(), right - head.left() - side * 1.25, head.height())
        name, font = style.names[has.seat], sans(head.height() * _NAME, QFont.Weight.DemiBold)
        usual = round(font.pixelSize() / (style.larger * _FOLDED_HEAD)) if style.larger > 1.0 else font.pixelSize()
        font.setPixelSize(max(usual, fitted(name, font, words.width()).pixelSize()))  # smaller before it is cut
        draw_line(painter, words, name, font, _LEFT)

    def _room_for_cards(self) -> QRectF:
        """At the right of the head, as high as it is; many cards are smaller, so that the name can be read."""
        has, head = self._has, self._head
        count = len(has.open_cards) + (len(has.known) or bool(has.hand)) + has.is_first + 0.2
        cards = self._share_of_cards()
        most = head.height() * (1.0 if self._is_large or self.style.larger > 1.0 else _SMALL_CARDS)
        high = min(most, head.width() * cards / (count * _STEP * ASPECT))
        return QRectF(head.left(), head.center().y() - high / 2, head.width(), high)

    def _share_of_cards(self) -> float:
        """Of the head's width. In large letters a small place leaves as much of it as the name needs."""
        if self.style.larger <= 1.0:
            return _CARDS if self._is_large else _CARDS_LEAST
        if not self._is_folded:
            return _CARDS_LARGE
        name = self.style.names[self._has.seat]
        least = max(_CARDS_SQUEEZED, min(_CARDS_LEAST, self._share_beside(f"{name[:2]}…")))
        return max(least, min(_CARDS_FOLDED, self._share_beside(name)))

    def _share_beside(self, name: str) -> float:
        """Of the head's width: what mark, name and number of tiles leave."""
        high = self._head.height()
        needed = QFontMetricsF(sans(high * 0.6, QFont.Weight.DemiBold)).horizontalAdvance(name) + high * 1.3
        needed += high * 1.8 if self._has.tiles else 0.0
        return 1 - needed / self._head.width()

    def _draw_cards(self, painter: QPainter, room: QRectF) -> float:
        """Open cards small, and the rest of the hand as one back with its number, or by the house rule as what is known
        of it; the first player card. Returns where they begin."""
        has, style, high = self._has, self.style, room.height()
        wide, right = high * ASPECT, room.right()
        for text in reversed([str(card) for card in has.known] or [str(has.hand)] * bool(has.hand)):
            self._draw_card(painter, QRectF(right - wide, room.top(), wide, high), text)
            right -= wide * _STEP
        right -= wide * 0.1
        faces = [
            face_pixmap(card, high, style.theme, style.ratio, plain=style.larger > 1.0, text=style.larger)
            for card in has.open_cards
        ]
        crown = [first_pixmap(high, style.theme, style.ratio)] if has.is_first else []
        for picture in reversed([*crown, *faces]):
            painter.drawPixmap(QRectF(right - wide, room.top(), wide, high), picture, _whole(picture))
            right -= wide * _STEP
        return right

    def _draw_card(self, painter: QPainter, slot: QRectF, text: str) -> None:
        back = back_pixmap(slot.height(), self.style.theme, self.style.ratio)
        painter.drawPixmap(slot, back, _whole(back))
        painter.setPen(QColor("#FFFFFF"))
        draw_line(
            painter,
            slot,
            text,
            figures(max(self.style.least_px, slot.height() * self.style.grown(0.56, 0.75)), QFont.Weight.Bold),
            _Align.AlignHCenter,
        )

    def _draw_tile_count(self, painter: QPainter, head: QRectF, right: float) -> float:
        """Where there is no room for tiles: a small square and how many there are."""
        side = head.height() * (0.66 if self._is_large or self.style.larger > 1.0 else 0.5)
        font = figures(max(self.style.least_px, side * 0.95), QFont.Weight.Bold)
        painter.setPen(QColor(self.style.theme.ink))
        room = QRectF(right - side * 1.1, head.top(), side * 1.05, head.height())
        draw_line(painter, room, str(len(self._has.tiles)), font, _LEFT)
        box = QRectF(room.left() - side * 1.15, head.center().y() - side / 2, side, side)
        painter.setPen(QPen(QColor(self.style.theme.ink), 1.2))
        painter.setBrush(QColor(self.style.theme.raised))
        painter.drawRect(box)
        painter.drawRect(box.adjusted(side * 0.28, side * 0.28, -side * 0.28, -side * 0.28))
        return box.left() - side * 0.3

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


def _whole(picture: QPixmap) -> QRectF:
    return QRectF(picture.rect())
