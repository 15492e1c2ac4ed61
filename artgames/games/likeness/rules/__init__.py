"""The rules of Likeness. SP-51 in the code is a ruling: how this is played with painting cards."""

from artgames.games.likeness.rules.play import RULES
from artgames.games.likeness.rules.records import (
    CardDrawn,
    Clue,
    ClueGiven,
    GiveClue,
    GridHung,
    MatchEnded,
    PaintingsRemoved,
    Remove,
    SecretDealt,
    SheetConfirmed,
    State,
    TableView,
)

__all__ = [
    "RULES",
    "CardDrawn",
    "Clue",
    "ClueGiven",
    "GiveClue",
    "GridHung",
    "MatchEnded",
    "PaintingsRemoved",
    "Remove",
    "SecretDealt",
    "SheetConfirmed",
    "State",
    "TableView",
]
