"""The rules of The Notorious Forgers. Names such as SP-43 in the code are rulings: cases that the rulebook leaves
open."""

from artgames.engine.api import Rules
from artgames.games.forgers.rules.play import Forgers
from artgames.games.forgers.rules.records import (
    Forge,
    ForgeriesHung,
    ForgeriesRevealed,
    Forgery,
    Guess,
    GuessMade,
    HandDealt,
    LookerReady,
    MatchEnded,
    NextRound,
    OpenWall,
    PadRound,
    Pointed,
    Ready,
    RoundStarted,
    State,
    TableView,
    TimeUp,
    WallClosed,
    WallOpened,
    WallReopened,
)

RULES: Rules[State] = Forgers()

__all__ = [
    "RULES",
    "Forge",
    "ForgeriesHung",
    "ForgeriesRevealed",
    "Forgery",
    "Guess",
    "GuessMade",
    "HandDealt",
    "LookerReady",
    "MatchEnded",
    "NextRound",
    "OpenWall",
    "PadRound",
    "Pointed",
    "Ready",
    "RoundStarted",
    "State",
    "TableView",
    "TimeUp",
    "WallClosed",
    "WallOpened",
    "WallReopened",
]
