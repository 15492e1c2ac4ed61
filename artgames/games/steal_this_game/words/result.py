"""Who has won the match."""

from artgames.engine.api import Outcome
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.steal_this_game.words.say import say

_RESULTS = {
    "one_game": QT_TRANSLATE_NOOP("steal_this_game", "{winner} wins."),
    "both_games": QT_TRANSLATE_NOOP("steal_this_game", "{winner} wins both games."),
    "draw": QT_TRANSLATE_NOOP("steal_this_game", "One game each: it’s a draw."),
}


def result(outcome: Outcome) -> Sentence:
    return say(_RESULTS[outcome.reason], {"winner": outcome.winners[0]})
