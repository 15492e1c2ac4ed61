"""Who hung which painting where it belongs; where all sort together, that is told of whoever hung it."""

from collections.abc import Iterator

from artgames.engine.answered import Answered
from artgames.engine.match import Match
from artgames.games.schools.rules.values import State


def answers(match: Match[State]) -> Iterator[Answered]:
    state = match.state
    if state.phase != "ended":
        return
    right = {one.card: one.wall for one in state.sorted}
    for one in state.hung:
        yield Answered(one.seat, one.card, state.house.by, right[one.card] == one.wall)
