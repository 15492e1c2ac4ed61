"""A board of Art Gallery with any moment of a match before it, and no window."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QObject, QRectF

from artgames.app.context import AppContext
from artgames.engine.api import Seat
from artgames.engine.choices import Action
from artgames.games.art_gallery.board import ArtGalleryBoard
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.theme import THEMES
from artgames.scene.items.piece import Piece
from tests.games.art_gallery.conftest import AGTable
from tests.games.art_robbery.board.conftest import context, owner
from tests.support.staging import board_style

__all__ = ["context", "owner"]

SIZES = [(1920, 907), (1280, 640), (1024, 645)]
NAMES = ("Ada", "Benedikt von Hohenfels-Waldburg zu Altenstein", "Cleo", "Dario", "Eva", "Finn")


def kit_for(context: AppContext, seats: int, theme: str = "gallery") -> BoardStyle:
    names = NAMES[:seats]
    return board_style(context, names, 0.7, theme=THEMES[theme], say=lambda sentence: sentence.render(names))


class Desk:
    """A board, the moment that it shows, and hands to press what lies there."""

    def __init__(self, context: AppContext, owner: QObject, table: AGTable) -> None:
        self.table = table
        state = table.state
        pictures = context.library.decks[0].ids[: len(state.house.pictures)]
        house = msgspec.structs.replace(state.house, pictures=pictures)
        table.state = msgspec.structs.replace(state, house=house)
        self.board = ArtGalleryBoard(kit_for(context, house.seats), {}, lambda seat: True, owner)
        self.board.resize_to(QRectF(0, 0, *SIZES[1]))
        self.acted: list[Action] = []
        self.board.acted.connect(lambda seat, action: self.acted.append(action))

    def show(self, seat: Seat | None = None) -> ArtGalleryBoard:
        """To the room, or to somebody on a page of the own."""
        state, rules = self.table.state, self.table.rules
        choices = rules.choices(state, seat) if seat is not None else ()
        self.board.show(rules.view(state, seat), seat, choices)
        return self.board

    def pieces(self, key: str) -> list[Piece]:
        items = [item for item in self.board.scene.items() if isinstance(item, Piece) and item.key.startswith(key)]
        return sorted(items, key=lambda item: (item.y(), item.x()))

    def piece(self, key: str) -> Piece:
        (found,) = (piece for piece in self.pieces(key) if piece.key == key)
        return found

    def lit(self, key: str) -> set[str]:
        return {piece.key for piece in self.pieces(key) if piece.look.lit}


@pytest.fixture
def lay(context: AppContext, owner: QObject) -> Callable[..., Desk]:
    """lay(seats, **moment) puts that moment on a board."""

    def made(*args: Any, **moment: Any) -> Desk:
        return Desk(context, owner, AGTable(*args, **moment))

    return made
