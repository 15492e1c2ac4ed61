"""The same amateurs as at a table. The set-up offers no bot for the one seat; demonstrations let one play."""

from artgames.games.chronology.bot import make_bot

__all__ = ["make_bot"]
