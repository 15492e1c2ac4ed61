"""The board of Art Robbery on the screen."""

from artgames.games.art_robbery.board.board import ArtRobberyBoard

BOARD = ArtRobberyBoard

__all__ = ["BOARD", "ArtRobberyBoard"]
