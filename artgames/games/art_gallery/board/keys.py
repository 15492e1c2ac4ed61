"""Number keys: what each of them presses in each phase."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from artgames.games.art_gallery.data import PILES
from artgames.scene.items.piece import Piece

if TYPE_CHECKING:
    from artgames.games.art_gallery.board.board import ArtGalleryBoard
    from artgames.games.art_gallery.board.desk import ActionCard
    from artgames.games.art_gallery.board.museum import Museum


def press_number(board: ArtGalleryBoard, museum: Museum, number: int) -> bool:
    """A card of the hand, or of those that lie on the desk, by what is printed on it; in the Shop 1–4 are the piles, 5
    buys and 6 takes nothing; elsewhere buttons by their place. False when nothing has that number."""
    piece = _piece_for(board, museum, number)
    if piece is None or not piece.flags() & piece.GraphicsItemFlag.ItemIsFocusable:
        return False
    piece.activated.emit()
    return True


def _piece_for(board: ArtGalleryBoard, museum: Museum, number: int) -> Piece | None:
    phase = board.view.phase
    if phase == "buy" and number > PILES:
        key = {PILES + 1: "button buy", PILES + 2: "button nothing"}.get(number)
        return next((button for button in museum.buttons if button.key == key), None)
    if phase == "buy":
        return _nth(museum.piles, number)
    if phase == "pick":
        return _printed(museum.counter.cards.values(), number)
    if phase == "award":
        return _nth(museum.buttons, number)
    return _printed(museum.hand, number)


def _nth(pieces: Sequence[Piece], number: int) -> Piece | None:
    return pieces[number - 1] if number <= len(pieces) else None


def _printed(cards: Iterable[ActionCard], number: int) -> Piece | None:
    """The key 0 comes after 9 and counts as ten."""
    return next((card for card in cards if card.card == number % 10), None)
