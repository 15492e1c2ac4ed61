"""The rules of Likeness. SP-51 in the code is a ruling: how this is played with painting cards."""

from artgames.engine.api import Rules
from artgames.games.likeness.rules.play import LikenessGame
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

RULES: Rules[State] = LikenessGame()

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
