"""Which pieces shine and can be pressed while somebody takes a turn."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from artgames.games.art_gallery.board.answer import Turn
from artgames.games.art_gallery.board.museum import Museum

if TYPE_CHECKING:
    from artgames.games.art_gallery.board.board import ArtGalleryBoard

LIFT = 0.08
"""How far a chosen card is lifted, of its height."""


def light(board: ArtGalleryBoard, museum: Museum) -> None:
    """Light what lies on the board, and let it be pressed."""
    if board.turn is not None:
        _light_hand(board, museum, board.turn)
        _light_rooms(board, museum, board.turn)
        museum.lay_trails()


def _light_hand(board: ArtGalleryBoard, museum: Museum, turn: Turn) -> None:
    for place, piece in enumerate(museum.hand):
        if not turn.allows(turn.hand[place]):
            piece.change(dimmed=True)
            continue
        chosen = place == turn.place
        piece.let_press(chosen=chosen)
        piece.activated.connect(partial(board.choose, place))
        if chosen:
            piece.setZValue(7)
            piece.setY(piece.y() - piece.size.height() * LIFT)


def _light_rooms(board: ArtGalleryBoard, museum: Museum, turn: Turn) -> None:
    chosen = turn.chosen_way()
    for way in turn.ways():
        room = museum.rooms[way.end.area]
        room.let_press(chosen=way == chosen)
        room.setZValue(-4)  # its ring lies over the walls of its neighbours
        room.activated.connect(partial(board.walk_to, way.end.area))
