"""The rules of Likeness. SP-51 in the code is a ruling: how this is played with painting cards."""

from artgames.games.likeness.rules.play import RULES

__all__ = ["RULES"]
