"""The rules of Picture Code. Names such as SP-50 in the code are rulings: cases that are open otherwise."""

from artgames.games.picture_code.rules.play import RULES
from artgames.games.picture_code.rules.records import (
    UNLIMITED,
    Clue,
    ClueGiven,
    Guess,
    KeyShown,
    MatchEnded,
    MatchStarted,
    PaintingUncovered,
    State,
    Stop,
    TableView,
    Turn,
    TurnEnded,
)

__all__ = [
    "RULES",
    "UNLIMITED",
    "Clue",
    "ClueGiven",
    "Guess",
    "KeyShown",
    "MatchEnded",
    "MatchStarted",
    "PaintingUncovered",
    "State",
    "Stop",
    "TableView",
    "Turn",
    "TurnEnded",
]
