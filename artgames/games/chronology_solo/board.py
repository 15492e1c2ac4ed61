"""The same board as at a table."""

from artgames.games.chronology.board import BOARD

__all__ = ["BOARD"]
