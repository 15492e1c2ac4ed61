"""The board of Flash Cards on the screen."""

from artgames.games.flash_cards.table.board import FlashBoard

BOARD = FlashBoard

__all__ = ["BOARD", "FlashBoard"]
