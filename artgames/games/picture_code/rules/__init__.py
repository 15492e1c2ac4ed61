"""The rules of Picture Code. Names such as SP-50 in the code are rulings: cases that are open otherwise."""

from artgames.engine.api import Rules
from artgames.games.picture_code.rules.play import PictureCode
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

RULES: Rules[State] = PictureCode()

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
