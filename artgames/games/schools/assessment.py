"""Who hung which painting where it belongs; where all sort together, that is told of whoever hung it."""

from collections.abc import Iterator

from artgames.engine.assessment import Answered, in_words, told
from artgames.engine.match import Match
from artgames.games.schools.rules.records import PaintingHung, State


def answers(match: Match[State]) -> Iterator[Answered]:
    state = match.state
    if state.phase != "ended":
        return
    turns = {event.card: turn for turn, event, _ in told(match, PaintingHung)}
    right = {one.card: one.wall for one in state.sorted}
    for one in state.hung:
        wall = in_words(state.house.walls[one.wall - 1])
        yield Answered(one.seat, one.card, state.house.by, right[one.card] == one.wall, wall, turns.get(one.card))
