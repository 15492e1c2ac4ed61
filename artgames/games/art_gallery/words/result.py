"""How it ended."""

from artgames.engine.api import Outcome
from artgames.engine.points import victory
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.art_gallery.words.say import say


def result(outcome: Outcome) -> Sentence:
    if outcome.reason == "most_tiles":
        text = QT_TRANSLATE_NOOP("art_gallery", "It’s a tie at {points}: {winner} wins with more tiles.")
        return say(text, {"winner": outcome.winners[0]}, points=outcome.points[outcome.winners[0]])
    return victory(outcome, named=3)
