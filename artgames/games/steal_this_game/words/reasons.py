"""How a game ended, in one line."""

from artgames.engine.api import Seat
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.steal_this_game.rules.records import Reason
from artgames.games.steal_this_game.words.say import say

_REASONS: dict[Reason, str] = {
    "stolen": QT_TRANSLATE_NOOP("steal_this_game", "{thief} opens the right box and gets away with the money."),
    "empty_hands": QT_TRANSLATE_NOOP("steal_this_game", "{thief} opens an empty box: the money is safe."),
    "lucky_lie": QT_TRANSLATE_NOOP("steal_this_game", "{thief} is caught lying, but finds the money all the same."),
    "caught": QT_TRANSLATE_NOOP("steal_this_game", "{thief} is caught lying and finds nothing."),
    "last_box": QT_TRANSLATE_NOOP("steal_this_game", "Only one box is left: {thief} takes the money."),
}


def reason(why: Reason, thief: Seat) -> Sentence:
    return say(_REASONS[why], {"thief": thief})
