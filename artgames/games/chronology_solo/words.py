"""The same sentences as at a table: they know how many play."""

from artgames.games.chronology.words import result, resume, status, told

__all__ = ["result", "resume", "status", "told"]
