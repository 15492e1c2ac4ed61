"""How it ended."""

from artgames.engine.api import Outcome
from artgames.engine.points import victory
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.art_robbery.words.say import say


def result(outcome: Outcome) -> Sentence:
    if outcome.reason == "museum_wins":
        return say(QT_TRANSLATE_NOOP("art_robbery", "Everyone is caught: the museum wins."))
    if outcome.reason == "all_caught":
        return say(QT_TRANSLATE_NOOP("art_robbery", "Everyone is caught: it’s a draw."))
    if outcome.reason == "most_alibis":
        text = QT_TRANSLATE_NOOP("art_robbery", "It’s a tie at {points}: {winner} wins with more alibis.")
        return say(text, {"winner": outcome.winners[0]}, points=outcome.points[outcome.winners[0]])
    return victory(outcome, named=3)
