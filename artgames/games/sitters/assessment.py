"""The same answers as in the group quiz."""

from artgames.games.group_quiz.assessment import answers

__all__ = ["answers"]
