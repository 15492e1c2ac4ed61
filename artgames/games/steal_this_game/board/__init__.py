"""The game's board."""

from artgames.games.steal_this_game.board.board import StealThisGameBoard

BOARD = StealThisGameBoard

__all__ = ["BOARD"]
