"""The rules of Steal This Game. Names such as ST-07 in the code are rulings: cases that the rulebook leaves open."""

from artgames.games.steal_this_game.rules.play import RULES

__all__ = ["RULES"]
