"""The head of a place: mark and name, how many tiles there are, and the cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from artgames.games.art_gallery.board.belongings import Belongings
from artgames.games.art_gallery.board.cards import ASPECT, back_pixmap, face_pixmap, first_pixmap
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.faces import draw_seat
from artgames.scene.drawing.fonts import figures, sans
from artgames.scene.drawing.text_fitting import draw_line, fitted

_Align = Qt.AlignmentFlag

NAME, FOLDED = 0.7, 1.25
"""Height of a name, in heights of the head; and how much higher a head is in large letters, where they leave no room
for paintings."""

_CARDS, _CARDS_LARGE, _CARDS_FOLDED, _CARDS_LEAST, _CARDS_SQUEEZED = 0.62, 0.7, 0.5, 0.44, 0.4
"""The most of a head's width that cards may take: usually in a large place, and in large letters in a large and in a
small place; usually in a small place; and where a name would have no letter left."""

_SMALL_CARDS = 0.74
"""Height of cards in heights of a head that has no more than what everything is worth below it."""

_STEP = 1.08
"""From one card to the next, in widths of a card."""


class PlaceHead:
    """As high as its rectangle; the cards are as wide as the name lets them be."""

    def __init__(
        self, style: BoardStyle, has: Belongings, rect: QRectF, *, is_large: bool, is_folded: bool, counts_tiles: bool
    ) -> None:
        """`is_folded`: below it there is no room for the numbers of paintings. `counts_tiles`: nor for tiles."""
        self._style, self._has, self._rect = style, has, rect
        self._is_large, self._is_folded, self._counts_tiles = is_large, is_folded, counts_tiles

    def draw(self, painter: QPainter) -> None:
        head, style, has = self._rect, self._style, self._has
        side = head.height() * (0.86 if style.larger <= 1.0 else 0.6)  # or a large mark would leave less for the name
        place = QRectF(head.left(), head.center().y() - side / 2, side, side)
        draw_seat(painter, place, style.look(has.seat), style.theme)
        right = self._draw_cards(painter, self._room_for_cards())
        if self._counts_tiles and has.tiles:
            right = self._draw_tile_count(painter, head, right)
        painter.setPen(QColor(style.theme.ink))
        words = QRectF(head.left() + side * 1.2, head.top(), right - head.left() - side * 1.25, head.height())
        name, font = style.names[has.seat], sans(head.height() * NAME, QFont.Weight.DemiBold)
        usual = round(font.pixelSize() / (style.larger * FOLDED)) if style.larger > 1.0 else font.pixelSize()
        font.setPixelSize(max(usual, fitted(name, font, words.width()).pixelSize()))  # smaller before it is cut
        draw_line(painter, words, name, font, _Align.AlignLeft)

    def _room_for_cards(self) -> QRectF:
        """At the right of the head, as high as it is; many cards are smaller, so that the name can be read."""
        has, head = self._has, self._rect
        count = len(has.open_cards) + (len(has.known) or bool(has.hand)) + has.is_first + 0.2
        cards = self._share_of_cards()
        most = head.height() * (1.0 if self._is_large or self._style.larger > 1.0 else _SMALL_CARDS)
        high = min(most, head.width() * cards / (count * _STEP * ASPECT))
        return QRectF(head.left(), head.center().y() - high / 2, head.width(), high)

    def _share_of_cards(self) -> float:
        """Of the head's width. In large letters a small place leaves as much of it as the name needs."""
        if self._style.larger <= 1.0:
            return _CARDS if self._is_large else _CARDS_LEAST
        if not self._is_folded:
            return _CARDS_LARGE
        name = self._style.names[self._has.seat]
        least = max(_CARDS_SQUEEZED, min(_CARDS_LEAST, self._share_beside(f"{name[:2]}…")))
        return max(least, min(_CARDS_FOLDED, self._share_beside(name)))

    def _share_beside(self, name: str) -> float:
        """Of the head's width: what mark, name and number of tiles leave."""
        high = self._rect.height()
        needed = QFontMetricsF(sans(high * 0.6, QFont.Weight.DemiBold)).horizontalAdvance(name) + high * 1.3
        needed += high * 1.8 if self._has.tiles else 0.0
        return 1 - needed / self._rect.width()

    def _draw_cards(self, painter: QPainter, room: QRectF) -> float:
        """Open cards small, and the rest of the hand as one back with its number, or by the house rule as what is known
        of it; the first player card. Returns where they begin."""
        has, style, high = self._has, self._style, room.height()
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
        back = back_pixmap(slot.height(), self._style.theme, self._style.ratio)
        painter.drawPixmap(slot, back, _whole(back))
        painter.setPen(QColor("#FFFFFF"))
        draw_line(
            painter,
            slot,
            text,
            figures(max(self._style.least_px, slot.height() * self._style.grown(0.56, 0.75)), QFont.Weight.Bold),
            _Align.AlignHCenter,
        )

    def _draw_tile_count(self, painter: QPainter, head: QRectF, right: float) -> float:
        """Where there is no room for tiles: a small square and how many there are."""
        side = head.height() * (0.66 if self._is_large or self._style.larger > 1.0 else 0.5)
        font = figures(max(self._style.least_px, side * 0.95), QFont.Weight.Bold)
        painter.setPen(QColor(self._style.theme.ink))
        room = QRectF(right - side * 1.1, head.top(), side * 1.05, head.height())
        draw_line(painter, room, str(len(self._has.tiles)), font, _Align.AlignLeft)
        box = QRectF(room.left() - side * 1.15, head.center().y() - side / 2, side, side)
        painter.setPen(QPen(QColor(self._style.theme.ink), 1.2))
        painter.setBrush(QColor(self._style.theme.raised))
        painter.drawRect(box)
        painter.drawRect(box.adjusted(side * 0.28, side * 0.28, -side * 0.28, -side * 0.28))
        return box.left() - side * 0.3


def _whole(picture: QPixmap) -> QRectF:
    return QRectF(picture.rect())
