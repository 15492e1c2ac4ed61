"""The board of The Notorious Forgers on the screen."""

from artgames.games.forgers.board.board import ForgersBoard

BOARD = ForgersBoard

__all__ = ["BOARD", "ForgersBoard"]
