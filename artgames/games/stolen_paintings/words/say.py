"""Making a sentence of this game."""

from artgames.engine.words import Voice

say = Voice("stolen_paintings")
