"""Looking through what lies in a pile: a stack of one's own, open stacks, a discard pile that may be browsed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap

from artgames.games.art_robbery.board.art import faces
from artgames.games.art_robbery.board.cards import TablePiece
from artgames.games.art_robbery.board.fields import News
from artgames.games.art_robbery.board.layout import spread
from artgames.games.art_robbery.board.named import card_name, card_picture, tile_name, tile_picture, translate
from artgames.games.art_robbery.data import Card, Tile

if TYPE_CHECKING:
    from artgames.games.art_robbery.board.board import ArtRobberyBoard


_FIRST = -20
"""Heard before the table beneath."""


class Browse:
    """Things laid out over the table to be looked through: a stack, or the discard pile."""

    def __init__(self, board: ArtRobberyBoard, title: str) -> None:
        self._board = board
        area = board.area
        rect = area.adjusted(area.width() * 0.12, area.height() * 0.06, -area.width() * 0.12, -area.height() * 0.06)
        sheet = News(board.style, rect, (title, ""), None)
        sheet.reading_rank = _FIRST
        sheet.setZValue(60)
        board.scene.addItem(sheet)
        anywhere = TablePiece("anywhere", translate("art_robbery", "Close"), QPixmap(), area, board.style)
        anywhere.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        anywhere.setZValue(60)
        anywhere.reading_rank = _FIRST + 2
        anywhere.activated.connect(board.stop_browsing)
        board.scene.addItem(anywhere)
        self._room = rect.adjusted(
            rect.width() * 0.05, rect.height() * 0.2, -rect.width() * 0.05, -rect.height() * 0.05
        )

    def tiles(self, tiles: Sequence[Tile]) -> None:
        for tile, place in zip(tiles, spread(self._room, len(tiles)), strict=True):
            picture = tile_picture(tile, place.width(), self._board.style)
            self._lay(TablePiece(f"seen tile {tile}", tile_name(tile), picture, place, self._board.style))

    def cards(self, cards: Sequence[Card]) -> None:
        for card, place in zip(cards, spread(self._room, len(cards), faces.CARD_ASPECT), strict=True):
            picture = card_picture(card, place.height(), self._board.style)
            self._lay(TablePiece(f"seen card {card}", card_name(card), picture, place, self._board.style))

    def _lay(self, piece: TablePiece) -> None:
        piece.setZValue(61)
        piece.reading_rank = _FIRST + 1
        piece.let_press(lit=False)
        piece.activated.connect(self._board.stop_browsing)
        self._board.scene.addItem(piece)
