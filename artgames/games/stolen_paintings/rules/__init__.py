"""The rules of Stolen Paintings. Names such as SP-15 in the code are rulings: cases that the rulebook leaves open."""

from artgames.games.stolen_paintings.rules.play import RULES

__all__ = ["RULES"]
