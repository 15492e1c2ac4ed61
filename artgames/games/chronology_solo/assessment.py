"""The same answers as at a table."""

from artgames.games.chronology.assessment import answers

__all__ = ["answers"]
