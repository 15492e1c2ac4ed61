"""What shines on the table: what may be chosen, what is chosen, and what has just happened."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from artgames.games.art_robbery.board.cards import TablePiece
from artgames.games.art_robbery.board.hand import Play
from artgames.games.art_robbery.board.named import translate
from artgames.games.art_robbery.board.spread import Spread
from artgames.games.art_robbery.data import Card
from artgames.games.art_robbery.rules.records import NOTHING

if TYPE_CHECKING:
    from artgames.games.art_robbery.board.board import ArtRobberyBoard

LIFT = 0.1
"""How far a chosen card is lifted, of its height."""


def light(board: ArtRobberyBoard, spread: Spread) -> None:
    """Light what lies on the board, and let it be pressed."""
    for tile, piece in spread.tiles.items():
        piece.is_recent = tile in board.recent
    if spread.discard is not None:
        spread.discard.is_recent = True
    if board.play is not None:
        _light_hand(board, spread, board.play)
        _light_tiles(board, spread, board.play)
        _light_discard(board, spread, board.play)


def _light_hand(board: ArtRobberyBoard, spread: Spread, play: Play) -> None:
    player = board.player()
    for (seat, index), piece in spread.hand.items():
        if seat == player and index < len(play.cards):
            card = play.cards[index]
            _light_card(piece, play, card, useless=play.does_nothing(card) and not board.is_covered(seat))
            piece.activated.connect(partial(board.choose, card))


def _light_card(piece: TablePiece, play: Play, card: Card, *, useless: bool) -> None:
    chosen = card == play.card
    piece.let_press(lit=not useless, chosen=chosen)
    piece.change(dimmed=useless and not chosen)
    if useless:
        piece.note = translate("art_robbery", "no effect")
    if chosen:
        piece.setZValue(3)
        lift = piece.place.height() * LIFT
        piece.setY(piece.y() + (lift if piece.rotation() else -lift))


def _light_tiles(board: ArtRobberyBoard, spread: Spread, play: Play) -> None:
    """Facing each other, lit tiles would tell what is on a covered card: there any tile may be pointed at, and only
    what somebody has pointed at is marked."""
    facing, targets = bool(board.own_views), play.targets()
    for tile, piece in spread.tiles.items():
        free = play.must_aim() if facing else tile in targets
        if free:
            piece.let_press(lit=not facing, chosen=play.action() is not None and tile == play.target)
            piece.activated.connect(partial(board.aim, tile))


def _light_discard(board: ArtRobberyBoard, spread: Spread, play: Play) -> None:
    """Where stealing is optional, the pile stands for leaving the tile (AR-03)."""
    if spread.discard is not None and play.may_leave_it() and play.must_aim():
        leaves = play.action() is not None and play.target == NOTHING
        spread.discard.let_press(lit=not board.own_views, chosen=leaves)
        spread.discard.activated.connect(partial(board.aim, NOTHING))
