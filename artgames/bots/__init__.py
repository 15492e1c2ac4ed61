"""Bots that serve any game, and the runner that lets bots play whole matches."""

from artgames.bots.random_bot import RandomBot
from artgames.bots.runner import bot_stream, decide, play_match

__all__ = ["RandomBot", "bot_stream", "decide", "play_match"]
