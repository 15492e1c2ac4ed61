"""The same bots as in the group quiz."""

from artgames.games.group_quiz.bot import make_bot

__all__ = ["make_bot"]
