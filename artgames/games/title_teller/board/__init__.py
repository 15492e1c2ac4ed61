"""The board of Title Teller on the screen."""

from artgames.games.title_teller.board.board import TitleTellerBoard

BOARD = TitleTellerBoard

__all__ = ["BOARD", "TitleTellerBoard"]
