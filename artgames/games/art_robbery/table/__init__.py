"""The board of Art Robbery on the screen."""

from artgames.games.art_robbery.table.board import ArtRobberyBoard

BOARD = ArtRobberyBoard

__all__ = ["BOARD", "ArtRobberyBoard"]
