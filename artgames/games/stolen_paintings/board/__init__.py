"""The board of Stolen Paintings on the screen."""

from artgames.games.stolen_paintings.board.board import StolenPaintingsBoard

BOARD = StolenPaintingsBoard

__all__ = ["BOARD", "StolenPaintingsBoard"]
