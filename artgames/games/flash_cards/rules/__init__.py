"""The rules of Flash Cards. SP-60 in the code is the ruling about what the rulebook leaves open."""

from artgames.engine.api import Rules
from artgames.games.flash_cards.rules.play import FlashCards
from artgames.games.flash_cards.rules.records import State

RULES: Rules[State] = FlashCards()
