"""The rules of The Dialogue. Names such as SP-48 in the code are rulings: cases that the book leaves open."""

from artgames.games.dialogue.rules.play import RULES

__all__ = ["RULES"]
