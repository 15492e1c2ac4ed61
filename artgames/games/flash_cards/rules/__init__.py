"""The rules of Flash Cards. SP-60 in the code is the ruling about what the rulebook leaves open."""

from artgames.games.flash_cards.rules.play import RULES

__all__ = ["RULES"]
