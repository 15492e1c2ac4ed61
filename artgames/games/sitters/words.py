"""The same sentences as in the group quiz."""

from artgames.games.group_quiz.words import result, resume, status, told

__all__ = ["result", "resume", "status", "told"]
