"""The rules of The Dialogue. Names such as SP-48 in the code are rulings: cases that the book leaves open."""

from artgames.engine.api import Rules
from artgames.games.dialogue.rules.play import TheDialogue
from artgames.games.dialogue.rules.records import (
    AlbumOpened,
    DialogueRead,
    DialogueWritten,
    GoOn,
    Guess,
    GuessesRevealed,
    GuessLocked,
    MatchEnded,
    NextRound,
    RoundStarted,
    Row,
    Scene,
    SceneScored,
    SpeakersRevealed,
    State,
    TableView,
    Write,
    Written,
)

RULES: Rules[State] = TheDialogue()

__all__ = [
    "RULES",
    "AlbumOpened",
    "DialogueRead",
    "DialogueWritten",
    "GoOn",
    "Guess",
    "GuessLocked",
    "GuessesRevealed",
    "MatchEnded",
    "NextRound",
    "RoundStarted",
    "Row",
    "Scene",
    "SceneScored",
    "SpeakersRevealed",
    "State",
    "TableView",
    "Write",
    "Written",
]
