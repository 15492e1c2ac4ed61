"""The same board as in the group quiz."""

from artgames.games.group_quiz.board import BOARD

__all__ = ["BOARD"]
