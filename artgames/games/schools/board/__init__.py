"""The board of Schools of Art on the screen."""

from artgames.games.schools.board.board import SchoolsBoard

BOARD = SchoolsBoard

__all__ = ["BOARD", "SchoolsBoard"]
