"""The rules of Title Teller. SP-52 in the code is a ruling: how this is played with painting cards."""

from artgames.engine.api import Rules
from artgames.games.title_teller.rules.play import TitleTeller
from artgames.games.title_teller.rules.records import (
    Add,
    CardsAdded,
    CardsDealt,
    MatchEnded,
    NextTurn,
    OwnersRevealed,
    Pass,
    Row,
    RowHung,
    State,
    TableView,
    Tell,
    TitleTold,
    Turn,
    TurnPassed,
    TurnScored,
    TurnStarted,
    Vote,
    VoteLocked,
    VotesRevealed,
)

RULES: Rules[State] = TitleTeller()

__all__ = [
    "RULES",
    "Add",
    "CardsAdded",
    "CardsDealt",
    "MatchEnded",
    "NextTurn",
    "OwnersRevealed",
    "Pass",
    "Row",
    "RowHung",
    "State",
    "TableView",
    "Tell",
    "TitleTold",
    "Turn",
    "TurnPassed",
    "TurnScored",
    "TurnStarted",
    "Vote",
    "VoteLocked",
    "VotesRevealed",
]
