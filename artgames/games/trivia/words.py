"""The same sentences as in the group quiz."""

from artgames.games.group_quiz.words import describe_event, reasons, result, resume, status

__all__ = ["describe_event", "reasons", "result", "resume", "status"]
