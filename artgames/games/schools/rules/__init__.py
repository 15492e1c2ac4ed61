"""The rules of Schools of Art. SP-63 in the code is a ruling: how cards are sorted."""

from artgames.games.schools.rules.play import RULES

__all__ = ["RULES"]
