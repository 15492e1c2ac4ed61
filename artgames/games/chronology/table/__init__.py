"""The board of the Chronological Art Game on the screen."""

from artgames.games.chronology.table.board import ChronologyBoard

BOARD = ChronologyBoard

__all__ = ["BOARD", "ChronologyBoard"]
