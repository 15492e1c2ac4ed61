"""What is done at the table, by the players and the house."""

from artgames.engine.api import Seat
from artgames.engine.choices import Action
from artgames.games.art_robbery.data import Card, Tile
from artgames.games.art_robbery.rules.records import NOTHING


class PlayCard(Action, frozen=True):
    """Lay a card open. `tile` is what it takes, `victim` from whom; a tile without a victim lies in the middle."""

    card: Card
    tile: Tile = NOTHING
    victim: Seat = NOTHING


class Defend(Action, frozen=True):
    """The victim's answer to a theft (AR-10): 1 hands the dog over, 0 the tile."""

    give_dog: int


class GoOn(Action, frozen=True):
    """The house clears the table for the next raid, or lets the police in after the last one."""
