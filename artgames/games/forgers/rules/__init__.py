"""The rules of The Notorious Forgers. Names such as SP-43 in the code are rulings: cases that the rulebook leaves
open."""

from artgames.games.forgers.rules.play import RULES

__all__ = ["RULES"]
