"""How it ended."""

from artgames.engine.api import Outcome
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.art_gallery.words.say import say


def result(outcome: Outcome) -> Sentence:
    winners = outcome.winners
    points = outcome.points[winners[0]]
    if len(winners) > 1:
        return _shared(winners, points)
    if outcome.reason == "most_tiles":
        text = QT_TRANSLATE_NOOP("art_gallery", "{winner} wins the tie at {points} with more tiles.")
    else:
        text = QT_TRANSLATE_NOOP("art_gallery", "{winner} wins with {points} points.")
    return say(text, {"winner": winners[0]}, points=points)


def _shared(winners: tuple[int, ...], points: int) -> Sentence:
    people = {"first": winners[0], "second": winners[1]}
    if len(winners) == 2:
        text = QT_TRANSLATE_NOOP("art_gallery", "{first} and {second} share the victory, with {points} each.")
    elif len(winners) == 3:
        text = QT_TRANSLATE_NOOP("art_gallery", "{first}, {second} and {third} share the victory, with {points} each.")
        people["third"] = winners[2]
    else:
        text = QT_TRANSLATE_NOOP("art_gallery", "{count} players share the victory, with {points} each.")
        people = {}
    return say(text, people, points=points, count=len(winners))
