"""The board of the Chronological Art Game on the screen."""

from artgames.games.chronology.board.board import ChronologyBoard

BOARD = ChronologyBoard

__all__ = ["BOARD", "ChronologyBoard"]
