"""The same answers as at a table."""

from artgames.games.chronology.answered import answers

__all__ = ["answers"]
