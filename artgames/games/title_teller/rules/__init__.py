"""The rules of Title Teller. SP-52 in the code is a ruling: how this is played with painting cards."""

from artgames.games.title_teller.rules.play import RULES

__all__ = ["RULES"]
