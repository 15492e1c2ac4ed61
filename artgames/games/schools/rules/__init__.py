"""The rules of Schools of Art. SP-63 in the code is a ruling: how cards are sorted."""

from artgames.engine.api import Rules
from artgames.games.schools.rules.play import Schools
from artgames.games.schools.rules.records import State

RULES: Rules[State] = Schools()
