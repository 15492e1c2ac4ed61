"""One painting of a picture, as an item with everything that lies on it."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Profile, Role
from artgames.scene.items.painting import PaintingItem
from artgames.scene.picture_board.picture_spec import PaintingSpec


def hang_painting(hung: PaintingSpec, cell: QRectF, token: int, style: BoardStyle) -> PaintingItem:
    """`token` is the side of its number token."""
    item = PaintingItem(str(hung.card), _name(hung, style), style.pictures, style.theme)
    item.set_face_down(hung.face_down)  # first of all, or its picture would be asked for
    item.set_cell(cell, style.ratio)
    turn_sideways(item, hung.sideways, style.ratio)
    item.set_token(hung.token, token)
    item.set_verdict(hung.verdict)
    item.set_seats(tuple(style.marks[seat] for seat in hung.seats), style.least_mark)
    item.set_tag(hung.tag, style.px(Role.LABEL, Profile.DESK))
    item.set_dimmed(hung.dimmed)
    item.set_interactive(True)
    return item


def turn_sideways(item: PaintingItem, sideways: bool, ratio: float) -> None:
    """Turned to the right, or upright again, and as large as its cell allows either way."""
    if sideways == bool(item.rotation()):
        return
    cell = item.cell
    room = QRectF(0, 0, cell.height(), cell.width())
    room.moveCenter(cell.center())
    item.setRotation(90 if sideways else 0)  # first, so that what must stay upright on it is turned back
    item.set_cell(room, ratio)


def _name(hung: PaintingSpec, style: BoardStyle) -> str:
    if hung.name or hung.face_down:
        return hung.name
    painting = style.deck.painting(hung.card)
    return painting.sentence or painting.title
