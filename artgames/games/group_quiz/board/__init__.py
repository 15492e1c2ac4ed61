"""The board of all games that ask about paintings."""

from artgames.games.group_quiz.board.board import QuizBoard

BOARD = QuizBoard

__all__ = ["BOARD", "QuizBoard"]
