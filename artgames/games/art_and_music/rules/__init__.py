"""The rules of Art and Music Lovers. Names such as SP-39 in the code are rulings: cases that the book leaves open."""

from artgames.games.art_and_music.rules.play import RULES

__all__ = ["RULES"]
