"""*Show me*: the turning points of a match, for when it is over."""

from artgames.engine.match import Match
from artgames.engine.review import Moment
from artgames.games.steal_this_game.bot.advising import advise
from artgames.games.steal_this_game.rules.records import State
from artgames.games.steal_this_game.words.turning import turning_points


def review(match: Match[State]) -> tuple[Moment, ...]:
    return turning_points(match, advise)
