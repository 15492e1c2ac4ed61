"""The same sentences as in the group quiz."""

from artgames.games.group_quiz.words import reasons, result, resume, status, told

__all__ = ["reasons", "result", "resume", "status", "told"]
