"""The board of Picture Code on the screen."""

from artgames.games.picture_code.board.board import PictureCodeBoard

BOARD = PictureCodeBoard

__all__ = ["BOARD", "PictureCodeBoard"]
