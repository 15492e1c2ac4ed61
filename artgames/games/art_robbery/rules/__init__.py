"""The rules of Art Robbery. Names such as AR-10 in the code are rulings: cases that the rulebook leaves open."""

from artgames.engine.api import Rules
from artgames.games.art_robbery.data import FACES
from artgames.games.art_robbery.rules.play import ArtRobbery
from artgames.games.art_robbery.rules.records import State

RULES: Rules[State] = ArtRobbery(FACES)
