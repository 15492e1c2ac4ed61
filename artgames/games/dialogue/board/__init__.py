"""The board of The Dialogue on the screen."""

from artgames.games.dialogue.board.board import DialogueBoard

BOARD = DialogueBoard

__all__ = ["BOARD", "DialogueBoard"]
