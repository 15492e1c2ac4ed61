"""The rules of Art and Music Lovers. Names such as SP-39 in the code are rulings: cases that the book leaves open."""

from artgames.games.art_and_music.rules.play import RULES
from artgames.games.art_and_music.rules.records import (
    ChoiceRevealed,
    Guess,
    GuessesRevealed,
    GuessLocked,
    HintGiven,
    Love,
    MatchEnded,
    NextTurn,
    Pass,
    Row,
    State,
    TableView,
    Turn,
    TurnPassed,
    TurnScored,
    TurnStarted,
)

__all__ = [
    "RULES",
    "ChoiceRevealed",
    "Guess",
    "GuessLocked",
    "GuessesRevealed",
    "HintGiven",
    "Love",
    "MatchEnded",
    "NextTurn",
    "Pass",
    "Row",
    "State",
    "TableView",
    "Turn",
    "TurnPassed",
    "TurnScored",
    "TurnStarted",
]
