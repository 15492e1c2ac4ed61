"""Number keys: what each of them presses in each phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from artgames.scene.items.piece import Piece

if TYPE_CHECKING:
    from artgames.games.steal_this_game.board.stall import Stall

_SECOND_ROW = 4
_ZERO = 10
"""The key after 9."""


def press_number(stall: Stall, number: int) -> None:
    """A stop by its number along the track; a box or a place by its number on the counter; a die; a button.

    Where both boxes and places may be pressed, 1–4 are the boxes and 5–8 the places before them; 0 is the button
    beside them.
    """
    piece = _piece_for(stall, number)
    if piece is not None and not piece.is_held_open and piece.flags() & piece.GraphicsItemFlag.ItemIsFocusable:
        piece.activated.emit()


def _piece_for(stall: Stall, number: int) -> Piece | None:
    row = _only_row(stall)
    if row is not None:
        return _nth(row, number)
    if number == _ZERO:
        return _nth(stall.asking.buttons, 1)
    if number > _SECOND_ROW:
        return _nth(stall.spots, number - _SECOND_ROW)
    return _nth(stall.spots if stall.view.phase in ("reply", "place") else stall.boxes, number)


def _only_row(stall: Stall) -> Sequence[Piece] | None:
    """All that can be pressed, where that is one row of things."""
    if stall.view.phase == "shuffle" and stall.view.options.shuffle_visibility == "hidden":
        return stall.asking.buttons
    rows: dict[str, Sequence[Piece]] = {
        "claim": stall.stops,
        "reroll": stall.dice,
        "answer": stall.asking.buttons,
    }
    return rows.get(stall.view.phase)


def _nth(pieces: Sequence[Piece], number: int) -> Piece | None:
    return pieces[number - 1] if number <= len(pieces) else None
