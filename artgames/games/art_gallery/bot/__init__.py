"""Bots for Art Gallery."""

from artgames.bots import RandomBot
from artgames.engine.api import Bot


def make_bot(level: str, likeness: object = None, **_: object) -> Bot:
    """A bot that does anything that is allowed, at every level."""
    return RandomBot()
