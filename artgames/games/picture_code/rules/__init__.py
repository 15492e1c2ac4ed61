"""The rules of Picture Code. Names such as SP-50 in the code are rulings: cases that are open otherwise."""

from artgames.games.picture_code.rules.play import RULES

__all__ = ["RULES"]
