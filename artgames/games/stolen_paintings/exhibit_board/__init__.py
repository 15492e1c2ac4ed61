"""The board of an exhibit of Stolen Paintings."""

from artgames.games.stolen_paintings.exhibit_board.board import StolenPaintingsExhibit

BOARD = StolenPaintingsExhibit

__all__ = ["BOARD", "StolenPaintingsExhibit"]
