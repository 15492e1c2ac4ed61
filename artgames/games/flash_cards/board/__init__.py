"""The board of Flash Cards on the screen."""

from artgames.games.flash_cards.board.board import FlashBoard

BOARD = FlashBoard

__all__ = ["BOARD", "FlashBoard"]
