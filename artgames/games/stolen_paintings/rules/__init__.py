"""The rules of Stolen Paintings. Names such as SP-15 in the code are rulings: cases that the rulebook leaves open."""

from artgames.engine.api import Rules
from artgames.games.stolen_paintings.rules.events import (
    AuctionDrawn,
    AuctionOpened,
    DeckReshuffled,
    DetectiveReady,
    ExhibitClosed,
    ExhibitOpened,
    GuessesRevealed,
    MarksLocked,
    MatchEnded,
    PaintingsReturned,
    PaintingsStolen,
    RoundScored,
    RoundStarted,
    TheftRevealed,
)
from artgames.games.stolen_paintings.rules.play import StolenPaintings
from artgames.games.stolen_paintings.rules.values import (
    Hang,
    Mark,
    NextRound,
    OpenExhibit,
    PadRound,
    Ready,
    Row,
    State,
    Steal,
    TableView,
    TimeUp,
    Wager,
)

RULES: Rules[State] = StolenPaintings()

__all__ = [
    "RULES",
    "AuctionDrawn",
    "AuctionOpened",
    "DeckReshuffled",
    "DetectiveReady",
    "ExhibitClosed",
    "ExhibitOpened",
    "GuessesRevealed",
    "Hang",
    "Mark",
    "MarksLocked",
    "MatchEnded",
    "NextRound",
    "OpenExhibit",
    "PadRound",
    "PaintingsReturned",
    "PaintingsStolen",
    "Ready",
    "RoundScored",
    "RoundStarted",
    "Row",
    "State",
    "Steal",
    "TableView",
    "TheftRevealed",
    "TimeUp",
    "Wager",
]
