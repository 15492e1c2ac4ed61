"""The same board as at a table."""

from artgames.games.chronology.table import BOARD

__all__ = ["BOARD"]
