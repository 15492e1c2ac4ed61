"""How it ended."""

from artgames.engine.api import Outcome
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.forgers.words.say import say


def result(outcome: Outcome) -> Sentence:
    winners = outcome.winners
    points = outcome.points[winners[0]]
    people = dict(zip(("first", "second", "third"), winners, strict=False))
    if len(winners) == 1:
        text = QT_TRANSLATE_NOOP("forgers", "{first} wins with {points:one stolen painting|# stolen paintings}.")
    elif len(winners) == 2:
        text = QT_TRANSLATE_NOOP(
            "forgers", "{first} and {second} share the victory, with {points:# painting|# paintings} each."
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "forgers", "{first}, {second} and {third} share the victory, with {points:# painting|# paintings} each."
        )
    return say(text, people, points=points)
