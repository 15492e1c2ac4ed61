"""The rules of Art Gallery. Names such as AG-10 in the code are rulings: cases that the rulebook leaves open."""

from artgames.engine.api import Rules
from artgames.games.art_gallery.data import FACES
from artgames.games.art_gallery.rules.play import ArtGallery
from artgames.games.art_gallery.rules.records import State

RULES: Rules[State] = ArtGallery(FACES)
