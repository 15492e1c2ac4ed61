"""The same answers as in the group quiz."""

from artgames.games.group_quiz.answered import answers

__all__ = ["answers"]
