"""What is printed on the cards: catalogue, packs and pictures. Data and look-ups, no rules, no Qt."""

from artgames.decks.catalogue import Pack, Painting
from artgames.decks.deck import Deck
from artgames.decks.filters import Filter
from artgames.decks.library import Library
from artgames.decks.sets import PaintingSet, SavedSets
from artgames.decks.similarity import Likeness

__all__ = ["Deck", "Filter", "Library", "Likeness", "Pack", "Painting", "PaintingSet", "SavedSets"]
