"""The board of Likeness on the screen."""

from artgames.games.likeness.table.board import LikenessBoard

BOARD = LikenessBoard

__all__ = ["BOARD", "LikenessBoard"]
