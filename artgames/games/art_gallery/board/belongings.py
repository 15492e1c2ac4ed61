"""What a place shows of its player."""

from __future__ import annotations

from dataclasses import dataclass

from artgames.engine.api import Seat
from artgames.games.art_gallery.rules.records import Card, Cards, Works


@dataclass(frozen=True, slots=True)
class Belongings:
    """What a place shows of its player."""

    seat: Seat
    works: Works
    tiles: Works
    open_cards: Cards
    """Action cards that lie open before the player in this round."""

    known: tuple[Card, ...]
    """By the house rule of known hands: what is in hand or face down (AG-04)."""

    hand: int
    is_first: bool
    is_active: bool
    lit: int | None = None
    """On the score sheet: which line shines, counted as in `Told`."""
