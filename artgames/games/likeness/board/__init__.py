"""The board of Likeness on the screen."""

from artgames.games.likeness.board.board import LikenessBoard

BOARD = LikenessBoard

__all__ = ["BOARD", "LikenessBoard"]
