"""What the stops of the risk track are called, and what each of them says about the dice."""

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.steal_this_game.rules.track import Stop
from artgames.games.steal_this_game.words.say import say_of_stop

_NAMES = {
    "prepare": QT_TRANSLATE_NOOP("steal_this_game", "Prepare {number}"),
    "observe": QT_TRANSLATE_NOOP("steal_this_game", "Observe {number}"),
    "hit": QT_TRANSLATE_NOOP("steal_this_game", "Hit"),
    "steal": QT_TRANSLATE_NOOP("steal_this_game", "Steal"),
}

_CLAIMS = {
    "prepare": QT_TRANSLATE_NOOP("steal_this_game", "One of the dice shows a {number}."),
    "observe": QT_TRANSLATE_NOOP("steal_this_game", "The dice add up to {number} or more."),
    "hit": QT_TRANSLATE_NOOP("steal_this_game", "Both dice show the same number."),
    "steal": QT_TRANSLATE_NOOP("steal_this_game", "No claim: you open a box at once."),
}


def name_of(stop: Stop) -> Sentence:
    return say_of_stop(stop, _NAMES)


def claim_of(stop: Stop) -> Sentence:
    """ST-02 in words."""
    return say_of_stop(stop, _CLAIMS)
